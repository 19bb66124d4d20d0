import type { MoneySums } from '../../../orders/money/money-sums.ts';
import type { OrderRow } from '../../../orders/order-row.ts';

/** What can stay with us: all that is left of a cancelled order, and of another what goes beyond its price. */
export function keepableOf({ status }: Pick<OrderRow, 'status'>, { refundable, surplus }: MoneySums): number {
  return status === 8 ? refundable : Math.min(surplus, refundable);
}
