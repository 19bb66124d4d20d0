import { sql } from 'kysely';
import type { Database } from '#server/platform/database/tables.ts';
import type { PricingSettings } from '#server/marketplace/pricing/pricing-settings.ts';
import { bucketsOf } from '#server/marketplace/reference/buckets.ts';
import { listedPriceOf, priceColumns } from './listed-vehicle.ts';

const vehiclesAtOnce = 1000;

/** Stores the new listed prices with the vehicles, since lists sort and filter by them. */
export async function storeListedPrices(transaction: Database, terms: PricingSettings, now: Date): Promise<number> {
  let count = 0;
  for (let last = ''; ;) {
    const rows = await transaction
      .selectFrom('vehicle')
      .select(priceColumns)
      .where('id', '>', last)
      .orderBy('id')
      .limit(vehiclesAtOnce)
      .execute();
    const prices = rows.map((row) => {
      const { now: current, original } = listedPriceOf(row, terms, now);
      const facts = { priceUsdCents: current.usdCents, registered: '2000-01', mileageKm: 0, seats: 1 };
      return { id: row.id, price: original.usdCents, bucket: bucketsOf(facts, now).priceBucket };
    });
    await sql`update vehicle set list_price_cents = listed.price, price_bucket = listed.bucket, changed_at = ${now}
      from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as listed (id text, price bigint, bucket smallint)
      where vehicle.id = listed.id
        and (vehicle.list_price_cents, vehicle.price_bucket) <> (listed.price, listed.bucket)`.execute(transaction);
    count += rows.length;
    last = rows.at(-1)?.id ?? '';
    if (rows.length < vehiclesAtOnce) return count;
  }
}
