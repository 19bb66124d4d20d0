import { isFiller, orWords } from './fillers.ts';
import { type Asking, type BoundPart, findBounds, normaliseKey } from './keyword-filters.ts';
import { splitWords } from './search-text.ts';
import { findTraits, type TraitPart } from './style-traits.ts';

/** A word of a keyword that is looked up as a name. */
export interface NamePart {
  word: string;
  start: number;
  end: number;
}

/** A keyword and its parts, each with its position. */
export interface ReadKeyword {
  key: string;
  bounds: readonly BoundPart[];
  traits: readonly TraitPart[];
  names: readonly NamePart[];
  /** The words of the names, as alternatives. */
  choices: readonly (readonly string[])[];
}

interface KeywordAsking extends Asking {
  /** Whether something matches all of these words. */
  finds: (words: readonly string[]) => boolean;
}

/** Splits a keyword into limits of numbers, traits and names. */
export function readKeyword(typed: string, asking: KeywordAsking): ReadKeyword {
  const key = replaceSynonyms(normaliseKey(typed), asking);
  const bounds = findBounds(key, asking);
  const unbounded = blank(key, bounds);
  const traits = findTraits(unbounded);
  const rest = blank(unbounded, traits);
  const words = [...rest.matchAll(/[^\s\-‐–—−_/・,;:!?()（）'’"×|&+*]+/gu)].map(({ 0: text, index }) => ({
    word: splitWords(text).join(''),
    start: index,
    end: index + text.length,
  }));
  const named = words.filter(
    ({ word }, place) => word !== '' && (!isFiller(word) || isPartOfName(words, place, asking)),
  );
  // Words on both sides of `or` are alternatives.
  const ors = words.filter(({ word }) => orWords.has(word)).map(({ start }) => start);
  const choices = Object.values(Object.groupBy(named, ({ start }) => ors.filter((place) => place < start).length))
    .map((choice = []) => withoutFillers(choice, asking))
    .filter((choice) => choice.length > 0);
  return { key, bounds, traits, names: choices.flat(), choices: choices.map(wordsOf) };
}

const wordsOf = (parts: readonly NamePart[]) => parts.map(({ word }) => word);

/** Whether a filler and a word beside it are one name: `town ace`, `a-class`. */
function isPartOfName(words: readonly NamePart[], place: number, { isName }: Asking): boolean {
  const pairs = [words.slice(Math.max(0, place - 1), place + 1), words.slice(place, place + 2)];
  return pairs.some((pair) => pair.length === 2 && isName(wordsOf(pair).join('')));
}

/** Drops fillers, unless something matches them as part of a name: `a-class`, but not `need a x-trail` for AX. */
function withoutFillers(choice: readonly NamePart[], { finds }: KeywordAsking): readonly NamePart[] {
  const names = choice.filter(({ word }) => !isFiller(word));
  return names.length < choice.length && finds(wordsOf(choice)) ? choice : names;
}

/** The keyword without one of its parts. Connecting words at its ends are dropped too. */
export function withoutPart({ key, names }: ReadKeyword, part: { start: number; end: number }): string {
  const words = [...blank(key, [part]).matchAll(/\S+/g)].map(({ 0: text, index }) => ({
    text,
    isMeant: !isFiller(splitWords(text).join('')) || names.some(({ start }) => start === index),
  }));
  const [first, last] = [words.findIndex(({ isMeant }) => isMeant), words.findLastIndex(({ isMeant }) => isMeant)];
  return words
    .slice(first, last + 1)
    .map(({ text }) => text)
    .join(' ');
}

function blank(key: string, parts: readonly { start: number; end: number }[]): string {
  return parts.reduce((text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end), key);
}

/** Words that the catalogue does not use, in English, Swahili and Chinese. */
const synonyms: readonly (readonly [string, string])[] = [
  ['saloons?', 'sedan'],
  ['station ?wagons?', 'wagon'],
  ['estates?', 'wagon'],
  ['(?:people carriers?|mpvs?)', 'minivan'],
  ['(?:lorry|lorries|(?:ma)?lori)', 'truck'],
  ['(?:mini ?bus|minibuses|(?:ma)?basi|daladala|matatu)', 'bus'],
  ['(?:(?:ute|bakkie)s?|pikapu|pick ups?)', 'pickup'],
  ['sports? cars?', 'coupe'],
  ['vw', 'volkswagen'],
  ['honda city', 'honda grace'],
  ['(?:small cars?|compact cars?|gari n?dogo|magari madogo)', 'hatchback'],
  ['(?:double|twin|single) cabs?', 'pickup'],
  ['off ?road(?:er)?s?', 'suv'],
  ['tippers?', 'dump'],
  ['flat ?beds?', 'flat'],
  ['(?:land ?cruiser|lc|landie) (?:200|v8)', 'lc200'],
  ['(?:land ?cruiser|lc|landie) 300', 'lc300'],
  ['(?:lc|landie)', 'land cruiser'],
  ['suvs', 'suv'],
  ['(?:hatchback|sedan|wagon|van|truck|pickup|coupe|minivan)s', '$&'],
];

const synonymPatterns = synonyms.map(
  ([words, meant]) => [new RegExp(String.raw`(?<![\p{L}\d])${words}(?![\p{L}\d])`, 'gu'), meant] as const,
);

const numberWords: Readonly<Record<string, string>> = { two: '2', four: '4', five: '5', seven: '7', eight: '8' };

function replaceSynonyms(key: string, { isName }: Asking): string {
  const meant = synonymPatterns.reduce(
    (text, [pattern, word]) =>
      text.replaceAll(pattern, (typed) =>
        !typed.includes(' ') && isName(typed) ? typed : word === '$&' ? typed.slice(0, -1) : word,
      ),
    key,
  );
  return (
    meant
      .replaceAll(/\b(two|four|five|seven|eight)(?=[ -]seat)/g, (word) => numberWords[word] ?? word)
      .replaceAll(/(?<!クルーザー)プラド/g, 'ランドクルーザープラド')
      .replaceAll(/(\d+) ?tons?\b/g, '$1t')
      // A year after the word does not belong to it: `1.5 milioni 2018`.
      .replaceAll(/\b(milioni|elfu) (?!(?:19|20)\d\d\b)(\d+(?:\.\d+)?)/g, '$2 $1')
      .replaceAll(/[二两四五六七八九](?=座)/g, (numeral) =>
        String('__二三四五六七八九'.indexOf(numeral === '两' ? '二' : numeral)),
      )
      .replaceAll('面包车', 'van ')
      .replaceAll('越野车', 'suv ')
      .replaceAll('商务车', 'minivan ')
      .replaceAll('货车', (typed, place: number) => (key.slice(0, place).endsWith('厢式') ? typed : '卡车'))
  );
}
