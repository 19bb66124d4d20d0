import { type RawBuilder, sql } from 'kysely';
import { cachedCatalogue } from '#server/marketplace/catalogue/catalogue-memory.ts';
import { filtersOf, meets, type Reading, type VehicleFilters } from '#server/marketplace/catalogue/vehicle-filters.ts';
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

/** A vehicle that alerts may be about: a new one, or one with a lower price. */
interface Candidate {
  id: string;
  /** When it was listed or reduced. Alerts that are younger do not cover it. */
  since: Date;
  /** The price before it was reduced; null for a new vehicle. */
  before: number | null;
  /** The last reduction. */
  lastChange?: string;
}

/** How candidates are read, and how matched ones are marked. */
interface Source {
  read: (database: Database, now: Date, without: ReadonlySet<string>) => Promise<Candidate[]>;
  note: (services: Services, matched: readonly Candidate[]) => Promise<void>;
}

/** Matches new and reduced vehicles against all saved searches, and stores the matches. Returns how many there are. */
export async function matchSearches(services: Services): Promise<number> {
  return (await matchAll(services, newVehicles)) + (await matchAll(services, reducedVehicles));
}

/** A vehicle is matched once, except if its landed cost is outdated: then each run matches it again while it is new. */
async function matchAll(services: Services, source: Source): Promise<number> {
  const { database, clock } = services;
  const waiting = new Set<string>();
  let found = 0;
  for (let batch = 0; batch < mostBatches; batch += 1) {
    const candidates = await source.read(database, clock(), waiting);
    if (candidates.length === 0) return found;
    const costs = await readNewVehicleCosts(
      database,
      candidates.map(({ id }) => id),
      clock(),
    );
    found += await holdAgainstAll(services, candidates, costs);
    found += await findForFavorites(database, candidates, clock());
    for (const id of costs.waiting) waiting.add(id);
    // Mark as matched last: if a node dies before, the next run repeats the work and stores nothing twice.
    await source.note(
      services,
      candidates.filter(({ id }) => !waiting.has(id)),
    );
  }
  return found;
}

const newVehicles: Source = {
  async read(database, now, without) {
    const rows = await database
      .selectFrom('vehicle')
      .select(['id', 'listed_at'])
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
    return rows.map(({ id, listed_at }) => ({ id, since: listed_at, before: null }));
  },
  async note({ database, clock }, matched) {
    await sql`
      insert into searched_vehicle (vehicle_id, searched_at)
      select id, ${clock()}::timestamptz from vehicle where id = any(${idsOf(matched)}::text[])
      on conflict do nothing`.execute(database);
  },
};

/** Reductions that no alert was matched with yet. The condition is that of their index. */
const isReduction = sql<boolean>`matched_at is null and after_cents * 100 <= before_cents * 99`;

const reducedVehicles: Source = {
  async read(database, now, without) {
    const { rows } = await sql<Candidate>`
      select vehicle_id as id, max(listed_price_change.changed_at) as since, max(before_cents) as before,
        max(listed_price_change.id)::text as "lastChange"
      from listed_price_change join vehicle on vehicle.id = vehicle_id
      where ${isReduction} and vehicle.state = 'available' and before_cents > vehicle.list_price_cents
        and listed_price_change.changed_at > ${new Date(now.getTime() - listedAgo)}::timestamptz
        and vehicle_id <> all(${[...without]}::text[])
      group by vehicle_id order by vehicle_id limit ${vehiclesAtOnce}`.execute(database);
    return rows;
  },
  async note({ database, clock }, matched) {
    // A reduction after the read is matched by the next run.
    await sql`
      update listed_price_change set matched_at = ${clock()}::timestamptz
      from jsonb_to_recordset(${candidatesAsJson(matched)}::jsonb) as matched (id text, "lastChange" bigint)
      where vehicle_id = matched.id and listed_price_change.id <= "lastChange" and ${isReduction}`.execute(database);
  },
};

const idsOf = (candidates: readonly Candidate[]) => candidates.map(({ id }) => id);
const candidatesAsJson = (candidates: readonly Candidate[]) => JSON.stringify(candidates);

