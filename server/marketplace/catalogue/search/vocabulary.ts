/** All searchable words, sorted. */
export type Vocabulary = readonly string[];

export function createVocabulary(words: Iterable<string>): Vocabulary {
  return [...new Set(words)].toSorted(compare);
}

/**
 * The words that a typed word can mean: itself and words that begin with it. Typing errors are only tolerated if there
 * are none, so that correct words find nothing else.
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

/** The words that begin as typed, without typing errors. */
export function wordsBeginningWith(typed: string, vocabulary: Vocabulary): string[] {
  const found: string[] = [];
  for (let place = lowerBound(typed, vocabulary); place < vocabulary.length; place++) {
    const word = vocabulary[place];
    if (word === undefined || !word.startsWith(typed)) break;
    found.push(word);
  }
  return found;
}

/** `x` and `3` are whole names. As prefixes they would match half of the stock. */
function isTooShortToBegin(typed: string): boolean {
  return /^[a-z0-9]{1,2}$/.test(typed);
}

/** The words with the fewest errors. If one is one error away, words two errors away were not meant. */
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

/** Compares by code unit, as `startsWith` does. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** How many typing errors a word may have. None in short words: another letter makes another word. */
function errorsForgiven(word: string): number {
  const { length } = Array.from(word);
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * Counts the typing errors between two words: missing, added and changed letters, and swapped neighbours. Returns
 * undefined for more than `most`. With `isOpen` the first word is still being typed, so the second may go on.
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
