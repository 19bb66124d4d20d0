import type { FileRow } from '#server/desk/table/read-table.ts';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Context } from '#server/platform/calls/context.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { VehicleRow } from '#server/marketplace/vehicles/vehicle-row.ts';
import { chassisKey, findHolders, type Holder, holderAmong, type Wanted } from '../chassis-numbers.ts';
import { chassisColumn, type Fault, numberColumn, photosColumn } from './columns.ts';
import { readHighestReadings } from '../inspection.ts';
import { startYielding } from '#server/desk/table/yield-to-event-loop.ts';
import { planRow, type PlannedRow } from './plan-row.ts';

const vehiclesAtOnce = 1000;
/** Rows and photos per insert statement. */
const writtenAtOnce = 1000;

const numberOf = ({ cells }: FileRow) => (cells.get(numberColumn) ?? '').toUpperCase();

/** Compares all rows with their vehicles, loaded in a few statements. */
export async function planRows({ database, now, services }: Context, rows: readonly FileRow[]): Promise<PlannedRow[]> {
  const vehicles = new Map<string, VehicleRow>();
  const readings = new Map<string, number>();
  for (let start = 0; start < rows.length; start += vehiclesAtOnce) {
    const numbers = rows.slice(start, start + vehiclesAtOnce).map(numberOf);
    const found = await database
      .selectFrom('vehicle')
      .selectAll()
      .where('stock_no', '=', sql<string>`any(${numbers}::text[])`)
      .execute();
    for (const row of found) vehicles.set(row.stock_no ?? '', row);
    const ids = found.map(({ id }) => id);
    for (const [id, reading] of await readHighestReadings(database, ids)) readings.set(id, reading);
  }
  const sources = await readSources(database, rows, vehicles);
  const holderOf = await readHolders(database, rows, vehicles);
  const lines = new Map<string, number>();
  const planned: PlannedRow[] = [];
  const yieldIfNeeded = startYielding();
  for (const row of rows) {
    const number = numberOf(row);
    const earlier = number === '' ? undefined : lines.get(number);
    if (earlier === undefined) lines.set(number, row.line);
    const vehicle = vehicles.get(number);
    const present = { vehicle, sources: sources.get(vehicle?.id ?? '') ?? new Set<string>(), earlier };
    planned.push(planRow(row, { ...present, readings, holderOf: holderOf(row), publicUrl: services.publicUrl, now }));
    await yieldIfNeeded();
  }
  return planned;
}

/** Finds duplicates of a chassis number: another vehicle, or an earlier new row. */
async function readHolders(
  database: Database,
  rows: readonly FileRow[],
  vehicles: ReadonlyMap<string, VehicleRow>,
): Promise<(row: FileRow) => (wanted: Wanted) => Fault | undefined> {
  const numbers = [
    ...rows.map(({ cells }) => cells.get(chassisColumn) ?? ''),
    ...[...vehicles.values()].map((vehicle) => vehicle.chassis_no ?? ''),
  ];
  const holders = new Map<string, Holder[]>();
  for (let start = 0; start < numbers.length; start += vehiclesAtOnce) {
    const found = await findHolders(database, numbers.slice(start, start + vehiclesAtOnce));
    for (const [key, known] of found) holders.set(key, known);
  }
  const lines = new Map<string, number>();
  return ({ line }) =>
    (wanted) => {
      const key = chassisKey(wanted.chassisNumber);
      // An unchanged vehicle may share its number with one that has returned.
      if (key === '' || (!wanted.isPublished && key === chassisKey(wanted.vehicle?.chassis_no ?? null)))
        return undefined;
      const earlier = lines.get(key);
      if (earlier !== undefined) return { kind: 'twice', hint: String(earlier) };
      lines.set(key, line);
      const holder = holderAmong(holders, wanted);
      return holder === undefined ? undefined : { kind: 'taken', hint: holder };
    };
}

/** Photo sources of the vehicles for which the file lists photos. */
async function readSources(
  database: Database,
  rows: readonly FileRow[],
  vehicles: ReadonlyMap<string, VehicleRow>,
): Promise<Map<string, Set<string>>> {
  const ids = rows.flatMap((row) => (row.cells.has(photosColumn) ? (vehicles.get(numberOf(row))?.id ?? []) : []));
  const sources = new Map<string, Set<string>>();
  for (let start = 0; start < ids.length; start += vehiclesAtOnce) {
    const found = await database
      .selectFrom('vehicle_photo')
      .select(['vehicle_id', 'source'])
      .where('vehicle_id', '=', sql<string>`any(${ids.slice(start, start + vehiclesAtOnce)}::text[])`)
      .where('source', 'is not', null)
      .execute();
    for (const { vehicle_id: id, source } of found) {
      sources.set(id, (sources.get(id) ?? new Set()).add(source ?? ''));
    }
  }
  return sources;
}

/** Stores rows and photos in batches, so that other requests are served in between. */
export async function insertRows(database: Database, importId: string, planned: readonly PlannedRow[]): Promise<void> {
  for (const rows of inPieces(planned)) {
    await sql`insert into stock_import_row
        (import_id, line, stock_no, name, kind, sheet, publish, seen_version, changes, faults)
      select ${importId}, line, "stockNo", name, kind, sheet, publish, "seenVersion", changes, faults
      from jsonb_to_recordset(${JSON.stringify(rows.map(({ photos: _, ...row }) => row))}::jsonb) as planned
        (line integer, "stockNo" text, name text, kind text, sheet jsonb, publish boolean, "seenVersion" integer,
        changes jsonb, faults jsonb)`.execute(database);
    await setImmediate();
  }
  for (const photos of inPieces(planned.flatMap(({ line, photos: own }) => own.map((photo) => ({ line, ...photo }))))) {
    await sql`insert into stock_import_photo (import_id, line, place, source, is_in_archive, state, fault)
      select ${importId}, line, place, source, "isInArchive", state, fault
      from jsonb_to_recordset(${JSON.stringify(photos)}::jsonb) as photo
        (line integer, place integer, source text, "isInArchive" boolean, state text, fault text)`.execute(database);
    await setImmediate();
  }
}

function* inPieces<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += writtenAtOnce) yield items.slice(start, start + writtenAtOnce);
}
