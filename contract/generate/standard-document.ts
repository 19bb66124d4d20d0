import { answerName, pascal, successName } from '../document/complete.ts';
import {
  type OpenApiDocument,
  type Operation,
  operationsOf,
  type Parameter,
  type Schema,
} from '../document/openapi.ts';

const json = 'application/json';

/**
 * The contract as OpenAPI 3.0, for what generates the skeleton of a server: what all tools know, and of an answer one
 * class with its codes in place of a union that few of them can express. It says what a backend hears from `wire:proxy`.
 */
export function standardDocument(canonical: OpenApiDocument): OpenApiDocument {
  const document = structuredClone(canonical);
  for (const { operation } of operationsOf(document)) {
    mergeAnswer(document, operation);
    describeCaller(operation);
    // Walks are for who calls. A generator refuses a link whose payload is more than one text.
    for (const response of Object.values(operation.responses)) delete response.links;
    // The proxy hands a picture on as it hands on every other sealed payload.
    if (operation['x-envelope'] === 'sealed') delete operation.requestBody?.content['multipart/form-data'];
  }
  const { schemas } = document.components;
  return {
    ...document,
    openapi: '3.0.3',
    info: infoOf(document.info),
    servers: [{ url: '/' }],
    paths: inStandardWords(document.paths, 'plain') as OpenApiDocument['paths'],
    components: {
      schemas: inStandardWords(onlyUsed(document, schemas), 'schemas') as Record<string, Schema>,
      ...(document.components['securitySchemes'] !== undefined && {
        securitySchemes: document.components['securitySchemes'],
      }),
    },
  };
}

/** 3.0 knows neither a summary of a whole document nor a licence by its identifier. */
function infoOf({ summary: _summary, license, ...info }: OpenApiDocument['info']): OpenApiDocument['info'] {
  const { identifier: _identifier, ...rest } = Object(license) as Record<string, unknown>;
  return { ...info, license: rest };
}

function mergeAnswer({ components: { schemas } }: OpenApiDocument, operation: Operation): void {
  const { body, ...texts } = schemas[successName(operation)]?.properties ?? {};
  const message = { type: 'string', description: 'Without one the proxy writes the catalogue’s text of the code.' };
  schemas[answerName(operation)] = {
    type: 'object',
    required: ['code'],
    properties: {
      ...texts,
      code: { type: 'integer', enum: [0, ...operation['x-codes']] },
      ...(body && { body: { ...body } }),
      message,
    },
  };
  const answer = operation.responses['200']?.content?.[json];
  if (answer) answer.schema = { $ref: `#/components/schemas/${pascal(operation.operationId)}Answer` };
}

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key of the same caller again is the same call: it is answered as the first was.',
  schema: { type: 'string', maxLength: 4096 },
};

function describeCaller(operation: Operation): void {
  if (operation['x-replay'] === 'idempotent') {
    operation.parameters = [...(operation.parameters ?? []), idempotencyKey];
  }
}

function onlyUsed(document: OpenApiDocument, schemas: Record<string, Schema>): Record<string, Schema> {
  const used = new Set<string>();
  const waiting: unknown[] = [document.paths];
  for (let at = 0; at < waiting.length; at += 1) {
    for (const [, name = ''] of JSON.stringify(waiting[at]).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (used.size < used.add(name).size) waiting.push(schemas[name]);
    }
  }
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
}

/** What stands at a place: a schema, names of schemas, or what has schemas somewhere below. */
type Place = 'schema' | 'schemas' | 'plain' | 'value';

const placesIn: Record<Place, (key: string) => Place> = {
  schema: (key) => {
    if (key === 'properties') return 'schemas';
    return ['items', 'additionalProperties', 'oneOf', 'anyOf', 'allOf'].includes(key) ? 'schema' : 'value';
  },
  schemas: () => 'schema',
  plain: (key) => {
    if (key === 'schema') return 'schema';
    return ['example', 'examples', 'value'].includes(key) || key.startsWith('x-') ? 'value' : 'plain';
  },
  value: () => 'value',
};

function inStandardWords(value: unknown, place: Place): unknown {
  if (Array.isArray(value)) return value.map((entry) => inStandardWords(entry, place));
  if (typeof value !== 'object' || value === null || place === 'value') return value;
  const source = place === 'schema' ? standardSchema(value as Schema) : value;
  return Object.fromEntries(
    Object.entries(source).map(([key, entry]) => [key, inStandardWords(entry, placesIn[place](key))]),
  );
}

function isLarge({ type, minimum, maximum }: Schema): boolean {
  return type === 'integer' && [minimum, maximum].some((limit) => Math.abs(Number(limit ?? 0)) > 0x7fff_ffff);
}

/** The words of 3.1 in those of 3.0; what 3.0 cannot say is left out, since the proxy has checked it. */
function standardSchema({ $ref, ...schema }: Schema): Schema {
  const {
    const: only,
    examples,
    exclusiveMinimum,
    propertyNames: _names,
    contentEncoding: _encoding,
    ...rest
  } = schema;
  const [example] = Array.isArray(examples) ? (examples as unknown[]) : [];
  const changed: Schema = {
    ...rest,
    ...(only !== undefined && { enum: [only] }),
    // Generators put an example between quotation marks of their own, and some do not escape those in it.
    ...(example !== undefined && !JSON.stringify(example).slice(1, -1).includes('"') && { example }),
    ...(exclusiveMinimum !== undefined && { minimum: exclusiveMinimum, exclusiveMinimum: true }),
    // Without it generators make what has 32 bits, and write limits that do not fit in.
    ...(isLarge(schema) && { format: 'int64' }),
  };
  if ($ref === undefined) return changed;
  return Object.keys(changed).length === 0 ? { $ref } : { ...changed, allOf: [{ $ref }] };
}
