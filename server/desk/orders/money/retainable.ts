import type { MoneySums } from '#server/marketplace/orders/money/money-sums.ts';
import type { OrderRow } from '#server/marketplace/orders/order-row.ts';

/** The amount that can be retained: everything left of a cancelled order, otherwise the surplus above its total. */
export function retainableOf({ state }: Pick<OrderRow, 'state'>, { refundable, surplus }: MoneySums): number {
  return state === 'cancelled' ? refundable : Math.min(surplus, refundable);
}