async function holdAgainstAll(
  { database, clock }: Services,
  candidates: readonly Candidate[],
  costs: NewVehicleCosts,
): Promise<number> {
  let found = 0;
  for (let last = ''; ;) {
    const searches = await database
      .selectFrom('saved_search')
      .selectAll()
      .where('id', '>', last)
      .where('kind', '=', 'filters')
      .where((where) => where.or([where('by_mail', '=', true), where('by_push', '=', true)]))
      .orderBy('id')
      .limit(searchesAtOnce)
      .execute();
    if (searches.length > 0) found += await holdAgainst(database, searches, { candidates, costs, now: clock() });
    last = searches.at(-1)?.id ?? '';
    if (searches.length < searchesAtOnce) return found;
  }
}

async function holdAgainst(
  database: Database,
  searches: readonly SavedSearchRow[],
  { candidates, costs, now }: { candidates: readonly Candidate[]; costs: NewVehicleCosts; now: Date },
): Promise<number> {
  const reading = await readSearchContext(database, now);
  const branches = searches.map(
    (search): RawBuilder<unknown> => sql`select ${search.id}::text as search_id, id as vehicle_id, before from fresh
      where since > ${search.alerts_since}::timestamptz and ${isCostRequested(search.filters, costs)}
        and ${meets(filtersOfSearch(search, reading), now)}`,
  );
  const found = sql`${sql.join(branches, sql` union all `)}`;
  return storeFinds(database, { candidates, found, now });
}

/** What the filters of saved searches are parsed with. */
export type SearchContext = Omit<Reading, 'language'>;

export async function readSearchContext(database: Database, now: Date): Promise<SearchContext> {
  const { version, catalogue } = await cachedCatalogue(database);
  const [terms, rules] = await Promise.all([pricingSettingsIfSetAt(database, version), readImportRules(database)]);
  return { catalogue, terms, rules, now };
}

export function filtersOfSearch({ filters, language }: SavedSearchRow, reading: SearchContext): VehicleFilters {
  const countryCode = filters.landedCountryCode ?? filters.importCountryCode;
  return filtersOf({ ...filters, pageNo: 1, pageSize: 1 }, { ...reading, countryCode, language: language as Language });
}

/** Favourites that were saved before their price was reduced. */
function findForFavorites(database: Database, candidates: readonly Candidate[], now: Date): Promise<number> {
  const reduced = candidates.filter(({ before }) => before !== null);
  if (reduced.length === 0) return Promise.resolve(0);
  const found = sql`select saved_search.id as search_id, fresh.id as vehicle_id, before
    from fresh join favorite on favorite.vehicle_id = fresh.id
    join saved_search on saved_search.account_id = favorite.account_id and saved_search.kind = 'favorites'
    where (by_mail or by_push) and since > greatest(alerts_since, favorite.created_at)`;
  return storeFinds(database, { candidates: reduced, found, now });
}

/** A vehicle that was announced before is announced again only with a lower price. */
async function storeFinds(
  database: Database,
  { candidates, found, now }: { candidates: readonly Candidate[]; found: RawBuilder<unknown>; now: Date },
): Promise<number> {
  // Lock the search: deleting it concurrently would orphan the match.
  const { numAffectedRows } = await sql`
    with fresh as materialized (
      select vehicle.*, candidate.since, candidate.before
      from jsonb_to_recordset(${candidatesAsJson(candidates)}::jsonb) as candidate (id text, since timestamptz, before bigint)
      join vehicle on vehicle.id = candidate.id
      where vehicle.state = 'available'
    )
    insert into saved_search_find (search_id, vehicle_id, found_at, before_cents)
    select found.search_id, found.vehicle_id, ${now}::timestamptz, found.before
    from (${found}) as found
    join saved_search on saved_search.id = found.search_id
    for key share of saved_search
    on conflict (search_id, vehicle_id) do update
    set told_at = null, found_at = excluded.found_at, before_cents = excluded.before_cents
    where saved_search_find.told_at is not null and excluded.before_cents is not null`.execute(database);
  return Number(numAffectedRows ?? 0);
}
