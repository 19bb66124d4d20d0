import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentInstructions } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { isConnectionLost } from '#shared/state/connection.ts';
import { withTexts } from '#shared/i18n/feature-texts.ts';
import { paths } from '#shared/routing/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { TextLink } from '#shared/ui/text-link.tsx';
import { PaymentLine } from './payment-line.tsx';
import styles from './payments.module.css';
import { useReleaseText } from './use-release-text.ts';

const MpesaPanel = lazy(() => withTexts(() => import('./mpesa-panel.tsx'), 'mpesa'));

interface PaymentPanelProps {
  orderId: string;
  /** Whether to offer M-Pesa too, where the order can be paid by it. */
  offersMpesa?: boolean;
}

/** The account for the payment that is due. Only the order's owner can see it, and it is never cached. */
export function PaymentPanel({ orderId, offersMpesa = false }: PaymentPanelProps) {
  const { t } = useTranslation(['payment', 'common']);
  // Another account may be in force by now, so it is fetched each time the panel opens.
  const { data, error, isFetching, refetch } = useQuery({
    ...queries.getPaymentInstructionsOptions({ body: { id: orderId } }),
    staleTime: 0,
    gcTime: 0,
  });
  if (data) {
    return (
      <>
        <Instructions instructions={data} />
        {offersMpesa && data.mpesa && (
          <Suspense fallback={null}>
            <MpesaPanel orderId={orderId} offer={data.mpesa} />
          </Suspense>
        )}
      </>
    );
  }
  if (!error) return <Skeleton variant="rounded" className={styles.pending} aria-hidden />;
  return (
    <Alert
      severity={isConnectionLost(error) ? 'info' : 'error'}
      action={
        <Button
          variant="text"
          size="small"
          className={styles.retry ?? ''}
          loading={isFetching}
          onClick={() => void refetch()}
        >
          {t('common:retry')}
        </Button>
      }
    >
      {isConnectionLost(error) ? t('needsLine') : displayFailure(error).text}
    </Alert>
  );
}

function Instructions({ instructions }: { instructions: PaymentInstructions }) {
  const { t } = useTranslation('payment');
  const id = useId();
  const release = useReleaseText(instructions);
  const { kind, amount, figure, reference, account, isDemo, hasChanged, checkCode } = instructions;
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t(`payTitle_${kind}`, { amount })}
      </h2>
      {isDemo && <Alert severity="warning">{t('demoAccount')}</Alert>}
      {hasChanged && <Alert severity="warning">{t('hasChanged')}</Alert>}
      <dl className={styles.lines}>
        <PaymentLine label={t('amount')} value={amount} copied={figure} />
        <PaymentLine label={t('reference')} value={reference} />
        {account.map(({ label, value }) => (
          <PaymentLine key={label} label={label} value={value} />
        ))}
      </dl>
      {release !== '' && <p className={styles.small}>{release}</p>}
      <p className={styles.small}>{t('onlyHere')}</p>
      <p className={styles.small}>
        {t('checkCode')} <span className="figures">{checkCode}</span>.{' '}
        <TextLink to={paths.paymentCheck(checkCode)}>{t('checkLink')}</TextLink>
      </p>
    </section>
  );
}
