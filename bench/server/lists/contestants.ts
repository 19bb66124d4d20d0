import { type RawBuilder, sql } from 'kysely';
import type { BodyOf } from '#generated/server.ts';
import type { Context } from '#server/platform/calls/context.ts';
import { countryRules } from '#server/marketplace/import/country-rules.ts';
import { readCatalogue } from '#server/marketplace/catalogue/catalogue-memory.ts';
import { landedRequestOf, costsOf, sortByCost } from '#server/marketplace/catalogue/landed-lists.ts';
import { listVehicles, vehicleSorts } from '#server/marketplace/catalogue/list-vehicles.ts';
import { filtersOf, meets } from '#server/marketplace/catalogue/vehicle-filters.ts';
import { readVehicleCards } from '#server/marketplace/catalogue/vehicle-card.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { readPricingSettings } from '#server/marketplace/pricing/pricing-settings.ts';
import { openServices, visit } from '../stock/open-services.ts';
import type { Search } from './searches.ts';

type List = BodyOf<'listVehicles'>;

/** Answers a search like the site: the exact total and a page of cards. */
export type Answer = (search: Search) => Promise<List>;

export function ours(database: Database): Answer {
  const services = openServices(database);
  return async (search) => {
    const answer = await listVehicles(search, visit(services));
    if (answer.code !== 0) throw new Error(`The list answered ${JSON.stringify(answer)}.`);
    return answer.body;
  };
}

/**
 * One query for page and total. It gets advantages: our buckets, our indexes and our keyword index instead of `like`.
 * It selects only ids, because otherwise PostgreSQL would carry whole rows through the window and take many times as
 * long.
 */
export function naive(database: Database): Answer {
  const services = openServices(database);
  return async (search) => {
    const context = visit(services);
    const rows = await selectPage<Found & { total: number }>(context, search, sql`count(*) over()::bigint as total`);
    // Beyond the last page there is no row with the total.
    const total = rows[0]?.total ?? (search.pageNo === 1 ? 0 : await countAll(context, search));
    return { total, vehicleList: await cardsOf(context, rows) };
  };
}

/** A plain count, then the page, both on an index that covers all filters: see `coverFilters`. */
export function split(database: Database): Answer {
  const services = openServices(database);
  return async (search) => {
    const context = visit(services);
    const total = await countAll(context, search);
    return { total, vehicleList: await cardsOf(context, await selectPage(context, search)) };
  };
}

/** What others would use instead of our index of buckets. */
export async function coverFilters(database: Database): Promise<void> {
  await sql`drop index vehicle_by_buckets`.execute(database);
  await sql`create index vehicle_covered on vehicle ((state <> 'available'), listed_at desc, id desc) include (state,
    make_id, model_id, style_id, model_level, price_bucket, age_bucket, mileage_bucket, seats_bucket, is_new_arrival,
    is_daily, is_high_quality, is_hot)
    where state <> 'removed'`.execute(database);
  await sql`vacuum analyze vehicle`.execute(database);
}

interface Found {
  id: string;
}

async function countAll(context: Context, search: Search): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::bigint as total from vehicle
    where ${await conditionOf(context, search)}`.execute(context.database);
  return rows[0]?.total ?? 0;
}

async function selectPage<Row extends Found>(
  context: Context,
  search: Search,
  ...more: RawBuilder<unknown>[]
): Promise<Row[]> {
  const { pageNo, pageSize } = search;
  const { rows } = await sql<Row>`select ${sql.join([sql.ref('id'), ...more])} from vehicle
    where ${await conditionOf(context, search)}
    order by ${await sortOf(context, search)} limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(
    context.database,
  );
  return rows;
}

async function landedOf({ database, now }: Context, search: Search) {
  const landed = await landedRequestOf(database, search, {
    terms: await readPricingSettings(database),
    rules: countryRules,
    now,
  });
  const costs = landed?.basis && costsOf(landed.basis);
  return { ...landed, costs };
}

async function sortOf(context: Context, search: Search): Promise<RawBuilder<unknown>> {
  const { sort = 'newest' } = search;
  if (sort !== 'landedAscending' && sort !== 'landedDescending') return vehicleSorts[sort];
  const { costs, direction } = await landedOf(context, search);
  if (!costs || !direction) throw new Error(`No costs are kept for ${JSON.stringify(search)}.`);
  return sortByCost(costs, direction);
}

async function conditionOf(context: Context, search: Search): Promise<RawBuilder<boolean>> {
  const { costs, bounds } = await landedOf(context, search);
  const landed = costs && bounds && { ...costs, ...bounds };
  const catalogue = await readCatalogue(context);
  return meets(
    filtersOf(search, { ...context, catalogue, terms: undefined, rules: countryRules, landed }),
    context.now,
  );
}

function cardsOf(context: Context, rows: readonly Found[]): Promise<List['vehicleList']> {
  return readVehicleCards(
    context,
    rows.map(({ id }) => id),
  );
}
