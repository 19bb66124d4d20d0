import { annotations } from '../../document/annotations.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Schema } from '#contract/document/openapi.ts';
import { below, type Located, type Opened, openSchema } from './open-schema.ts';

/** Whether two schemas allow the same values, ignoring names and descriptions. */
export function haveSameShape(one: Located, other: Located): boolean {
  return isDeepStrictEqual(expand(one, []), expand(other, []));
}

function expand(located: Located, within: readonly string[]): unknown {
  const { $ref } = located.schema;
  if ($ref && within.includes($ref)) return { recursive: within.length - within.indexOf($ref) };
  const path = $ref ? [...within, $ref] : within;
  const opened = openSchema(located);
  const entries = Object.entries(opened.schema).filter(([key]) => !annotations.includes(key) && !key.startsWith('x-'));
  return Object.fromEntries([
    ...opened.rest.map((member, at) => [`allOf ${at}`, expand(member, path)] as const),
    ...entries.map(([key, value]) => {
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
  ]);
}

function expandValue(opened: Opened, value: unknown, path: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return expand({ document: opened.document, schema: value as Schema, pointer: '' }, path);
}
