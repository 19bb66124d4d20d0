import type { Selectable } from 'kysely';
import type { Context } from '../calls/context.ts';
import type { Database } from '../database/tables.ts';
import type { MakeTable, ModelLevelTable, ModelTable, StyleTable } from '../database/tables/catalogue-tables.ts';
import type { Services } from '../services/services.ts';
import { createSearchIndex, type SearchIndex } from './search/search-index.ts';

export interface CatalogueMemory {
  version: number;
  makes: readonly Selectable<MakeTable>[];
  models: readonly Selectable<ModelTable>[];
  styles: readonly Selectable<StyleTable>[];
  levels: readonly Selectable<ModelLevelTable>[];
  makeById: ReadonlyMap<string, Selectable<MakeTable>>;
  modelById: ReadonlyMap<string, Selectable<ModelTable>>;
  /** Finds the styles that a keyword means. */
  search: SearchIndex;
}

const known = new WeakMap<Services, CatalogueMemory>();

/**
 * Reads the catalogue: makes, models, styles and model levels. Every list needs these few hundred rows, which change a
 * few times a year. So they are kept in memory, and read again when their version has changed.
 */
export async function readCatalogue({
  services,
  database,
}: Pick<Context, 'services' | 'database'>): Promise<CatalogueMemory> {
  const { version } = await database.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow();
  const kept = known.get(services);
  if (kept?.version === version) return kept;
  const read = await readAll(database, version);
  known.set(services, read);
  return read;
}

async function readAll(database: Database, version: number): Promise<CatalogueMemory> {
  const makes = await database.selectFrom('make').selectAll().orderBy('sort').orderBy('id').execute();
  const models = await database.selectFrom('model').selectAll().orderBy('sort').orderBy('id').execute();
  const styles = await database.selectFrom('style').selectAll().orderBy('sort').orderBy('id').execute();
  const levels = await database.selectFrom('model_level').selectAll().orderBy('sort').orderBy('code').execute();
  return {
    version,
    makes,
    models,
    styles,
    levels,
    makeById: new Map(makes.map((make) => [make.id, make])),
    modelById: new Map(models.map((model) => [model.id, model])),
    search: createSearchIndex(styles.map(({ id, search_words }) => [id, search_words])),
  };
}
