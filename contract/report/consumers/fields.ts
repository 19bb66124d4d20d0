import { successName } from '#contract/document/complete.ts';
import {
  type MediaType,
  type OpenApiDocument,
  type PlacedOperation,
  point,
  type Schema,
  type Socket,
} from '#contract/document/openapi.ts';

/** A field of a call, by its path of names: `cars.price`. */
export interface Field {
  path: string;
  name: string;
  /** Every place of the field in the canonical document. */
  pointers: string[];
}

export type Direction = 'payload' | 'answer';
export type Fields = Record<Direction, readonly Field[]>;

const json = 'application/json';
const prefix = '#/components/schemas/';

/** The fields of a call's payload and answer. */
export function fieldsOf(document: OpenApiDocument, { path, method, operation }: PlacedOperation): Fields {
  const { schemas } = document.components;
  const place = point('#/paths', path, method);

  const sent = Object.entries(operation.requestBody?.content ?? {}).flatMap(([type, { schema }]) =>
    schema ? expand(schemas, schema, point(place, 'requestBody', 'content', type, 'schema')) : [],
  );
  const inQuery = (operation.parameters ?? []).flatMap(({ name, schema }) =>
    expand(schemas, { properties: { [name]: schema } }, point(place, 'parameters')),
  );
  const success = successName(operation);
  const body = schemas[success]?.properties?.['body'];
  const plain = operation.responses['200']?.content?.[json]?.schema;
  const given = body
    ? expand(schemas, body, `${prefix}${success}/properties/body`)
    : expand(schemas, plain ?? {}, point(place, 'responses', '200', 'content', json, 'schema'));
  return { payload: [...sent, ...inQuery], answer: given };
}

/** The fields of a call or a socket; undefined if the contract has neither. */
export function fieldsNamed(document: OpenApiDocument, placed: PlacedOperation | undefined, id: string) {
  const socket = document['x-sockets']?.[id];
  return placed ? fieldsOf(document, placed) : socket && fieldsOfSocket(document, socket);
}

/** The fields of a socket's messages, as those of a payload and an answer. */
function fieldsOfSocket({ components: { schemas } }: OpenApiDocument, { receives, sends }: Socket): Fields {
  const fields = (messages: Readonly<Record<string, MediaType>>) =>
    Object.values(messages).flatMap(({ schema }) => expand(schemas, schema ?? {}, schema?.$ref ?? ''));
  return { payload: fields(receives), answer: fields(sends) };
}

function expand(schemas: Record<string, Schema>, start: Schema, place: string): Field[] {
  const fields: Field[] = [];

  function walk(schema: Schema, pointer: string, field: Field | undefined, within: readonly string[]): void {
    field?.pointers.push(pointer);
    const { $ref, properties = {}, items, additionalProperties } = schema;
    if ($ref !== undefined) {
      const target = schemas[$ref.replace(prefix, '')];
      // A recursive schema repeats the same fields further down.
      if (within.includes($ref)) field?.pointers.push($ref);
      else if (target) walk(target, $ref, field, [...within, $ref]);
    }
    for (const keyword of ['allOf', 'oneOf', 'anyOf'] as const) {
      const members = (schema[keyword] ?? []) as Schema[];
      for (const [at, member] of members.entries()) walk(member, point(pointer, keyword, at), field, within);
    }
    if (items) walk(items, point(pointer, 'items'), field, within);
    if (typeof additionalProperties === 'object') {
      walk(additionalProperties as Schema, point(pointer, 'additionalProperties'), field, within);
    }
    for (const [name, property] of Object.entries(properties)) {
      const path = field ? `${field.path}.${name}` : name;
      const known = fields.find((other) => other.path === path);
      const own = known ?? { path, name, pointers: [] };
      if (!known) fields.push(own);
      walk(property, point(pointer, 'properties', name), own, within);
    }
  }

  walk(start, place, undefined, []);
  return fields;
}
