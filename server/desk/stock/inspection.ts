import { sql } from 'kysely';
import type { StaffInspection } from '#generated/client/types.gen.ts';
import type { Handler } from '#generated/server.ts';
import type { FailureKey } from '#server/platform/calls/texts.ts';
import { type Context, staffActorOf, refuse } from '#server/platform/calls/context.ts';
import { writeAuditLog } from '#server/platform/calls/audit-log.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { lockVehicle, type VehicleRow } from '#server/marketplace/vehicles/vehicle-row.ts';
import { partsOfName } from '#server/platform/uploads/photo-name.ts';
import { areDays } from '#server/desk/orders/days.ts';
import { stateResponse, isOrdered, stockNoOf } from './stock-state.ts';
import { yardToday } from './vehicle-data.ts';
import { updateVehicle } from './write-vehicle.ts';

export const staffSetInspection: Handler<'staffSetInspection', Context> = async (
  { id, version, inspection: given },
  context,
) => {
  const inspection = given && tidyInspection(given);
  const { database, now } = context;
  if (!areDays(inspection?.inspectedOn)) return { code: 400 };
  const row = await lockVehicle(database, id);
  if (!row) return refuse(context, 400, 'vehicleGone');
  if (row.version !== version) return { code: 409 };
  if (isOrdered(row)) return refuse(context, 400, 'stockHeld');
  const { sheetPhoto } = inspection ?? {};
  if (sheetPhoto !== undefined && !row.photos?.some((name) => partsOfName(name)?.id === sheetPhoto))
    return { code: 409 };
  const refusal = inspection && findFault(inspection, row, now);
  if (refusal) return refuse(context, 400, refusal);

  const before = await readInspection(database, id);
  // The new vehicle version invalidates cached pages on every node.
  const changed = await updateVehicle(context, row, {});
  if (inspection) await keepInspection(database, id, { inspection, now });
  else await database.deleteFrom('vehicle_inspection').where('vehicle_id', '=', id).execute();
  await writeAuditLog(
    database,
    {
      by: staffActorOf(context),
      act: 'set-inspection',
      subject: stockNoOf(row),
      ...(before && { before: { ...before } }),
      ...(inspection && { after: { ...inspection } }),
    },
    now,
  );
  return { code: 0, body: stateResponse(changed) };
};

function tidyInspection({ inspectedBy, marks, readings, ...found }: StaffInspection): StaffInspection {
  return { ...found, inspectedBy: inspectedBy.trim(), marks: eachOnce(marks), readings: eachOnce(readings) };
}

function eachOnce<Item>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}

/** The inspection entered for a vehicle. */
export async function readInspection(database: Database, vehicleId: string): Promise<StaffInspection | undefined> {
  const row = await database
    .selectFrom('vehicle_inspection')
    .select('findings')
    .where('vehicle_id', '=', vehicleId)
    .executeTakeFirst();
  return row?.findings;
}

/** The highest mileage in the inspection of each vehicle. */
export async function readHighestReadings(
  database: Database,
  vehicleIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found = await database
    .selectFrom('vehicle_inspection')
    .select(['vehicle_id', 'findings'])
    .where('vehicle_id', '=', sql<string>`any(${vehicleIds}::text[])`)
    .execute();
  return new Map(
    found.map(({ vehicle_id, findings }) => [
      vehicle_id,
      Math.max(0, ...findings.readings.map(({ mileageKm }) => mileageKm)),
    ]),
  );
}

/** The reading that a new mileage would fall below. */
export function readingAbove(
  readings: ReadonlyMap<string, number>,
  row: Pick<VehicleRow, 'id' | 'mileage_km'>,
  mileageKm: number,
): number | undefined {
  const highest = readings.get(row.id) ?? 0;
  return mileageKm !== row.mileage_km && mileageKm < highest ? highest : undefined;
}

async function keepInspection(
  database: Database,
  vehicleId: string,
  { inspection, now }: { inspection: StaffInspection; now: Date },
): Promise<void> {
  const columns = { findings: JSON.stringify(inspection), changed_at: now };
  await database
    .insertInto('vehicle_inspection')
    .values({ vehicle_id: vehicleId, ...columns })
    .onConflict((conflict) => conflict.column('vehicle_id').doUpdateSet(columns))
    .execute();
}

type Refusal = FailureKey & ('inspectionAhead' | 'inspectionEarly' | 'inspectionReadingAbove');

function findFault({ inspectedOn, readings }: StaffInspection, row: VehicleRow, now: Date): Refusal | undefined {
  const today = yardToday(now);
  const registered = row.registered.slice(0, 7);
  const months = [inspectedOn.slice(0, 7), ...readings.map(({ readOn }) => readOn)];
  if (inspectedOn > today || months.some((month) => month > today.slice(0, 7))) return 'inspectionAhead';
  if (months.some((month) => month < registered)) return 'inspectionEarly';
  if (readings.some(({ mileageKm }) => mileageKm > row.mileage_km)) return 'inspectionReadingAbove';
  return undefined;
}
