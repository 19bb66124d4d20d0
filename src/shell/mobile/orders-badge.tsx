import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../api/api.ts';
import { orderCan, ordersIn } from '../../components/orders/order-actions.ts';
import { NavigationBadge } from './navigation-badge.tsx';

/** How many orders wait for something that the buyer has to do. */
export function OrdersBadge({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const { data = [] } = queries.useListOrdersQuery({ body: ordersIn('') });
  const count = data.filter(
    (order) => orderCan.payDeposit(order) || orderCan.payBalance(order) || orderCan.confirmReceipt(order),
  ).length;
  return (
    <NavigationBadge count={count} words={t('navOrdersWaiting', { count })}>
      {children}
    </NavigationBadge>
  );
}
