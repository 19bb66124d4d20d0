import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleX, LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { api } from '../../api/api.ts';
import { contractAccepts } from '../../api/contract-rules.ts';
import { openDialog, openLogin, panels } from '../../app/dialogs.ts';
import { takeAfterVerification } from '../../app/gate.ts';
import { usePageTitle } from '../../app/page-title.ts';
import { useSession } from '../../app/session.tsx';
import { saveState } from '../../app/stored-state.ts';
import { paths, tabs } from '../../routing/paths.ts';
import { Button } from '../../ui/button.tsx';
import { readBackUrl } from './back-url.ts';
import { AccountCard, CardActions, CardText } from './account-card.tsx';
import styles from './verification-page.module.css';

const iconSize = '2.25rem';

/** The page that the mail after a registration links to. */
export default function VerificationPage() {
  const { t } = useTranslation(['account', 'common']);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { user } = useSession();
  const verification = useVerification(search.get('authKey') ?? '');
  usePageTitle(t('verificationPage'));

  function start(): void {
    const wanted = readBackUrl(takeAfterVerification(), location.origin);
    if (wanted === undefined) saveState({ gResetTabIdx: tabs.home });
    void navigate(wanted ?? paths.home());
    // What a visitor wanted when they registered goes on once they are logged in.
    if (wanted !== undefined && !user) openLogin();
  }

  if (verification.state === 'pending') {
    const icon = <LoaderCircle aria-hidden size={iconSize} className={styles.turning} />;
    return <AccountCard title={t('verifying')} icon={icon} isBusy />;
  }
  if (verification.state === 'verified') {
    return (
      <AccountCard title={t('verified')} icon={<CircleCheck aria-hidden size={iconSize} />} tone="positive">
        <CardText>{t('verifiedHint')}</CardText>
        <CardActions>
          <Button color="secondary" onClick={start}>
            {t('start')}
          </Button>
        </CardActions>
      </AccountCard>
    );
  }
  return (
    <AccountCard title={t('verificationFailed')} icon={<CircleX aria-hidden size={iconSize} />} tone="negative">
      <CardText>{verification.reason}</CardText>
      <CardText>{t('verificationFailedHint')}</CardText>
      <CardActions>
        {verification.tryAgain && <Button onClick={verification.tryAgain}>{t('common:retry')}</Button>}
        <Button
          variant={verification.tryAgain ? 'outlined' : 'contained'}
          onClick={() => openDialog({ kind: 'account', panel: panels.register })}
        >
          {t('verifyAgain')}
        </Button>
      </CardActions>
    </AccountCard>
  );
}

type Verification =
  | { state: 'pending' }
  | { state: 'verified' }
  | { state: 'failed'; reason: string; /** Only if the server gave no answer. */ tryAgain?: () => void };

/** Verifies a registration by the key of its mail. The key can be used again, so a retry is safe. */
function useVerification(authKey: string): Verification {
  const { t } = useTranslation('messages');
  const isWhole = contractAccepts.authKey(authKey);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['verifyRegistration', authKey],
    queryFn: async ({ signal }) => {
      const answer = await api.verifyRegistration({ body: { authKey }, signal, throwOnError: true });
      return answer.data;
    },
    enabled: isWhole,
    staleTime: Infinity,
  });
  if (!isWhole) return { state: 'failed', reason: t('linkAddressError') };
  if (data?.code === 0) return { state: 'verified' };
  if (data) return { state: 'failed', reason: data.message };
  if (isFetching || !error) return { state: 'pending' };
  return { state: 'failed', reason: error.message, tryAgain: () => void refetch() };
}
