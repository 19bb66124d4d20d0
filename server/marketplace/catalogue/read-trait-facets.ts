import { type RawBuilder, sql } from 'kysely';
import type { TraitFacets, TraitCounts } from '#generated/client/types.gen.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { type CountPlan, inBuckets, isAtStyles, storedCounts, isAtPlaces, planCount } from './count-vehicles.ts';
import { type Counting, without } from './read-facets.ts';
import {
  meets,
  type RefusedPart,
  refusedParts,
  registeredUntil,
  searchedFor,
  type VehicleFilters,
} from './vehicle-filters.ts';
import {
  type CountedTrait,
  countedTraits,
  isStyleRequested,
  optionsOf,
  optionsOfStyle,
  styleFilters,
  type TraitFilters,
  traitsOfStyle,
  traitValues,
} from './vehicle-traits.ts';

/** The grouping: a vehicle trait, or the style, which fixes three traits at once. */
type Counted = CountedTrait | 'style';

/** The filters that choose among the groups. */
function ownFilters(counted: Counted): readonly (keyof TraitFilters)[] {
  if (counted === 'style') return styleFilters;
  return [counted === 'year' ? 'years' : counted];
}

interface Row {
  counted: Counted;
  /** Null if unknown. */
  value: string | null;
  /** Negative if it is to be subtracted. */
  count: number;
}

/**
 * Counts, for each option of each trait, the vehicles that match it and all other filters. One statement counts them
 * all.
 */
export async function readTraitFacets(
  database: Database,
  filters: VehicleFilters,
  counting: Counting,
): Promise<TraitFacets> {
  const parts = [...countedTraits, 'style' as const].flatMap((counted) => countBy(counted, filters, counting));
  const { rows } = await sql<Row>`with found as materialized (${findAll(filters, counting)}),
      refused as materialized (${findRefused(filters, counting)})
    ${sql.join(parts, sql` union all `)}`.execute(database);
  const of = (trait: CountedTrait) =>
    addUp(
      rows
        .filter(({ counted }) => counted === trait)
        .map((row) => ({ ...row, options: optionsOf[trait](row.value ?? '') })),
    );
  const ofStyles = (filter: (typeof styleFilters)[number]) => {
    const isAsked = isStyleRequested(without(filters, [filter]));
    const among = rows.filter(
      ({ counted, value }) => counted === 'style' && value !== null && (isAsked?.(value) ?? true),
    );
    return addUp(
      among.map((row) => {
        const traits = traitsOfStyle(row.value ?? '');
        return { ...row, options: traits ? optionsOfStyle[filter](traits) : [] };
      }),
    );
  };
  return Object.fromEntries([
    ...countedTraits.map((trait) => [trait, of(trait)] as const),
    ...styleFilters.map((filter) => [filter, ofStyles(filter)] as const),
  ]) as Record<CountedTrait | (typeof styleFilters)[number], TraitCounts>;
}

function addUp(rows: readonly { options: readonly string[]; count: number }[]): TraitCounts {
  const counts = new Map<string, number>();
  for (const { options, count } of rows) {
    for (const option of options) counts.set(option, (counts.get(option) ?? 0) + count);
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => a.value.localeCompare(b.value, 'en', { numeric: true }));
}

const columns: Readonly<Record<Counted, RawBuilder<string>>> = { ...traitValues, style: sql`style_id` };

function isNarrowing(counted: Counted, filters: VehicleFilters): boolean {
  return ownFilters(counted).some((name) => filters[name] !== undefined);
}

/** All matching vehicles. Traits without a chosen option are counted within them where no stored counts exist. */
function findAll(filters: VehicleFilters, { catalogue, now }: Counting): RawBuilder<unknown> {
  const isNeeded = [...countedTraits, 'style' as const].some(
    (counted) => !isNarrowing(counted, filters) && !storedPlanFor(counted, filters, catalogue),
  );
  const values = sql.join((Object.keys(columns) as Counted[]).map((name) => sql`${columns[name]} as ${sql.ref(name)}`));
  const searched = searchedFor(filters);
  return sql`select ${values} from ${sql.table(searched)} where ${isNeeded ? meets(filters, now, searched) : sql`false`}`;
}

