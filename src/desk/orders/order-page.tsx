import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { queries } from '#shared/api/api.ts';
import { LazyOrderImport } from '#shared/components/landed-cost/lazy-order-import.tsx';
import { PageLoading } from '#shared/components/page-loading.tsx';
import { TextLink } from '#shared/ui/text-link.tsx';
import { deskPaths } from '../session/desk-paths.ts';
import { CallFailed } from '../parts/call-failed.tsx';
import { Section } from '../parts/section.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import { OrderActions } from './actions/order-actions.tsx';
import { Colleagues } from './colleagues.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderNotes } from './order-notes.tsx';
import styles from './order-page.module.css';
import { OrderProofs } from './order-proofs.tsx';
import { OrderQuote } from './order-quote.tsx';
import { OrderStatusChip } from './order-status.tsx';
import { OrderTimeline } from './order-timeline.tsx';

const TimelinePanel = lazy(() => import('./timeline-panel.tsx'));
const MoneyPanel = lazy(() => import('./money/money-panel.tsx'));
const DocumentsPanel = lazy(() => import('./documents-panel.tsx'));

/** An order with its details and the actions available to the role. */
export default function OrderPage() {
  const { t } = useTranslation('desk-orders');
  const { id = '' } = useParams();
  const formats = useDeskFormats();
  const found = queries.useStaffGetOrderQuery({ body: { id } });
  const order = found.data;

  if (!order) {
    return found.error ? <CallFailed error={found.error} onRetry={() => void found.refetch()} /> : <PageLoading />;
  }
  return (
    <>
      <p className={styles.back}>
        <TextLink to={deskPaths.orders()}>{t('backToOrders')}</TextLink>
      </p>
      <PageHead
        title={t('orderTitle', { number: order.orderNo })}
        beside={<OrderStatusChip status={order.status} text={order.statusDesc} />}
        note={t('orderNote', { vehicle: order.vehicle.name, time: formats.moment(order.createdAt) })}
        acts={<OrderActions order={order} />}
      />
      <Colleagues key={order.id} order={order} />
      <div className={styles.columns}>
        <div className={styles.column}>
          {order.proofs.length > 0 && <OrderProofs order={order} />}
          {order.money && (
            <Suspense fallback={null}>
              <MoneyPanel order={order} money={order.money} />
            </Suspense>
          )}
          <Suspense fallback={null}>
            <DocumentsPanel key={order.id} order={order} />
          </Suspense>
          <OrderQuote order={order} />
          {(order.importing ?? order.landedCost) && (
            <Section title={t('importing')}>
              <LazyOrderImport importing={order.importing} landedCost={order.landedCost} />
            </Section>
          )}
          <Suspense fallback={<OrderTimeline order={order} />}>
            <TimelinePanel key={order.id} order={order} />
          </Suspense>
        </div>
        <div className={styles.column}>
          <OrderFacts order={order} />
          <OrderNotes order={order} />
        </div>
      </div>
    </>
  );
}
