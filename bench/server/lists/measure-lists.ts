import { sql } from 'kysely';
import { updateLandedCosts } from '#server/marketplace/catalogue/update-landed-costs.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { Cluster } from '../stock/clusters.ts';
import { coverFilters, naive, ours, split } from './contestants.ts';
import type { MeasuredLists } from './list-lines.ts';
import { measureChanges } from './measure-changes.ts';
import { measureFacets } from './measure-facets.ts';
import { compareAnswers, measureRates, measureSet, type SetSamples } from './measure-searches.ts';
import { searchSets } from './searches.ts';

export interface ListsTask {
  size: number;
  tiny: boolean;
}

/** `stocked` has this many vehicles; a copy of it gets the other contestant's index. */
export async function measureLists(cluster: Cluster, stocked: string, task: ListsTask): Promise<MeasuredLists> {
  await keepCosts(cluster, stocked);
  const copy = `${stocked}_covered`;
  await cluster.create(copy, stocked);
  const [database, covered] = [await cluster.open(stocked), await cluster.open(copy)];
  try {
    await coverFilters(covered);
    return await compareOn({ database, covered, url: cluster.urlOf(stocked) }, task);
  } finally {
    await database.destroy();
    await covered.destroy();
    await cluster.drop(copy);
  }
}

/** Computes the total prices of the vehicles, like the server's job. */
async function keepCosts(cluster: Cluster, stocked: string): Promise<void> {
  const database = await cluster.open(stocked);
  try {
    while ((await updateLandedCosts({ database, clock: () => new Date() })) > 0);
    await sql`vacuum analyze landed_vehicle`.execute(database);
  } finally {
    // A database with open connections cannot be copied.
    await database.destroy();
  }
}

async function compareOn(
  { database, covered, url }: Record<'database' | 'covered', Database> & { url: string },
  { size, tiny }: ListsTask,
): Promise<MeasuredLists> {
  const contestants = { ours: ours(database), naive: naive(database), split: split(covered) };
  const searched = await searchSets(database);
  const plan = planFor(size, tiny);
  await compareAnswers(
    contestants,
    searched.flatMap(({ searches }) => searches.slice(0, plan.compared)),
  );
  // Only ours needs a first call, to read the catalogue. The others take so long that this does not matter.
  for (const search of searched.flatMap(({ searches }) => searches)) await contestants.ours(search);
  const sets: SetSamples[] = [];
  for (const set of searched) sets.push(await measureSet(contestants, set, plan));
  return {
    size,
    sets,
    rates: await measureRates(contestants, searched, plan.rates),
    facets: await measureFacets(database, searched, tiny ? 1 : 3),
    changes: await measureChanges(database, url, tiny ? 1 : 20),
  };
}

function planFor(size: number, tiny: boolean) {
  const usual = { compared: Infinity, rounds: 4, warmUps: 1, seconds: 8, rates: { rounds: 3, seconds: 1 } };
  if (tiny) return { ...usual, rounds: 1, warmUps: 0, rates: { rounds: 1, seconds: 0.2 } };
  // The naive query takes seconds for some searches of a million.
  if (size >= 1_000_000) return { compared: 1, rounds: 3, warmUps: 0, seconds: 5, rates: { rounds: 1, seconds: 2 } };
  return usual;
}
