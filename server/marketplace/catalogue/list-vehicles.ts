import { type RawBuilder, sql } from 'kysely';
import type { Handler, PayloadOf } from '#generated/server.ts';
import { type Context, refuse } from '#server/platform/calls/context.ts';
import { type CatalogueMemory, catalogueAt, cachedCatalogue } from './catalogue-memory.ts';
import { importRulesAt } from '#server/marketplace/import/rules-in-force.ts';
import { type PricingSettings, pricingSettingsIfSetAt } from '#server/marketplace/pricing/pricing-settings.ts';
import { listedDestination } from '#server/marketplace/pricing/listed-price.ts';
import { countVehicles } from './count-vehicles.ts';
import { priceAtPort } from './delivered-prices.ts';
import type { StoredCosts } from './landed-filter.ts';
import {
  type LandedRequest,
  landedRequestOf,
  costsOf,
  countUnknown,
  lacksCountry,
  pageByCost,
  pageOfUnknown,
  sortByCost,
} from './landed-lists.ts';
import { readFacets } from './read-facets.ts';
import { readTraitFacets } from './read-trait-facets.ts';
import { readPageOfCards, type VehicleCard } from './vehicle-card.ts';
import type { ReadKeyword } from './search/read-keyword.ts';
import { searchPartsOf } from './search-parts.ts';
import {
  bucketColumns,
  filtersOf,
  findOwnWord,
  keywordIn,
  meets,
  searchedFor,
  type VehicleFilters,
} from './vehicle-filters.ts';
import type { NearestSearch, SearchPart, VehicleSort } from '#generated/client/types.gen.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { bucketCounts } from '#server/marketplace/reference/buckets.ts';
import type { Page } from './flash-sale.ts';

export const listVehicles: Handler<'listVehicles', Context> = async (payload, context) => {
  const { database, now } = context;
  if (lacksCountry(payload)) return refuse(context, 400, 'landedWithoutCountry');
  const { filters, total, refused, vehicleList, catalogue, landed, unknownTotal, keyword } = await readList(
    payload,
    context,
  );
  const understood = keyword && searchPartsOf(keyword, catalogue, context.language);
  const nearest = total === 0 && payload.pageNo === 1 ? await findNearest(payload, context, understood) : [];
  const facets = payload.facetsFlag && (await readFacets(database, filters, { catalogue, now }));
  const traitFacets = payload.traitFacetsFlag && (await readTraitFacets(database, filters, { catalogue, now }));
  const refusedTotal = payload.importCountryCode === undefined ? undefined : (refused ?? 0);
  return {
    code: 0,
    body: {
      total,
      vehicleList,
      ...(understood && understood.length > 0 && { understood }),
      ...(nearest.length > 0 && { nearest }),
      ...(refusedTotal !== undefined && { refusedTotal }),
      ...(landed && {
        landed: {
          countryCode: landed.countryCode,
          known: landed.basis !== undefined,
          ...(landed.basis && { asOf: landed.basis.today }),
          ...(unknownTotal !== undefined && { unknownTotal }),
        },
      }),
      ...(facets && { facets }),
      ...(traitFacets && { traitFacets }),
    },
  };
};

/** The parts of a keyword that a buyer gives up first. */
const leastWanted: readonly SearchPart['kind'][] = [
  'unknown',
  'price',
  'mileage',
  'year',
  'grade',
  'colour',
  'engine',
  'steering',
  'drive',
  'gearbox',
  'seats',
  'fuel',
  'name',
];
const mostNearest = 3;
const mostTries = 6;

/** Searches with one part of the keyword less, each with its total and cheapest vehicle. */
async function findNearest(
  payload: PayloadOf<'listVehicles'>,
  context: Context,
  parts: readonly SearchPart[] = [],
): Promise<NearestSearch[]> {
  const given = parts.toSorted((a, b) => leastWanted.indexOf(a.kind) - leastWanted.indexOf(b.kind));
  const keys = new Set(given.map(({ remaining }) => remaining).filter((remaining) => remaining !== ''));
  const nearest: NearestSearch[] = [];
  for (const searchKey of [...keys].slice(0, mostTries)) {
    if (nearest.length === mostNearest) break;
    const fewer = { ...payload, searchKey, pageNo: 1, pageSize: 1, sort: 'priceAscending' } as const;
    const { total, vehicleList } = await readList(fewer, context);
    const [vehicle] = vehicleList;
    if (vehicle) nearest.push({ searchKey, total, vehicle });
  }
  return nearest;
}

interface List {
  /** The parts of the keyword, if there is one and it is no vehicle's number. */
  keyword: ReadKeyword | undefined;
  catalogue: CatalogueMemory;
  filters: VehicleFilters;
  total: number;
  refused?: number | undefined;
  vehicleList: VehicleCard[];
  landed: LandedRequest | undefined;
  /** How many vehicles have no known landed cost, if the list filters or sorts by it. */
  unknownTotal?: number | undefined;
}

