import { type Buyer, type Market, reservationOf, stockAnother } from '#server/marketplace/orders/testing/market.ts';

/** A newly reserved order of a buyer. */
export async function orderOf(market: Market, buyer: Buyer): Promise<{ id: string; orderNo: string }> {
  const { database } = market.services;
  const vehicleId = await stockAnother(database);
  await buyer.call('submitOrder', reservationOf(vehicleId));
  const { id, order_no } = await database
    .selectFrom('orders')
    .select(['id', 'order_no'])
    .where('vehicle_id', '=', vehicleId)
    .executeTakeFirstOrThrow();
  return { id, orderNo: order_no };
}
