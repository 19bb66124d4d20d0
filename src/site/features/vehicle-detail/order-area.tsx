import { lazy, Suspense, useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { VehicleDetail } from '#generated/client/types.gen.ts';
import { useOwnDialog } from '#shared/state/dialogs.ts';
import { usePendingAction } from '#site/session/require-login.ts';
import { saveOrderDraft } from '#site/remembered/order-draft.ts';
import { PurchaseSteps } from '#site/components/purchase-steps.tsx';
import { goToField, useWarning } from '#site/components/use-warning.ts';
import { withTexts } from '#shared/i18n/feature-texts.ts';
import { BottomBar } from './bottom-bar.tsx';
import { LazyLandedCost, LazyRoadTotal } from './landed-cost/lazy-landed-cost.tsx';
import { LazyOffer } from './offer/lazy-offer.tsx';
import { PosterButton } from './poster/poster-button.tsx';
import { PriceFacts } from './price-facts.tsx';
import styles from './order-area.module.css';
import type { OrderWarning } from './order/check-order.ts';
import { keepRecipientOnly } from './order/order-choices.ts';
import { paths } from '#shared/routing/paths.ts';
import { TextLink } from '#shared/ui/text-link.tsx';
import { reloadPage } from '#shared/routing/page-address.ts';
import { OrderPanel } from './order/order-panel.tsx';
import { useOrder, type Order } from './order/use-order.ts';
import {
  inquiryDialog,
  inquirySentDialog,
  useReserveOrInquire,
  type ReserveOrInquire,
} from './order/use-reserve-or-inquire.ts';

const InquiryDialog = lazy(() => withTexts(() => import('./order/inquiry-dialog.tsx'), 'addresses', 'forms'));
const InquirySentDialog = lazy(() => import('./order/inquiry-sent-dialog.tsx'));
const OrderInvalidDialog = lazy(() => import('./order/order-invalid-dialog.tsx'));

const orderInvalidDialog = 'orderInvalid';

interface OrderAreaProps {
  id: string;
  detail: VehicleDetail;
  receivedAt: number;
  /** The detail is being refetched. A rendered page starts as a visitor's, without coupons and addresses. */
  isOutdated: boolean;
  pictures: ReactNode;
  /** The facts of the vehicle. */
  children: ReactNode;
}

/** The page of an available vehicle: pictures and facts on the left, the order on the right and below. */
export function OrderArea({ id, detail, receivedAt, isOutdated, pictures, children }: OrderAreaProps) {
  const { t } = useTranslation('detail');
  const area = useRef<HTMLDivElement>(null);
  const areaEnd = useRef<HTMLDivElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const { warning, warn } = useWarning<OrderWarning>();
  const asking = useOwnDialog(inquiryDialog, true);
  const sent = useOwnDialog(inquirySentDialog);
  const order = useOrder(id, detail);
  const acts = useReserveOrInquire(order, show);
  // A buyer who had to log in continues once their data is loaded.
  const isSettled = !isOutdated && !order.ports.isPending && !order.quote.isPending;

  function show(found: OrderWarning): void {
    warn(found);
    goToField(area.current, found.field);
  }

  return (
    <div ref={area} className={styles.area}>
      <div className={styles.first}>{pictures}</div>
      <div className={styles.side}>
        <OrderPanel
          order={order}
          acts={acts}
          warning={warning}
          roadTotal={<LazyRoadTotal order={order} />}
          priceFacts={<PriceFacts id={id} />}
          poster={<PosterButton order={order} onWarning={show} />}
          offer={<LazyOffer order={order} />}
          receivedAt={receivedAt}
          buttons={buttons}
        />
      </div>
      <div className={styles.rest}>
        {children}
        <LazyLandedCost order={order} />
        <section className={styles.guide} aria-labelledby="guide-title">
          <h2 id="guide-title">{t('guideTitle')}</h2>
          <PurchaseSteps />
          <p className={styles.hint}>
            {t('collectionAgent')} <TextLink to={paths.paymentCheck()}>{t('checkPayment')}</TextLink>
          </p>
        </section>
        <div ref={areaEnd} />
      </div>
      <BottomBar order={order} acts={acts} onWarning={show} buttons={buttons} end={areaEnd} />
      {isSettled && <ContinueActs id={id} acts={acts} />}
      <OrderInvalid order={order} />
      {asking.isOpen && (
        <Suspense fallback={null}>
          <InquiryDialog order={order} onSend={acts.sendInquiry} onClose={asking.close} />
        </Suspense>
      )}
      {sent.isOpen && (
        <Suspense fallback={null}>
          <InquirySentDialog id={id} styleName={detail.vehicle.styleName} onClose={sent.close} />
        </Suspense>
      )}
    </div>
  );
}

/** Continues the visitor's action after the login, once the order can be validated. */
function ContinueActs({ id, acts }: { id: string; acts: ReserveOrInquire }) {
  usePendingAction({ name: 'reservation', about: id }, acts.continueWith.reservation);
  usePendingAction({ name: 'inquiry', about: id }, acts.continueWith.inquiry);
  return null;
}

/** Shows that the vehicle can no longer be ordered this way, and resets the page. */
function OrderInvalid({ order: { quote, draft } }: { order: Order }) {
  const dialog = useOwnDialog(orderInvalidDialog);
  const open = useEffectEvent(dialog.open);
  useEffect(() => {
    if (quote.isOrderInvalid) open();
  }, [quote.isOrderInvalid]);

  function startAnew(): void {
    dialog.close();
    saveOrderDraft(keepRecipientOnly(draft));
    reloadPage();
  }

  if (!dialog.isOpen) return null;
  return (
    <Suspense fallback={null}>
      <OrderInvalidDialog onClose={startAnew} />
    </Suspense>
  );
}
