/**
 * Puts the replacement character for what no database can hold and no text should: NUL, and halves of characters. The
 * contract allows them, so they are neither refused nor a failure; each is one character before and after.
 */
export function makeStorable(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\0', '\uFFFD');
  if (Array.isArray(value)) return value.map(makeStorable);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, makeStorable(entry)]));
}
