import { sql } from 'kysely';
import type { StockSheet } from '../../../generated/client/types.gen.ts';
import { doerOf, type Context } from '../../calls/context.ts';
import { recordAct } from '../../calls/record-act.ts';
import { keepInCatalogue } from '../../catalogue/keep-in-catalogue.ts';
import { splitWords } from '../../catalogue/search/search-text.ts';
import type { Database } from '../../database/tables.ts';
import { listedPrice } from '../../pricing/listed-price.ts';
import { type PriceTerms, termsIfSet } from '../../pricing/price-terms.ts';
import { QuoteRefused } from '../../pricing/quote.ts';
import { bucketsOf } from '../../reference/buckets.ts';
import { newId } from '../../secrets/ids.ts';
import { pricedVehicleOf } from '../../vehicles/quote-vehicle.ts';
import type { VehicleRow } from '../../vehicles/vehicle-row.ts';
import { stockNoOf } from './stock-state.ts';
import { changedFields, columnsOf, dollarsOf, type ReadSheet, sheetOf } from './vehicle-sheet.ts';

// Any fixed number; whoever gives out stock numbers takes turns.
const numberLock = 7_310_429;

/** Holds back everybody else who gives a vehicle a number, until this transaction has ended. */
export async function lockStockNumbers(transaction: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(numberLock)})`.execute(transaction);
}

export async function isNumberTaken(transaction: Database, stockNo: string, exceptId = ''): Promise<boolean> {
  const other = await transaction
    .selectFrom('vehicle')
    .select('id')
    .where('stock_no', '=', stockNo.toUpperCase())
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  return other !== undefined;
}

export async function drawStockNo(transaction: Database): Promise<string> {
  for (;;) {
    const { rows } = await sql<{ number: number }>`select nextval('stock_number') as number`.execute(transaction);
    const stockNo = `GP-${rows[0]?.number}`;
    if (!(await isNumberTaken(transaction, stockNo))) return stockNo;
  }
}

/** Enters a vehicle as a draft. Its number must be free. */
export async function insertVehicle(context: Context, read: ReadSheet, stockNo: string): Promise<VehicleRow> {
  const { database, now } = context;
  await keepInCatalogue(database, [read.style.id]);
  const columns = columnsOf(read, stockNo);
  const entered = {
    ...columns,
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
  } as unknown as VehicleRow;
  const row: VehicleRow = { ...entered, ...pricesOf(entered, await termsIfSet(database), now) };
  await database
    .insertInto('vehicle')
    .values({ ...row, facts: JSON.stringify(row.facts) })
    .execute();
  await keepPrice(context, row);
  const act = { by: doerOf(context), act: 'enter-vehicle', subject: stockNo, after: read.sheet };
  await recordAct(database, act, now);
  return row;
}

/** Changes a vehicle, which is locked, into what a sheet says. One that says nothing new changes nothing. */
export async function changeVehicle(
  context: Context,
  row: VehicleRow,
  read: ReadSheet,
  stockNo: string,
): Promise<VehicleRow> {
  const before = sheetOf(row);
  const fields = changedFields(before, read.sheet);
  if (fields.length === 0 && stockNo === stockNoOf(row)) return row;
  await keepInCatalogue(context.database, [read.style.id]);
  const changed = await updateVehicle(context, row, {
    ...columnsOf(read, stockNo, row),
    search_words: wordsOf(stockNo),
  });
  const pick = (sheet: StockSheet) => Object.fromEntries(fields.map((field) => [field, sheet[field]]));
  const renamed = stockNo === stockNoOf(row) ? undefined : stockNo;
  await recordAct(
    context.database,
    {
      by: doerOf(context),
      act: 'change-vehicle',
      subject: stockNoOf(row),
      before: pick(before),
      after: { ...pick(read.sheet), ...(renamed !== undefined && { stockNo: renamed }) },
    },
    context.now,
  );
  return changed;
}

/** Writes columns of a locked vehicle, and what follows from them: its listed price and the buckets of the filters. */
export async function updateVehicle(
  context: Context,
  row: VehicleRow,
  columns: Partial<VehicleRow>,
): Promise<VehicleRow> {
  const { database, now } = context;
  const next = { ...row, ...columns, version: row.version + 1, changed_at: now };
  const prices = pricesOf(next, await termsIfSet(database), now);
  const { facts, ...others } = columns;
  await database
    .updateTable('vehicle')
    .set({
      ...others,
      ...(facts && { facts: JSON.stringify(facts) }),
      ...prices,
      version: next.version,
      changed_at: now,
    })
    .where('id', '=', row.id)
    .execute();
  const changed = { ...next, ...prices };
  const isPriced = changed.base_price_cents !== row.base_price_cents || changed.min_price_cents !== row.min_price_cents;
  if (isPriced) await keepPrice(context, changed);
  return changed;
}

type Priced = Pick<VehicleRow, 'list_price_cents' | `${'price' | 'age' | 'mileage' | 'seats'}_bucket`>;

/** Without terms, or where no ship goes to the port that lists count to, the price at the yard stands for both. */
function pricesOf(row: VehicleRow, terms: PriceTerms | undefined, now: Date): Priced {
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

function listedCents(row: VehicleRow, terms: PriceTerms | undefined, now: Date) {
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

async function keepPrice(context: Context, row: VehicleRow): Promise<void> {
  const { name, memberId = null } = doerOf(context);
  await context.database
    .insertInto('vehicle_price')
    .values({
      vehicle_id: row.id,
      price_cents: row.base_price_cents,
      lowest_cents: row.min_price_cents,
      name,
      member_id: memberId,
      changed_at: context.now,
    })
    .execute();
}

/** The vehicle's number in all the ways it is written. */
function wordsOf(stockNo: string): string[] {
  return [splitWords(stockNo).join('')];
}

export function priceOf(row: Pick<VehicleRow, 'base_price_cents' | 'min_price_cents'>) {
  return { price: dollarsOf(row.base_price_cents), lowestPrice: dollarsOf(row.min_price_cents) };
}
