/** How many typing errors a word may have: short words with one changed letter are other words. */
export function errorsForgiven(word: string): number {
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
