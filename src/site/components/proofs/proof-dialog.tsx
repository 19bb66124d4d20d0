import Dialog from '@mui/material/Dialog';
import { useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { confirm } from '#site/page-state/confirm.ts';
import { showToast } from '#shared/state/toasts.ts';
import { Button } from '#shared/ui/button.tsx';
import { useDelayed } from '#shared/ui/use-delayed.ts';
import { PaymentPanel } from '../payments/payment-panel.tsx';
import { reloadOrders } from '../reload-orders.ts';
import { DropZone } from './drop-zone.tsx';
import { proofLimit, sizeText } from '#shared/components/uploads/picture-checks.ts';
import styles from './proof-dialog.module.css';
import { ProofList } from './proof-list.tsx';
import { mostProofs, proofTarget } from './proof-set.ts';
import { useSubmitProof, type SubmitStage } from './use-submit-proof.ts';
import { useProofs, type ProofProblem } from './use-proofs.ts';

interface ProofDialogProps {
  orderId: string;
  status: number;
  /** The buyer's e-mail. */
  owner: string;
  onClose: () => void;
}

const dialogWidth = '30.625rem';
/** After this many milliseconds the buttons are enabled again, even if an upload is not finished. */
const loadingTimeout = 16_000;

/** Uploads up to four pictures as a payment proof and submits them. */
export default function ProofDialog({ orderId, status, owner, onClose }: ProofDialogProps) {
  const { t } = useTranslation(['orders', 'common', 'messages']);
  const queryClient = useQueryClient();
  const onProblem = useProofProblem();
  const proofs = useProofs({ orderId, owner, onProblem });
  const target = proofTarget(status);
  const handIn = useSubmitProof({
    orderId,
    proofs,
    onDone() {
      showToast('success', t('proofReceived'));
      onClose();
      void reloadOrders(queryClient);
    },
    onSentLater: onClose,
    onRefused: () => void reloadOrders(queryClient),
  });
  const isSending = handIn.stage === 'sending';
  const isSettling = handIn.stage === 'handingIn' || handIn.stage === 'checking';
  const isSlow = useDelayed(isSending, loadingTimeout);
  const isLocked = isSettling || isSending || handIn.isQueued;

  function send(): void {
    if (proofs.list.length === 0) showToast('warning', t('proofMissing'));
    else if (!target) showToast('error', t('proofNotAwaited'));
    else void handIn.send(target);
  }

  async function remove(id: string): Promise<void> {
    if (await confirm('deletePhoto')) proofs.remove(id);
  }

  function close(): void {
    // The dialog is finding out whether the proof has arrived, and must stay open to show the result.
    if (isSettling) return;
    handIn.stop();
    onClose();
  }

  async function discard(): Promise<void> {
    if (isSettling) return;
    await handIn.discard();
    if (handIn.isQueued) showToast('success', t('proofWithdrawn'));
    // It may have arrived; the order then shows it.
    if (handIn.stage === 'unknown') void reloadOrders(queryClient);
    onClose();
  }

  return (
    <Dialog
      open
      maxWidth={false}
      aria-labelledby="proof-title"
      onClose={close}
      slotProps={{ paper: { className: styles.paper, style: { width: dialogWidth } } }}
    >
      <div className={styles.head}>
        <h2 id="proof-title" className={styles.title}>
          {t(target?.call === 'payBalance' ? 'balanceProofTitle' : 'depositProofTitle')}
        </h2>
        <Button variant="text" size="small" aria-label={t('common:close')} disabled={isSettling} onClick={close}>
          <X size="1.25em" aria-hidden />
        </Button>
      </div>
      <div className={styles.body}>
        {target && <PaymentPanel orderId={orderId} />}
        <p className={styles.hint}>{t('proofHint')}</p>
        <DropZone
          isDisabled={isLocked}
          hasRoom={proofs.list.length < mostProofs}
          isBusy={proofs.isPreparing}
          onFiles={(files) => void proofs.add(files)}
        />
      </div>
      <div className={styles.foot}>
        <StageNote stage={handIn.stage} isSlow={isSlow} />
        {proofs.hasEarlier && !isLocked && <p className={styles.hint}>{t('proofsFromBefore')}</p>}
        <ProofList
          proofs={proofs.list}
          isLocked={isLocked}
          isQueued={handIn.isQueued}
          onRemove={(id) => void remove(id)}
          onRetry={send}
        />
        <div className={styles.acts}>
          <Button variant="text" disabled={isSettling} onClick={() => void discard()}>
            {t(handIn.isQueued ? 'proofWithdraw' : 'common:cancel')}
          </Button>
          {handIn.isQueued ? (
            // Not the same button: a press soon after the one on it would be ignored as a second press.
            <Button key="close" onClick={close}>
              {t('common:close')}
            </Button>
          ) : (
            <Button
              key="send"
              color="secondary"
              loading={isSettling || (isSending && !isSlow)}
              disabled={proofs.isPreparing}
              onClick={send}
            >
              {t(buttonText(handIn.stage, isSlow))}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function buttonText(stage: ReturnType<typeof useSubmitProof>['stage'], isSlow: boolean) {
  if (stage === 'unknown') return 'checkAgain';
  if (stage === 'incomplete' || (stage === 'sending' && isSlow)) return 'sendAgain';
  return stage === 'checking' ? 'checking' : 'handIn';
}

/** Shows the state of the proof in one line. */
function StageNote({ stage, isSlow }: { stage: SubmitStage; isSlow: boolean }) {
  const { t } = useTranslation('orders');
  const name = noteFor(stage, isSlow);
  return <div aria-live="polite">{name && <p className={`${styles.note} ${styles[stage] ?? ''}`}>{t(name)}</p>}</div>;
}

function noteFor(stage: SubmitStage, isSlow: boolean) {
  if (stage === 'sending') return isSlow ? 'noteSlow' : undefined;
  const notes = {
    checking: 'noteChecking',
    unknown: 'noteUnknown',
    offline: 'noteOffline',
    unsaved: 'noteUnsaved',
    incomplete: 'noteIncomplete',
    refused: 'noteRefused',
    choosing: undefined,
    handingIn: undefined,
  } as const;
  return notes[stage];
}

/** Shows why a picture was not accepted. */
function useProofProblem(): (problem: ProofProblem) => void {
  const { t } = useTranslation(['orders', 'messages']);
  return (problem) => {
    if ('roomLeft' in problem) {
      const { roomLeft } = problem;
      const text = roomLeft > 0 ? t('moreProofs', { count: roomLeft }) : t('mostProofs', { most: mostProofs });
      showToast('warning', text);
      return;
    }
    const texts = {
      wrongFormat: t('wrongFormat'),
      tooLarge: t('tooLarge', { size: sizeText(proofLimit) }),
      empty: t('messages:emptyFile'),
      unreadable: t('messages:fileUnreadable'),
      duplicate: t('proofDuplicate'),
    } as const;
    showToast('warning', t('aboutPicture', { name: problem.name, text: texts[problem.fault] }));
  };
}
