import type { Database } from '../database/tables.ts';
import type { Actor } from './move-order.ts';
import type { OrderRow } from './order-row.ts';
import { noteShipment } from './way/order-way.ts';

/** An order's way over the sea. Its status is no part of it: only `moveOrder` changes that. */
export type Shipment = Pick<OrderRow, 'freight_number' | 'logistics_link' | 'vessel' | 'departs_on' | 'arrives_on'>;

/** Changes the shipment of an order that is locked, and notes what is new of vessel and days. */
export async function changeShipment(
  database: Database,
  order: OrderRow,
  change: Partial<Shipment>,
  { by, now }: { by: Actor; now: Date },
): Promise<OrderRow> {
  const changed = await database
    .updateTable('orders')
    .set(change)
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await noteShipment(database, { orderId: order.id, by, now }, order, changed);
  return changed as unknown as OrderRow;
}