/** Reads with the cached catalogue. If the count shows that the catalogue has changed, reads everything again. */
async function readList(payload: PayloadOf<'listVehicles'>, context: Context): Promise<List> {
  const { database } = context;
  let { version, catalogue } = await cachedCatalogue(database);
  for (;;) {
    const { version: current, ...list } = await readListBy({ version, catalogue }, payload, context);
    if (current === version) return list;
    version = current;
    catalogue = await catalogueAt(database, version);
  }
}

async function readListBy(
  known: { version: number; catalogue: CatalogueMemory },
  payload: PayloadOf<'listVehicles'>,
  context: Context,
): Promise<List & { version: number }> {
  const { database, language, now } = context;
  const { catalogue } = known;
  const { pageNo, pageSize: limit } = payload;
  const terms = await pricingSettingsIfSetAt(database, known.version);
  const rules = await importRulesAt(database, known.version);
  const landed = await landedRequestOf(database, payload, { terms, rules, now });
  const costs = landed?.basis && costsOf(landed.basis);
  const bounds = costs && landed?.bounds;
  const { searchKey, landedCountryCode, importCountryCode } = payload;
  const countryCode = landedCountryCode ?? importCountryCode;
  const reading = { catalogue, language, terms, rules, now, countryCode, landed: bounds && { ...costs, ...bounds } };
  const ownWord = searchKey === undefined ? undefined : await findOwnWord(database, searchKey, reading);
  const keyword = searchKey === undefined || ownWord !== undefined ? undefined : keywordIn(searchKey, reading);
  const filters = filtersOf(payload, { ...reading, ownWord });
  const offset = (pageNo - 1) * limit;
  const place = { now, limit, offset };
  const sorting = sortingOf(payload, landed);
  const order = 'costs' in sorting ? undefined : orderAtPort(payload, terms);
  const isLanded = costs !== undefined && (bounds ?? landed?.direction) !== undefined;
  const readPage = (total: number) =>
    readPageOfCards(context, {
      ids:
        'costs' in sorting
          ? pageByCost(filters, { ...sorting, ...place, areFew: total <= few })
          : pageOf(filters, { ...place, total, sort: sorting.sort, order }),
      sort: 'costs' in sorting ? sortByCost(sorting.costs, sorting.direction) : (order ?? vehicleSorts[sorting.sort]),
      // For a deep page, PostgreSQL reads everything before it.
      isNear: offset + limit <= few,
      landed: isLanded ? landed?.basis : undefined,
    });
  const totals = totalsOf(database);
  const key = JSON.stringify(filters);
  const expected = totals.get(key) ?? 0;
  const [{ count: total, refused, version }, unknownTotal, ahead] = await Promise.all([
    countVehicles(database, filters, catalogue, now),
    isLanded ? countUnknown(database, filters, costs, now) : undefined,
    // The total is nearly known, so read page and count together.
    offset < expected ? readPage(expected) : undefined,
  ]);
  keepTotal(totals, key, total);
  const vehicleList = offset < total ? (ahead ?? (await readPage(total))) : [];
  const isAtEnd = 'costs' in sorting && !filters.landed && vehicleList.length < limit;
  if (isAtEnd && unknownTotal !== undefined && unknownTotal > 0 && offset < total) {
    // Vehicles with unknown cost follow those with a known one.
    const before = offset + vehicleList.length - (total - unknownTotal);
    const rest = { ...place, costs: sorting.costs, limit: limit - vehicleList.length, offset: Math.max(0, before) };
    const ids = pageOfUnknown(filters, rest);
    vehicleList.push(...(await readPageOfCards(context, { ids, sort: vehicleSorts.newest, isNear: false })));
  }
  return { catalogue, keyword, filters, total, refused, vehicleList, version, landed, unknownTotal };
}

type Sorting = { sort: StoredSort } | { costs: StoredCosts; direction: 'asc' | 'desc' };

/** Without stored landed costs, a list sorted by them falls back to the default order. */
function sortingOf({ sort = 'newest' }: PayloadOf<'listVehicles'>, landed: LandedRequest | undefined): Sorting {
  if (sort !== 'landedAscending' && sort !== 'landedDescending') return { sort };
  if (!landed?.basis || !landed.direction) return { sort: 'newest' };
  return { costs: costsOf(landed.basis), direction: landed.direction };
}

/** The order of prices at another port than the listed one. */
function orderAtPort(
  { sort, deliveryPortId }: PayloadOf<'listVehicles'>,
  terms: PricingSettings | undefined,
): RawBuilder<unknown> | undefined {
  if (!terms || deliveryPortId === undefined || deliveryPortId === listedDestination.portId) return undefined;
  if (sort !== 'priceAscending' && sort !== 'priceDescending') return undefined;
  const direction = sql.raw(sort === 'priceAscending' ? 'asc' : 'desc');
  return sql`(state <> 'available'), ${priceAtPort(terms, deliveryPortId)} ${direction} nulls last, id ${direction}`;
}

