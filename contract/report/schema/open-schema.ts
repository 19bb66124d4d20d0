import { isDeepStrictEqual } from 'node:util';
import { type OpenApiDocument, point, type Schema } from '../../document/openapi.ts';
import { namePlace } from '../verdict/judge.ts';

/**
 * A schema with its references followed and its `allOf` merged, so that one meaning has one form; each keyword and
 * field still knows where it is written.
 */
export interface Opened extends Located {
  /** The component it refers to, if any. */
  name: string | undefined;
  /** Members of `allOf` that no single schema could say. */
  rest: readonly Located[];
  /** Where a keyword is written, or a field of `properties`. */
  placeOf: (keyword: string, field?: string) => string;
  /** The same place in words: keywords beside a reference belong to the place, not to what it refers to. */
  nameOf: (keyword: string) => string;
}

const componentPrefix = '#/components/schemas/';

export function openSchema(located: Located): Opened {
  const { document } = located;
  const merged: Merged = { schema: {}, places: new Map(), rest: [] };
  for (const part of partsOf(located, [])) mergeInto(merged, part);
  unionAsChoice(merged);
  const { pointer, name } = followName(located);
  const placeOf = (keyword: string, field?: string) => {
    const place = merged.places.get(keyword) ?? point(pointer, keyword);
    return field === undefined ? place : (merged.places.get(`${keyword}/${field}`) ?? point(place, field));
  };
  return {
    document,
    schema: merged.schema,
    pointer,
    name,
    rest: merged.rest,
    placeOf,
    nameOf: (keyword) => namePlace(placeOf(keyword).split('/').slice(0, -1).join('/')),
  };
}

/** A schema's own keywords first, then what it refers to, then the members of its `allOf`. */
function partsOf({ document, schema, pointer }: Located, within: readonly string[]): Located[] {
  const { $ref, allOf, ...own } = schema;
  const referred = $ref === undefined || within.includes($ref) ? [] : [follow(document, $ref)];
  const members = (allOf ?? []).map((member, at) => ({
    document,
    schema: member,
    pointer: point(pointer, 'allOf', at),
  }));
  const inside = $ref === undefined ? within : [...within, $ref];
  return [{ document, schema: own, pointer }, ...[...referred, ...members].flatMap((part) => partsOf(part, inside))];
}

function follow(document: OpenApiDocument, $ref: string): Located {
  const schema = document.components.schemas[$ref.replace(componentPrefix, '')];
  if (!schema) throw new Error(`${$ref} leads nowhere`);
  return { document, schema, pointer: $ref };
}

/** The component that a schema stands for: by its reference, or as the one member of an `allOf` that adds nothing. */
function followName(located: Located): { name: string | undefined; pointer: string } {
  const { schema, document, pointer } = located;
  const { $ref, allOf } = schema as Schema & { allOf?: Schema[] };
  const target = $ref ?? (allOf?.length === 1 && !schema.properties ? allOf[0]?.$ref : undefined);
  if (target === undefined) return { name: undefined, pointer };
  const further = follow(document, target).schema.$ref;
  return { name: target.replace(componentPrefix, ''), pointer: further ?? target };
}

/** A schema below an opened one, under a keyword whose value is a schema, a list of them or a map of them. */
export function below(opened: Opened, schema: Schema, keyword: string, part?: string | number): Located {
  const { document } = opened;
  if (part === undefined) return { document, schema, pointer: opened.placeOf(keyword) };
  return { document, schema, pointer: opened.placeOf(keyword, String(part)) };
}

interface Merged {
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
function mergeInto(merged: Merged, part: Located): void {
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

/** `additionalProperties` counts only the fields beside it, so such schemas cannot be merged. */
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

/** A union of constants means the same as an `enum`. */
function unionAsChoice({ schema, places }: Merged): void {
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

/** Keywords for readers, which validators ignore. */
export const annotations = ['title', 'description', 'summary', 'examples', 'example', '$comment', 'externalDocs'];

/** Keywords that allow the same values as before, but ask somebody to act. */
const hints = new Set(['default', 'deprecated', 'readOnly', 'writeOnly']);

/** Whether a keyword leaves the set of values that a schema allows as it is. */
export function isSaid(keyword: string): boolean {
  return annotations.includes(keyword) || hints.has(keyword) || keyword.startsWith('x-');
}

/** A schema and where it is written. */
export interface Located {
  document: OpenApiDocument;
  schema: Schema;
  pointer: string;
}
