import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffBankAccount } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { Button } from '#shared/ui/button.tsx';
import { useMember } from '#desk/session/desk-session.tsx';
import { CallFailed } from '#desk/parts/call-failed.tsx';
import { Section } from '#desk/parts/section.tsx';
import styles from './accounts.module.css';
import { AccountFacts } from './account-facts.tsx';
import { DecideDialog, type Decision } from './decide-dialog.tsx';
import { ProposeDialog } from './propose-dialog.tsx';

/** Bank accounts: in use, waiting for release, and past. */
export default function BankAccountsPanel() {
  const { t } = useTranslation('desk-pricing');
  const { role } = useMember();
  const [isPastOpen, setPastOpen] = useState(false);
  const [isProposing, setProposing] = useState(false);
  const [decision, setDecision] = useState<Decision>();
  const read = queries.useStaffListBankAccountsQuery();
  const { data, error } = read;
  const mayDecide = role === 'owner' || role === 'accounts';
  const current = data?.accounts.filter(({ state }) => isCurrent(state)) ?? [];
  const past = data?.accounts.filter(({ state }) => !isCurrent(state)) ?? [];
  return (
    <Section
      title={t('accounts')}
      acts={
        mayDecide && (
          <Button size="small" variant="outlined" onClick={() => setProposing(true)}>
            {t('propose')}
          </Button>
        )
      }
    >
      <p className={styles.note}>{t('accountsNote')}</p>
      {error && <CallFailed error={error} onRetry={() => void read.refetch()} />}
      {data && !current.some(({ state }) => state === 'shown') && (
        <Alert severity="warning" icon={false} className={styles.note ?? ''}>
          {t('noAccount')}
        </Alert>
      )}
      <div className={styles.sheets}>
        {current.map((account) => (
          <div key={account.id} className={styles.sheet}>
            <AccountFacts account={account} />
            {mayDecide && account.state !== 'shown' && (
              <Acts account={account} onDecide={(act) => setDecision({ act, account })} />
            )}
          </div>
        ))}
      </div>
      {past.length > 0 && (
        <div className={styles.past}>
          <Button size="small" variant="text" aria-expanded={isPastOpen} onClick={() => setPastOpen(!isPastOpen)}>
            {t('pastAccounts')}
          </Button>
          {isPastOpen && (
            <div className={styles.sheets}>
              {past.map((account) => (
                <div key={account.id} className={styles.sheet}>
                  <AccountFacts account={account} />
                </div>
              ))}
            </div>
          )}
        </div>
      )}
      {isProposing && <ProposeDialog onClose={() => setProposing(false)} />}
      {decision && <DecideDialog {...decision} onClose={() => setDecision(undefined)} />}
    </Section>
  );
}

function isCurrent(state: StaffBankAccount['state']): boolean {
  return state === 'proposed' || state === 'released' || state === 'shown';
}

function Acts({ account, onDecide }: { account: StaffBankAccount; onDecide: (act: Decision['act']) => void }) {
  const { t } = useTranslation(['desk-pricing', 'desk']);
  const isProposed = account.state === 'proposed';
  return (
    <>
      {account.releaseBar && <p className={styles.quiet}>{t(`desk:releaseBar_${account.releaseBar}`)}</p>}
      <div className={styles.acts}>
        {isProposed && account.releaseBar === undefined && (
          <Button size="small" onClick={() => onDecide('release')}>
            {t('release')}
          </Button>
        )}
        <Button size="small" variant="text" color="error" onClick={() => onDecide('withdraw')}>
          {t('withdraw')}
        </Button>
      </div>
    </>
  );
}
