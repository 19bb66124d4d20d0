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

/** How many typing errors a word may have: short words with one changed letter are other words. */
function errorsForgiven(word: string): number {
  const { length } = Array.from(word);
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * Typing errors between two words: letters left out, put in, changed, or two neighbours swapped. Stops at more than
 * `most`, and answers undefined. With `isOpen` the second word may go on, as while the first is still being typed.
 */
export function countErrors(typed: string, word: string, most: number, isOpen = false): number | undefined {
  const [a, b] = [Array.from(typed), Array.from(word)];
  if (a.length - b.length > most) return undefined;
  if (!isOpen && b.length - a.length > most) return undefined;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const next = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      let errors = Math.min(at(last, column) + 1, at(next, column - 1) + 1, at(last, column - 1) + (isSame ? 0 : 1));
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        errors = Math.min(errors, at(before, column - 2) + 1);
      }
      next.push(errors);
    }
    if (Math.min(...next) > most) return undefined;
    [before, last] = [last, next];
  }
  const errors = isOpen ? Math.min(...last) : at(last, b.length);
  return errors <= most ? errors : undefined;
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
