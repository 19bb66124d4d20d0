import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Printer } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Order } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { Breadcrumbs } from '#site/components/breadcrumbs.tsx';
import { EmailText } from '#site/components/email-text.tsx';
import { LazyOrderImport } from '#shared/components/landed-cost/lazy-order-import.tsx';
import { AmountsDue, orderPrices, type DueAmount } from '#site/components/orders/amounts-due.tsx';
import { orderCan, orderIs } from '#site/components/orders/order-actions.ts';
import { NotificationOffer } from '#site/components/order-notifications/order-notifications.tsx';
import { OrderButtons } from '#site/components/orders/order-buttons.tsx';
import { OrderCard, OrderParts, OrderSection, PairedTable, type Pair } from '#site/components/orders/order-parts.tsx';
import { CopiedValue } from '#site/components/payments/copied-value.tsx';
import { PaymentPanel } from '#site/components/payments/payment-panel.tsx';
import { FoldedRefundPromises } from '#site/components/refunds/folded-refund-promises.tsx';
import { listedCountry } from '#site/remembered/destination.ts';
import { withTexts } from '#shared/i18n/feature-texts.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { useMarketMoment } from '#shared/i18n/use-market-moment.ts';
import { paths } from '#shared/routing/paths.ts';
import { OrderStatusBadge } from './order-status-badge.tsx';
import { goesBack } from '#site/routing/page-direction.ts';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { Picture } from '#shared/ui/picture.tsx';
import { OrderProgress } from './order-progress.tsx';
import styles from './order-view.module.css';

const MoneyPanel = lazy(() => import('./money-panel.tsx'));
const TimelinePanel = lazy(() => import('./timeline-panel.tsx'));
const ClaimsPanel = lazy(() => withTexts(() => import('./claims-panel.tsx'), 'claims', 'claim-photos'));
const PlatesPanel = lazy(() => withTexts(() => import('./plates-panel.tsx'), 'plates'));
const DocumentsPanel = lazy(() => import('./documents-panel.tsx'));

