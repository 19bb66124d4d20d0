import { BadgeCheck, FileWarning } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { DealerCertificate } from '#generated/client/types.gen.ts';
import { dealerStateOf } from '#states/dealer-state.ts';
import { openLocalStorage, type StorageArea } from '#shared/api/local-storage.ts';
import { useDialog, useOwnDialog } from '#shared/state/dialogs.ts';
import { MessageDialog } from '#shared/components/message-dialog.tsx';
import { centreItems, paths } from '#shared/routing/paths.ts';
import { Button } from '#shared/ui/button.tsx';

/** Shows the result of the company's review once. It waits while another popup is open. */
export function DealerResult({ certificate }: { certificate: DealerCertificate }) {
  const { id, status } = certificate;
  const [acknowledged, setAcknowledged] = useState<string>();
  const current = `${id}:${status}`;
  const isSlotFree = useDialog() === undefined;
  const { isOpen, open, close } = useOwnDialog('dealerResult');

  const tell = useEffectEvent(() => {
    if (isResultNew(certificate)) open();
  });
  useEffect(() => {
    if (isSlotFree && acknowledged !== current) tell();
  }, [isSlotFree, acknowledged, current]);

  function acknowledge(): void {
    acknowledgeResult(certificate);
    setAcknowledged(current);
    close();
  }

  return isOpen && <ResultDialog certificate={certificate} onAcknowledge={acknowledge} />;
}

interface ResultDialogProps {
  certificate: DealerCertificate;
  onAcknowledge: () => void;
}

function ResultDialog({ certificate: { status, remark = '' }, onAcknowledge }: ResultDialogProps) {
  const { t } = useTranslation(['centre', 'common']);
  const navigate = useNavigate();
  const isRejected = dealerStateOf[status] === 'rejected';
  const Icon = isRejected ? FileWarning : BadgeCheck;

  function show(): void {
    onAcknowledge();
    void navigate(paths.centre(centreItems.dealer));
  }

  return (
    <MessageDialog
      title={t(isRejected ? 'dealerRejectedTitle' : 'dealerApprovedTitle')}
      text={isRejected ? t('dealerRejectedText', { remark }) : t('dealerApprovedText')}
      icon={<Icon aria-hidden size="1.75rem" />}
      tone={isRejected ? 'negative' : 'positive'}
      onClose={onAcknowledge}
    >
      <Button fullWidth onClick={show}>
        {t(isRejected ? 'dealerSeeReason' : 'dealerSeeCertificate')}
      </Button>
      <Button fullWidth variant="text" onClick={onAcknowledge}>
        {t('common:close')}
      </Button>
    </MessageDialog>
  );
}

const markerItem = 'dealerResultSeen';
const browserStorage = openLocalStorage();

/**
 * Whether the result of a review has not been shown yet. The marker of an earlier status is cleared, so that the next result
 * is shown.
 */
export function isResultNew(certificate: DealerCertificate, storage: StorageArea = browserStorage): boolean {
  const marker = storage.getItem(markerItem);
  const isAcknowledged = marker === markerOf(certificate);
  if (marker !== null && !isAcknowledged) storage.removeItem(markerItem);
  return isResult(certificate) && !isAcknowledged;
}

export function acknowledgeResult(certificate: DealerCertificate, storage: StorageArea = browserStorage): void {
  storage.setItem(markerItem, markerOf(certificate));
}

function isResult({ status }: DealerCertificate): boolean {
  const state = dealerStateOf[status];
  return state === 'approved' || state === 'rejected';
}

/** Contains the certificate's id, since several people may use one browser. */
function markerOf({ id = '', status }: DealerCertificate): string {
  return `${id}:${status}`;
}
