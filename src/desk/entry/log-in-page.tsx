import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { PageLoading } from '#shared/components/page-loading.tsx';
import { deskPaths } from '../session/desk-paths.ts';
import { useDeskSession } from '../session/desk-session.tsx';
import { EntryFrame } from './entry-frame.tsx';
import styles from './entry.module.css';
import { FactorForm } from './factor-form.tsx';
import { PasskeyLogIn } from './passkey-log-in.tsx';
import { PasswordForm } from './password-form.tsx';

/** Login page: e-mail and password with a second factor, or a passkey. */
export function LogInPage() {
  const { t } = useTranslation('desk-entry');
  const { isLoggedIn, isKept, ended } = useDeskSession();
  const { state } = useLocation() as { state: { from?: string } | null };
  /** Ticket that proves the password was correct. */
  const [ticket, setTicket] = useState<string>();

  if (isLoggedIn && isKept) return <PageLoading />;
  if (isLoggedIn) return <Navigate replace to={state?.from ?? deskPaths.today()} />;

  return ticket === undefined ? (
    <EntryFrame title={t('logInTitle')} lead={t('logInLead')}>
      {isKept && (
        <Alert severity="info" icon={false} className={styles.notice ?? ''}>
          {t('inputKept')}
        </Alert>
      )}
      {ended && (
        <Alert severity="warning" icon={false} className={styles.notice ?? ''}>
          {t(ended.reason === 'refused' ? 'accessEnded' : 'sessionEnded')}
        </Alert>
      )}
      <PasswordForm onDone={setTicket} />
      <PasskeyLogIn />
    </EntryFrame>
  ) : (
    <EntryFrame title={t('factorTitle')} lead={t('factorLead')}>
      <FactorForm ticket={ticket} onBeginAgain={() => setTicket(undefined)} />
    </EntryFrame>
  );
}
