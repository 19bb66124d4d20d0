import { sql } from 'kysely';
import type { Database } from '#server/platform/database/tables.ts';
import {
  faultOfPricingSettings,
  type PricingSettings,
  readPricingSettings,
} from '#server/marketplace/pricing/pricing-settings.ts';
import type { Services } from '#server/platform/services.ts';
import { bucketsOf } from '#server/marketplace/reference/buckets.ts';
import { listedPriceOf, priceColumns, type PriceRow } from './listed-vehicle.ts';

/** A job: on the first of a month, moves vehicles that have grown old enough to the next age bucket. */
export async function moveAgeBuckets({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<number> {
  const now = clock();
  const { rows } = await sql<{ registered: string; age_bucket: number }>`
    select distinct registered, age_bucket from vehicle`.execute(database);
  const moved = rows.flatMap(({ registered, age_bucket }) => {
    const bucket = ageBucketOf(registered, now);
    return bucket === age_bucket ? [] : [{ registered, bucket }];
  });
  if (moved.length === 0) return 0;
  const { numAffectedRows = 0n } = await sql`update vehicle set age_bucket = moved.bucket, changed_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as moved (registered date, bucket smallint)
    where vehicle.registered = moved.registered and vehicle.age_bucket <> moved.bucket`.execute(database);
  return Number(numAffectedRows);
}

function ageBucketOf(registered: string, now: Date): number {
  // Only the registration decides the age bucket; the other values do not matter.
  return bucketsOf({ registered: registered.slice(0, 7), priceUsdCents: 0, mileageKm: 0, seats: 1 }, now).ageBucket;
}

const salesAtOnce = 200;

/** A job: clears ended flash sales and moves vehicles on sale to the bucket of their current price. */
export async function settleFlashSales({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<number> {
  const now = clock();
  // Without pricing settings no vehicle has a price to be sorted by.
  if ((await faultOfPricingSettings(database)) !== undefined) return 0;
  const terms = await readPricingSettings(database);
  const running = await database
    .selectFrom('vehicle')
    .select([...priceColumns, 'price_bucket'])
    .where('flash_ends_at', '>', now)
    .execute();
  const misplaced = running.filter((row) => priceBucketOf(row, terms, now) !== row.price_bucket);
  for (const { id } of misplaced) await movePriceBucket(database, id, { terms, now });
  return misplaced.length + (await endSales(database, terms, now));
}

function endSales(database: Database, terms: PricingSettings, now: Date): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const ended = await transaction
      .selectFrom('vehicle')
      .select('id')
      .where('flash_ends_at', '<=', now)
      .orderBy('id')
      .limit(salesAtOnce)
      .forNoKeyUpdate()
      // Skip vehicles locked by a reservation until the next run, so that the buyer need not wait.
      .skipLocked()
      .execute();
    for (const { id } of ended) {
      await transaction
        .updateTable('vehicle')
        .set({ flash_deduction_cents: null, flash_ends_at: null, changed_at: now })
        .where('id', '=', id)
        .execute();
      await movePriceBucket(transaction, id, { terms, now });
    }
    return ended.length;
  });
}

/** Updates the bucket of a vehicle's listed price. Call after every price change. */
export async function movePriceBucket(
  database: Database,
  id: string,
  { terms, now }: { terms: PricingSettings; now: Date },
): Promise<void> {
  const row = await database.selectFrom('vehicle').select(priceColumns).where('id', '=', id).executeTakeFirst();
  if (!row) return;
  const bucket = priceBucketOf(row, terms, now);
  await database
    .updateTable('vehicle')
    .set({ price_bucket: bucket })
    .where('id', '=', id)
    .where('price_bucket', '<>', bucket)
    .execute();
}

function priceBucketOf(row: PriceRow, terms: PricingSettings, now: Date): number {
  const priceUsdCents = listedPriceOf(row, terms, now).now.usdCents;
  return bucketsOf({ priceUsdCents, registered: '2000-01', mileageKm: 0, seats: 1 }, now).priceBucket;
}
