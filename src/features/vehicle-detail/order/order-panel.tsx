import { useTranslation } from 'react-i18next';
import type { OrderWarning } from './check-order.ts';
import { ClearanceChoice } from './clearance-choice.tsx';
import { CouponChoice } from './coupon-choice.tsx';
import { DestinationFields } from './destination-fields.tsx';
import { FreightChoice } from './freight-choice.tsx';
import { ListedPrice } from './listed-price.tsx';
import { OrderButtons } from './order-buttons.tsx';
import styles from './order-panel.module.css';
import { PriceBreakdown } from './price-breakdown.tsx';
import type { OrderActs } from './use-order-acts.ts';
import type { Order } from './use-order.ts';
import { useStickyTop } from './use-sticky-top.ts';

interface OrderPanelProps {
  order: Order;
  acts: OrderActs;
  warning: OrderWarning | undefined;
  /** When the server answered, from where on a sale's countdown runs. */
  receivedAt: number;
}

/** Where the money is decided: to where, by what, at what price, and what is due when. */
export function OrderPanel({ order, acts, warning, receivedAt }: OrderPanelProps) {
  const { t } = useTranslation('detail');
  const { ref, style } = useStickyTop();
  return (
    <section ref={ref} style={style} className={styles.panel} aria-labelledby="order-title">
      <h2 id="order-title" className={styles.title}>
        {t('orderTitle')}
      </h2>
      <ListedPrice vehicle={order.detail.vehicle} receivedAt={receivedAt} />
      <div className={styles.choices}>
        <DestinationFields order={order} warning={warning} />
        <FreightChoice order={order} />
        <CouponChoice order={order} />
        <ClearanceChoice order={order} />
      </div>
      <PriceBreakdown order={order} />
      <OrderButtons acts={acts} />
    </section>
  );
}
