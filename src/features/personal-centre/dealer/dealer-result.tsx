import { BadgeCheck, FileWarning } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { DealerCertificate } from '../../../../generated/client/types.gen.ts';
import { useDialog, useOwnDialog } from '../../../app/dialogs.ts';
import { MessageDialog } from '../../../components/message-dialog.tsx';
import { centreItems, paths } from '../../../routing/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { acknowledgeResult, isResultNew } from './result-marker.ts';

/** Tells once how the review of the company went. It waits while another popup is open. */
export function DealerResult({ certificate }: { certificate: DealerCertificate }) {
  const { id, status } = certificate;
  const [told, setTold] = useState<string>();
  const current = `${id}:${status}`;
  const isSlotFree = useDialog() === undefined;
  const { isOpen, open, close } = useOwnDialog('dealerResult');

  const tell = useEffectEvent(() => {
    if (isResultNew(certificate)) open();
  });
  useEffect(() => {
    if (isSlotFree && told !== current) tell();
  }, [isSlotFree, told, current]);

  function acknowledge(): void {
    acknowledgeResult(certificate);
    setTold(current);
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
  const isRejected = status === 3;
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
      <Button isWide onClick={show}>
        {t(isRejected ? 'dealerSeeReason' : 'dealerSeeCertificate')}
      </Button>
      <Button isWide look="quiet" onClick={onAcknowledge}>
        {t('common:close')}
      </Button>
    </MessageDialog>
  );
}
