import Dialog from '@mui/material/Dialog';
import { Clock, LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { closeDialog, openLogin } from '../../app/dialogs.ts';
import { Button } from '../../ui/button.tsx';
import styles from './message-dialog.module.css';
import type { PopupProps } from './popup-props.ts';

interface AskLoginDialogProps extends PopupProps {
  /** Why a login is asked for: somebody is not logged in, or no longer. */
  reason: 'notice' | 'expired';
}

export function AskLoginDialog({ reason, isOpen, onExited }: AskLoginDialogProps) {
  const { t } = useTranslation(['account', 'common', 'messages']);
  const hasExpired = reason === 'expired';
  const Icon = hasExpired ? Clock : LockKeyhole;
  return (
    <Dialog
      open={isOpen}
      role="alertdialog"
      aria-labelledby="ask-login-title"
      aria-describedby="ask-login-text"
      onClose={closeDialog}
      slotProps={{ paper: { className: styles.paper }, transition: { onExited } }}
    >
      <span className={styles.icon}>
        <Icon aria-hidden size="1.75rem" />
      </span>
      <h2 id="ask-login-title">{hasExpired ? t('expiredTitle') : t('messages:notLoggedIn')}</h2>
      <p id="ask-login-text" className={styles.text}>
        {hasExpired ? t('messages:loginExpired') : t('messages:loginRequired')}
      </p>
      <div className={styles.actions}>
        <Button look="outline" onClick={closeDialog}>
          {t('common:cancel')}
        </Button>
        <Button onClick={() => openLogin()}>{t('logIn')}</Button>
      </div>
    </Dialog>
  );
}
