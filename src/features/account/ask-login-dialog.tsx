import { Clock, LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { closeDialog, openLogin } from '../../app/dialogs.ts';
import { MessageDialog } from '../../components/message-dialog.tsx';
import { Button } from '../../ui/button.tsx';
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
      <Button look="outline" onClick={closeDialog}>
        {t('common:cancel')}
      </Button>
      <Button onClick={() => openLogin()}>{t('logIn')}</Button>
    </MessageDialog>
  );
}
