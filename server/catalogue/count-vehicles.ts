import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { CatalogueMemory } from './catalogue-memory.ts';
import { planCount, type CountPlace, type CountPlan } from './count-plan.ts';
import { bucketColumns, meets } from './meets.ts';
import type { VehicleFilters } from './vehicle-filters.ts';

/** What a list can be narrowed by in buckets. */
export type Facet = keyof typeof bucketColumns;

/** How many vehicles meet the filters, exactly. */
export async function countVehicles(
  database: Database,
  filters: VehicleFilters,
  catalogue: CatalogueMemory,
  now: Date,
): Promise<number> {
  const plan = planCount(filters, catalogue);
  const query = plan
    ? sql<{ count: number }>`select coalesce(sum(vehicles), 0)::bigint as count from vehicle_count
        where ${isPlanned(plan)} and ${inBuckets(filters)}`
    : sql<{ count: number }>`select count(*)::bigint as count from vehicle where ${meets(filters, now)}`;
  const { rows } = await query.execute(database);
  return rows[0]?.count ?? 0;
}

/** How many vehicles each option of one filter would leave, given the other filters. Options without any are left out. */
export async function facetsOf(
  database: Database,
  facet: Facet,
  filters: VehicleFilters,
  { catalogue, now }: { catalogue: CatalogueMemory; now: Date },
): Promise<Map<string, number>> {
  const { [facet]: _own, ...others } = filters;
  const plan = planCount(others, catalogue);
  const option = sql.ref(bucketColumns[facet]);
  const query = plan
    ? sql<Option>`select ${option}::text as option, sum(vehicles)::bigint as count from vehicle_count
        where ${isPlanned(plan)} and ${inBuckets(others)} group by 1 having sum(vehicles) > 0 order by 1`
    : sql<Option>`select ${option}::text as option, count(*)::bigint as count from vehicle
        where ${meets(others, now)} group by 1 order by 1`;
  const { rows } = await query.execute(database);
  return new Map(rows.map((row) => [row.option, row.count]));
}

interface Option {
  option: string;
  count: number;
}

function isPlanned({ kind, places }: CountPlan): RawBuilder<boolean> {
  if (places.length === 0) return sql<boolean>`false`;
  return sql<boolean>`kind = ${sql.lit(kind)} and (${sql.join(places.map(isIn), sql` or `)})`;
}

function isIn(place: CountPlace): RawBuilder<boolean> {
  switch (place.of) {
    case 'stock':
      return sql`style_id = '' and make_id = ''`;
    case 'make':
      return sql`style_id = '' and make_id = ${place.makeId}`;
    case 'models': {
      const makeIds = [...new Set(place.models.map(({ makeId }) => makeId))];
      const modelIds = place.models.map(({ modelId }) => modelId);
      return sql`style_id = '' and make_id = any(${makeIds}::text[]) and model_id = any(${modelIds}::text[])`;
    }
    case 'styles':
      return sql`style_id = any(${place.styleIds}::text[])`;
  }
  return place satisfies never;
}

function inBuckets(filters: VehicleFilters): RawBuilder<boolean> {
  const wanted = (Object.keys(bucketColumns) as Facet[]).flatMap((facet) => {
    const value = filters[facet];
    return value === undefined ? [] : [sql`${sql.ref(bucketColumns[facet])} = ${value}`];
  });
  return wanted.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(wanted, sql` and `)}`;
}
