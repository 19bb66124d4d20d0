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
import { readReferenceCatalogue } from '#server/marketplace/reference/catalogue/catalogue.ts';
import { nameIn, type Names, type StoredNames } from '#server/platform/names.ts';
import { createSearchIndex, type SearchIndex } from './search/search-index.ts';

/** A row with its name in every language. */
type Named<Table extends { names: unknown }> = Omit<Selectable<Table>, 'names'> & { names: Names };

export interface CatalogueMemory {
  makes: readonly Named<MakeTable>[];
  models: readonly Named<ModelTable>[];
  styles: readonly Selectable<StyleTable>[];
  levels: readonly Named<ModelLevelTable>[];
  makeById: ReadonlyMap<string, Named<MakeTable>>;
  modelById: ReadonlyMap<string, Named<ModelTable>>;
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

/** Types that were imported before the site was in Swahili lack this name. */
const swahiliOf = new Map(readReferenceCatalogue().levels.map(({ code, names: { sw } }) => [code as string, { sw }]));

function named<Row extends { names: StoredNames }>(row: Row): Omit<Row, 'names'> & { names: Names } {
  return { ...row, names: { ...row.names, sw: nameIn(row.names, 'sw') } };
}

async function readAll(database: Database): Promise<CatalogueMemory> {
  const makes = (await database.selectFrom('make').selectAll().orderBy('sort').orderBy('id').execute()).map(named);
  const models = (await database.selectFrom('model').selectAll().orderBy('sort').orderBy('id').execute()).map(named);
  const styles = await database.selectFrom('style').selectAll().orderBy('sort').orderBy('id').execute();
  const types = await database.selectFrom('model_level').selectAll().orderBy('sort').orderBy('code').execute();
  const levels = types.map((row) => named({ ...row, names: { ...swahiliOf.get(row.code), ...row.names } }));
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