/** Traits whose counts within a year are not stored. */
const withinYears = ['steering', 'grade', 'colour'] as const satisfies CountedTrait[];

/** The refused vehicles, read once for all traits without a chosen option. */
function findRefused({ taken, ...others }: VehicleFilters, { now }: Counting): RawBuilder<unknown> {
  const values = sql.join(withinYears.map((trait) => sql`${columns[trait]} as ${sql.ref(trait)}`));
  const parts = (taken && refusedParts(taken)) ?? [{ where: sql<boolean>`false` }];
  const found = parts.map(
    ({ where }) => sql`select ${values}, count(*) as vehicles from vehicle where ${where} and ${meets(others, now)}
      group by 1, 2, 3`,
  );
  return sql.join(found, sql` union all `);
}

interface StoredPlan {
  plan: CountPlan;
  /** What is to be subtracted from the stored counts. */
  refused: readonly RefusedPart[];
}

/** How the options are read from stored counts, given the other filters. */
function storedPlanFor(
  counted: Counted,
  filters: VehicleFilters,
  catalogue: Counting['catalogue'],
): StoredPlan | undefined {
  const { taken, ...others } = without(filters, ownFilters(counted));
  const plan = planCount(others, catalogue);
  // Stored counts exist for one trait alone, and for a style with one trait.
  if (!plan || (plan.trait && counted !== 'style' && plan.trait.trait !== counted)) return undefined;
  const refused = taken ? refusedParts(taken) : [];
  return refused && { plan, refused };
}

function countBy(counted: Counted, filters: VehicleFilters, { catalogue, now }: Counting): RawBuilder<Row>[] {
  const others = without(filters, ownFilters(counted));
  const name = sql`${sql.lit(counted)} as counted`;
  const stored = storedPlanFor(counted, filters, catalogue);
  if (!stored) {
    const searched = searchedFor(others);
    const found = isNarrowing(counted, filters)
      ? sql`(select ${columns[counted]} as ${sql.ref(counted)} from ${sql.table(searched)}
          where ${meets(others, now, searched)}) as others`
      : sql`found`;
    return [sql<Row>`select ${name}, ${sql.ref(counted)} as value, count(*)::bigint as count from ${found} group by 2`];
  }
  const { taken: _taken, ...anywhere } = others;
  const fromStored = (plan: CountPlan, count: RawBuilder<unknown>) => {
    const from =
      counted === 'style'
        ? sql`select ${name}, style_id as value, ${count} as count from ${storedCounts(plan)} where ${isAtStyles(plan)}`
        : sql`select ${name}, value, ${count} as count from ${countsOf(counted, plan)} where ${isAtPlaces(plan)}`;
    return sql<Row>`${from} and kind = ${sql.lit(plan.kind)} and ${inBuckets(anywhere)} group by 2`;
  };
  const counts = fromStored(stored.plan, sql`sum(vehicles)::bigint`);
  if (withinYears.some((trait) => trait === counted) && !isNarrowing(counted, filters)) {
    const refused = sql<Row>`select ${name}, ${sql.ref(counted)} as value, -sum(vehicles)::bigint as count
      from refused group by 2`;
    return [counts, refused];
  }
  return [
    counts,
    ...stored.refused.map(({ where, untilYear }) => {
      const aged = untilYear === undefined ? undefined : planCount(registeredUntil(anywhere, untilYear), catalogue);
      return aged && (counted === 'style' || counted === 'year')
        ? fromStored(aged, sql`-sum(vehicles)::bigint`)
        : sql<Row>`select ${name}, ${columns[counted]} as value, -count(*)::bigint as count from vehicle
            where ${where} and ${meets(anywhere, now)} group by 2`;
    }),
  ];
}

/** The stored counts of all values of a trait, narrowed by the keyword's years. */
function countsOf(trait: CountedTrait, plan: CountPlan): RawBuilder<unknown> {
  return plan.trait
    ? storedCounts(plan)
    : sql`(select * from vehicle_trait_count where trait = ${sql.lit(trait)}) as of_trait`;
}
