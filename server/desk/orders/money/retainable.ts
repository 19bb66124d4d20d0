import type { MoneySums } from '#server/marketplace/orders/money/money-sums.ts';
import type { OrderRow } from '#server/marketplace/orders/order-row.ts';
import { promisedAmount } from '#server/marketplace/orders/refund-rules.ts';

/** The amount that can be retained: of a cancelled order what its buyer is not promised, otherwise the surplus. */
export function retainableOf(
  { state, refund_promise }: Pick<OrderRow, 'state' | 'refund_promise'>,
  sums: MoneySums,
): number {
  if (state !== 'cancelled') return Math.min(sums.surplus, sums.refundable);
  return sums.refundable - (refund_promise ? promisedAmount(refund_promise, sums) : 0);
}
