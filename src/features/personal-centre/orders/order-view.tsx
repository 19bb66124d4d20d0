import { ArrowLeft, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../../../generated/client/types.gen.ts';
import { Breadcrumbs } from '../../../components/breadcrumbs.tsx';
import { AmountsDue, type DueAmount } from '../../../components/orders/amounts-due.tsx';
import { orderIs } from '../../../components/orders/order-actions.ts';
import { OrderButtons } from '../../../components/orders/order-buttons.tsx';
import { OrderCard, OrderParts, OrderSection } from '../../../components/orders/order-parts.tsx';
import { OrderStatusBadge } from '../../../components/orders/order-status-badge.tsx';
import { orderPrices } from '../../../components/orders/order-prices.ts';
import { PairedTable } from '../../../components/orders/paired-table.tsx';
import { paths } from '../../../routing/paths.ts';
import { goesBack } from '../../../routing/page-direction.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderProgress } from './order-progress.tsx';
import { OrderVehicle } from './order-vehicle.tsx';
import styles from './order-view.module.css';
import { useOrderPairs } from './use-order-pairs.tsx';
import { EmailText } from '../../../components/email-text.tsx';

/** An order whole: where it stands and who acts next, what was bought, for how much, and what has happened so far. */
export function OrderView({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const pairs = useOrderPairs(order);
  const { deposit, total } = orderPrices(order);
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
          look="quiet"
          isSmall
          className={styles.print}
          icon={<Printer size="1em" aria-hidden />}
          onClick={() => window.print()}
        >
          {t('print')}
        </Button>
      </header>
      <OrderProgress order={order}>
        <OrderButtons order={order} />
      </OrderProgress>
      <OrderParts>
        <OrderCard label={t('vehicle')}>
          <OrderVehicle order={order} />
        </OrderCard>
        <OrderCard label={t('amounts')}>
          <AmountsDue
            total={amountOf(total, order.totalCountryPrice)}
            deposit={amountOf(deposit, order.depositCountryPrice)}
            {...(!orderIs.cancelled(order) && {
              balance: amountOf(order.balancePriceDesc, order.balanceCountryPrice),
            })}
          />
        </OrderCard>
      </OrderParts>
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
      <OrderHistory records={order.records} />
      <ButtonLink
        look="outline"
        to={paths.centre()}
        state={goesBack}
        className={styles.back ?? ''}
        icon={<ArrowLeft size="1em" aria-hidden />}
      >
        {t('backToOrders')}
      </ButtonLink>
    </div>
  );
}

function amountOf(text: string | undefined, inCountry: number | undefined): DueAmount | undefined {
  return text === undefined ? undefined : { text, inCountry };
}
