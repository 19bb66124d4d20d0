import { mapValues } from '../document/complete.ts';
import type { Contract } from '../document/load.ts';
import { type MediaType, methods, type OpenApiDocument, operationsOf, type Schema } from '../document/openapi.ts';
import { isAnnotation } from '../document/annotations.ts';

/** A bundled document as a contract without codes, texts and walks. */
export function plainContract(bundled: unknown): Contract {
  const canonical = upgrade(bundled);
  const catalogue = { codes: [], codeTexts: {}, failureTexts: {} };
  return { catalogue, canonical, wire: canonical, caller: canonical, walks: [], isPlain: true };
}

type Part = Record<string, unknown>;

/**
 * Returns a bundled OpenAPI 3.0 or 3.1 document in the form that the comparison reads: schemas as in 3.1, references only
 * to schemas, parameters of a path at its operations, and an id of its own for each operation.
 */
function upgrade(written: unknown): OpenApiDocument {
  const document = structuredClone(written) as OpenApiDocument;
  document.paths ??= {};
  document.components ??= { schemas: {} };
  document.components.schemas ??= {};
  if (document.openapi.startsWith('3.0')) upgradeSchemas(document);
  const ids = operationsOf(document).map(({ operation }) => operation.operationId);
  for (const [path, item] of Object.entries(document.paths)) {
    const { parameters = [], ...rest } = follow(document, item) as typeof item & { parameters?: Part[] };
    document.paths[path] = rest;
    for (const method of methods) {
      const operation = rest[method];
      if (!operation) continue;
      const id = operation.operationId;
      if (!id || ids.filter((one) => one === id).length > 1) operation.operationId = idOf(method, path);
      operation.tags ??= [];
      operation.summary ??= '';
      operation['x-codes'] = [];
      operation.responses = mapValues(operation.responses ?? {}, (response) => {
        const { headers, ...answer } = follow(document, response);
        return { ...answer, ...(headers && { headers: mapValues(headers, (header) => follow(document, header)) }) };
      });
      if (operation.requestBody) operation.requestBody = follow(document, operation.requestBody);
      operation.parameters = joinParameters(
        [...parameters, ...(operation.parameters ?? [])].map((one) => follow(document, one) as Part),
      );
      if (operation.parameters.length === 0) delete operation.parameters;
    }
  }
  return document;
}

/** An id with a space is none that somebody wrote. */
function idOf(method: string, path: string): string {
  return `${method.toUpperCase()} ${path}`;
}

type Parameters = NonNullable<NonNullable<OpenApiDocument['paths'][string]['get']>['parameters']>;

/** An operation's own parameter replaces that of its path. */
function joinParameters(parameters: readonly Part[]): Parameters {
  const byPlace = new Map(parameters.map((one) => [`${String(one['in'])} ${String(one['name'])}`, one]));
  return [...byPlace.values()].map((one) => {
    const [media] = Object.values((one['content'] ?? {}) as Record<string, MediaType>);
    return { schema: media?.schema ?? {}, ...one } as Parameters[number];
  });
}

function follow<Value>(document: OpenApiDocument, value: Value, depth = 0): Value {
  const $ref = (value as { $ref?: unknown } | null)?.$ref;
  if (typeof $ref !== 'string' || !$ref.startsWith('#/') || depth > 20) return value;
  const parts = $ref.split('/').slice(1);
  let target: unknown = document;
  for (const part of parts) target = Object(target)[part.replaceAll('~1', '/').replaceAll('~0', '~')];
  return target === undefined ? value : follow(document, target as Value, depth + 1);
}

const below = ['items', 'not', 'additionalProperties'];
const lists = ['allOf', 'anyOf', 'oneOf'];

/** Finds each schema of a 3.0 document: those of components, and those under the key `schema`. */
function upgradeSchemas(document: OpenApiDocument): void {
  const { components } = document;
  components.schemas = mapValues(components.schemas, upgradeSchema);
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const [key, value] of Object.entries(part)) {
      if (key === 'example' || key === 'examples') continue;
      if (key === 'schema') (part as Part)[key] = upgradeSchema(value as Schema);
      else if (value !== components.schemas) visit(value);
    }
  };
  visit(document.paths);
  visit(components);
}

function upgradeSchema(written: Schema): Schema {
  if (typeof written !== 'object' || written === null) return written;
  // Everything beside a reference is ignored in 3.0.
  if (written.$ref !== undefined) return { $ref: written.$ref };
  const { nullable, example, exclusiveMinimum, exclusiveMaximum, ...schema } = written;
  if (example !== undefined) schema['examples'] = [example];
  moveLimit(schema, exclusiveMinimum, 'minimum', 'exclusiveMinimum');
  moveLimit(schema, exclusiveMaximum, 'maximum', 'exclusiveMaximum');
  if (schema.properties) schema.properties = mapValues(schema.properties, upgradeSchema);
  for (const key of below) if (key in schema) schema[key] = upgradeSchema(schema[key] as Schema);
  for (const key of lists) if (Array.isArray(schema[key])) schema[key] = (schema[key] as Schema[]).map(upgradeSchema);
  return nullable === true ? orNull(schema) : schema;
}

/** Most tools allow null without a `type` beside `nullable` too, and without null among the choices. */
function orNull(schema: Schema): Schema {
  if (schema.enum && !schema.enum.includes(null)) schema.enum = [...schema.enum, null];
  if (typeof schema.type === 'string') schema.type = [schema.type, 'null'];
  if (schema.type !== undefined || schema.enum) return schema;
  const { true: annotations = [], false: rest = [] } = Object.groupBy(
    Object.entries(schema),
    ([key]) => `${isAnnotation(key)}`,
  );
  if (rest.length === 0) return schema;
  return { ...Object.fromEntries(annotations), anyOf: [Object.fromEntries(rest), { type: 'null' }] };
}

function moveLimit(schema: Schema, isExclusive: unknown, from: string, to: string): void {
  if (isExclusive !== true) return;
  schema[to] = schema[from];
  delete schema[from];
}
