import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { VehicleDetail } from '#generated/client/types.gen.ts';
import { useOwnDialog } from '#shared/state/dialogs.ts';
import { usePendingAction } from '#site/session/require-login.ts';
import { saveOrderDraft } from '#site/remembered/order-draft.ts';
import { PurchaseSteps } from '#site/components/purchase-steps.tsx';
import { repeatGuard } from '#shared/ui/button.tsx';
import { isMotionReduced } from '#shared/ui/reduced-motion.ts';
import { BottomBar } from './bottom-bar.tsx';
import { LazyLandedCost } from './landed-cost/lazy-landed-cost.tsx';
import styles from './order-area.module.css';
import type { OrderWarning } from './order/check-order.ts';
import { keepRecipientOnly } from './order/order-choices.ts';
import { reloadPage } from '#shared/routing/page-address.ts';
import { OrderButtons, OrderPanel } from './order/order-panel.tsx';
import { RecipientForm } from './order/recipient-form.tsx';
import { useOrder, type Order } from './order/use-order.ts';
import { inquirySentDialog, useReserveOrInquire, type ReserveOrInquire } from './order/use-reserve-or-inquire.ts';

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
  const inquiryEnd = useRef<HTMLDivElement>(null);
  const { warning, warn, clear } = useWarning();
  const sent = useOwnDialog(inquirySentDialog);
  const order = useOrder(id, detail);
  const acts = useReserveOrInquire(order, show);
  // A buyer who had to log in continues once their data is loaded.
  const isSettled = !isOutdated && !order.ports.isPending && !order.quote.isPending;

  function show(found: OrderWarning): void {
    warn(found);
    const field = area.current?.querySelector<HTMLElement>(`[name="${found.field}"]`);
    field?.scrollIntoView({ block: 'center', behavior: isMotionReduced() ? 'auto' : 'smooth' });
    field?.focus({ preventScroll: true });
  }

  return (
    <div ref={area} className={styles.area}>
      <div className={styles.first}>{pictures}</div>
      <div className={styles.side}>
        <OrderPanel order={order} acts={acts} warning={warning} receivedAt={receivedAt} />
      </div>
      <div className={styles.rest}>
        {children}
        <LazyLandedCost order={order} />
        <section className={styles.recipient} aria-labelledby="recipient-title">
          <h2 id="recipient-title">{t('recipientTitle')}</h2>
          <p className={styles.hint}>{t('recipientHint')}</p>
          <RecipientForm order={order} warning={warning} onEdit={clear} />
          <OrderButtons acts={acts} look="flat" />
          <div ref={inquiryEnd} />
        </section>
        <section className={styles.guide} aria-labelledby="guide-title">
          <h2 id="guide-title">{t('guideTitle')}</h2>
          <PurchaseSteps />
          <p className={styles.hint}>{t('collectionAgent')}</p>
        </section>
      </div>
      <BottomBar order={order} acts={acts} onWarning={show} end={inquiryEnd} />
      {isSettled && <ContinueActs id={id} acts={acts} />}
      <OrderInvalid order={order} />
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

/** A validation message stays until the buyer clicks anywhere or edits a field. */
function useWarning(): {
  warning: OrderWarning | undefined;
  warn: (warning: OrderWarning) => void;
  clear: () => void;
} {
  const [warning, setWarning] = useState<OrderWarning>();
  useEffect(() => {
    if (!warning) return undefined;
    const since = performance.now();
    const clear = ({ target, timeStamp }: MouseEvent) => {
      // A button ignores the second press of a double click, which must not clear the message either.
      const isRepeated = timeStamp - since < repeatGuard && target instanceof Element && target.closest('button');
      if (!isRepeated) setWarning(undefined);
    };
    // The click that caused the message must not clear it. It has already passed the capture phase.
    addEventListener('click', clear, { capture: true });
    return () => removeEventListener('click', clear, { capture: true });
  }, [warning]);
  return { warning, warn: setWarning, clear: () => setWarning(undefined) };
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
