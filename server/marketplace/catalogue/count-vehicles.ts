import { type RawBuilder, sql } from 'kysely';
import { executeRead } from '#server/platform/database/hot-reads.ts';
import { cacheVersion } from '#server/platform/database/cache-version.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { CatalogueMemory } from './catalogue-memory.ts';
import { outsideParts } from './landed-filter.ts';
import { isFewerOutOfBounds } from './landed-quantiles.ts';
import {
  boundedFilters,
  bucketColumns,
  isImportable,
  kinds,
  meets,
  type RefusedPart,
  refusedParts,
  registeredUntil,
  searchedFor,
  type VehicleFilters,
} from './vehicle-filters.ts';
import { type RequestedTrait, requestedTraits, isCountOf, isStyleRequested } from './vehicle-traits.ts';

/** A total, and the database's catalogue version when it was counted. */
export interface Counted {
  count: number;
  version: number;
  /** How many more there would be without the country's import rules. Absent if the filters name no country. */
  refused?: number;
}

/** Counts the vehicles that match the filters, exactly. */
export async function countVehicles(
  database: Database,
  filters: VehicleFilters,
  catalogue: CatalogueMemory,
  now: Date,
  isFewer: typeof isFewerOutOfBounds = isFewerOutOfBounds,
): Promise<Counted> {
  const plan = planCount(filters, catalogue);
  const outside = await partsOutOfBounds(database, filters, { catalogue, now, isFewer });
  const query = outside
    ? countLessOutside(filters, catalogue, now, outside)
    : filters.taken
      ? countTaken(filters, catalogue, now)
      : sql<Counted>`select count, ${cacheVersion} as version from (${countAll(filters, catalogue, now)}) as counted`;
  // Counting rows can be slow and would block other reads on the connection.
  const [counted] = plan ? await executeRead(database, query.compile(database)) : (await query.execute(database)).rows;
  if (!counted) throw new Error('A count has no row.');
  return counted;
}

/** Counts the smaller of accepted and refused vehicles, row by row where it has no stored counts. */
function countTaken(filters: VehicleFilters, catalogue: CatalogueMemory, now: Date): RawBuilder<Counted> {
  const { taken, ...others } = filters;
  if (filters.landed && taken) return countInOneReading(others, taken, now);
  const everything = countAll(others, catalogue, now);
  const parts = refusedPartsToSubtract(filters, catalogue);
  if (!parts) {
    return sql`select taken.count, everything.count - taken.count as refused, ${cacheVersion} as version
      from (${countOneByOne(filters, now)}) as taken, (${everything}) as everything`;
  }
  const counts = parts.map(({ where, untilYear }) =>
    untilYear === undefined
      ? sql`select count(*)::bigint as count from vehicle where ${where} and ${meets(others, now)}`
      : countAll(registeredUntil(others, untilYear), catalogue, now),
  );
  return sql`select everything.count - refused.count as count, refused.count as refused, ${cacheVersion} as version
    from (${everything}) as everything,
      (select sum(count)::bigint as count from (${sql.join(counts, sql` union all `)}) as parts) as refused`;
}

/**
 * The vehicles whose landed cost is unknown or out of bounds, as parts that can be subtracted from stored counts. Used
 * where they are fewer than those within bounds.
 */
export async function partsOutOfBounds(
  database: Database,
  { landed, taken: _taken, ...others }: VehicleFilters,
  {
    catalogue,
    now,
    isFewer = isFewerOutOfBounds,
  }: { catalogue: CatalogueMemory; now: Date; isFewer?: typeof isFewerOutOfBounds },
): Promise<readonly RawBuilder<boolean>[] | undefined> {
  if (!landed || !planCount(others, catalogue) || !(await isFewer(database, landed))) return undefined;
  return outsideParts(landed, now);
}

