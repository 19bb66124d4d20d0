import type { StaffStockState, StaffVehicleState } from '#generated/client/types.gen.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { VehicleRow } from '#server/marketplace/vehicles/vehicle-row.ts';

/** State of a vehicle for staff. Buyers cannot tell the hidden states apart. */
export function stateOf({ stage, state }: Pick<VehicleRow, 'stage' | 'state'>): StaffStockState {
  if (stage !== 'published') return stage;
  return state === 'removed' ? 'sold' : state;
}

/** The same conditions in SQL, for lists. */
export const columnsOfState: Readonly<Record<StaffStockState, Pick<VehicleRow, 'stage' | 'state'>>> = {
  draft: { stage: 'draft', state: 'removed' },
  available: { stage: 'published', state: 'available' },
  held: { stage: 'published', state: 'held' },
  withdrawn: { stage: 'withdrawn', state: 'removed' },
  sold: { stage: 'published', state: 'removed' },
};

/** It has an order, so the promised details must not change. */
export function isOrdered(row: Pick<VehicleRow, 'stage' | 'state'>): boolean {
  const state = stateOf(row);
  return state === 'held' || state === 'sold';
}

export function stockNoOf({ facts }: Pick<VehicleRow, 'facts'>): string {
  return facts.refNo;
}

export function stateResponse(row: VehicleRow): StaffVehicleState {
  return { id: row.id, version: row.version, stockNo: stockNoOf(row), state: stateOf(row) };
}

/** Reads a vehicle in stock, including drafts. */
export async function readStock(database: Database, id: string): Promise<VehicleRow | undefined> {
  return database.selectFrom('vehicle').selectAll().where('id', '=', id).executeTakeFirst();
}
