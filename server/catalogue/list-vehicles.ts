import { type RawBuilder, sql } from 'kysely';
import type { Handler } from '../../generated/server.ts';
import type { Context } from '../calls/context.ts';
import { readCatalogue } from './catalogue-memory.ts';
import { countVehicles } from './count-vehicles.ts';
import { readFacets } from './read-facets.ts';
import { readVehicleCards } from './vehicle-card.ts';
import { bucketColumns, filtersOf, meets, type VehicleFilters } from './vehicle-filters.ts';
import type { components } from '../../generated/schema.ts';
import type { Database } from '../database/tables.ts';
import { bucketCounts } from '../reference/buckets.ts';
import type { Page } from './flash-sale.ts';

export const listVehicles: Handler<'listVehicles', Context> = async (payload, context) => {
  const { database, now } = context;
  const catalogue = await readCatalogue(context);
  const filters = filtersOf(payload, catalogue);
  const total = await countVehicles(database, filters, catalogue, now);
  const facets = payload.facetsFlag && (await readFacets(database, filters, { catalogue, now }));
  const limit = payload.pageSize;
  const offset = (payload.pageNo - 1) * limit;
  const page = { now, limit, offset, total, sort: payload.sort };
  const ids = offset < total ? await readVehicleIds(database, filters, page) : [];
  const vehicleList = await readVehicleCards(context, ids);
  return { code: 0, body: { total, vehicleList, ...(facets && { facets }) } };
};

export type VehicleSort = components['schemas']['VehicleSort'];

/**
 * Each order has an index that is read forwards or backwards, so its ids run the way of what it is ordered by. They
 * settle the order of vehicles that are alike, so that no page repeats or loses one.
 */
export const vehicleSorts: Readonly<Record<VehicleSort, RawBuilder<unknown>>> = {
  newest: sql`listed_at desc, id desc`,
  priceAscending: sql`(list_price_cents - coalesce(flash_deduction_cents, 0)), id`,
  priceDescending: sql`(list_price_cents - coalesce(flash_deduction_cents, 0)) desc, id desc`,
  yearNewest: sql`registered desc, id desc`,
  mileageLowest: sql`mileage_km, id`,
};

interface OrderedPage extends Page {
  now: Date;
  /** How many vehicles meet the filters, where that is known. */
  total?: number;
  sort?: VehicleSort | undefined;
}

const few = 1000;

/** A page of the vehicles that meet the filters, the newest first unless another order is asked for. */
export async function readVehicleIds(
  database: Database,
  filters: VehicleFilters,
  { now, limit, offset, total = Infinity, sort = 'newest' }: OrderedPage,
): Promise<string[]> {
  const met = sql`vehicle where ${meets(filters, now)} and ${anyOfTheRest(filters)}`;
  // PostgreSQL walks in the order asked for and hopes to meet a page's worth soon; of what few meet, it would walk
  // through the whole stock. `offset 0` makes it find them all first.
  const found = total <= few ? sql`(select * from ${met} offset 0) as found` : met;
  const { rows } = await sql<{ id: string }>`select id from ${found}
    order by ${vehicleSorts[sort]} limit ${limit} offset ${offset}`.execute(database);
  return rows.map(({ id }) => id);
}

/**
 * Says of the bucket filters that are not asked for that any bucket will do. That narrows nothing, but PostgreSQL then
 * finds what few vehicles meet in some dozens of places of `vehicle_by_buckets`, where it would else walk through
 * the stock. A price alone, or none of them, has an index that needs no such help.
 */
function anyOfTheRest(filters: VehicleFilters): RawBuilder<boolean> {
  const { seatsBucket, ageBucket, mileageBucket } = filters;
  if ((seatsBucket ?? ageBucket ?? mileageBucket) === undefined) return sql<boolean>`true`;
  const all = ['seatsBucket', 'ageBucket', 'mileageBucket', 'priceBucket'] as const;
  const rest = all.filter((filter) => filters[filter] === undefined);
  const anyOf = rest.map((filter) => sql`${sql.ref(bucketColumns[filter])} = any(${numbersTo(bucketCounts[filter])})`);
  return anyOf.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(anyOf, sql` and `)}`;
}

function numbersTo(last: number): RawBuilder<unknown> {
  return sql.lit(`{${Array.from({ length: last }, (_, place) => place + 1).join()}}`);
}
