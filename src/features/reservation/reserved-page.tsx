import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router';
import { clearOrderDraft } from '../../app/order-draft.ts';
import { usePageTitle } from '../../app/page-title.ts';
import { useSession } from '../../app/session.tsx';
import { AmountsDue } from '../../components/orders/amounts-due.tsx';
import { DepositCountdown } from '../../components/orders/deposit-countdown.tsx';
import { OrderCard, OrderParts } from '../../components/orders/order-parts.tsx';
import { NotificationOffer } from '../../components/order-news/order-notifications.tsx';
import { VehicleSummary } from '../../components/orders/vehicle-summary.tsx';
import { useMarketMoment } from '../../i18n/use-market-moment.ts';
import { paths } from '../../routing/paths.ts';
import { Button } from '../../ui/button.tsx';
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
