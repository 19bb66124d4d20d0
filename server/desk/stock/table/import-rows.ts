import type { StaffImportFault, StockSheet } from '#generated/client/types.gen.ts';
import { sql } from 'kysely';
import { type Context, staffActorOf } from '#server/platform/calls/context.ts';
import { writeAuditLogs } from '#server/platform/calls/audit-log.ts';
import { lockTopic } from '#server/platform/database/lock-topic.ts';
import { pricingSettingsIfSet } from '#server/marketplace/pricing/pricing-settings.ts';
import type { VehicleRow } from '#server/marketplace/vehicles/vehicle-row.ts';
import { findHolders, holderAmong } from '../chassis-numbers.ts';
import { isOrdered, stateOf } from '../stock-state.ts';
import { type ReadSheet, readSheet, wouldGoBelow } from '../vehicle-data.ts';
import { changeVehicles, insertVehicles, updateVehicles } from '../write-vehicle.ts';
import { chassisColumn, numberColumn, stateColumn } from './columns.ts';

export interface RowToDo {
  line: number;
  stockNo: string;
  sheet: StockSheet;
  seenVersion: number | null;
  publish: boolean;
}

interface Accepted extends RowToDo {
  read: ReadSheet;
  /** The locked vehicle with this number; undefined for a new one. */
  vehicle: VehicleRow | undefined;
}

/**
 * Inserts and updates the vehicles of rows with distinct numbers in a few statements. Returns the faults of refused rows by
 * line; nothing of those is applied.
 */
export async function importRows(
  context: Context,
  rows: readonly RowToDo[],
): Promise<ReadonlyMap<number, StaffImportFault>> {
  const faults = new Map<number, StaffImportFault>();
  if (rows.length === 0) return faults;
  const { database } = context;
  const canPublish = (await pricingSettingsIfSet(database)) !== undefined;
  await lockTopic(database, 'stockNumbers');
  const vehicles = await lockByNumbers(context, rows);
  const holders = await findHolders(
    database,
    rows.map(({ sheet }) => sheet.chassisNumber),
  );
  const accepted: Accepted[] = [];
  for (const row of rows) {
    const vehicle = vehicles.get(row.stockNo.toUpperCase());
    const judged = judge(row, { vehicle, holders, canPublish, now: context.now });
    if ('kind' in judged) faults.set(row.line, judged);
    else accepted.push(judged);
  }
  const [present, entered] = [accepted.filter(({ vehicle }) => vehicle), accepted.filter(({ vehicle }) => !vehicle)];
  const drafts = await insertVehicles(context, entered);
  const changed = await changeVehicles(
    context,
    present.flatMap(({ read, vehicle }) => (vehicle ? [{ row: vehicle, read, stockNo: vehicle.facts.refNo }] : [])),
  );
  const isOffered = (place: number, list: readonly Accepted[]) => list[place]?.publish === true;
  await offer(context, [
    ...drafts.filter((_, place) => isOffered(place, entered)),
    ...changed.filter(({ stage }, place) => stage !== 'published' && isOffered(place, present)),
  ]);
  return faults;
}

async function lockByNumbers({ database }: Context, rows: readonly RowToDo[]): Promise<Map<string, VehicleRow>> {
  const numbers = rows.map(({ stockNo }) => stockNo.toUpperCase());
  const found = await database
    .selectFrom('vehicle')
    .selectAll()
    .where('stock_no', '=', sql<string>`any(${numbers}::text[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(found.map((row) => [row.stock_no ?? '', row]));
}

interface Present {
  vehicle: VehicleRow | undefined;
  holders: Awaited<ReturnType<typeof findHolders>>;
  canPublish: boolean;
  now: Date;
}

function judge(row: RowToDo, { vehicle, holders, canPublish, now }: Present): Accepted | StaffImportFault {
  const fault = (kind: StaffImportFault['kind'], column = numberColumn) => ({
    column,
    kind,
    value: row.stockNo,
    hint: '',
  });
  const read = readSheet(row.sheet, now);
  if ('refusal' in read) return fault('changedMeanwhile');
  if (row.publish && !canPublish) return { ...fault('prices', stateColumn), value: 'published' };
  if ((vehicle?.version ?? null) !== row.seenVersion) return fault('changedMeanwhile');
  if (vehicle && isOrdered(vehicle)) return fault('ordered');
  const { chassisNumber } = read.sheet;
  const holder = holderAmong(holders, { chassisNumber, vehicle, isPublished: row.publish });
  if (holder !== undefined) return { column: chassisColumn, kind: 'taken', value: chassisNumber, hint: holder };
  if (vehicle && wouldGoBelow(vehicle, read.sheet, now)) {
    const { price, lowestPrice } = read.sheet;
    return { column: 'price_usd', kind: 'sale', value: String(price), hint: String(lowestPrice) };
  }
  return { ...row, read, vehicle };
}

async function offer(context: Context, rows: readonly VehicleRow[]): Promise<void> {
  const offered = await updateVehicles(
    context,
    rows.map((row) => {
      const listed = row.stage === 'draft' ? { listed_at: context.now } : {};
      return { row, columns: { stage: 'published', state: 'available', ...listed } };
    }),
  );
  const acts = rows.map((row, place) => {
    const [before, after] = [{ state: stateOf(row) }, { state: stateOf(offered[place] ?? row) }];
    return { by: staffActorOf(context), act: 'publish-vehicle', subject: row.facts.refNo, before, after };
  });
  await writeAuditLogs(context.database, acts, context.now);
}