/** The whole order: its progress, the vehicle, the amounts, the recipient and the history. */
export function OrderView({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const pairs = useOrderPairs(order);
  const isReceiptNext = useIsReceiptNext(order.id);
  const awaitsPayment = orderCan.payDeposit(order) || orderCan.payBalance(order);
  const { deposit, total } = orderPrices(order);
  const kenya = useFormats().country(listedCountry);
  // An order has its amounts in Kenyan shillings, which mean nothing to a buyer elsewhere.
  const inShillings = (amount: number | undefined) => (order.endPortCountryDesc === kenya ? amount : undefined);
  const { address, cityDesc, countryDesc, name, email, phone } = order.receiveAddress;
  return (
    <div className={`column ${styles.page}`}>
      <div className={styles.crumbs}>
        <Breadcrumbs crumbs={[{ label: t('centre'), to: paths.centre() }, { label: t('orderTitle') }]} />
      </div>
      <header className={styles.head}>
        <h1 className={`${styles.title} figures`}>{t('numbered', { number: order.orderNo })}</h1>
        <OrderStatusBadge status={order.status} text={order.statusDesc} />
        <Button
          variant="text"
          size="small"
          className={styles.print}
          startIcon={<Printer size="1em" aria-hidden />}
          onClick={() => window.print()}
        >
          {t('print')}
        </Button>
      </header>
      <OrderProgress order={order} isReceiptNext={isReceiptNext}>
        <OrderButtons order={order} isReceiptNext={isReceiptNext} />
      </OrderProgress>
      {awaitsPayment && <PaymentPanel orderId={order.id} offersMpesa />}
      {orderIs.underWay(order) && <FoldedRefundPromises isShipped={orderCan.track(order)} />}
      <OrderParts>
        <OrderCard label={t('vehicle')}>
          <OrderVehicle order={order} />
        </OrderCard>
        <OrderCard label={t('amounts')}>
          <AmountsDue
            countryCode={listedCountry}
            total={amountOf(total, inShillings(order.totalCountryPrice))}
            deposit={amountOf(deposit, inShillings(order.depositCountryPrice))}
            {...(!orderIs.cancelled(order) && {
              balance: amountOf(order.balancePriceDesc, inShillings(order.balanceCountryPrice)),
            })}
          />
        </OrderCard>
      </OrderParts>
      {order.money && (
        <Suspense fallback={null}>
          <MoneyPanel money={order.money} />
        </Suspense>
      )}
      {orderIs.underWay(order) && <NotificationOffer />}
      {(orderCan.confirmReceipt(order) || orderIs.completed(order)) && (
        <Suspense fallback={null}>
          <ClaimsPanel order={order} />
        </Suspense>
      )}
      {(orderCan.track(order) || orderIs.completed(order)) && (
        <Suspense fallback={null}>
          <PlatesPanel order={order} />
        </Suspense>
      )}
      <OrderSection title={t('receiver')}>
        <address className={styles.receiver}>
          <strong>{name}</strong>
          <span>{[address, cityDesc, countryDesc].filter(Boolean).join(', ')}</span>
          {phone !== undefined && <span>{phone}</span>}
          <span>
            <EmailText email={email} />
          </span>
        </address>
      </OrderSection>
      <OrderSection title={t('information')}>
        <PairedTable pairs={pairs} />
      </OrderSection>
      {(order.importing ?? order.landedCost) && (
        <OrderSection title={t('importing')}>
          <LazyOrderImport importing={order.importing} landedCost={order.landedCost} />
        </OrderSection>
      )}
      <Suspense fallback={null}>
        <DocumentsPanel order={order} />
      </Suspense>
      <Suspense fallback={null}>
        <TimelinePanel order={order} />
      </Suspense>
      <OrderHistory records={order.records} />
      <ButtonLink
        variant="outlined"
        to={paths.centre()}
        state={goesBack}
        className={styles.back ?? ''}
        startIcon={<ArrowLeft size="1em" aria-hidden />}
      >
        {t('backToOrders')}
      </ButtonLink>
    </div>
  );
}

/** Whether the timeline shows that the vehicle was released in its port. */
function useIsReceiptNext(id: string): boolean {
  const { data } = useQuery({ ...queries.getOrderTimelineOptions({ body: { id } }), enabled: false });
  return data?.next?.what === 'confirmReceipt';
}

function amountOf(text: string | undefined, inCountry: number | undefined): DueAmount | undefined {
  return text === undefined ? undefined : { text, inCountry };
}

/** The ordered vehicle as a link to its page. */
function OrderVehicle({ order }: { order: Order }) {
  const { t } = useTranslation(['orders', 'common']);
  const { id, status, carSourceId, styleImage, styleName } = order;
  return (
    <Link to={paths.detail(carSourceId, { status, orderId: id })} className={styles.vehicle}>
      <Picture
        src={styleImage}
        alt=""
        ratio="4 / 3"
        sizes="18rem"
        isFirst
        fallback={t('common:noImages')}
        className={styles.picture}
      />
      <span className={styles.words}>
        <strong className={styles.name}>{styleName}</strong>
        <span className={styles.more}>{t('toVehicle')}</span>
      </span>
    </Link>
  );
}

/** The facts of an order with their labels. */
function useOrderPairs(order: Order): readonly Pair[] {
  const { t } = useTranslation(['orders', 'vehicles']);
  const formats = useFormats();
  const { regDate, mileage, fuelTypeDesc, countryDesc, orderNo, sendOutNum, transportTypeDesc } = order;
  return [
    { title: t('regDate'), value: formats.month(regDate) },
    { title: t('mileage'), value: t('vehicles:kilometres', { mileage }) },
    { title: t('fuel'), value: fuelTypeDesc },
    { title: t('standsIn'), value: countryDesc },
    { title: t(orderIs.depositAccepted(order) ? 'depositPaid' : 'deposit'), value: orderPrices(order).deposit },
    { title: t('orderNumber'), value: <CopiedValue value={orderNo} action={t('copyNumber', { number: orderNo })} /> },
    ...(sendOutNum ? [{ title: t('freightNumber'), value: sendOutNum }] : []),
    { title: t('port'), value: t('portIn', { port: order.endPortDesc, country: order.endPortCountryDesc }) },
    { title: t('transport'), value: transportTypeDesc },
  ];
}

/** The history of the order, newest first. */
function OrderHistory({ records }: Pick<Order, 'records'>) {
  const { t } = useTranslation('orders');
  const moment = useMarketMoment();
  return (
    <OrderSection title={t('history')}>
      <ol className={styles.list}>
        {records.map(({ statusDesc, createTimeDesc, createdAt, proofRemark }, place) => (
          // The same status may appear twice in a minute, so the key is the entry's index from the start.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={records.length - place} className={styles.record}>
            <span>{statusDesc}</span>
            <time dateTime={createdAt ?? createTimeDesc.replace(' ', 'T')} className={`${styles.time} figures`}>
              {createdAt === undefined ? createTimeDesc : moment(createdAt)}
            </time>
            {proofRemark !== undefined && (
              <p className={styles.remark}>{t('proofNotAcceptedThen', { remark: proofRemark })}</p>
            )}
          </li>
        ))}
      </ol>
    </OrderSection>
  );
}
