/** Keywords that tell a reader something and a validator nothing. */
export const annotations = ['title', 'description', 'summary', 'examples', 'example', '$comment', 'externalDocs'];

/** Keywords that change no set of values, yet what somebody has to do. */
const hints = new Set(['default', 'deprecated', 'readOnly', 'writeOnly']);

/** Whether a keyword leaves the set of values that a schema allows as it is. */
export function isSaid(keyword: string): boolean {
  return annotations.includes(keyword) || hints.has(keyword) || keyword.startsWith('x-');
}
