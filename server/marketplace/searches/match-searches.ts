import { type RawBuilder, sql } from 'kysely';
import { cachedCatalogue } from '#server/marketplace/catalogue/catalogue-memory.ts';
import { filtersOf, meets } from '#server/marketplace/catalogue/vehicle-filters.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { readImportRules } from '#server/marketplace/import/rules-in-force.ts';
import { pricingSettingsIfSetAt } from '#server/marketplace/pricing/pricing-settings.ts';
import type { Services } from '#server/platform/services.ts';
import type { Language } from '#wire/language.ts';
import { type NewVehicleCosts, isCostRequested, readNewVehicleCosts } from './new-vehicle-costs.ts';
import type { SavedSearchRow } from './saved-searches.ts';

/** How long a vehicle counts as new. After a longer outage, older listings are not announced. */
export const listedAgo = 3 * 24 * 3_600_000;
/** Maximum vehicles per run, however many an import adds. */
const [vehiclesAtOnce, mostBatches] = [500, 20];
/** Each search is a branch of one statement, which reads only the new vehicles, once. */
const searchesAtOnce = 100;

/**
 * Matches new vehicles against all saved searches and stores the matches. Returns how many are new. A vehicle is
 * checked once, except if its landed cost is outdated: then each run checks it again while it is new.
 */
export async function matchSearches(services: Services): Promise<number> {
  const { database, clock } = services;
  const waiting = new Set<string>();
  let found = 0;
  for (let batch = 0; batch < mostBatches; batch += 1) {
    const ids = await newVehicles(database, clock(), waiting);
    if (ids.length === 0) return found;
    const costs = await readNewVehicleCosts(database, ids, clock());
    found += await holdAgainstAll(services, ids, costs);
    for (const id of costs.waiting) waiting.add(id);
    // Mark as checked last: if a node dies before, the next run repeats the work and stores nothing twice.
    await noteSearched(
      services,
      ids.filter((id) => !waiting.has(id)),
    );
  }
  return found;
}

async function newVehicles(database: Database, now: Date, without: ReadonlySet<string>): Promise<string[]> {
  const rows = await database
    .selectFrom('vehicle')
    .select('id')
    // Ordered like the index by listing. Held vehicles are included, since they may become available again.
    .where('state', '<>', sql.lit('removed'))
    .where('state', '=', 'available')
    .where('listed_at', '>', new Date(now.getTime() - listedAgo))
    .where(sql<boolean>`id <> all(${[...without]}::text[])`)
    .where(sql<boolean>`not exists (select from searched_vehicle where vehicle_id = vehicle.id)`)
    .orderBy('listed_at')
    .orderBy('id')
    .limit(vehiclesAtOnce)
    .execute();
  return rows.map(({ id }) => id);
}

async function holdAgainstAll(
  { database, clock }: Services,
  ids: readonly string[],
  costs: NewVehicleCosts,
): Promise<number> {
  let found = 0;
  for (let last = ''; ;) {
    const searches = await database
      .selectFrom('saved_search')
      .selectAll()
      .where('id', '>', last)
      .where((where) => where.or([where('by_mail', '=', true), where('by_push', '=', true)]))
      .orderBy('id')
      .limit(searchesAtOnce)
      .execute();
    if (searches.length > 0) found += await holdAgainst(database, searches, { ids, costs, now: clock() });
    last = searches.at(-1)?.id ?? '';
    if (searches.length < searchesAtOnce) return found;
  }
}

async function holdAgainst(
  database: Database,
  searches: readonly SavedSearchRow[],
  { ids, costs, now }: { ids: readonly string[]; costs: NewVehicleCosts; now: Date },
): Promise<number> {
  const { version, catalogue } = await cachedCatalogue(database);
  const [terms, rules] = await Promise.all([pricingSettingsIfSetAt(database, version), readImportRules(database)]);
  const branches = searches.map((search): RawBuilder<unknown> => {
    const language = search.language as Language;
    const filters = filtersOf(
      { ...search.filters, pageNo: 1, pageSize: 1 },
      { catalogue, language, terms, rules, now },
    );
    return sql`select ${search.id}::text as search_id, id as vehicle_id from fresh
      where listed_at > ${search.alerts_since}::timestamptz and ${isCostRequested(search.filters, costs)}
        and ${meets(filters, now)}`;
  });
  // Lock the search: deleting it concurrently would orphan the match.
  const { numAffectedRows } = await sql`
    with fresh as materialized (select * from vehicle where id = any(${ids}::text[]) and state = 'available')
    insert into saved_search_find (search_id, vehicle_id, found_at)
    select found.search_id, found.vehicle_id, ${now}::timestamptz
    from (${sql.join(branches, sql` union all `)}) as found
    join saved_search on saved_search.id = found.search_id
    for key share of saved_search
    on conflict do nothing`.execute(database);
  return Number(numAffectedRows ?? 0);
}

async function noteSearched({ database, clock }: Services, ids: readonly string[]): Promise<void> {
  await sql`
    insert into searched_vehicle (vehicle_id, searched_at)
    select id, ${clock()}::timestamptz from vehicle where id = any(${ids}::text[])
    on conflict do nothing`.execute(database);
}
