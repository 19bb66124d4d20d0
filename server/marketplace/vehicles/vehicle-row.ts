import type { Insertable, Selectable } from 'kysely';
import type { Database } from '#server/platform/database/tables.ts';
import type { VehicleTable } from '#server/platform/database/tables/catalogue-tables.ts';

export type { VehicleFacts } from '#server/platform/database/tables/json-values.ts';

/** Without the columns that the database derives from the facts. */
export type VehicleRow = Pick<Selectable<VehicleTable>, keyof Insertable<VehicleTable>>;

/** Reads a vehicle that is or was offered. Drafts are visible to staff only. */
export async function readVehicle(database: Database, id: string): Promise<VehicleRow | undefined> {
  return database
    .selectFrom('vehicle')
    .selectAll()
    .where('id', '=', id)
    .where('stage', '<>', 'draft')
    .executeTakeFirst();
}

/**
 * Reads and locks a vehicle before changing its holder. Other such changes wait, but saving it as a favorite does not.
 * Code that locks a vehicle and its order must lock the vehicle first.
 */
export async function lockVehicle(transaction: Database, id: string): Promise<VehicleRow | undefined> {
  return transaction.selectFrom('vehicle').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** Whether a vehicle's flash sale is below its minimum price. */
export function isBelowLowest({
  base_price_cents,
  min_price_cents,
  flash_deduction_cents,
}: Pick<VehicleRow, 'base_price_cents' | 'min_price_cents' | 'flash_deduction_cents'>): boolean {
  return base_price_cents - (flash_deduction_cents ?? 0) < min_price_cents;
}
