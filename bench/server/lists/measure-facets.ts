import { sql } from 'kysely';
import type { Context } from '#server/platform/calls/context.ts';
import { countryRules } from '#server/marketplace/import/country-rules.ts';
import { readCatalogue } from '#server/marketplace/catalogue/catalogue-memory.ts';
import { bucketColumns, filtersOf, meets, type VehicleFilters } from '#server/marketplace/catalogue/vehicle-filters.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { alternate, type Samples } from '../../measuring.ts';
import { openServices, visit } from '../stock/open-services.ts';
import { naive, ours } from './contestants.ts';
import type { Search, SearchSet } from './searches.ts';

export interface MeasuredFacets {
  /** Milliseconds for one search, by round. */
  byRound: Samples<'ours' | 'naive'>;
  /** Milliseconds of each of our searches. */
  each: number[];
}

/** The list and the number of vehicles for every filter option; one search of each set. */
export async function measureFacets(
  database: Database,
  sets: readonly SearchSet[],
  rounds: number,
): Promise<MeasuredFacets> {
  const searches = sets.flatMap(({ searches: own }) => own.slice(0, 1));
  const services = openServices(database);
  const [list, plainList] = [ours(database), naive(database)];
  const each: number[] = [];
  const contestants = [
    {
      name: 'ours' as const,
      run: async () => {
        for (const search of searches) {
          const started = performance.now();
          await list({ ...search, facetsFlag: 1 });
          each.push(performance.now() - started);
        }
      },
    },
    {
      name: 'naive' as const,
      run: async () => {
        for (const search of searches) {
          await plainList(search);
          await countNaively(visit(services), search);
        }
      },
    },
  ];
  const byRound = await alternate(contestants, { rounds, warmUps: 0, seconds: 5, units: searches.length });
  return { byRound, each };
}

/** A grouped count for each filter. Makes and types are left out in its favour. */
async function countNaively(context: Context, search: Search): Promise<void> {
  const filters = filtersOf(search, {
    ...context,
    catalogue: await readCatalogue(context),
    terms: undefined,
    rules: countryRules,
  });
  for (const bucket of Object.keys(bucketColumns) as (keyof typeof bucketColumns)[]) {
    const others: VehicleFilters = { ...filters };
    delete others[bucket];
    const option = sql.ref(bucketColumns[bucket]);
    await sql`select ${option}, count(*) from vehicle where ${meets(others, context.now)} group by 1`.execute(
      context.database,
    );
  }
}
