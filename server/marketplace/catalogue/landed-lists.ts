import { type RawBuilder, sql } from 'kysely';
import type { PayloadOf } from '#generated/server.ts';
import { executeRead } from '#server/platform/database/hot-reads.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { type LandedBasis, landedBasis } from '#server/marketplace/import/landed-in-lists.ts';
import type { ImportRules } from '#server/marketplace/import/rules-in-force.ts';
import type { PricingSettings } from '#server/marketplace/pricing/pricing-settings.ts';
import { isCostKnown, type StoredCosts, unknownParts } from './landed-filter.ts';
import type { Bounds } from './search/keyword-filters.ts';
import { meets, type VehicleFilters } from './vehicle-filters.ts';

/** What a list request says about landed costs. */
export interface LandedRequest {
  countryCode: string;
  /** The basis of stored costs; undefined if the country's tax table is incomplete or its costs are not stored yet. */
  basis?: LandedBasis;
  /** Bounds in shillings; absent if the list is not filtered by landed cost. */
  bounds?: Bounds;
  /** Absent if the list is not sorted by landed cost. */
  direction?: 'asc' | 'desc';
}

type Payload = PayloadOf<'listVehicles'>;

const directions: Readonly<Partial<Record<NonNullable<Payload['sort']>, 'asc' | 'desc'>>> = {
  landedAscending: 'asc',
  landedDescending: 'desc',
};

type Asked = Pick<Payload, 'landedCountryCode' | 'landedFrom' | 'landedTo' | 'sort'>;

export function lacksCountry({ landedCountryCode, landedFrom, landedTo, sort = 'newest' }: Asked): boolean {
  return landedCountryCode === undefined && (landedFrom ?? landedTo ?? directions[sort]) !== undefined;
}

export async function landedRequestOf(
  database: Database,
  { landedCountryCode: countryCode, landedFrom, landedTo, sort = 'newest' }: Payload,
  { terms, rules, now }: { terms: PricingSettings | undefined; rules: ImportRules; now: Date },
): Promise<LandedRequest | undefined> {
  if (countryCode === undefined) return undefined;
  const basis = terms && landedBasis(countryCode, { terms, rules }, now);
  if (!basis || !(await isStored(database, countryCode))) return { countryCode };
  const bounds = boundsOf(landedFrom, landedTo);
  const direction = directions[sort];
  return { countryCode, basis, ...(bounds && { bounds }), ...(direction && { direction }) };
}

export function boundsOf(from: number | undefined, to: number | undefined): Bounds | undefined {
  if (from === undefined && to === undefined) return undefined;
  if (from === undefined || to === undefined) {
    return { ...(from !== undefined && { least: from }), ...(to !== undefined && { most: to }) };
  }
  return { least: Math.min(from, to), most: Math.max(from, to) };
}

const filledCountries = new WeakMap<Database, Set<string>>();

/** Whether each vehicle has a row for the country. Once true, it stays true. */
async function isStored(database: Database, countryCode: string): Promise<boolean> {
  const filled = filledCountries.get(database) ?? new Set();
  filledCountries.set(database, filled);
  if (filled.has(countryCode)) return true;
  const country = database.selectFrom('landed_country').select('is_filled').where('country_code', '=', countryCode);
  const isFilled = (await country.executeTakeFirst())?.is_filled === true;
  if (isFilled) filled.add(countryCode);
  return isFilled;
}

export function costsOf({ destination, number }: LandedBasis): StoredCosts {
  return { countryCode: destination.countryCode, basis: number };
}

/** How many matching vehicles have no known cost, in disjoint parts that each use an index. */
export async function countUnknown(
  database: Database,
  { landed: _landed, ...filters }: VehicleFilters,
  costs: StoredCosts,
  now: Date,
): Promise<number> {
  const parts = unknownParts(costs, now).map(
    (part) => sql`select count(*)::bigint as count from landed_vehicle
      where ${part} and ${meets(filters, now, 'landed_vehicle')}`,
  );
  const query = sql<{
    count: number;
  }>`select sum(count)::bigint as count from (${sql.join(parts, sql` union all `)}) as parts`;
  const [counted] = await executeRead(database, query.compile(database));
  return counted?.count ?? 0;
}

interface LandedPage {
  costs: StoredCosts;
  direction: 'asc' | 'desc';
  now: Date;
  limit: number;
  offset: number;
  /** Whether so few vehicles match that it is faster to find them first. */
  areFew: boolean;
}

/** A page of the vehicles with a known cost, sorted by it. */
export function pageByCost(filters: VehicleFilters, page: LandedPage): RawBuilder<{ id: string }> {
  const { costs, direction, now, limit, offset, areFew } = page;
  const isKnown = isCostKnown(costs, now);
  const { landed, ...others } = filters;
  const all = sql`landed_vehicle where ${isKnown} and ${meets(filters, now, 'landed_vehicle')}`;
  const few = landed
    ? sql`(select * from ${all} offset 0) as found`
    : sql`(select landed_vehicle.* from (select id from vehicle where ${meets(others, now)} offset 0) as met
        join landed_vehicle using (id) where ${isKnown} offset 0) as found`;
  const found = areFew ? few : all;
  const way = sql.raw(direction);
  if (areFew) {
    return sql`select id from ${found} order by (state <> 'available'), most_kes ${way}, id ${way}
      limit ${limit} offset ${offset}`;
  }
  // As in `pageOf`: each part uses the index, and its limit keeps parallel workers from mixing the parts.
  const part = (state: RawBuilder<unknown>) =>
    sql`(select id from ${found} and ${state} order by most_kes ${way}, id ${way} limit ${offset + limit})`;
  return sql`${part(sql`state = 'available'`)} union all ${part(sql`state <> 'available'`)}
    limit ${limit} offset ${offset}`;
}

/** A page of the vehicles without a known cost, in default order. */
export function pageOfUnknown(
  filters: VehicleFilters,
  { costs: { countryCode, basis }, now, limit, offset }: Omit<LandedPage, 'direction' | 'areFew'>,
): RawBuilder<{ id: string }> {
  return sql`select id from landed_vehicle
    where country_code = ${countryCode} and (basis <> ${basis} or most_kes is null or flash_ends_at <= ${now})
      and ${meets(filters, now, 'landed_vehicle')}
    order by (state <> 'available'), listed_at desc, id desc limit ${limit} offset ${offset}`;
}

/** The sort order of cards by landed cost. */
export function sortByCost({ countryCode }: StoredCosts, direction: 'asc' | 'desc'): RawBuilder<unknown> {
  const way = sql.raw(direction);
  return sql`(state <> 'available'), (select most_kes from landed_vehicle as landed
    where landed.id = vehicle.id and landed.country_code = ${countryCode}) ${way}, id ${way}`;
}