/** Subtracts the vehicles out of bounds, counted row by row, from the total without bounds. */
function countLessOutside(
  { landed: _landed, ...unbounded }: VehicleFilters,
  catalogue: CatalogueMemory,
  now: Date,
  outside: readonly RawBuilder<boolean>[],
): RawBuilder<Counted> {
  const { taken, ...others } = unbounded;
  const isMet = taken ? isImportable(taken) : sql`true`;
  const parts = outside.map(
    (part) => sql`select count(*) filter (where ${isMet})::bigint as count, count(*)::bigint as everything
      from landed_vehicle where ${part} and ${meets(others, now, 'landed_vehicle')}`,
  );
  const off = sql`(select sum(count)::bigint as count, sum(everything)::bigint as everything
    from (${sql.join(parts, sql` union all `)}) as parts) as outside`;
  if (!taken) {
    return sql`select unbounded.count - outside.count as count, ${cacheVersion} as version
      from (${countAll(others, catalogue, now)}) as unbounded, ${off}`;
  }
  return sql`select unbounded.count - outside.count as count, version,
      unbounded.refused - (outside.everything - outside.count) as refused
    from (${countTaken(unbounded, catalogue, now)}) as unbounded, ${off}`;
}

/** Used where neither has stored counts. */
function countInOneReading(
  others: VehicleFilters,
  taken: NonNullable<VehicleFilters['taken']>,
  now: Date,
): RawBuilder<Counted> {
  return sql`select count, everything - count as refused, ${cacheVersion} as version from (
      select count(*) filter (where ${isImportable(taken)})::bigint as count, count(*)::bigint as everything
      from ${sql.table(searchedFor(others))} where ${meets(others, now, searchedFor(others))}) as counted`;
}

/** The vehicles that a country refuses, as parts that can be subtracted from stored counts. */
export function refusedPartsToSubtract(
  { taken, ...others }: VehicleFilters,
  catalogue: CatalogueMemory,
): readonly RefusedPart[] | undefined {
  return taken && planCount(others, catalogue) && refusedParts(taken);
}

function countAll(filters: VehicleFilters, catalogue: CatalogueMemory, now: Date): RawBuilder<Pick<Counted, 'count'>> {
  const plan = planCount(filters, catalogue);
  if (!plan) return countOneByOne(filters, now);
  return sql`select coalesce(sum(vehicles), 0)::bigint as count from ${storedCounts(plan)}
    where kind = ${sql.lit(plan.kind)} and ${isAtPlaces(plan)} and ${inBuckets(filters)}`;
}

/** The stored counts of a plan: of all vehicles, or of those with the trait. */
export function storedCounts({ trait }: CountPlan): RawBuilder<unknown> {
  return trait ? sql`(select * from vehicle_trait_count where ${isCountOf(trait)}) as of_trait` : sql`vehicle_count`;
}

