import { isUnspacedFiller } from './fillers.ts';
import { splitWords } from './search-text.ts';
import { createVocabulary, meaningsOf, type Vocabulary, wordsBeginningWith } from './vocabulary.ts';

export interface SearchIndex {
  vocabulary: Vocabulary;
  /** The ids that each word finds. */
  found: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Builds the index from each thing's words, as `splitWords` writes them. */
export function createSearchIndex(things: Iterable<readonly [id: string, words: readonly string[]]>): SearchIndex {
  const found = new Map<string, Set<string>>();
  for (const [id, words] of things) {
    for (const word of words) {
      const ids = found.get(word) ?? new Set();
      found.set(word, ids.add(id));
    }
  }
  return { vocabulary: createVocabulary(found.keys()), found };
}

/** The things that match every word of the key, in any order and spacing. */
export function findByKey(index: SearchIndex, key: string): Set<string> {
  const words = splitWords(key);
  const ways = [words.map((word) => findByWord(index, word, word !== words.at(-1))), ...joinedWays(index, words)];
  return new Set(ways.flatMap((sets) => [...inAll(sets)]));
}

function findByWord(index: SearchIndex, word: string, isFinished: boolean): Set<string> {
  const exact = wordsBeginningWith(word, index.vocabulary);
  if (exact.length === 0) {
    const parts = splitIntoKnown(index, word);
    if (parts) return inAll(parts.map((part) => idsOf(index, [part])));
  }
  return idsOf(index, meaningsOf(word, index.vocabulary, isFinished));
}

/** Also tries neighbouring words as one, so that `rav 4` finds RAV4. */
function joinedWays(index: SearchIndex, words: readonly string[]): Set<string>[][] {
  return words.slice(1).flatMap((word, place) => {
    const joined = wordsBeginningWith(`${words[place]}${word}`, index.vocabulary);
    if (joined.length === 0) return [];
    const others = words.filter((_, other) => other !== place && other !== place + 1);
    return [[idsOf(index, joined), ...others.map((other) => findByWord(index, other, other !== words.at(-1)))]];
  });
}

/** Splits `toyotavitz`, or Chinese and Japanese without spaces, into as few known words as possible. Drops fillers. */
function splitIntoKnown({ found }: SearchIndex, word: string): string[] | undefined {
  const best: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= word.length; end++) {
    for (let start = 0; start < end; start++) {
      const [before, part] = [best[start], word.slice(start, end)];
      if (!before || !((found.has(part) && isPart(word, start, end)) || isUnspacedFiller(part))) continue;
      if (before.length + 1 < (best[end]?.length ?? Infinity)) best[end] = [...before, part];
    }
  }
  return best[word.length]?.filter((part) => !isUnspacedFiller(part));
}

/** Latin parts of a Latin word need three letters, since any could be split into shorter ones. In 宝马x3, x3 is whole. */
function isPart(word: string, start: number, end: number): boolean {
  const [part, beside] = [word.slice(start, end), (word[start - 1] ?? '') + (word[end] ?? '')];
  return part.length >= 3 || /[^\u0020-\u024f]/.test(part) || !/[\u0020-\u024f]/.test(beside);
}

function idsOf({ found }: SearchIndex, words: readonly string[]): Set<string> {
  return new Set(words.flatMap((word) => [...(found.get(word) ?? [])]));
}

function inAll(sets: readonly Set<string>[]): Set<string> {
  const [first, ...others] = sets;
  return others.reduce((common, ids) => common.intersection(ids), first ?? new Set<string>());
}
