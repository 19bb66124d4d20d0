import { Clock, LockKeyhole, MailCheck } from 'lucide-react';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { RegisterPayload } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { closeDialog, openLogin, type SitePopup } from '#shared/state/dialogs.ts';
import { dropPendingAction } from '#site/session/require-login.ts';
import { showToast } from '#shared/state/toasts.ts';
import { MessageDialog } from '#shared/components/message-dialog.tsx';
import { paths } from '#shared/routing/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { AccountDialog, type PopupProps } from './account-dialog.tsx';
import { saveRegisteredEmail } from './registered-email.ts';

/** Shows the open popup, and the last one until it has faded out. */
export default function AccountDialogs({ dialog }: { dialog: SitePopup | undefined }) {
  const [shown, setShown] = useState(dialog);
  if (dialog && dialog !== shown) setShown(dialog);
  if (!shown) return null;
  return <Popup dialog={shown} isOpen={dialog !== undefined} onExited={() => setShown(undefined)} />;
}

function Popup({ dialog, ...rest }: PopupProps & { dialog: SitePopup }) {
  if (dialog.kind === 'account') return <AccountDialog {...rest} dialog={dialog} />;
  if (dialog.kind === 'verifyEmail') return <VerifyEmailDialog {...rest} dialog={dialog} />;
  return <AskLoginDialog {...rest} reason={dialog.kind} />;
}

interface AskLoginDialogProps extends PopupProps {
  /** Explains why the login is needed: nobody is logged in, or the login has expired. */
  reason: 'notice' | 'expired';
}

function AskLoginDialog({ reason, isOpen, onExited }: AskLoginDialogProps) {
  const { t } = useTranslation(['account', 'common', 'messages']);
  const hasExpired = reason === 'expired';
  const Icon = hasExpired ? Clock : LockKeyhole;
  return (
    <MessageDialog
      title={hasExpired ? t('expiredTitle') : t('messages:notLoggedIn')}
      text={hasExpired ? t('messages:loginExpired') : t('messages:loginRequired')}
      icon={<Icon aria-hidden size="1.75rem" />}
      tone="calm"
      isOpen={isOpen}
      isAlert
      onClose={closeDialog}
      onExited={onExited}
    >
      <Button variant="outlined" onClick={closeDialog}>
        {t('common:cancel')}
      </Button>
      <Button onClick={() => openLogin()}>{t('logIn')}</Button>
    </MessageDialog>
  );
}

interface VerifyEmailDialogProps extends PopupProps {
  dialog: Extract<SitePopup, { kind: 'verifyEmail' }>;
}

/** Tells a new user the next steps: open the e-mail, follow its link and log in. */
function VerifyEmailDialog({ dialog, isOpen, onExited }: VerifyEmailDialogProps) {
  const { email, verifyHour, registration } = dialog;
  const { t } = useTranslation('account');
  const [isSending, setSending] = useState(false);
  const navigate = useNavigate();

  function logIn(): void {
    saveRegisteredEmail(email);
    openLogin();
  }

  /** Registering an unverified address again sends another e-mail, within the server's limits. */
  async function resend(body: RegisterPayload): Promise<void> {
    setSending(true);
    const { data, error } = await api.register({ body });
    setSending(false);
    if (data?.code === 0) showToast('success', t('emailResent', { email }));
    else showToast('error', displayFailure(data ?? error).text);
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
      {registration && (
        <Button variant="outlined" loading={isSending} onClick={() => void resend(registration)}>
          {t('resendEmail')}
        </Button>
      )}
      <Button variant="text" onClick={browse}>
        {t('continueBrowsing')}
      </Button>
    </MessageDialog>
  );
}