function countOneByOne(filters: VehicleFilters, now: Date): RawBuilder<Pick<Counted, 'count'>> {
  const searched = searchedFor(filters);
  return sql`select count(*)::bigint as count from ${sql.table(searched)} where ${meets(filters, now, searched)}`;
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

/** The per-style counts that add up to those of the plan's scopes. */
export function isAtStyles({ places }: CountPlan): RawBuilder<boolean> {
  if (places.length === 0) return sql<boolean>`false`;
  const ofPlaces = places.map((place) => {
    switch (place.of) {
      case 'stock':
      case 'everyMake':
        return sql`true`;
      case 'make':
        return sql`make_id = ${place.makeId}`;
      case 'models':
        return sql`model_id = any(${place.models.map(({ modelId }) => modelId)}::text[])`;
      case 'styles':
        return sql`style_id = any(${place.styleIds}::text[])`;
    }
    return place satisfies never;
  });
  return sql<boolean>`style_id <> '' and (${sql.join(ofPlaces, sql` or `)})`;
}

export function inBuckets(filters: VehicleFilters): RawBuilder<boolean> {
  const wanted = (Object.keys(bucketColumns) as (keyof typeof bucketColumns)[]).flatMap((bucket) => {
    const value = filters[bucket];
    return value === undefined ? [] : [sql`${sql.ref(bucketColumns[bucket])} = ${value}`];
  });
  return wanted.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(wanted, sql` and `)}`;
}

/** Which stored counts add up to a total: whole stock, makes, models or styles. */
export interface CountPlan {
  kind: number;
  places: readonly CountPlace[];
  /** Set if the counts are of vehicles with one trait. */
  trait?: RequestedTrait;
}

type CountPlace =
  | { of: 'stock' }
  /** The whole stock, grouped by make. */
  | { of: 'everyMake' }
  | { of: 'make'; makeId: string }
  | { of: 'models'; models: readonly { makeId: string; modelId: string }[] }
  | { of: 'styles'; styleIds: readonly string[] };

/**
 * Plans a total from stored counts; undefined where the filters have none. There are none for flash sales, which end by
 * the clock, for import rules, which change with the date, for words of single vehicles, exact prices and mileages,
 * landed costs, or two vehicle traits together. These are counted row by row.
 */
export function planCount(filters: VehicleFilters, catalogue: CatalogueMemory): CountPlan | undefined {
  if (filters.isOnSale || filters.taken || filters.landed || filters.ownWord !== undefined) return undefined;
  if (boundedFilters.some((name) => filters[name])) return undefined;
  const [trait, ...others] = requestedTraits(filters);
  if (others.length > 0) return undefined;
  const kind = filters.kind ? kinds[filters.kind] : 0;
  return { kind, places: placesOf(filters, catalogue), ...(trait && { trait }) };
}

/** The same plan with the whole stock split by make. */
export function planByMake(filters: VehicleFilters, catalogue: CatalogueMemory): CountPlan | undefined {
  const plan = planCount(filters, catalogue);
  return plan && { ...plan, places: plan.places.map((place) => (place.of === 'stock' ? { of: 'everyMake' } : place)) };
}

function placesOf(filters: VehicleFilters, catalogue: CatalogueMemory): CountPlace[] {
  const { makeId, modelId } = filters;
  const isAsked = isStyleRequested(filters);
  const named = filters.styleIds ?? (isAsked && catalogue.styles.map(({ id }) => id));
  const styleIds = isAsked ? named?.filter(isAsked) : named;
  if (styleIds) return placesOfStyles(catalogue, { makeId, modelId, styleIds });
  if (modelId !== undefined) {
    const model = catalogue.modelById.get(modelId);
    // If the model belongs to another make than requested, nothing matches.
    if (!model || (makeId !== undefined && makeId !== model.make_id)) return [];
    return [{ of: 'models', models: [{ makeId: model.make_id, modelId }] }];
  }
  return [makeId === undefined ? { of: 'stock' } : { of: 'make', makeId }];
}

interface Sought {
  makeId: string | undefined;
  modelId: string | undefined;
  styleIds: readonly string[];
}

/** A keyword mostly matches all styles of a model. The model's counts are fewer rows. */
function placesOfStyles({ styles, modelById }: CatalogueMemory, { makeId, modelId, styleIds }: Sought): CountPlace[] {
  const sought = new Set(styleIds);
  const models: { makeId: string; modelId: string }[] = [];
  const single: string[] = [];
  for (const [id, own] of Map.groupBy(styles, (style) => style.model_id)) {
    const model = modelById.get(id);
    if (!model || (modelId !== undefined && modelId !== id)) continue;
    if (makeId !== undefined && makeId !== model.make_id) continue;
    const found = own.filter((style) => sought.has(style.id));
    if (found.length === own.length) models.push({ makeId: model.make_id, modelId: id });
    else single.push(...found.map((style) => style.id));
  }
  return [
    ...(models.length > 0 ? [{ of: 'models' as const, models }] : []),
    ...(single.length > 0 ? [{ of: 'styles' as const, styleIds: single }] : []),
  ];
}
