import type { Make, MakeGroup, Model, Style, ModelLevel } from '#generated/client/types.gen.ts';
import { styleOf } from '#server/marketplace/import/imported-vehicle.ts';
import type { Language } from '#wire/language.ts';
import type { CatalogueMemory } from './catalogue-memory.ts';

type MakeRow = CatalogueMemory['makes'][number];

export function makeOf(row: MakeRow, language: Language): Make {
  return {
    makeId: row.id,
    name: row.names[language],
    logoUrl: `/pictures/makes/${slugOf(row.name)}.webp`,
    makeName: row.name,
    groupName: row.letter,
  };
}

/** The logo name of a make: `mercedes-benz` for `Mercedes-Benz`. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** The hot makes, the hottest first. */
export function hotMakesOf({ makes }: CatalogueMemory): MakeRow[] {
  return makes.filter(({ hot_rank }) => hot_rank !== null).toSorted((a, b) => Number(a.hot_rank) - Number(b.hot_rank));
}

/** The group of hot makes, then one group per letter. A hot make is in both. */
export function groupMakes(catalogue: CatalogueMemory, language: Language): MakeGroup[] {
  const hot = hotMakesOf(catalogue);
  const sorted = catalogue.makes.toSorted((a, b) => compareNames(a.name, b.name));
  const letters = [...Map.groupBy(sorted, ({ letter }) => letter)].toSorted(([a], [b]) => compareNames(a, b));
  const groups: [string, readonly MakeRow[]][] = [['HOT', hot], ...letters];
  return groups
    .filter(([, list]) => list.length > 0)
    .map(([groupName, list]) => ({ groupName, list: list.map((make) => makeOf(make, language)) }));
}

/** Compares names the same way on every machine, whatever its locale. */
function compareNames(a: string, b: string): number {
  return a.localeCompare(b, 'en');
}

export function modelsOf(makeId: string, { makeById, models }: CatalogueMemory, language: Language): Model[] {
  const make = makeById.get(makeId);
  if (!make) return [];
  return models
    .filter((model) => model.make_id === makeId)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(({ id, names, name }) => ({
      modelId: id,
      name: names[language],
      makeId,
      makeName: make.name,
      modelName: name,
    }));
}

export function stylesOf(
  modelId: string,
  { makeById, modelById, styles }: CatalogueMemory,
  language: Language,
): Style[] {
  const model = modelById.get(modelId);
  const make = model && makeById.get(model.make_id);
  if (!make) return [];
  return styles
    .filter((style) => style.model_id === modelId)
    .map(({ id, name }) => {
      const known = styleOf({ style_id: id });
      return {
        styleName: name,
        styleFullName: `${make.names[language]} ${model.names[language]} ${name}`,
        modelId,
        makeId: make.id,
        ...(known && { fuel: known.fuel }),
        ...(known && known.fuel !== 'electric' && { displacementCc: known.displacementCc }),
      };
    });
}

/** The model levels on the home page, in its order. */
export function homeLevelsOf({ levels }: CatalogueMemory, language: Language): ModelLevel[] {
  return levels
    .filter(({ home_rank }) => home_rank !== null)
    .toSorted((a, b) => Number(a.home_rank) - Number(b.home_rank))
    .map(({ code, names }) => ({
      code,
      name: names[language],
      imgUrl: `/pictures/levels/${code.toLowerCase()}.webp`,
    }));
}