const lastTotals = new WeakMap<Database, Map<string, number>>();
const mostTotals = 1000;

/** Recent totals by filters. They decide how a page is read, never what is on it. */
function totalsOf(database: Database): Map<string, number> {
  const known = lastTotals.get(database) ?? new Map<string, number>();
  lastTotals.set(database, known);
  return known;
}

function keepTotal(totals: Map<string, number>, key: string, total: number): void {
  totals.delete(key);
  totals.set(key, total);
  if (totals.size <= mostTotals) return;
  for (const oldest of totals.keys()) {
    totals.delete(oldest);
    break;
  }
}

/** Sort orders by columns of `vehicle`. Landed costs have their own table. */
export type StoredSort = Exclude<VehicleSort, 'landedAscending' | 'landedDescending'>;

/** Orders of vehicles in the same state. Each reads an index, so the id has the direction of the first column. */
const orders: Readonly<Record<StoredSort, RawBuilder<unknown>>> = {
  newest: sql`listed_at desc, id desc`,
  priceAscending: sql`(list_price_cents - coalesce(flash_deduction_cents, 0)), id`,
  priceDescending: sql`(list_price_cents - coalesce(flash_deduction_cents, 0)) desc, id desc`,
  yearNewest: sql`registered desc, id desc`,
  mileageLowest: sql`mileage_km, id`,
};

/**
 * The sort orders of a list: vehicles that can be bought come first. The id breaks ties, so that no page repeats or loses a
 * vehicle.
 */
export const vehicleSorts = Object.fromEntries(
  Object.entries(orders).map(([sort, order]) => [sort, sql`(state <> 'available'), ${order}`]),
) as Readonly<Record<StoredSort, RawBuilder<unknown>>>;

interface OrderedPage extends Page {
  now: Date;
  /** How many vehicles match the filters, if known. */
  total?: number;
  sort?: StoredSort | undefined;
  /** An order without an index. It replaces the sort. */
  order?: RawBuilder<unknown> | undefined;
}

const few = 1000;

/** Reads a page of matching vehicles, in default order unless another is given. */
export async function readVehicleIds(
  database: Database,
  filters: VehicleFilters,
  page: OrderedPage,
): Promise<string[]> {
  const { rows } = await pageOf(filters, page).execute(database);
  return rows.map(({ id }) => id);
}

export function pageOf(
  filters: VehicleFilters,
  { now, limit, offset, total = Infinity, sort = 'newest', order }: OrderedPage,
): RawBuilder<{ id: string }> {
  const searched = total <= few && !order ? searchedFor(filters) : 'vehicle';
  const met = sql`${sql.table(searched)} where ${meets(filters, now, searched)} and ${anyOfTheRest(filters)}`;
  // PostgreSQL reads the stock in sort order until the page is full. With few matches it would read the whole stock;
  // `offset 0` makes it find the matches first and then sort them.
  const found = total <= few ? sql`(select * from ${met} offset 0) as found` : met;
  if (order)
    return sql`select id from (select * from ${met} offset 0) as found order by ${order} limit ${limit} offset ${offset}`;
  if (total > few) {
    // Each part uses the index. The limit stops the first part before the second one starts. The limits of the parts keep
    // PostgreSQL from reading both at once by parallel workers, which would mix them.
    const part = (state: RawBuilder<unknown>) =>
      sql`(select id from ${met} and ${state} order by ${orders[sort]} limit ${offset + limit})`;
    return sql`${part(sql`state = 'available'`)} union all ${part(sql`state <> 'available'`)}
      limit ${limit} offset ${offset}`;
  }
  return sql`select id from ${found} order by ${vehicleSorts[sort]} limit ${limit} offset ${offset}`;
}

/**
 * A condition that allows every bucket of the unused filters. It excludes no vehicle but lets PostgreSQL probe a few
 * dozen places of the index `vehicle_by_buckets` instead of reading the whole stock. A list filtered by price alone, or
 * by none of these, has its own index.
 */
function anyOfTheRest(filters: VehicleFilters): RawBuilder<boolean> {
  const { seatsBucket, ageBucket, mileageBucket } = filters;
  if (filters.landed) return sql<boolean>`true`;
  if ((seatsBucket ?? ageBucket ?? mileageBucket) === undefined) return sql<boolean>`true`;
  const all = ['seatsBucket', 'ageBucket', 'mileageBucket', 'priceBucket'] as const;
  const rest = all.filter((filter) => filters[filter] === undefined);
  const anyOf = rest.map((filter) => sql`${sql.ref(bucketColumns[filter])} = any(${numbersTo(bucketCounts[filter])})`);
  return anyOf.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(anyOf, sql` and `)}`;
}

function numbersTo(last: number): RawBuilder<unknown> {
  return sql.lit(`{${Array.from({ length: last }, (_, place) => place + 1).join()}}`);
}
