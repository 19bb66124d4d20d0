import { type RawBuilder, sql } from 'kysely';
import type { VehicleFacets } from '#generated/client/types.gen.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { CatalogueMemory } from './catalogue-memory.ts';
import type { isFewerOutOfBounds } from './landed-quantiles.ts';
import {
  type CountPlan,
  inBuckets,
  isAtPlaces,
  storedCounts,
  refusedPartsToSubtract,
  partsOutOfBounds,
  planByMake,
  planCount,
} from './count-vehicles.ts';
import {
  boundedFilters,
  bucketColumns,
  isOnSaleAt,
  isImportable,
  type Kind,
  kindColumns,
  kinds,
  meets,
  onSaleKind,
  registeredUntil,
  type Searched,
  searchedFor,
  type VehicleFilters,
} from './vehicle-filters.ts';
import { requestedTraits, traitFilters } from './vehicle-traits.ts';

export type Facet = keyof VehicleFacets;

/** What counting needs besides the filters. */
export interface Counting {
  catalogue: CatalogueMemory;
  now: Date;
  isFewer?: typeof isFewerOutOfBounds;
}

/** Filters whose options are values of one column. Each vehicle has one option of each. */
const columns = {
  make: { column: 'make_id', own: ['makeId', 'modelId'] },
  modelLevel: { column: bucketColumns.modelLevel, own: ['modelLevel'] },
  price: { column: bucketColumns.priceBucket, own: ['priceBucket'] },
  carAge: { column: bucketColumns.ageBucket, own: ['ageBucket'] },
  mileage: { column: bucketColumns.mileageBucket, own: ['mileageBucket'] },
  seatsNum: { column: bucketColumns.seatsBucket, own: ['seatsBucket'] },
} as const satisfies Record<Exclude<Facet, 'type'>, { column: string; own: readonly (keyof VehicleFilters)[] }>;

/**
 * Counts, for each option of each filter, the vehicles that match it and all other filters. One statement counts them
 * all.
 */
export async function readFacets(
  database: Database,
  filters: VehicleFilters,
  counting: Counting,
): Promise<VehicleFacets> {
  const refused = await refusedOf(database, filters, counting);
  const { rows } = await (refused ? countLess(refused, filters, counting) : countDirectly(filters, counting)).execute(
    database,
  );
  const of = (facet: Facet) =>
    [
      ...Map.groupBy(
        rows.filter((row) => row.facet === facet),
        ({ value }) => value,
      ),
    ]
      .map(([value, counts]) => ({ value, count: counts.reduce((sum, { count }) => sum + count, 0) }))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => a.value.localeCompare(b.value, 'en', { numeric: true }));
  return {
    make: of('make'),
    modelLevel: of('modelLevel'),
    price: of('price'),
    carAge: of('carAge'),
    mileage: of('mileage'),
    seatsNum: of('seatsNum'),
    type: of('type'),
  };
}

function countDirectly(filters: VehicleFilters, counting: Counting): RawBuilder<Option> {
  const options = sql.join(countOptions(filters, counting), sql` union all `);
  return isMetFirst(filters) ? sql<Option>`${findFirst(filters, counting)}${options}` : sql<Option>`${options}`;
}

/** Subtracts the refused vehicles from stored counts. */
function countLess({ parts, untilYear }: Refused, filters: VehicleFilters, counting: Counting): RawBuilder<Option> {
  const counted = without(filters, ['taken', 'landed']);
  const aged = untilYear === undefined ? [] : countOptions(registeredUntil(counted, untilYear), counting);
  const options = sql.join(
    [
      ...countOptions(counted, counting),
      ...aged.map((option) => sql<Option>`select facet, value, -count as count from (${option}) as aged`),
      ...(parts.length > 0 ? countRefusedOptions(counted, counting) : []),
    ],
    sql` union all `,
  );
  return parts.length > 0 ? sql<Option>`${findFirst(counted, counting, parts)}${options}` : sql<Option>`${options}`;
}

