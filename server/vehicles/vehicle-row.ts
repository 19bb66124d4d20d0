import type { Selectable } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { VehicleTable } from '../database/tables.ts';
import type { VehicleFacts } from './vehicle-facts.ts';

export type VehicleRow = Omit<Selectable<VehicleTable>, 'facts'> & { facts: VehicleFacts };

export async function readVehicle(database: Database, id: string): Promise<VehicleRow | undefined> {
  const row = await database.selectFrom('vehicle').selectAll().where('id', '=', id).executeTakeFirst();
  return row as VehicleRow | undefined;
}

/**
 * Reads a vehicle for whoever is about to change who holds it; others wait. Whatever locks a vehicle and its order locks
 * the vehicle first. Saving it as a favorite need not wait.
 */
export async function lockVehicle(transaction: Database, id: string): Promise<VehicleRow | undefined> {
  const row = await transaction
    .selectFrom('vehicle')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row as VehicleRow | undefined;
}
