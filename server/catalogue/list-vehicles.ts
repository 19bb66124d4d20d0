import { type RawBuilder, sql } from 'kysely';
import type { Handler, PayloadOf } from '../../generated/server.ts';
import type { Context } from '../calls/context.ts';
import { type CatalogueMemory, catalogueAt, lastCatalogue } from './catalogue-memory.ts';
import { countVehicles } from './count-vehicles.ts';
import { readFacets } from './read-facets.ts';
import { readPageOfCards } from './vehicle-card.ts';
import { bucketColumns, filtersOf, meets, type VehicleFilters } from './vehicle-filters.ts';
import type { components } from '../../generated/schema.ts';
import type { Database } from '../database/tables.ts';
import { bucketCounts } from '../reference/buckets.ts';
import type { Page } from './flash-sale.ts';

export const listVehicles: Handler<'listVehicles', Context> = async (payload, context) => {
  const { database, now } = context;
  const { filters, total, catalogue } = await countListed(payload, context);
  const facets = payload.facetsFlag && (await readFacets(database, filters, { catalogue, now }));
  const limit = payload.pageSize;
  const offset = (payload.pageNo - 1) * limit;
  const sort = payload.sort ?? 'newest';
  const page = { now, limit, offset, total, sort };
  const vehicleList = offset < total ? await readPageOfCards(context, pageOf(filters, page), vehicleSorts[sort]) : [];
  return { code: 0, body: { total, vehicleList, ...(facets && { facets }) } };
};

interface Listed {
  catalogue: CatalogueMemory;
  filters: VehicleFilters;
  total: number;
}

/** Counts by the catalogue in memory. If the count tells that the catalogue has changed, it is done once more. */
async function countListed(payload: PayloadOf<'listVehicles'>, context: Context): Promise<Listed> {
  const { database, now } = context;
  let { version, catalogue } = await lastCatalogue(database);
  for (;;) {
    const filters = filtersOf(payload, catalogue);
    const counted = await countVehicles(database, filters, catalogue, now);
    if (counted.version === version) return { catalogue, filters, total: counted.count };
    version = counted.version;
    catalogue = await catalogueAt(database, version);
  }
}

export type VehicleSort = components['schemas']['VehicleSort'];

/**
 * How a list can be sorted. Each sorting reads an index forwards or backwards, so the id is sorted in the same direction
 * as the first column. The id decides between vehicles that are alike, so that no page repeats or loses one.
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
  /** How many vehicles meet the filters, if that is known. */
  total?: number;
  sort?: VehicleSort | undefined;
}

const few = 1000;

/** Reads a page of the vehicles that meet the filters. The newest come first unless another sorting is asked for. */
export async function readVehicleIds(
  database: Database,
  filters: VehicleFilters,
  page: OrderedPage,
): Promise<string[]> {
  const { rows } = await pageOf(filters, page).execute(database);
  return rows.map(({ id }) => id);
}

function pageOf(
  filters: VehicleFilters,
  { now, limit, offset, total = Infinity, sort = 'newest' }: OrderedPage,
): RawBuilder<{ id: string }> {
  const met = sql`vehicle where ${meets(filters, now)} and ${anyOfTheRest(filters)}`;
  // PostgreSQL reads the stock in the sorted order until the page is full. If few vehicles meet the filters, it would
  // read the whole stock. `offset 0` makes it find these vehicles before it sorts them.
  const found = total <= few ? sql`(select * from ${met} offset 0) as found` : met;
  return sql`select id from ${found} order by ${vehicleSorts[sort]} limit ${limit} offset ${offset}`;
}

/**
 * A condition that allows every bucket of the filters that were not asked for. It excludes no vehicle, but it lets
 * PostgreSQL look in a few dozen places of the index `vehicle_by_buckets` instead of reading the whole stock. A list by
 * price alone, or without any of these filters, has an index of its own.
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
