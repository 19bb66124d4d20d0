import type { Database } from '#server/platform/database/tables.ts';
import type { About } from './protocol.ts';

/** Drops what does not exist from a page's context: the vehicle must be in stock, the order must be the buyer's own. */
export async function existingContext(database: Database, accountId: string, about: About = {}): Promise<About> {
  const { vehicleId, orderId } = about;
  const vehicle =
    vehicleId === undefined
      ? undefined
      : await database
          .selectFrom('vehicle')
          .select('id')
          .where('id', '=', vehicleId)
          .where('stage', '<>', 'draft')
          .executeTakeFirst();
  const order =
    orderId === undefined
      ? undefined
      : await database
          .selectFrom('orders')
          .select('id')
          .where('id', '=', orderId)
          .where('account_id', '=', accountId)
          .executeTakeFirst();
  return { ...(vehicle && { vehicleId: vehicle.id }), ...(order && { orderId: order.id }) };
}
