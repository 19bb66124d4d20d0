import type { Database } from '../database/tables.ts';
import type { OrderRow } from './order-row.ts';

/** An order's way over the sea. Its status is no part of it: only `moveOrder` changes that. */
export type Shipment = Pick<OrderRow, 'freight_number' | 'logistics_link' | 'vessel' | 'departs_on' | 'arrives_on'>;

export async function changeShipment(database: Database, id: string, change: Partial<Shipment>): Promise<OrderRow> {
  const changed = await database
    .updateTable('orders')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return changed as unknown as OrderRow;
}
