import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '#shared/api/api.ts';
import { PageLoading } from '#shared/components/page-loading.tsx';
import { Button } from '#shared/ui/button.tsx';
import { CallFailed } from '../parts/call-failed.tsx';
import styles from './chats.module.css';
import { HoursForm } from './hours-form.tsx';
import { GuardedDialog } from '../parts/guarded-dialog.tsx';

/** Chat opening hours, and the message buyers see outside them. */
export function HoursDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['desk-chat', 'common']);
  const titleId = useId();
  const { data, error, refetch } = queries.useStaffGetChatHoursQuery();
  return (
    <GuardedDialog open fullWidth maxWidth="sm" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{t('hours')}</DialogTitle>
      <DialogContent className={styles.dialog ?? ''}>
        <p className={styles.quiet}>{t('hoursNote')}</p>
        {data ? (
          <HoursForm hours={data} onDone={onClose} />
        ) : error ? (
          <CallFailed error={error} onRetry={() => void refetch()} />
        ) : (
          <PageLoading />
        )}
        <Button variant="text" onClick={onClose}>
          {t('common:cancel')}
        </Button>
      </DialogContent>
    </GuardedDialog>
  );
}
