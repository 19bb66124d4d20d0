import { MailCheck } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { closeDialog, openLogin, type SitePopup } from '../../app/dialogs.ts';
import { dropPendingAction } from '../../app/gate.ts';
import { writeSession } from '../../app/stored-state.ts';
import { MessageDialog } from '../../components/message-dialog.tsx';
import { paths } from '../../routing/paths.ts';
import { Button } from '../../ui/button.tsx';
import type { PopupProps } from './popup-props.ts';
import { registeredEmailItem } from './registered-email.ts';

interface VerifyEmailDialogProps extends PopupProps {
  dialog: Extract<SitePopup, { kind: 'verifyEmail' }>;
}

/** What somebody who has registered does next: read the mail, follow its link, log in. */
export function VerifyEmailDialog({ dialog: { email, verifyHour }, isOpen, onExited }: VerifyEmailDialogProps) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();

  function logIn(): void {
    writeSession(registeredEmailItem, email);
    openLogin();
  }

  function browse(): void {
    dropPendingAction();
    closeDialog();
    void navigate(paths.home());
  }

  return (
    <MessageDialog
      title={t('verifyTitle')}
      text={
        <>
          <p>
            <Trans
              t={t}
              i18nKey="verifyText"
              values={{ email }}
              count={verifyHour}
              components={{ email: <strong /> }}
            />
          </p>
          <p>{t('verifyHint')}</p>
        </>
      }
      icon={<MailCheck aria-hidden size="1.75rem" />}
      tone="calm"
      isOpen={isOpen}
      onClose={(_event, reason) => reason === 'escapeKeyDown' && closeDialog()}
      onExited={onExited}
    >
      <Button onClick={logIn}>{t('verificationCompleted')}</Button>
      <Button look="quiet" onClick={browse}>
        {t('continueBrowsing')}
      </Button>
    </MessageDialog>
  );
}
