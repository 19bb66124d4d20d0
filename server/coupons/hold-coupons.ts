import type { Database } from '../database/tables.ts';

/** Freezes coupons for an order. False where one of them was taken meanwhile: the call must then be refused. */
export async function freezeCoupons(transaction: Database, ids: readonly string[], orderId: string): Promise<boolean> {
  if (ids.length === 0) return true;
  const frozen = await transaction
    .updateTable('coupon')
    .set({ state: 'frozen', order_id: orderId })
    .where('id', 'in', ids)
    .where('state', '=', 'unused')
    .returning('id')
    .execute();
  return frozen.length === ids.length;
}

/** Brings an order's coupons to the state that its status asks for. Given back, they belong to no order. */
export async function settleCoupons(
  transaction: Database,
  orderId: string,
  state: 'unused' | 'frozen' | 'used',
): Promise<void> {
  await transaction
    .updateTable('coupon')
    .set(state === 'unused' ? { state, order_id: null } : { state })
    .where('order_id', '=', orderId)
    .execute();
}
