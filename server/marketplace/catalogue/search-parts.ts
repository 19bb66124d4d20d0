import type { SearchPart } from '#generated/client/types.gen.ts';
import { inLanguages, type Names } from '#server/platform/names.ts';
import type { Language } from '#wire/language.ts';
import type { CatalogueMemory } from './catalogue-memory.ts';
import type { Bounds, BoundName } from './search/keyword-filters.ts';
import { type NamePart, type ReadKeyword, withoutPart } from './search/read-keyword.ts';
import { findByKey } from './search/search-index.ts';
import { splitWords } from './search/search-text.ts';
import { meaningsOf } from './search/vocabulary.ts';

type Place = { start: number; end: number };

/** The parts of a keyword as a buyer reads them, in the order of the words. */
export function searchPartsOf(read: ReadKeyword, catalogue: CatalogueMemory, language: Language): SearchPart[] {
  const parts: (Place & Pick<SearchPart, 'kind' | 'text'>)[] = [
    ...read.bounds.map(({ name, bounds, ...place }) => ({
      ...place,
      kind: kindOf[name],
      text: boundsText(name, bounds, language),
    })),
    ...read.traits.map(({ start, end, kind, names }) => ({ start, end, kind, text: names[language] })),
    ...nameParts(read, catalogue, language),
  ];
  return parts
    .toSorted((a, b) => a.start - b.start)
    .map(({ kind, text, ...place }) => ({ kind, text, remaining: withoutPart(read, place) }));
}

const kindOf = {
  year: 'year',
  priceUsdCents: 'price',
  mileageKm: 'mileage',
  engineCc: 'engine',
  seats: 'seats',
} as const satisfies Record<BoundName, SearchPart['kind']>;

const ranges = {
  upTo: inLanguages(['up to {0}', '{0}以下', '{0}以下', 'hadi {0}']),
  from: inLanguages(['from {0}', '{0}以上', '{0}以上', 'kuanzia {0}']),
};

const seats: Names = inLanguages(['{0} seats', '{0}座', '{0}人乗り', 'Viti {0}']);

function boundsText(name: BoundName, { least, most }: Bounds, language: Language): string {
  if (name === 'engineCc' && least !== undefined && most !== undefined && most - least === 100)
    return inUnit(name, least + 50, language);
  if (least !== undefined && most !== undefined) {
    return least === most
      ? inUnit(name, least, language)
      : `${inUnit(name, least, language)} – ${inUnit(name, most, language)}`;
  }
  const [range, value] = least === undefined ? [ranges.upTo, most ?? 0] : [ranges.from, least];
  return range[language].replace('{0}', inUnit(name, value, language));
}

function grouped(amount: number): string {
  return String(amount).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}

function inUnit(name: BoundName, value: number, language: Language): string {
  switch (name) {
    case 'year':
      return String(value);
    case 'priceUsdCents':
      return `USD ${grouped(Math.round(value / 100))}`;
    case 'mileageKm':
      return `${grouped(value)} km`;
    case 'engineCc':
      return `${(value / 1000).toFixed(1)} L`;
    case 'seats':
      return seats[language].replace('{0}', String(value));
  }
  return name satisfies never;
}

/** Names of several words are one part: `land cruiser`. */
function nameParts({ key, names }: ReadKeyword, catalogue: CatalogueMemory, language: Language) {
  const known = knownNames(catalogue);
  const parts: (Place & Pick<SearchPart, 'kind' | 'text'>)[] = [];
  for (let first = 0; first < names.length;) {
    const nameOf = (words: readonly NamePart[]) => known.get(joined(words)) ?? modelNamed(words, catalogue);
    const longest = [4, 3, 2, 1].find((count) => nameOf(names.slice(first, first + count))) ?? 1;
    const words = names.slice(first, first + longest);
    const [start, end] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0];
    const isLast = first + longest === names.length;
    const name = nameOf(words) ?? correctedName(words, catalogue, isLast);
    const isKnown = name !== undefined || findByKey(catalogue.search, joined(words)).size > 0;
    const text = name?.[language] ?? key.slice(start, end);
    parts.push({ start, end, kind: isKnown ? 'name' : 'unknown', text });
    first += longest;
  }
  return parts;
}

function joined(words: readonly NamePart[]): string {
  return words.map(({ word }) => word).join('');
}

/** The only model with these words in its name: Corolla Axio for `axio`. */
function modelNamed(words: readonly NamePart[], { models }: CatalogueMemory): Names | undefined {
  const typed = ` ${words.map(({ word }) => word).join(' ')} `;
  const named = models.filter(({ names }) =>
    Object.values(names).some((name) => ` ${splitWords(name).join(' ')} `.includes(typed)),
  );
  return named.length === 1 ? named[0]?.names : undefined;
}

/** The name of a make or model that a word with a typing error means. */
function correctedName(
  [only, ...others]: readonly NamePart[],
  { search, ...catalogue }: CatalogueMemory,
  isLast: boolean,
) {
  if (!only || others.length > 0) return undefined;
  const [meant, ...further] = meaningsOf(only.word, search.vocabulary, !isLast);
  if (meant === undefined || (further.length > 0 && !meant.startsWith(only.word))) return undefined;
  return meant.startsWith(only.word) ? undefined : knownNames({ search, ...catalogue }).get(meant);
}

const namesOf = new WeakMap<CatalogueMemory['models'], Map<string, Names>>();

/** Makes, models and types by their names without spaces. */
function knownNames({ makes, models, levels }: CatalogueMemory): Map<string, Names> {
  const cached = namesOf.get(models);
  if (cached) return cached;
  const known = new Map(
    [...levels, ...models, ...makes].flatMap(({ names }) =>
      Object.values(names).map((name) => [splitWords(name).join(''), names] as const),
    ),
  );
  namesOf.set(models, known);
  return known;
}
