import { lazy, Suspense, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { VehicleDetail } from '../../../../generated/client/types.gen.ts';
import { useOwnDialog } from '../../../app/dialogs.ts';
import { PurchaseSteps } from '../../../components/purchase-steps.tsx';
import { useReducedMotion } from '../../../ui/reduced-motion.ts';
import { BottomBar } from './bottom-bar.tsx';
import type { OrderWarning } from './check-order.ts';
import { ContinueActs } from './continue-acts.tsx';
import styles from './order-area.module.css';
import { OrderButtons } from './order-buttons.tsx';
import { OrderInvalid } from './order-invalid.tsx';
import { OrderPanel } from './order-panel.tsx';
import { RecipientForm } from './recipient-form.tsx';
import { inquirySentDialog, useOrderActs } from './use-order-acts.ts';
import { useOrder } from './use-order.ts';
import { useWarning } from './use-warning.ts';

const InquirySentDialog = lazy(() => import('./inquiry-sent-dialog.tsx'));

interface OrderAreaProps {
  id: string;
  detail: VehicleDetail;
  receivedAt: number;
  pictures: ReactNode;
  /** What is known about the vehicle. */
  children: ReactNode;
}

/** An available vehicle's page: pictures and facts at the left, the order at the right and below. */
export function OrderArea({ id, detail, receivedAt, pictures, children }: OrderAreaProps) {
  const { t } = useTranslation('detail');
  const area = useRef<HTMLDivElement>(null);
  const inquiryEnd = useRef<HTMLDivElement>(null);
  const isInstant = useReducedMotion();
  const { warning, warn, clear } = useWarning();
  const sent = useOwnDialog(inquirySentDialog);
  const order = useOrder(id, detail);
  const acts = useOrderActs(order, show);
  // Whoever was asked to log in goes on once the price is back.
  const isSettled = !order.ports.isPending && !order.quote.isPending;

  function show(found: OrderWarning): void {
    warn(found);
    const field = area.current?.querySelector<HTMLElement>(`[name="${found.field}"]`);
    field?.scrollIntoView({ block: 'center', behavior: isInstant ? 'auto' : 'smooth' });
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
