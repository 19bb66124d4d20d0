import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OrderSummary } from '#generated/client/types.gen.ts';
import { orderPrices } from '#site/components/orders/amounts-due.tsx';
import { OrderButtons } from '#site/components/orders/order-buttons.tsx';
import { paths } from '#shared/routing/paths.ts';
import { orderStateOf } from '#states/order-state.ts';
import { OrderStatusBadge } from './order-status-badge.tsx';
import { Picture } from '#shared/ui/picture.tsx';
import styles from './order-card.module.css';

/** One order of the list. The card is a link, and its buttons are above the link. */
export function OrderCard({ order, onCancelled }: { order: OrderSummary; onCancelled: () => void }) {
  const { t } = useTranslation(['orders', 'common']);
  const { deposit, total } = orderPrices(order);
  return (
    <Card component="article" variant="outlined" className={styles.card} aria-labelledby={`order-${order.id}`}>
      <header className={styles.head}>
        <span className="figures">{t('numbered', { number: order.orderNo })}</span>
        <OrderStatusBadge status={order.status} text={order.statusDesc} />
      </header>
      <div className={styles.body}>
        <Picture
          src={order.styleImage}
          alt=""
          ratio="4 / 3"
          sizes="11rem"
          fallback={t('common:noImages')}
          className={styles.picture}
        />
        <div className={styles.words}>
          <h3 id={`order-${order.id}`} className={styles.name}>
            <Link to={paths.order(order.id, order.status)} className={styles.link}>
              {order.styleName}
            </Link>
          </h3>
          {order.proofRemark !== undefined && (
            <p className={styles.remark}>{t('proofNotAccepted', { remark: order.proofRemark })}</p>
          )}
          <p className={styles.next}>{t(`nextShort_${orderStateOf[order.status]}`)}</p>
        </div>
        <dl className={`${styles.amounts} figures`}>
          <dt>{t('deposit')}</dt>
          <dd>{deposit}</dd>
          <dt>{t('total')}</dt>
          <dd className={styles.total}>{total}</dd>
        </dl>
      </div>
      <div className={styles.foot}>
        <OrderButtons order={order} onCancelled={onCancelled} />
      </div>
    </Card>
  );
}
