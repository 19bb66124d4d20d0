import type { Selectable } from 'kysely';
import type { SavedSearch, SearchFilters } from '../../generated/client/types.gen.ts';
import { readCatalogue } from '../catalogue/catalogue-memory.ts';
import { lacksCountry } from '../catalogue/landed-lists.ts';
import type { Database } from '../database/tables.ts';
import type { SavedSearchTable } from '../database/tables/search-tables.ts';
import { newId } from '../secrets/ids.ts';
import type { Language } from '../../wire/language.ts';

/** More than anybody follows, and few enough to be read at a glance. */
const mostSearches = 20;

export type SavedSearchRow = Selectable<SavedSearchTable>;

/** What was saved of an account, the last saved first. */
export function listSearches(database: Database, accountId: string): Promise<SavedSearchRow[]> {
  return database
    .selectFrom('saved_search')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

interface NewSearch {
  name: string;
  filters: SearchFilters;
  language: Language;
}

/** Saves a search, unless the account has saved the same one already. */
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
  // Two calls at once must neither pass the limit nor save a search twice.
  await transaction.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
  const saved = await listSearches(transaction, accountId);
  const spelling = spell(filters);
  const same = saved.find((search) => search.spelling === spelling);
  if (same) return same;
  if (saved.length >= mostSearches) return 'searchesFull';
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

/** Words without outer spaces. Words of spaces alone ask for nothing, nor does a country of costs without amounts. */
function tidied({ searchKey, landedCountryCode, ...filters }: SearchFilters): SearchFilters {
  const words = searchKey?.replaceAll(/\s+/g, ' ').trim();
  const isByLanded = (filters.landedFrom ?? filters.landedTo) !== undefined;
  return {
    ...(words && { searchKey: words }),
    ...filters,
    ...(isByLanded && landedCountryCode !== undefined && { landedCountryCode }),
  };
}

/** One text for one search, in whatever order its filters came. */
function spell(filters: SearchFilters): string {
  return JSON.stringify(Object.entries(filters).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Whether the make, model and style of vehicle that a search names are in the market's catalogue. */
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

/** Changes a search of the account. Returns false if there is none. */
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
  // What was found while nobody wanted to hear of it is not told later.
  if (wakes) {
    await transaction
      .deleteFrom('saved_search_find')
      .where('search_id', '=', id)
      .where('told_at', 'is', null)
      .execute();
  }
  return true;
}

export async function removeSearch(database: Database, accountId: string, id: string): Promise<void> {
  await database.deleteFrom('saved_search').where('id', '=', id).where('account_id', '=', accountId).execute();
}

export async function stopLetters(database: Database, id: string): Promise<void> {
  await database.updateTable('saved_search').set({ by_mail: false }).where('id', '=', id).execute();
}

export function describeSearch({
  id,
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
    savedAt: created_at.toISOString(),
    alertsByMail: by_mail ? 1 : 0,
    alertsByPush: by_push ? 1 : 0,
    ...(told_at && { toldAt: told_at.toISOString() }),
  };
}