interface Part {
  of: Searched;
  where: RawBuilder<boolean>;
}

/** What to subtract from stored counts: vehicles that the country refuses or whose landed cost is out of bounds. */
interface Refused {
  /** These are counted row by row. */
  parts: readonly Part[];
  /** Refused as registered until the end of this year; these have stored counts. */
  untilYear?: number;
}

async function refusedOf(
  database: Database,
  filters: VehicleFilters,
  counting: Counting,
): Promise<Refused | undefined> {
  const { taken, landed } = filters;
  const outside = await partsOutOfBounds(database, filters, counting);
  if (landed && !outside) return undefined;
  const refused = refusedPartsToSubtract(without(filters, ['landed']), counting.catalogue);
  if (taken && !refused) return undefined;
  if (!refused && !outside) return undefined;
  const { untilYear } = refused?.find((part) => part.untilYear !== undefined) ?? {};
  const counted = without(filters, ['taken', 'landed']);
  const isAgeStored =
    untilYear !== undefined && planCount(registeredUntil(counted, untilYear), counting.catalogue) !== undefined;
  const parts = [
    ...(refused ?? [])
      .filter((part) => !isAgeStored || part.untilYear === undefined)
      .map(({ where }) => ({ of: 'vehicle' as const, where })),
    // Refused vehicles have already been subtracted.
    ...(outside ?? []).map((where) => ({
      of: 'landed_vehicle' as const,
      where: taken ? sql<boolean>`${where} and ${isImportable(taken)}` : where,
    })),
  ];
  return { parts, ...(isAgeStored && { untilYear }) };
}

interface Option {
  facet: Facet;
  value: string;
  /** Negative if it is to be subtracted. */
  count: number;
}

const columnFacets = Object.keys(columns) as (keyof typeof columns)[];

function countOptions(filters: VehicleFilters, counting: Counting): RawBuilder<Option>[] {
  return [...columnFacets.map((facet) => countByColumn(facet, filters, counting)), ...countTypes(filters, counting)];
}

/** The same for the refused vehicles. */
function countRefusedOptions(filters: VehicleFilters, { now }: Counting): RawBuilder<Option>[] {
  const foundBy = (own: readonly (keyof VehicleFilters)[]) =>
    sql`found where ${meets(without(filters, [...own, ...sharedFilters]), now)}`;
  const ofType = (value: number, isMet: RawBuilder<unknown>) =>
    sql<Option>`select 'type' as facet, ${sql.lit(String(value))} as value, -coalesce(sum(vehicles), 0)::bigint as count
      from ${foundBy(['kind', 'isOnSale'])} and ${isMet}`;
  return [
    ...columnFacets.map((facet) => {
      const { column, own } = columns[facet];
      return sql<Option>`select ${sql.lit(facet)} as facet, ${sql.ref(column)}::text as value, -sum(vehicles)::bigint as count
        from ${foundBy(own)} group by 2`;
    }),
    ofType(onSaleKind, isOnSaleAt(now)),
    ...(Object.keys(kinds) as Kind[]).map((kind) => ofType(kinds[kind], sql.ref(kindColumns[kind]))),
  ];
}

/** Filters without options of their own. */
const sharedFilters = [
  'taken',
  'landed',
  'styleIds',
  'ownWord',
  'year',
  ...traitFilters,
  'wordTraits',
  ...boundedFilters,
] as const satisfies (keyof VehicleFilters)[];

/**
 * Whether options are counted within the matches of the shared filters. Import rules, landed costs, exact prices and
 * mileages, and several traits together have no stored counts, and counting seven options row by row would read the
 * stock seven times. Instead it is read once by the filters that all options share.
 */
function isMetFirst(filters: VehicleFilters): boolean {
  if (filters.taken !== undefined || filters.landed || boundedFilters.some((name) => filters[name])) return true;
  return requestedTraits(filters).length > 1;
}

