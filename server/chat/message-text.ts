import { longestMessage } from './protocol.ts';

/** A message as it may be stored, or why it may not. */
export function tidyText(given: string): { text: string } | { reason: 'empty' | 'tooLong' } {
  const text = given
    .toWellFormed()
    .replaceAll('\r\n', '\n')
    // What nobody can see, the database cannot hold or a terminal would obey.
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '')
    .trim();
  if (text === '') return { reason: 'empty' };
  // Counted as the database counts: an emoji is one.
  return Array.from(text).length > longestMessage ? { reason: 'tooLong' } : { text };
}
