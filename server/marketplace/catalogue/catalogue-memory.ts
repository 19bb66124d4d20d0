import type { Selectable } from 'kysely';
import type { Context } from '#server/platform/calls/context.ts';
import { cacheByVersion, readCacheVersion } from '#server/platform/database/cache-version.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type {
  MakeTable,
  ModelLevelTable,
  ModelTable,
  StyleTable,
} from '#server/platform/database/tables/catalogue-tables.ts';
import { createSearchIndex, type SearchIndex } from './search/search-index.ts';

export interface CatalogueMemory {
  makes: readonly Selectable<MakeTable>[];
  models: readonly Selectable<ModelTable>[];
  styles: readonly Selectable<StyleTable>[];
  levels: readonly Selectable<ModelLevelTable>[];
  makeById: ReadonlyMap<string, Selectable<MakeTable>>;
  modelById: ReadonlyMap<string, Selectable<ModelTable>>;
  /** Finds the styles that a keyword matches. */
  search: SearchIndex;
}

/**
 * Reads the catalogue: makes, models, styles and levels. Every list needs these few hundred rows, which change a few
 * times a year, so they are cached in memory and read again when their version changes.
 */
export async function readCatalogue({ database }: Pick<Context, 'database'>): Promise<CatalogueMemory> {
  return catalogueAt(database, await readCacheVersion(database));
}

export function catalogueAt(database: Database, version: number): Promise<CatalogueMemory> {
  return cache.at(database, version);
}

/** The cached catalogue, for callers whose own statement checks whether it is current. */
export async function cachedCatalogue(database: Database): Promise<{ version: number; catalogue: CatalogueMemory }> {
  const last = cache.last(database);
  if (last) return { version: last.version, catalogue: await last.value };
  const version = await readCacheVersion(database);
  return { version, catalogue: await catalogueAt(database, version) };
}

const cache = cacheByVersion(readAll);

async function readAll(database: Database): Promise<CatalogueMemory> {
  const makes = await database.selectFrom('make').selectAll().orderBy('sort').orderBy('id').execute();
  const models = await database.selectFrom('model').selectAll().orderBy('sort').orderBy('id').execute();
  const styles = await database.selectFrom('style').selectAll().orderBy('sort').orderBy('id').execute();
  const levels = await database.selectFrom('model_level').selectAll().orderBy('sort').orderBy('code').execute();
  return {
    makes,
    models,
    styles,
    levels,
    makeById: new Map(makes.map((make) => [make.id, make])),
    modelById: new Map(models.map((model) => [model.id, model])),
    search: createSearchIndex(styles.map(({ id, search_words }) => [id, search_words])),
  };
}
