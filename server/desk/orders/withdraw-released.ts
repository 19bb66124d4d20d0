import { type StaffActor, writeAuditLog } from '#server/platform/calls/audit-log.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { OrderRow } from '#server/marketplace/orders/order-row.ts';
import { lockVehicle } from '#server/marketplace/vehicles/vehicle-row.ts';

/** Withdraws the vehicle of a cancelled order in the same transaction, so that nobody can reserve it in between. */
export async function withdrawReleased(
  database: Database,
  { vehicle_id: id, order_no: orderNo }: Pick<OrderRow, 'vehicle_id' | 'order_no'>,
  { by, now }: { by: StaffActor; now: Date },
): Promise<void> {
  const row = await lockVehicle(database, id);
  if (row?.state !== 'available') return;
  const withdrawn = {
    stage: 'withdrawn',
    state: 'removed',
    flash_deduction_cents: null,
    flash_ends_at: null,
    version: row.version + 1,
    changed_at: now,
  } as const;
  await database.updateTable('vehicle').set(withdrawn).where('id', '=', id).execute();
  const [before, after] = [
    { state: 'held', version: row.version },
    { state: 'withdrawn', version: withdrawn.version },
  ];
  const act = { by, act: 'withdraw-vehicle', subject: row.facts.refNo, before, after, detail: { order: orderNo } };
  await writeAuditLog(database, act, now);
}
