import type { Database } from '#server/platform/database/tables.ts';
import { readMoneyWaits } from './money/money-lines.ts';
import type { Actor } from './order-graph.ts';
import { orderOf, type OrderRow, type Shipment } from './order-row.ts';
import { noteShipmentChanges } from './shipment-notes.ts';

/** Updates the shipment of a locked order and adds shipment notes for changes of vessel and days. */
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
  await noteShipmentChanges(database, { orderId: order.id, by, now }, order, changed);
  return orderOf(changed);
}

/** Raises the version of a locked order after a ledger change and updates why it waits. */
export async function updateMoneyWaits(
  database: Database,
  order: OrderRow,
  now: Date,
  more: Partial<Pick<OrderRow, 'deposit_due_at'>> = {},
): Promise<OrderRow> {
  const money_waits = await readMoneyWaits(database, order, order.state);
  const settled = await database
    .updateTable('orders')
    .set({ changed_at: now, money_waits, ...more })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return orderOf(settled);
}

/** Raises the version of a locked order, so that colleagues who have it open are notified. */
export async function countChange(
  database: Database,
  { id }: Pick<OrderRow, 'id'>,
  changed_at: Date,
): Promise<OrderRow> {
  const counted = await database
    .updateTable('orders')
    .set({ changed_at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return orderOf(counted);
}
