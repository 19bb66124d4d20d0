import type { Schema } from './openapi.ts';

/** Keywords for readers and generators, which validators ignore. */
export const annotations = [
  'title',
  'description',
  'summary',
  'examples',
  'example',
  '$comment',
  'externalDocs',
  'discriminator',
  'xml',
];

/** Keywords that allow the same values as before, but require somebody to act. */
const hints = new Set(['default', 'deprecated', 'readOnly', 'writeOnly']);

/** Whether a keyword does not change the set of allowed values. */
export function isAnnotation(keyword: string): boolean {
  return annotations.includes(keyword) || hints.has(keyword) || keyword.startsWith('x-');
}

export function withoutAnnotations(schema: Schema): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !isAnnotation(keyword)));
}
