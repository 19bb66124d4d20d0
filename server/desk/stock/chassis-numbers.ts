import { sql } from 'kysely';
import { type Context, refuse } from '#server/platform/calls/context.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { VehicleRow } from '#server/marketplace/vehicles/vehicle-row.ts';

/** Normalises a chassis number for comparison: some are written without hyphens. */
export function chassisKey(number: string | null): string {
  return (number ?? '').toUpperCase().replaceAll('-', '');
}

export interface Holder {
  id: string;
  stockNo: string;
  key: string;
  isOffered: boolean;
}

/**
 * Drafts and vehicles on sale with these chassis numbers, by normalised number. Withdrawn and sold ones do not count,
 * because a vehicle can return under another stock number.
 */
export async function findHolders(
  database: Database,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, Holder[]>> {
  const keys = [...new Set(numbers.map(chassisKey))].filter((key) => key !== '');
  if (keys.length === 0) return new Map();
  const { rows } = await sql<Holder>`
    select id, facts ->> 'refNo' as "stockNo", replace(chassis_no, '-', '') as key, stage = 'published' as "isOffered"
    from vehicle
    where replace(chassis_no, '-', '') = any(${keys}::text[])
      and (stage = 'draft' or (stage = 'published' and state <> 'removed'))
    order by id`.execute(database);
  return Map.groupBy(rows, ({ key }) => key);
}

export interface Wanted {
  chassisNumber: string;
  /** The vehicle that gets the number; absent for a new one. */
  vehicle: Pick<VehicleRow, 'id' | 'chassis_no'> | undefined;
  /** Whether it is about to be published. */
  isPublished: boolean;
}

/** Stock number of another vehicle with the same chassis number. A number the vehicle already has may stay. */
export function holderAmong(
  holders: ReadonlyMap<string, readonly Holder[]>,
  { chassisNumber, vehicle, isPublished }: Wanted,
): string | undefined {
  const key = chassisKey(chassisNumber);
  const isNew = key !== chassisKey(vehicle?.chassis_no ?? null);
  const others = (holders.get(key) ?? []).filter(({ id }) => id !== vehicle?.id);
  return others.find(({ isOffered }) => isNew || (isPublished && isOffered))?.stockNo;
}

export async function findHolder(database: Database, wanted: Wanted): Promise<string | undefined> {
  return holderAmong(await findHolders(database, [wanted.chassisNumber]), wanted);
}

/** Refuses a duplicate chassis number and names the other vehicle. */
export function refuseChassis(context: Context, stockNo: string): { code: 400; message: string } {
  const { code, message } = refuse(context, 400, 'chassisTaken');
  return { code, message: `${message} ${stockNo}` };
}
