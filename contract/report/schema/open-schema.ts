import type { OpenApiDocument, Schema } from '../../document/openapi.ts';
import { namePlace } from './judge.ts';
import type { Located } from './located.ts';
import { mergeInto, unionAsChoice, type Merged } from './merge-schemas.ts';
import { point } from '../../document/pointer.ts';

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
