import type { Database } from '#server/platform/database/tables.ts';
import { orderOf, type OrderRow } from '#server/marketplace/orders/order-row.ts';

/** Reads any order, for staff. */
export async function readOrder(database: Database, id: string): Promise<OrderRow | undefined> {
  const row = await database.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  return row && orderOf(row);
}
