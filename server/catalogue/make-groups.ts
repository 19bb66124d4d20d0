import type { components } from '../../generated/schema.ts';
import type { Language } from '../../wire/language.ts';
import type { CatalogueMemory } from './catalogue-memory.ts';

type Make = components['schemas']['Make'];
type MakeGroup = components['schemas']['MakeGroup'];
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

/** Names a make's logo: `Mercedes-Benz` is `mercedes-benz`. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** The hottest first. */
export function hotMakesOf({ makes }: CatalogueMemory): MakeRow[] {
  return makes.filter(({ hot_rank }) => hot_rank !== null).toSorted((a, b) => Number(a.hot_rank) - Number(b.hot_rank));
}

/** The hot group, then a group for each letter; a hot make stands in both. */
export function groupMakes(catalogue: CatalogueMemory, language: Language): MakeGroup[] {
  const hot = hotMakesOf(catalogue);
  const sorted = catalogue.makes.toSorted((a, b) => compareNames(a.name, b.name));
  const letters = [...Map.groupBy(sorted, ({ letter }) => letter)].toSorted(([a], [b]) => compareNames(a, b));
  const groups: [string, readonly MakeRow[]][] = [['HOT', hot], ...letters];
  return groups
    .filter(([, list]) => list.length > 0)
    .map(([groupName, list]) => ({ groupName, list: list.map((make) => makeOf(make, language)) }));
}

/** Alike on every machine, whatever its locale. */
function compareNames(a: string, b: string): number {
  return a.localeCompare(b, 'en');
}
