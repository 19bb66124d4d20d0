import { isDeepStrictEqual } from 'node:util';
import type { Schema } from '../../document/openapi.ts';
import { openSchema, below, type Located } from './open-schema.ts';

/** Keywords that tell a reader something and a validator nothing. */
export const annotations = ['title', 'description', 'summary', 'examples', 'example', '$comment', 'externalDocs'];

/** Whether two schemas allow the same values, whatever they are called and however they are described. */
export function haveSameShape(one: Located, other: Located): boolean {
  return isDeepStrictEqual(expand(one, []), expand(other, []));
}

function expand(located: Located, within: readonly string[]): unknown {
  const { $ref } = located.schema;
  if ($ref && within.includes($ref)) return { recursive: within.length - within.indexOf($ref) };
  const path = $ref ? [...within, $ref] : within;
  const opened = openSchema(located);
  const entries = Object.entries(opened.schema).filter(([key]) => !annotations.includes(key) && !key.startsWith('x-'));
  return Object.fromEntries(
    entries.map(([key, value]) => {
      if (key === 'required') return [key, (value as string[]).toSorted()];
      if (key === 'properties') {
        const fields = Object.entries(value as Record<string, Located['schema']>).map(
          ([name, schema]) => [name, expand(below(opened, schema, key, name), path)] as const,
        );
        return [key, Object.fromEntries(fields)];
      }
      if (Array.isArray(value)) return [key, value.map((entry: unknown) => expandValue(opened, entry, path))];
      return [key, expandValue(opened, value, path)];
    }),
  );
}

function expandValue(opened: ReturnType<typeof openSchema>, value: unknown, path: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return expand({ document: opened.document, schema: value as Schema, pointer: '' }, path);
}