/** Reads the matches of the shared filters, or of their parts. Vehicles that no option distinguishes are one row. */
function findFirst(
  filters: VehicleFilters,
  { now }: Counting,
  parts: readonly Part[] = [{ of: searchedFor(filters), where: sql<boolean>`true` }],
): RawBuilder<unknown> {
  const shared = Object.fromEntries(
    Object.entries(filters).filter(([name]) => (sharedFilters as readonly string[]).includes(name)),
  );
  const columnsFound = sql.join(foundColumns.map((column) => sql.ref(column)));
  const found = parts.map(
    ({ of, where }) =>
      sql`select ${columnsFound}, count(*) as vehicles from ${sql.table(of)}
        where ${where} and ${meets(shared, now, of)} group by ${columnsFound}`,
  );
  return sql`with found as materialized (${sql.join(found, sql` union all `)}) `;
}

const foundColumns = [
  'state',
  'make_id',
  'model_id',
  'flash_ends_at',
  ...Object.values(bucketColumns),
  ...Object.values(kindColumns),
] as const;

/** Where options without stored counts are counted, given the other filters. */
function oneByOne(others: VehicleFilters, { now }: Counting): RawBuilder<unknown> {
  if (!isMetFirst(others)) return sql`(select *, 1 as vehicles from vehicle) as each where ${meets(others, now)}`;
  return sql`found where ${meets(without(others, sharedFilters), now)}`;
}

function countByColumn(facet: keyof typeof columns, filters: VehicleFilters, counting: Counting): RawBuilder<Option> {
  const { column, own } = columns[facet];
  const others = without(filters, own);
  const plan = facet === 'make' ? planByMake(others, counting.catalogue) : planCount(others, counting.catalogue);
  const value = sql.ref(column);
  return plan
    ? sql<Option>`select ${sql.lit(facet)} as facet, ${value}::text as value, sum(vehicles)::bigint as count
        from ${storedCounts(plan)} where kind = ${sql.lit(plan.kind)} and ${isCounted(plan, others)} group by 2`
    : sql<Option>`select ${sql.lit(facet)} as facet, ${value}::text as value, sum(vehicles)::bigint as count
        from ${oneByOne(others, counting)} group by 2`;
}

/** Kinds are listed one by one, so that an index is used. `kind > 0` would read most of the table. */
const allKinds = sql.join(Object.values(kinds).map((kind) => sql.lit(kind)));

/** A vehicle may be of several kinds. Flash sales are counted row by row, since they end by the clock. */
function countTypes(filters: VehicleFilters, counting: Counting): RawBuilder<Option>[] {
  const others = without(filters, ['kind', 'isOnSale']);
  const plan = planCount(others, counting.catalogue);
  const onSale = sql<Option>`select 'type' as facet, ${sql.lit(String(onSaleKind))} as value, coalesce(sum(vehicles), 0)::bigint as count
    from ${oneByOne({ ...others, isOnSale: true }, counting)}`;
  if (plan) {
    return [
      onSale,
      sql<Option>`select 'type' as facet, kind::text as value, sum(vehicles)::bigint as count
        from ${storedCounts(plan)} where kind in (${allKinds}) and ${isCounted(plan, others)} group by 2`,
    ];
  }
  const ofKinds = (Object.keys(kinds) as Kind[]).map(
    (
      kind,
    ) => sql<Option>`select 'type' as facet, ${sql.lit(String(kinds[kind]))} as value, coalesce(sum(vehicles), 0)::bigint as count
      from ${oneByOne(others, counting)} and ${sql.ref(kindColumns[kind])}`,
  );
  return [onSale, ...ofKinds];
}

function isCounted(plan: CountPlan, filters: VehicleFilters): RawBuilder<boolean> {
  return sql<boolean>`${isAtPlaces(plan)} and ${inBuckets(filters)}`;
}

export function without(filters: VehicleFilters, own: readonly (keyof VehicleFilters)[]): VehicleFilters {
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !(own as readonly string[]).includes(name)));
}
