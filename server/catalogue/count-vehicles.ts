import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { CatalogueMemory } from './catalogue-memory.ts';
import { planCount, type CountPlace, type CountPlan } from './count-plan.ts';
import { bucketColumns, meets } from './meets.ts';
import type { VehicleFilters } from './vehicle-filters.ts';

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
        where kind = ${sql.lit(plan.kind)} and ${isAtPlaces(plan)} and ${inBuckets(filters)}`
    : sql<{ count: number }>`select count(*)::bigint as count from vehicle where ${meets(filters, now)}`;
  const { rows } = await query.execute(database);
  return rows[0]?.count ?? 0;
}

export function isAtPlaces({ places }: CountPlan): RawBuilder<boolean> {
  if (places.length === 0) return sql<boolean>`false`;
  return sql<boolean>`(${sql.join(places.map(isIn), sql` or `)})`;
}

function isIn(place: CountPlace): RawBuilder<boolean> {
  switch (place.of) {
    case 'stock':
      return sql`style_id = '' and make_id = ''`;
    case 'everyMake':
      return sql`style_id = '' and make_id <> ''`;
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

export function inBuckets(filters: VehicleFilters): RawBuilder<boolean> {
  const wanted = (Object.keys(bucketColumns) as (keyof typeof bucketColumns)[]).flatMap((bucket) => {
    const value = filters[bucket];
    return value === undefined ? [] : [sql`${sql.ref(bucketColumns[bucket])} = ${value}`];
  });
  return wanted.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(wanted, sql` and `)}`;
}
