import { isAnnotation, withoutAnnotations } from '../../document/annotations.ts';
import { isDeepStrictEqual } from 'node:util';
import { type OpenApiDocument, point, type Schema, schemaAt } from '#contract/document/openapi.ts';
import { namePlace } from '../verdict/judge.ts';
import { concerns, distinct, listValues, typesOf } from './allowed-values.ts';

/**
 * A schema with references followed and `allOf` merged, so that equal meanings have one form. Each keyword and field
 * still has its source place.
 */
export interface Opened extends Located {
  /** The component it refers to, if any. */
  name: string | undefined;
  /** Members of `allOf` that cannot be merged into a single schema. */
  rest: readonly Located[];
  /** The source place of a keyword, or of a field of `properties`. */
  placeOf: (keyword: string, field?: string) => string;
  /** The same place in words: keywords next to a reference belong to the place, not to its target. */
  nameOf: (keyword: string) => string;
}

export const componentPrefix = '#/components/schemas/';

export function openSchema(located: Located): Opened {
  const { document } = located;
  const merged: Merged = { schema: {}, places: new Map(), rest: [] };
  for (const part of partsOf(located, [])) mergeInto(merged, part);
  extensibleAsOpen(merged);
  unionAsChoice(merged, document);
  withoutIdle(merged, document);
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

/** Own keywords first, then those of the reference, then those of the `allOf` members. */
function partsOf({ document, schema, pointer }: Located, within: readonly string[]): Located[] {
  const { $ref, ...written } = schema;
  const { allOf, ...own } = onlyMemberAsAllOf(written);
  const referred = $ref === undefined || within.includes($ref) ? [] : [follow(document, $ref)];
  const members = (allOf ?? []).map((member, at) => ({
    document,
    schema: member,
    pointer: point(pointer, 'allOf', at),
  }));
  const inside = $ref === undefined ? within : [...within, $ref];
  return [{ document, schema: own, pointer }, ...[...referred, ...members].flatMap((part) => partsOf(part, inside))];
}

/** A union of one is that one. */
function onlyMemberAsAllOf(schema: Schema): Schema {
  const keyword = unions.find((name) => (schema[name] as Schema[] | undefined)?.length === 1);
  if (keyword === undefined) return schema;
  const { [keyword]: members, allOf = [], ...rest } = schema;
  return { ...rest, allOf: [...allOf, ...(members as Schema[])] };
}

const unions = ['oneOf', 'anyOf'];

function follow(document: OpenApiDocument, $ref: string): Located {
  const schema = schemaAt(document, $ref);
  if (!schema) throw new Error(`${$ref} leads nowhere`);
  return { document, schema, pointer: $ref };
}

/** The component that a schema stands for: by its reference, or as the only member of an `allOf` that adds nothing. */
function followName(located: Located): { name: string | undefined; pointer: string } {
  const { schema, document, pointer } = located;
  const { $ref, allOf } = onlyMemberAsAllOf(schema);
  const target = $ref ?? (allOf?.length === 1 && !schema.properties ? allOf[0]?.$ref : undefined);
  if (target === undefined) return { name: undefined, pointer };
  const further = follow(document, target).schema.$ref;
  return { name: target.replace(componentPrefix, ''), pointer: further ?? target };
}

/** A schema below an opened one, under a keyword whose value is a schema, a list or a map of schemas. */
export function below(opened: Opened, schema: Schema, keyword: string, part?: string | number): Located {
  const { document } = opened;
  if (part === undefined) return { document, schema, pointer: opened.placeOf(keyword) };
  return { document, schema, pointer: opened.placeOf(keyword, String(part)) };
}

interface Merged {
  schema: Schema;
  /** The place of each keyword, and of each field as `properties/<name>`. */
  places: Map<string, string>;
  rest: Located[];
}

type Join = (one: never, other: never) => unknown;

const larger: Join = (one: number, other: number) => Math.max(one, other);
const smaller: Join = (one: number, other: number) => Math.min(one, other);

/** Merges two values of one keyword into one with the same meaning. */
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

/** Merges the requirements of one more schema. What cannot be merged is stored separately. */
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
    } else if (isAnnotation(keyword) || isDeepStrictEqual(known, value)) {
      // The outermost description applies at this place.
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

/** `additionalProperties` covers only the fields next to it, so such schemas cannot be merged. */
function closes(schema: Schema): boolean {
  return 'additionalProperties' in schema && schema['additionalProperties'] !== true;
}

function canMerge(schema: Schema, part: Schema): boolean {
  if ((closes(schema) && speaks(part)) || (closes(part) && speaks(schema))) return false;
  return Object.entries(part).every(([keyword, value]) => {
    const known = schema[keyword];
    if (known === undefined || keyword === 'properties' || isAnnotation(keyword)) return true;
    return keyword in joins || isDeepStrictEqual(known, value);
  });
}

/** A union of constants means the same as an `enum`. */
function unionAsChoice({ schema, places }: Merged, document: OpenApiDocument): void {
  for (const keyword of unions) {
    const members = (schema[keyword] as Schema[] | undefined)?.map((member) => followFully(document, member));
    if (!members?.some(isChoice) || !members.every((member) => isChoice(member) || isNull(member))) continue;
    if ('enum' in schema || 'const' in schema) continue;
    const types = new Set(members.flatMap((member) => ('type' in member ? [member.type].flat() : [])));
    const values = members.flatMap((member) => listValues(document, withoutAnnotations(member)) ?? []);
    // `oneOf` refuses what two members allow.
    const isOnce = (value: unknown) => values.filter((other) => isDeepStrictEqual(value, other)).length === 1;
    schema.enum = keyword === 'oneOf' ? values.filter(isOnce) : distinct(values);
    if (schema.type === undefined && types.size === 1) schema.type = [...types].join();
    if (members.some((member) => member[openKeyword] === true)) schema[openKeyword] = true;
    places.set('enum', places.get(keyword) ?? '');
    Reflect.deleteProperty(schema, keyword);
  }
}

/** Readers must expect more values than an open enum lists. */
export const openKeyword = 'x-open';
const extensible = 'x-extensible-enum';

/** Another convention for open enums, which lists the values itself. */
function extensibleAsOpen({ schema, places }: Merged): void {
  const values = schema[extensible];
  if (!Array.isArray(values)) return;
  const place = places.get(extensible) ?? '';
  if (!('enum' in schema) && !('const' in schema)) {
    schema.enum = values;
    places.set('enum', place);
  }
  schema[openKeyword] = true;
  places.set(openKeyword, place);
  Reflect.deleteProperty(schema, extensible);
}

function followFully(document: OpenApiDocument, schema: Schema): Schema {
  let current = schema;
  for (const seen = new Set<string>(); current.$ref !== undefined && !seen.has(current.$ref);) {
    if (Object.keys(current).length > 1) return current;
    seen.add(current.$ref);
    current = follow(document, current.$ref).schema;
  }
  return current;
}

function isChoice(member: Schema): boolean {
  const keywords = Object.keys(withoutAnnotations(member)).filter((keyword) => keyword !== 'type');
  return keywords.length === 1 && (keywords[0] === 'const' || keywords[0] === 'enum');
}

function isNull(member: Schema): boolean {
  return member.type === 'null';
}

/** Removes keywords that refuse nothing: those of other types, and a type that choices or members have already. */
function withoutIdle({ schema, rest }: Merged, document: OpenApiDocument): void {
  const types = typesOf(schema);
  for (const keyword of Object.keys(schema)) {
    const isIdle = idle[keyword]?.(schema[keyword]) ?? false;
    if (isIdle || !concerns(keyword, types)) Reflect.deleteProperty(schema, keyword);
  }
  const union = unions.find((keyword) => keyword in schema);
  if (union === undefined || schema.type === undefined || rest.length > 0) return;
  const others = Object.keys(schema).filter(
    (keyword) => !isAnnotation(keyword) && keyword !== 'type' && keyword !== union,
  );
  const members = (schema[union] as Schema[]).flatMap((member) => typesOf(followFully(document, member)));
  if (others.length === 0 && members.every((type) => types.includes(type))) delete schema.type;
}

const isAnything = (value: unknown) =>
  value === true || (typeof value === 'object' && Object.keys(value ?? {}).length === 0);

/** Whether a value of a keyword refuses nothing. */
const idle: Readonly<Record<string, (value: unknown) => boolean>> = {
  minLength: (value) => value === 0,
  minItems: (value) => value === 0,
  minProperties: (value) => value === 0,
  uniqueItems: (value) => value === false,
  required: (value) => Array.isArray(value) && value.length === 0,
  items: isAnything,
  propertyNames: isAnything,
  additionalProperties: isAnything,
};

/** A schema and its place. */
export interface Located {
  document: OpenApiDocument;
  schema: Schema;
  pointer: string;
}
