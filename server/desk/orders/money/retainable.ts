import type { MoneySums } from '#server/marketplace/orders/money/money-sums.ts';
import type { OrderRow } from '#server/marketplace/orders/order-row.ts';

/** The amount that can be retained: everything left of a cancelled order, otherwise the surplus above its total. */
export function retainableOf({ status }: Pick<OrderRow, 'status'>, { refundable, surplus }: MoneySums): number {
  return status === 8 ? refundable : Math.min(surplus, refundable);
}
