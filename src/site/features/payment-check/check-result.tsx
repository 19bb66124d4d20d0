import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CheckedAccount, PaymentCheck, PaymentConcern } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { useReleaseText } from '#site/components/payments/use-release-text.ts';
import { useMarketMoment } from '#shared/i18n/use-market-moment.ts';
import { Button } from '#shared/ui/button.tsx';
import type { AskedPayment } from './asked-payment.ts';
import styles from './payment-check-page.module.css';

/** The result of a payment check: first whether to pay, then what we requested. */
export function CheckResult({ asked }: { asked: AskedPayment }) {
  const { t } = useTranslation(['payment', 'common']);
  const { data, error, isFetching, refetch } = useQuery({
    ...queries.checkPaymentOptions({ body: asked }),
    // The payment may be received or replaced at any moment, so the result is not cached.
    staleTime: 0,
    gcTime: 0,
  });
  return <div aria-live="polite">{result()}</div>;

  function result() {
    if (data) return <Verdict check={data} />;
    if (!error) return <output>{t('checking')}</output>;
    const mayPass = error.code !== 400;
    return (
      <Alert
        severity="error"
        {...(mayPass && {
          action: (
            <Button variant="text" size="small" loading={isFetching} onClick={() => void refetch()}>
              {t('common:retry')}
            </Button>
          ),
        })}
      >
        {displayFailure(error).text}
      </Alert>
    );
  }
}

/** In these states nothing is to be paid, but nothing is wrong either. */
const settled: ReadonlySet<PaymentConcern> = new Set(['paid', 'underReview']);

function Verdict({ check }: { check: PaymentCheck }) {
  const { t } = useTranslation('payment');
  const moment = useMarketMoment();
  const { isPayable, concerns, kind, orderNo, amount, account, replacedBy, issuedAt, keyRetiredAt } = check;
  const isSettled = concerns.length > 0 && concerns.every((concern) => settled.has(concern));
  const { holder, ending } = replacedBy ?? account;
  return (
    <section className={styles.card}>
      <Alert severity={isPayable ? 'success' : isSettled ? 'info' : 'error'}>
        <AlertTitle>{t(isPayable ? 'verdictGood' : isSettled ? 'verdictNothing' : 'verdictBad')}</AlertTitle>
        {isPayable && <p>{t('verdictGoodText')}</p>}
        {concerns.map((concern) => (
          <p key={concern}>{t(`concern_${concern}`, { orderNo, holder, ending })}</p>
        ))}
      </Alert>
      {account.isDemo && <Alert severity="warning">{t('demoAccount')}</Alert>}
      {keyRetiredAt !== undefined && (
        <Alert severity="info">{t('verdictKeyRetired', { moment: moment(keyRetiredAt) })}</Alert>
      )}
      <dl className={styles.facts}>
        <dt>{t('orderNo')}</dt>
        <dd className="figures">{orderNo}</dd>
        <dt>{t(`kind_${kind}`)}</dt>
        <dd className="figures">{amount}</dd>
        <dt>{t('account')}</dt>
        <dd>
          <AccountWords account={account} />
        </dd>
        {replacedBy && (
          <>
            <dt>{t('accountNow')}</dt>
            <dd>
              <AccountWords account={replacedBy} />
            </dd>
          </>
        )}
        <dt>{t('issued')}</dt>
        <dd>{moment(issuedAt)}</dd>
      </dl>
    </section>
  );
}

/** The account without its full number, which only the owner of the order may see. */
function AccountWords({ account }: { account: CheckedAccount }) {
  const { t } = useTranslation('payment');
  const { holder, ending } = account;
  const release = useReleaseText(account);
  return (
    <>
      <p>{t('accountEnding', { holder, ending })}</p>
      {release !== '' && <p className={styles.soft}>{release}</p>}
    </>
  );
}
