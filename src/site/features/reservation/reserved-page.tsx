import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router';
import { clearOrderDraft } from '#site/remembered/order-draft.ts';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { useSession } from '#site/session/session.tsx';
import { AmountsDue } from '#site/components/orders/amounts-due.tsx';
import { DepositCountdown } from '#site/components/orders/deposit-countdown.tsx';
import { OrderCard, OrderParts } from '#site/components/orders/order-parts.tsx';
import { NotificationOffer } from '#site/components/order-notifications/order-notifications.tsx';
import { VehicleSummary } from '#site/components/orders/vehicle-summary.tsx';
import { useMarketMoment } from '#shared/i18n/use-market-moment.ts';
import { paths } from '#shared/routing/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { dropReceipt, readReceipt } from './receipt.ts';
import styles from './reserved-page.module.css';

/** Confirms the reservation, and shows what to pay, to whom and by when. */
export default function ReservedPage() {
  const { t } = useTranslation('orders');
  const { user } = useSession();
  const navigate = useNavigate();
  const [receipt] = useState(readReceipt);
  const moment = useMarketMoment();
  usePageTitle(t('reservedTitle'));
  if (!user || !receipt) return <Navigate to={paths.home()} replace />;
  const { createTimeDesc, createdAt, depositDueAt, vehicle, total, deposit, depositRatio } = receipt;

  async function finish(): Promise<void> {
    clearOrderDraft();
    await navigate(paths.centre());
    dropReceipt();
  }

  return (
    <div className={`column ${styles.page}`}>
      <header className={styles.head}>
        <CircleCheck className={styles.icon} size="3rem" aria-hidden />
        <div className={styles.words}>
          <h1>{t('reservedTitle')}</h1>
          <p>{t('reservedReminder')}</p>
          <p className={`${styles.soft} figures`}>
            {t('createdAt', { time: createdAt === undefined ? createTimeDesc : moment(createdAt) })}
          </p>
        </div>
      </header>
      <section className={styles.due} aria-label={t('depositLeft')}>
        <DepositCountdown dueAt={depositDueAt} />
        <p>{t('collectionAgent')}</p>
        <p className={styles.soft}>{t('balanceNotice')}</p>
      </section>
      <OrderParts>
        <OrderCard label={t('vehicle')}>
          <VehicleSummary vehicle={vehicle} />
        </OrderCard>
        <OrderCard label={t('amounts')}>
          <AmountsDue total={total} deposit={deposit} depositRatio={depositRatio} />
        </OrderCard>
      </OrderParts>
      <Button color="secondary" className={styles.confirm ?? ''} onClick={() => void finish()}>
        {t('reservedConfirm')}
      </Button>
      <NotificationOffer />
    </div>
  );
}
