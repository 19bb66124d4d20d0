import { isDeepStrictEqual } from 'node:util';
import type { Schema } from '../../document/openapi.ts';
import { point } from '../../document/pointer.ts';
import { isSaid } from './annotations.ts';
import type { Located } from './located.ts';

export interface Merged {
  schema: Schema;
  /** Where each keyword is written, and each field as `properties/<name>`. */
  places: Map<string, string>;
  rest: Located[];
}

type Join = (one: never, other: never) => unknown;

const larger: Join = (one: number, other: number) => Math.max(one, other);
const smaller: Join = (one: number, other: number) => Math.min(one, other);

/** How two values of one keyword say together what both say apart. */
const joins: Record<string, Join> = {
  required: (one: string[], other: string[]) => [...new Set([...one, ...other])],
  uniqueItems: (one: boolean, other: boolean) => one || other,
  ...Object.fromEntries(
    ['maxLength', 'maxItems', 'maxProperties', 'maximum', 'exclusiveMaximum'].map((name) => [name, smaller]),
  ),
  ...Object.fromEntries(
    ['minLength', 'minItems', 'minProperties', 'minimum', 'exclusiveMinimum'].map((name) => [name, larger]),
  ),
  items: both,
  enum: (one: unknown[], other: unknown[]) =>
    one.filter((value) => other.some((candidate) => isDeepStrictEqual(value, candidate))),
};

/** Adds what one more schema asks to what is asked already. What cannot be said as one schema is kept beside it. */
export function mergeInto(merged: Merged, part: Located): void {
  if (!canMerge(merged.schema, part.schema)) {
    merged.rest.push(part);
    return;
  }
  for (const [keyword, value] of Object.entries(part.schema)) {
    const known = merged.schema[keyword];
    if (keyword === 'properties') {
      mergeFields(merged, value as Record<string, Schema>, part.pointer);
    } else if (known === undefined) {
      merged.schema[keyword] = value;
      merged.places.set(keyword, point(part.pointer, keyword));
    } else if (isSaid(keyword) || isDeepStrictEqual(known, value)) {
      // The outermost text is the one that holds at this place.
    } else {
      merged.schema[keyword] = joins[keyword]?.(known as never, value as never);
      const decides = isDeepStrictEqual(merged.schema[keyword], value);
      if (decides) merged.places.set(keyword, point(part.pointer, keyword));
    }
  }
}

function mergeFields({ schema, places }: Merged, fields: Record<string, Schema>, pointer: string): void {
  const known = schema.properties ?? {};
  for (const [name, field] of Object.entries(fields)) {
    const other = known[name];
    known[name] = other === undefined || isDeepStrictEqual(other, field) ? field : both(other, field);
    if (other === undefined) places.set(`properties/${name}`, point(pointer, 'properties', name));
  }
  schema.properties = known;
}

function both(one: Schema, other: Schema): Schema {
  return { allOf: [one, other] };
}

function speaks(schema: Schema): boolean {
  return 'properties' in schema || 'additionalProperties' in schema;
}

/** What a schema says of further fields, it says beside its own fields alone. */
function closes(schema: Schema): boolean {
  return 'additionalProperties' in schema && schema['additionalProperties'] !== true;
}

function canMerge(schema: Schema, part: Schema): boolean {
  if ((closes(schema) && speaks(part)) || (closes(part) && speaks(schema))) return false;
  return Object.entries(part).every(([keyword, value]) => {
    const known = schema[keyword];
    if (known === undefined || keyword === 'properties' || isSaid(keyword)) return true;
    return keyword in joins || isDeepStrictEqual(known, value);
  });
}

/** A union of constants is a choice in another spelling. */
export function unionAsChoice({ schema, places }: Merged): void {
  for (const keyword of ['oneOf', 'anyOf']) {
    const members = schema[keyword] as Schema[] | undefined;
    if (!members?.every(isChoice) || 'enum' in schema || 'const' in schema) continue;
    const types = new Set(members.flatMap(({ type }) => type ?? []));
    schema.enum = members.flatMap((member) => ('const' in member ? [member.const] : (member.enum ?? [])));
    if (schema.type === undefined && types.size === 1) schema.type = [...types].join();
    places.set('enum', places.get(keyword) ?? '');
    Reflect.deleteProperty(schema, keyword);
  }
}

function isChoice(member: Schema): boolean {
  const keywords = Object.keys(member).filter((keyword) => !isSaid(keyword) && keyword !== 'type');
  return keywords.length === 1 && (keywords[0] === 'const' || keywords[0] === 'enum');
}
