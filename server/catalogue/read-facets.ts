import { type RawBuilder, sql } from 'kysely';
import type { components } from '../../generated/schema.ts';
import type { Database } from '../database/tables.ts';
import type { CatalogueMemory } from './catalogue-memory.ts';
import { type CountPlan, inBuckets, isAtPlaces, planByMake, planCount } from './count-vehicles.ts';
import {
  boundedFilters,
  bucketColumns,
  type Kind,
  kindColumns,
  kinds,
  meets,
  onSaleKind,
  type VehicleFilters,
} from './vehicle-filters.ts';

type VehicleFacets = components['schemas']['VehicleFacets'];
export type Facet = keyof VehicleFacets;

/** What counting needs besides the filters. */
interface Counting {
  catalogue: CatalogueMemory;
  now: Date;
}

/** The filters whose options are values of a column. A vehicle has one option of each. */
const columns = {
  make: { column: 'make_id', own: ['makeId', 'modelId'] },
  modelLevel: { column: bucketColumns.modelLevel, own: ['modelLevel'] },
  price: { column: bucketColumns.priceBucket, own: ['priceBucket'] },
  carAge: { column: bucketColumns.ageBucket, own: ['ageBucket'] },
  mileage: { column: bucketColumns.mileageBucket, own: ['mileageBucket'] },
  seatsNum: { column: bucketColumns.seatsBucket, own: ['seatsBucket'] },
} as const satisfies Record<Exclude<Facet, 'type'>, { column: string; own: readonly (keyof VehicleFilters)[] }>;

/** How many vehicles each option of each filter would leave, given all other filters. One statement counts them all. */
export async function readFacets(
  database: Database,
  filters: VehicleFilters,
  counting: Counting,
): Promise<VehicleFacets> {
  const parts = [
    ...(Object.keys(columns) as (keyof typeof columns)[]).map((facet) => countByColumn(facet, filters, counting)),
    ...countTypes(filters, counting),
  ];
  const { rows } = await sql<Option>`${metFirst(filters, counting)}${sql.join(parts, sql` union all `)}`.execute(
    database,
  );
  const of = (facet: Facet) =>
    rows
      .filter((row) => row.facet === facet && row.count > 0)
      .map(({ value, count }) => ({ value, count }))
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

interface Option {
  facet: Facet;
  value: string;
  count: number;
}

/** The filters that have no options of their own. */
const sharedFilters = ['taken', 'styleIds', 'ownWord', ...boundedFilters] as const satisfies (keyof VehicleFilters)[];

/** Whether options are counted in what the shared filters have found. */
function isMetFirst(filters: VehicleFilters): boolean {
  return filters.taken !== undefined || boundedFilters.some((name) => filters[name]);
}

/**
 * What a country takes, and exact years, prices and mileages, have no kept counts, and seven options counted one by one
 * would read the stock as often. It is read once instead, by the filters that all options share, and the options are
 * counted in what was found.
 */
function metFirst(filters: VehicleFilters, { now }: Counting): RawBuilder<unknown> {
  if (!isMetFirst(filters)) return sql``;
  const names = Object.keys(filters) as (keyof VehicleFilters)[];
  const shared = without(
    filters,
    names.filter((name) => !(sharedFilters as readonly string[]).includes(name)),
  );
  return sql`with found as materialized
    (select ${sql.join(foundColumns.map((column) => sql.ref(column)))} from vehicle where ${meets(shared, now)}) `;
}

const foundColumns = [
  'state',
  'make_id',
  'model_id',
  'flash_ends_at',
  ...Object.values(bucketColumns),
  ...Object.values(kindColumns),
] as const;

/** Where options without kept counts are counted, by the filters that are not their own. */
function oneByOne(others: VehicleFilters, { now }: Counting): RawBuilder<unknown> {
  if (!isMetFirst(others)) return sql`vehicle where ${meets(others, now)}`;
  return sql`found where ${meets(without(others, sharedFilters), now)}`;
}

function countByColumn(facet: keyof typeof columns, filters: VehicleFilters, counting: Counting): RawBuilder<Option> {
  const { column, own } = columns[facet];
  const others = without(filters, own);
  const plan = facet === 'make' ? planByMake(others, counting.catalogue) : planCount(others, counting.catalogue);
  const value = sql.ref(column);
  return plan
    ? sql<Option>`select ${sql.lit(facet)} as facet, ${value}::text as value, sum(vehicles)::bigint as count
        from vehicle_count where kind = ${sql.lit(plan.kind)} and ${isCounted(plan, others)} group by 2`
    : sql<Option>`select ${sql.lit(facet)} as facet, ${value}::text as value, count(*)::bigint as count
        from ${oneByOne(others, counting)} group by 2`;
}

/** The kinds are listed one by one, so that an index finds them. `kind > 0` would read most of the table. */
const allKinds = sql.join(Object.values(kinds).map((kind) => sql.lit(kind)));

/** A vehicle may be of several kinds. Those on flash sale are counted one by one, since sales end by the clock. */
function countTypes(filters: VehicleFilters, counting: Counting): RawBuilder<Option>[] {
  const others = without(filters, ['kind', 'isOnSale']);
  const plan = planCount(others, counting.catalogue);
  const onSale = sql<Option>`select 'type' as facet, ${sql.lit(String(onSaleKind))} as value, count(*)::bigint as count
    from ${oneByOne({ ...others, isOnSale: true }, counting)}`;
  if (plan) {
    return [
      onSale,
      sql<Option>`select 'type' as facet, kind::text as value, sum(vehicles)::bigint as count
        from vehicle_count where kind in (${allKinds}) and ${isCounted(plan, others)} group by 2`,
    ];
  }
  const ofKinds = (Object.keys(kinds) as Kind[]).map(
    (kind) => sql<Option>`select 'type' as facet, ${sql.lit(String(kinds[kind]))} as value, count(*)::bigint as count
      from ${oneByOne(others, counting)} and ${sql.ref(kindColumns[kind])}`,
  );
  return [onSale, ...ofKinds];
}

function isCounted(plan: CountPlan, filters: VehicleFilters): RawBuilder<boolean> {
  return sql<boolean>`${isAtPlaces(plan)} and ${inBuckets(filters)}`;
}

function without(filters: VehicleFilters, own: readonly (keyof VehicleFilters)[]): VehicleFilters {
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !(own as readonly string[]).includes(name)));
}
