import { countErrors, errorsForgiven } from './typing-errors.ts';

/** All words that something can be found by, in order. */
export type Vocabulary = readonly string[];

export function createVocabulary(words: Iterable<string>): Vocabulary {
  return [...new Set(words)].toSorted(compare);
}

/**
 * The words that a typed one can mean: itself and what begins with it. Only where there is none, it is taken for
 * mistyped, so that nobody who types well gets what was not asked for.
 */
export function meaningsOf(typed: string, vocabulary: Vocabulary, isFinished: boolean): string[] {
  const begun = wordsBeginningWith(typed, vocabulary);
  if (isFinished && isTooShortToBegin(typed) && begun[0] === typed) return [typed];
  if (begun.length > 0) return begun;
  const most = errorsForgiven(typed);
  if (most === 0) return [];
  const whole = nearest(typed, vocabulary, most, false);
  return whole.length > 0 ? whole : nearest(typed, vocabulary, most, true);
}

/** The words that begin as typed, nothing forgiven: for what is a guess already, such as two typed words being one. */
export function wordsBeginningWith(typed: string, vocabulary: Vocabulary): string[] {
  const found: string[] = [];
  for (let place = lowerBound(typed, vocabulary); place < vocabulary.length; place++) {
    const word = vocabulary[place];
    if (word === undefined || !word.startsWith(typed)) break;
    found.push(word);
  }
  return found;
}

/** `x` and `3` are whole names; as beginnings they would mean half of the stock. Only the last word may be unfinished. */
function isTooShortToBegin(typed: string): boolean {
  return /^[a-z0-9]{1,2}$/.test(typed);
}

/** Those with the fewest errors only: with one slip, what is two slips away was not meant. */
function nearest(typed: string, vocabulary: Vocabulary, most: number, isOpen: boolean): string[] {
  let fewest = most;
  let found: string[] = [];
  for (const word of vocabulary) {
    const errors = countErrors(typed, word, fewest, isOpen);
    if (errors === undefined) continue;
    if (errors < fewest) found = [];
    fewest = errors;
    found.push(word);
  }
  return found;
}

function lowerBound(word: string, vocabulary: Vocabulary): number {
  let [low, high] = [0, vocabulary.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(vocabulary[middle] ?? '', word) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** By code unit, as `startsWith` compares. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
