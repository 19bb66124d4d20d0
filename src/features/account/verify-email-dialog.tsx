import Dialog from '@mui/material/Dialog';
import { MailCheck } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { closeDialog, openLogin, type SitePopup } from '../../app/dialogs.ts';
import { dropPendingAction } from '../../app/gate.ts';
import { writeSession } from '../../app/stored-state.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import styles from './message-dialog.module.css';
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
    <Dialog
      open={isOpen}
      aria-labelledby="verify-title"
      aria-describedby="verify-text"
      onClose={(_event, reason) => reason === 'escapeKeyDown' && closeDialog()}
      slotProps={{ paper: { className: styles.paper }, transition: { onExited } }}
    >
      <span className={styles.icon}>
        <MailCheck aria-hidden size="1.75rem" />
      </span>
      <h2 id="verify-title">{t('verifyTitle')}</h2>
      <p id="verify-text" className={styles.text}>
        <Trans
          t={t}
          i18nKey="verifyText"
          values={{ email }}
          count={verifyHour}
          components={{ email: <strong className={styles.email} /> }}
        />
      </p>
      <p className={styles.text}>{t('verifyHint')}</p>
      <div className={`${styles.actions} ${styles.stacked}`}>
        <Button onClick={logIn}>{t('verificationCompleted')}</Button>
        <Button look="quiet" onClick={browse}>
          {t('continueBrowsing')}
        </Button>
      </div>
    </Dialog>
  );
}
