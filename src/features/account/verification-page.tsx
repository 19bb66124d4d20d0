import { CircleCheck, CircleX, LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { openDialog, panels } from '../../app/dialogs.ts';
import { usePageTitle } from '../../app/page-title.ts';
import { saveState } from '../../app/stored-state.ts';
import { paths, tabs } from '../../routing/paths.ts';
import { Button } from '../../ui/button.tsx';
import { AccountCard, CardActions, CardText } from './account-card.tsx';
import styles from './status-icon.module.css';
import { useVerification } from './use-verification.ts';

const iconSize = '2.25rem';

/** Where the link in the mail after a registration leads. */
export default function VerificationPage() {
  const { t } = useTranslation(['account', 'common']);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const verification = useVerification(search.get('authKey') ?? '');
  usePageTitle(t('verificationPage'));

  function start(): void {
    saveState({ gResetTabIdx: tabs.home });
    void navigate(paths.home());
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
          <Button look="signal" onClick={start}>
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
          look={verification.tryAgain ? 'outline' : 'action'}
          onClick={() => openDialog({ kind: 'account', panel: panels.register })}
        >
          {t('verifyAgain')}
        </Button>
      </CardActions>
    </AccountCard>
  );
}
