import { readVehicleIds } from '../catalogue/list-vehicles.ts';
import type { Database } from '../database/tables.ts';

/** Two rows of four, as its more button's list begins. */
const inTwoRows = { limit: 8, offset: 0 };
/** One row: above three the block has a more button. */
export const firstOnSale = { limit: 4, offset: 0 };

export function readNewArrivalIds(database: Database, now: Date): Promise<string[]> {
  return readVehicleIds(database, { kind: 'newArrival' }, { ...inTwoRows, now });
}

export function readHotCarIds(database: Database, now: Date): Promise<string[]> {
  return readVehicleIds(database, { kind: 'daily' }, { ...inTwoRows, now });
}
