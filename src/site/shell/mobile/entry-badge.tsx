import MuiBadge from '@mui/material/Badge';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '#shared/api/api.ts';
import { useFavoriteIds } from '#site/components/favorite-button.tsx';
import { orderCan, ordersIn } from '#site/components/orders/order-actions.ts';

interface EntryBadgeProps {
  entry: 'saved' | 'orders';
  children: ReactNode;
}

/** A user's count at a navigation icon. */
export function EntryBadge({ entry, children }: EntryBadgeProps) {
  return entry === 'saved' ? <SavedBadge>{children}</SavedBadge> : <OrdersBadge>{children}</OrdersBadge>;
}

function SavedBadge({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const { size } = useFavoriteIds();
  return (
    <Badge count={size} words={t('navSavedCount', { count: size })}>
      {children}
    </Badge>
  );
}

/** How many orders need an action by the buyer. */
function OrdersBadge({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const { data = [] } = queries.useListOrdersQuery({ body: ordersIn('') });
  const count = data.filter(
    (order) => orderCan.payDeposit(order) || orderCan.payBalance(order) || orderCan.confirmReceipt(order),
  ).length;
  return (
    <Badge count={count} words={t('navOrdersWaiting', { count })}>
      {children}
    </Badge>
  );
}

interface BadgeProps {
  count: number;
  /** The accessible text of the count. */
  words: string;
  children: ReactNode;
}

/** Zero shows no badge. */
function Badge({ count, words, children }: BadgeProps) {
  return (
    <>
      <MuiBadge
        badgeContent={count}
        max={99}
        color="secondary"
        className="figures"
        slotProps={{ badge: { 'aria-hidden': true } }}
      >
        {children}
      </MuiBadge>
      {count > 0 && <span className="visually-hidden">{words}</span>}
    </>
  );
}
