import type { Selectable } from 'kysely';
import type { SavedSearch, SearchFilters } from '#generated/client/types.gen.ts';
import { readCatalogue } from '#server/marketplace/catalogue/catalogue-memory.ts';
import { lacksCountry } from '#server/marketplace/catalogue/landed-lists.ts';
import { lockAccount } from '#server/platform/database/lock-account.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { SavedSearchTable } from '#server/platform/database/tables/search-tables.ts';
import { newId } from '#server/platform/secrets/ids.ts';
import type { Language } from '#wire/language.ts';

/** Maximum searches per account: few enough to read at a glance. */
const mostSearches = 20;

export type SavedSearchRow = Selectable<SavedSearchTable>;

/** The account's saved searches, the last saved first, and then the alerts for its favourites. */
export function listSearches(database: Database, accountId: string): Promise<SavedSearchRow[]> {
  return database
    .selectFrom('saved_search')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('kind', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

interface NewSearch {
  name: string;
  filters: SearchFilters;
  language: Language;
}

/** Saves a search, unless the account already has the same one. */
export async function saveSearch(
  transaction: Database,
  accountId: string,
  { name, filters: given, language }: NewSearch,
  now: Date,
): Promise<SavedSearchRow | 'landedWithoutCountry' | 'searchEmpty' | 'searchesFull' | 'searchUnknown'> {
  if (lacksCountry(given)) return 'landedWithoutCountry';
  const filters = tidied(given);
  const { importCountryCode: _, ...narrowing } = filters;
  if (Object.keys(narrowing).length === 0) return 'searchEmpty';
  if (!(await isKnown(transaction, filters))) return 'searchUnknown';
  // Concurrent calls must neither exceed the limit nor save a search twice.
  await lockAccount(transaction, accountId);
  const saved = await listSearches(transaction, accountId);
  const spelling = spell(filters);
  const same = saved.find((search) => search.spelling === spelling);
  if (same) return same;
  if (saved.filter(({ kind }) => kind === 'filters').length >= mostSearches) return 'searchesFull';
  return transaction
    .insertInto('saved_search')
    .values({
      id: newId(),
      account_id: accountId,
      filters: JSON.stringify(filters),
      spelling,
      name: name.trim(),
      language,
      alerts_since: now,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Trims the keyword. Drops a blank keyword, and a landed-cost country without amounts. */
function tidied({ searchKey, landedCountryCode, ...filters }: SearchFilters): SearchFilters {
  const words = searchKey?.replaceAll(/\s+/g, ' ').trim();
  const isByLanded = (filters.landedFrom ?? filters.landedTo) !== undefined;
  return {
    ...(words && { searchKey: words }),
    ...filters,
    ...(isByLanded && landedCountryCode !== undefined && { landedCountryCode }),
  };
}

/** A canonical text of a search, independent of the order of its filters. */
function spell(filters: SearchFilters): string {
  return JSON.stringify(Object.entries(filters).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Whether a search's make, model and style exist in the catalogue. */
async function isKnown(database: Database, { makeId, modelId, modelLevelId }: SearchFilters): Promise<boolean> {
  const { makeById, modelById, levels } = await readCatalogue({ database });
  return (
    (makeId === undefined || makeById.has(makeId)) &&
    (modelId === undefined || modelById.has(modelId)) &&
    (modelLevelId === undefined || levels.some(({ code }) => code === modelLevelId))
  );
}

interface SearchChange {
  name?: string | undefined;
  byMail?: boolean | undefined;
  byPush?: boolean | undefined;
}

/** Updates a search of the account. Returns false if it does not exist. */
export async function changeSearch(
  transaction: Database,
  { accountId, id }: { accountId: string; id: string },
  { name, byMail, byPush }: SearchChange,
  now: Date,
): Promise<boolean> {
  const search = await transaction
    .selectFrom('saved_search')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  if (!search) return false;
  const alerts = { by_mail: byMail ?? search.by_mail, by_push: byPush ?? search.by_push };
  const wakes = !search.by_mail && !search.by_push && (alerts.by_mail || alerts.by_push);
  await transaction
    .updateTable('saved_search')
    .set({ name: name?.trim() ?? search.name, ...alerts, ...(wakes && { alerts_since: now }) })
    .where('id', '=', id)
    .execute();
  // Matches from while alerts were off are not announced later.
  if (wakes) {
    await transaction
      .deleteFrom('saved_search_find')
      .where('search_id', '=', id)
      .where('told_at', 'is', null)
      .execute();
  }
  return true;
}

/** Removes a search. The alerts for favourites stay, switched off, so that the next favourite does not restart them. */
export async function removeSearch(database: Database, accountId: string, id: string): Promise<void> {
  await database
    .deleteFrom('saved_search')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('kind', '=', 'filters')
    .execute();
  await database
    .updateTable('saved_search')
    .set({ by_mail: false, by_push: false })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .execute();
}

const favoritesNames: Readonly<Record<Language, string>> = {
  en: 'Saved vehicles',
  zh: '收藏的车辆',
  ja: 'お気に入りの車両',
  sw: 'Magari yaliyohifadhiwa',
};

/** Creates the alerts about lower prices of an account's favourites, unless they exist. */
export async function watchFavorites(
  database: Database,
  accountId: string,
  { language, now }: { language: Language; now: Date },
): Promise<void> {
  await database
    .insertInto('saved_search')
    .values({
      id: newId(),
      account_id: accountId,
      kind: 'favorites',
      filters: JSON.stringify({}),
      // No search is spelled like this, so that an account has one of them.
      spelling: 'favorites',
      name: favoritesNames[language],
      language,
      alerts_since: now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function stopMails(database: Database, id: string): Promise<void> {
  await database.updateTable('saved_search').set({ by_mail: false }).where('id', '=', id).execute();
}

export function describeSearch({
  id,
  kind,
  name,
  filters,
  created_at,
  by_mail,
  by_push,
  told_at,
}: SavedSearchRow): SavedSearch {
  return {
    id,
    name,
    search: filters,
    ...(kind === 'favorites' && { isForFavorites: true }),
    savedAt: created_at.toISOString(),
    alertsByMail: by_mail ? 1 : 0,
    alertsByPush: by_push ? 1 : 0,
    ...(told_at && { toldAt: told_at.toISOString() }),
  };
}

/** Drops the alert that waits for a vehicle that is no longer a favourite. Alerts of saved searches stay. */
export async function forgetFavorite(database: Database, accountId: string, vehicleId: string): Promise<void> {
  await database
    .deleteFrom('saved_search_find')
    .where('vehicle_id', '=', vehicleId)
    .where('told_at', 'is', null)
    .where('search_id', 'in', (query) =>
      query.selectFrom('saved_search').select('id').where('account_id', '=', accountId).where('kind', '=', 'favorites'),
    )
    .execute();
}
