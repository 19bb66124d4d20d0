import { sql } from 'kysely';
import type { StockSheet } from '#generated/client/types.gen.ts';
import { staffActorOf, type Context } from '#server/platform/calls/context.ts';
import { type AuditLogEntry, writeAuditLogs } from '#server/platform/calls/audit-log.ts';
import { ensureInCatalogue } from '#server/marketplace/catalogue/ensure-in-catalogue.ts';
import { splitWords } from '#server/marketplace/catalogue/search/search-text.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { listedPrice } from '#server/marketplace/pricing/listed-price.ts';
import { type PricingSettings, pricingSettingsIfSet } from '#server/marketplace/pricing/pricing-settings.ts';
import { QuoteRefused } from '#server/marketplace/pricing/quote.ts';
import { bucketsOf } from '#server/marketplace/reference/buckets.ts';
import { newId } from '#server/platform/secrets/ids.ts';
import { pricedVehicleOf } from '#server/marketplace/vehicles/quote-vehicle.ts';
import type { VehicleRow } from '#server/marketplace/vehicles/vehicle-row.ts';
import { stockNoOf } from './stock-state.ts';
import { changedFields, columnsOf, dollarsOf, type ReadSheet, sheetOf, styleColumnsOf } from './vehicle-data.ts';

export async function isNumberTaken(transaction: Database, stockNo: string, exceptId = ''): Promise<boolean> {
  const other = await transaction
    .selectFrom('vehicle')
    .select('id')
    .where('stock_no', '=', stockNo.toUpperCase())
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  return other !== undefined;
}

export async function generateStockNo(transaction: Database): Promise<string> {
  for (;;) {
    const { rows } = await sql<{ number: number }>`select nextval('stock_number') as number`.execute(transaction);
    const stockNo = `GP-${rows[0]?.number}`;
    if (!(await isNumberTaken(transaction, stockNo))) return stockNo;
  }
}

/** A vehicle to insert or update. */
export interface Written {
  read: ReadSheet;
  stockNo: string;
}

/** Inserts a vehicle as a draft. Its number must be free. */
export async function insertVehicle(context: Context, read: ReadSheet, stockNo: string): Promise<VehicleRow> {
  return only(await insertVehicles(context, [{ read, stockNo }]));
}

/** Inserts vehicles in a few statements that update the counters once. */
export async function insertVehicles(context: Context, entered: readonly Written[]): Promise<VehicleRow[]> {
  if (entered.length === 0) return [];
  const { database, now } = context;
  await ensureInCatalogue(
    database,
    entered.map(({ read }) => read.style.id),
  );
  const terms = await pricingSettingsIfSet(database);
  const rows = entered.map((one) => draftOf(one, terms, now));
  await database
    .insertInto('vehicle')
    .values(rows.map((row) => ({ ...row, facts: JSON.stringify(row.facts) })))
    .execute();
  await keepPrices(context, rows);
  const acts = entered.map(({ read, stockNo }) => ({
    by: staffActorOf(context),
    act: 'enter-vehicle',
    subject: stockNo,
    after: read.sheet,
  }));
  await writeAuditLogs(database, acts, now);
  return rows;
}

function draftOf({ read, stockNo }: Written, terms: PricingSettings | undefined, now: Date): VehicleRow {
  const draft: Unpriced = {
    ...columnsOf(read, stockNo),
    ...styleColumnsOf(read),
    id: newId(),
    state: 'removed',
    stage: 'draft',
    version: 1,
    search_words: wordsOf(stockNo),
    flash_deduction_cents: null,
    flash_ends_at: null,
    photos: [],
    listed_at: now,
    changed_at: now,
  };
  return { ...draft, ...pricesOf(draft, terms, now) };
}

/** Updates a locked vehicle from form data. Unchanged data has no effect. */
export async function changeVehicle(
  context: Context,
  row: VehicleRow,
  read: ReadSheet,
  stockNo: string,
): Promise<VehicleRow> {
  return only(await changeVehicles(context, [{ row, read, stockNo }]));
}

/** Updates many vehicles in a few statements; results keep their order. */
export async function changeVehicles(
  context: Context,
  changes: readonly (Written & { row: VehicleRow })[],
): Promise<VehicleRow[]> {
  const effective = changes.flatMap((change) => {
    const { row, read, stockNo } = change;
    const before = sheetOf(row);
    const fields = changedFields(before, read.sheet);
    return fields.length === 0 && stockNo === stockNoOf(row) ? [] : [{ ...change, before, fields }];
  });
  if (effective.length === 0) return changes.map(({ row }) => row);
  await ensureInCatalogue(
    context.database,
    effective.map(({ read }) => read.style.id),
  );
  const columns = effective.map(({ row, read, stockNo }) => ({
    row,
    columns: { ...columnsOf(read, stockNo, row), search_words: wordsOf(stockNo) },
  }));
  const changed = new Map((await updateVehicles(context, columns)).map((row) => [row.id, row]));
  const acts = effective.flatMap(({ row, read, stockNo, before, fields }): AuditLogEntry[] => {
    const pick = (sheet: StockSheet) => Object.fromEntries(fields.map((field) => [field, sheet[field]]));
    const former = stockNoOf(row);
    const entry = { by: staffActorOf(context), act: 'change-vehicle', subject: former, before: pick(before) };
    if (stockNo === former) return [{ ...entry, after: pick(read.sheet) }];
    return [
      { ...entry, after: { ...pick(read.sheet), stockNo } },
      // The entries under the new number lead back to the earlier ones.
      { ...entry, subject: stockNo, before: { stockNo: former }, after: { stockNo } },
    ];
  });
  await writeAuditLogs(context.database, acts, context.now);
  return changes.map(({ row }) => changed.get(row.id) ?? row);
}

