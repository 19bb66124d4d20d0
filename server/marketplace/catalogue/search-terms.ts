import { sql } from 'kysely';
import type { SearchTerm } from '#generated/client/types.gen.ts';
import { executeRead } from '#server/platform/database/hot-reads.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { readReferenceCatalogue } from '#server/marketplace/reference/catalogue/catalogue.ts';
import type { Names } from '#server/platform/names.ts';
import type { Language } from '#wire/language.ts';
import type { CatalogueMemory } from './catalogue-memory.ts';
import { traits } from './search/style-traits.ts';

const aliases = new Map(readReferenceCatalogue().models.map((model) => [model.id, model.aliases]));

/** The words to suggest for a search: makes and models in stock, then types and traits. */
export async function readSearchTerms(
  database: Database,
  { makes, models, levels, makeById }: CatalogueMemory,
  language: Language,
): Promise<SearchTerm[]> {
  const counts = await countByModel(database);
  const ofModels = models.map((model) => {
    const make = makeById.get(model.make_id);
    const text = [make?.names[language], model.names[language]].join(' ').trim();
    return { text, also: othersOf(model.names, text, aliases.get(model.id)), total: counts.get(model.id) ?? 0 };
  });
  const ofMakes = makes.map(({ id, names }) => {
    const own = models.filter((model) => model.make_id === id);
    const total = own.reduce((sum, model) => sum + (counts.get(model.id) ?? 0), 0);
    return { text: names[language], also: othersOf(names, names[language]), total };
  });
  const inStock = [...ofMakes, ...ofModels].filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total);
  const ofLevels = levels.map(({ names }) => ({ text: names[language], also: othersOf(names, names[language]) }));
  const ofTraits = traits.map(([{ names }, ...words]) => ({ text: names[language], also: words }));
  // Hybrid and electric are types and fuels.
  const others = new Map([...ofLevels, ...ofTraits].map((term) => [term.text, { ...term, total: 0 }]));
  return [...inStock, ...others.values()];
}

function othersOf(names: Names, text: string, words: readonly string[] = []): string[] {
  return [...new Set([...Object.values(names), ...words])].filter((name) => !text.includes(name));
}

async function countByModel(database: Database): Promise<Map<string, number>> {
  const counts = sql<{ model_id: string; vehicles: number }>`select model_id, sum(vehicles)::int as vehicles
    from vehicle_count where kind = 0 and style_id = '' and make_id <> '' group by model_id`;
  const rows = await executeRead(database, counts.compile(database));
  return new Map(rows.map(({ model_id, vehicles }) => [model_id, vehicles]));
}
