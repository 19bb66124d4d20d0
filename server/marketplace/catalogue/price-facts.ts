import { sql } from 'kysely';
import type { Handler } from '#generated/server.ts';
import type { ListedPriceChange, PriceComparison } from '#generated/client/types.gen.ts';
import { type Context, refuse } from '#server/platform/calls/context.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { convert, type Rates } from '#server/marketplace/pricing/amount.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';
import { pricingSettingsIfSet } from '#server/marketplace/pricing/pricing-settings.ts';

/** An average of fewer vehicles says little. */
const fewest = 5;
const mostChanges = 12;
const changeMemory = 365 * 24 * 3_600_000;

export const getVehiclePriceFacts: Handler<'getVehiclePriceFacts', Context> = async ({ carSourceId }, context) => {
  const { database, now } = context;
  const vehicle = await database
    .selectFrom('vehicle')
    .select(['id', 'state', 'make_id', 'model_id', 'mileage_bucket'])
    .select([sql<number>`extract(year from registered)::int`.as('year'), currentCents(now).as('cents')])
    .where('id', '=', carSourceId)
    .where('stage', '<>', 'draft')
    .executeTakeFirst();
  if (!vehicle) return refuse(context, 400, 'vehicleGone');
  const terms = await pricingSettingsIfSet(database);
  if (!terms) return { code: 0, body: { changes: [] } };
  const { rates } = terms;
  const comparison = vehicle.state === 'removed' ? undefined : await compare(database, vehicle, { rates, now });
  const changes = await readChanges(database, carSourceId, { rates, now });
  return { code: 0, body: { ...(comparison && { comparison }), changes } };
};

interface Moment {
  rates: Rates;
  now: Date;
}

/** The listed price after the deduction of a running flash sale. */
function currentCents(now: Date) {
  return sql<number>`list_price_cents - case when flash_ends_at > ${now}::timestamptz then coalesce(flash_deduction_cents, 0) else 0 end`;
}

interface Compared {
  id: string;
  make_id: string;
  model_id: string;
  mileage_bucket: number;
  year: number;
  cents: number;
}

/** Compares with what a list by model, years and mileage range shows, so that readers can check the average. */
async function compare(
  database: Database,
  { id, make_id, model_id, mileage_bucket, year, cents }: Compared,
  { rates, now }: Moment,
): Promise<PriceComparison | undefined> {
  const { rows } = await sql<{ distance: number; count: number; total: number }>`
    select abs(extract(year from registered) - ${year}::int)::int as distance, count(*)::int as count,
      sum(${currentCents(now)})::float8 as total
    from vehicle
    where state <> 'removed' and model_id = ${model_id} and mileage_bucket = ${mileage_bucket} and id <> ${id}
      and registered between make_date(${year - 2}::int, 1, 1) and make_date(${year + 2}::int, 12, 31)
    group by 1`.execute(database);
  for (const years of [1, 2]) {
    const near = rows.filter(({ distance }) => distance <= years);
    const count = near.reduce((sum, row) => sum + row.count, 0);
    if (count < fewest) continue;
    const difference = cents - near.reduce((sum, row) => sum + row.total, 0) / count;
    return {
      count,
      differenceUSD: roundTo(10, difference / 100),
      differenceJPY: roundTo(1000, convert(Math.round(difference), rates).jpy),
      makeId: make_id,
      modelId: model_id,
      yearFrom: year - years,
      yearTo: year + years,
      mileage: mileage_bucket as PriceComparison['mileage'],
    };
  }
  return undefined;
}

function roundTo(step: number, amount: number): number {
  // Adding zero turns -0 into 0.
  return Math.round(amount / step) * step + 0;
}

async function readChanges(database: Database, id: string, { rates, now }: Moment): Promise<ListedPriceChange[]> {
  const rows = await database
    .selectFrom('listed_price_change')
    .select(['changed_at', 'before_cents', 'after_cents'])
    .where('vehicle_id', '=', id)
    .where('changed_at', '>', new Date(now.getTime() - changeMemory))
    .orderBy('id', 'desc')
    .limit(mostChanges)
    .execute();
  return rows.map(({ changed_at, before_cents, after_cents }) => ({
    changedOn: marketDay(changed_at),
    beforeUSD: before_cents / 100,
    beforeJPY: convert(before_cents, rates).jpy,
    afterUSD: after_cents / 100,
    afterJPY: convert(after_cents, rates).jpy,
  }));
}