interface ColumnChange {
  row: VehicleRow;
  columns: Partial<VehicleRow>;
}

/** Writes columns of a locked vehicle and the derived ones: its list price and filter buckets. */
export async function updateVehicle(
  context: Context,
  row: VehicleRow,
  columns: Partial<VehicleRow>,
): Promise<VehicleRow> {
  return only(await updateVehicles(context, [{ row, columns }]));
}

/** The same for many vehicles: one statement per set of columns. Results keep their order. */
export async function updateVehicles(context: Context, changes: readonly ColumnChange[]): Promise<VehicleRow[]> {
  if (changes.length === 0) return [];
  const { database, now } = context;
  const terms = await pricingSettingsIfSet(database);
  const written = changes.map(({ row, columns }) => {
    const next = { ...row, ...columns, version: row.version + 1, changed_at: now };
    const follows = { ...pricesOf(next, terms, now), version: next.version, changed_at: now };
    return { row, columns: { ...columns, ...follows }, changed: { ...next, ...follows } };
  });
  const alike = Map.groupBy(written, ({ columns }) => Object.keys(columns).toSorted().join(' '));
  for (const [names, rows] of alike) {
    await writeColumns(
      database,
      names.split(' '),
      rows.map(({ row, columns }) => ({ ...columns, id: row.id })),
    );
  }
  const isPriced = ({ row, changed }: (typeof written)[number]) =>
    changed.base_price_cents !== row.base_price_cents || changed.min_price_cents !== row.min_price_cents;
  await keepPrices(
    context,
    written.filter(isPriced).map(({ changed }) => changed),
  );
  return written.map(({ changed }) => changed);
}

async function writeColumns(
  database: Database,
  names: readonly string[],
  rows: readonly Partial<VehicleRow>[],
): Promise<void> {
  const assigned = names.map((name) => sql`${sql.ref(name)} = written.${sql.ref(name)}`);
  await sql`update vehicle set ${sql.join(assigned)}
    from jsonb_populate_recordset(null::vehicle, ${JSON.stringify(rows)}::jsonb) as written
    where vehicle.id = written.id`.execute(database);
}

function only(rows: readonly VehicleRow[]): VehicleRow {
  const [row] = rows;
  if (!row) throw new Error('A vehicle was written, and is not there.');
  return row;
}

type Priced = Pick<VehicleRow, 'list_price_cents' | `${'price' | 'age' | 'mileage' | 'seats'}_bucket`>;

type Unpriced = Omit<VehicleRow, keyof Priced>;

/** Without terms, or where no ship goes to the port that lists count to, the price at the yard stands for both. */
function pricesOf(row: Unpriced, terms: PricingSettings | undefined, now: Date): Priced {
  const { current, original } = listedCents(row, terms, now);
  const { priceBucket, ageBucket, mileageBucket, seatsBucket } = bucketsOf(
    {
      priceUsdCents: current,
      registered: row.registered.slice(0, 7),
      mileageKm: row.mileage_km,
      seats: row.seats,
    },
    now,
  );
  return {
    list_price_cents: original,
    price_bucket: priceBucket,
    age_bucket: ageBucket,
    mileage_bucket: mileageBucket,
    seats_bucket: seatsBucket,
  };
}

function listedCents(row: Unpriced, terms: PricingSettings | undefined, now: Date) {
  const vehicle = pricedVehicleOf(row, now);
  const atYard = {
    current: Math.max(0, vehicle.listPriceCents - vehicle.flashDeductionCents),
    original: vehicle.listPriceCents,
  };
  if (!terms) return atYard;
  try {
    const price = listedPrice(vehicle, terms);
    return { current: price.now.usdCents, original: price.original.usdCents };
  } catch (error) {
    if (error instanceof QuoteRefused) return atYard;
    throw error;
  }
}

async function keepPrices(context: Context, rows: readonly VehicleRow[]): Promise<void> {
  if (rows.length === 0) return;
  const { name, memberId = null } = staffActorOf(context);
  await context.database
    .insertInto('vehicle_price')
    .values(
      rows.map((row) => ({
        vehicle_id: row.id,
        price_cents: row.base_price_cents,
        lowest_cents: row.min_price_cents,
        name,
        member_id: memberId,
        changed_at: context.now,
      })),
    )
    .execute();
}

/** The stock number without punctuation, and its digits alone. */
function wordsOf(stockNo: string): string[] {
  const word = splitWords(stockNo).join('');
  const digits = word.replaceAll(/\D/g, '');
  return digits === '' || digits === word ? [word] : [word, digits];
}

export function priceOf(row: Pick<VehicleRow, 'base_price_cents' | 'min_price_cents'>) {
  return { price: dollarsOf(row.base_price_cents), lowestPrice: dollarsOf(row.min_price_cents) };
}
