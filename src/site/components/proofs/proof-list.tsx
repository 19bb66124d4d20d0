import LinearProgress from '@mui/material/LinearProgress';
import { CircleCheck, RotateCw, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/button.tsx';
import { BlobPicture } from '../blob-picture.tsx';
import styles from './proof-list.module.css';
import type { Proof } from './proof-set.ts';

interface ProofListProps {
  proofs: readonly Proof[];
  isLocked: boolean;
  /** They are in the outbox, which sends them later. */
  isQueued?: boolean;
  onRemove: (id: string) => void;
  onRetry: () => void;
}

/** The chosen pictures with their progress. */
export function ProofList({ proofs, isLocked, isQueued = false, onRemove, onRetry }: ProofListProps) {
  const { t } = useTranslation('orders');
  if (proofs.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('chosenPictures')}>
      {proofs.map((proof) => (
        <li key={proof.id} className={styles.proof}>
          <span className={styles.preview}>
            <BlobPicture picture={proof.picture} className={styles.image} />
          </span>
          <span className={styles.words}>
            <span className={styles.name}>{proof.name}</span>
            <State proof={proof} isQueued={isQueued} />
          </span>
          {proof.state === 'failed' && !isLocked && (
            <Button variant="text" size="small" aria-label={t('retryPicture', { name: proof.name })} onClick={onRetry}>
              <RotateCw size="1.1em" aria-hidden />
            </Button>
          )}
          <Button
            variant="text"
            size="small"
            disabled={isLocked}
            aria-label={t('deletePicture', { name: proof.name })}
            onClick={() => onRemove(proof.id)}
          >
            <X size="1.1em" aria-hidden />
          </Button>
        </li>
      ))}
    </ul>
  );
}

function State({ proof: { state, part, parts, name }, isQueued }: { proof: Proof; isQueued: boolean }) {
  const { t } = useTranslation(['orders', 'uploads', 'messages']);
  if (isQueued && state !== 'sent') return <span className={styles.ready}>{t('messages:waitingForLine')}</span>;
  if (state === 'sending') {
    return (
      <>
        <LinearProgress variant="determinate" value={part * 100} aria-label={t('sendingPicture', { name })} />
        {parts && <span className={styles.ready}>{t('uploads:partsThere', { ...parts })}</span>}
      </>
    );
  }
  if (state === 'failed') {
    return (
      <>
        <span className={styles.failed}>{t('pictureFailed')}</span>
        {parts && <span className={styles.ready}>{t('uploads:goesOn', { ...parts })}</span>}
      </>
    );
  }
  if (state === 'ready') return <span className={styles.ready}>{t('pictureReady')}</span>;
  return (
    <span className={styles.sent}>
      <CircleCheck size="1em" aria-hidden /> {t('pictureSent')}
    </span>
  );
}
