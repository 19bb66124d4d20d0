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
 * The contract as OpenAPI 3.0, for generators of server skeletons. It uses only what all tools support: each answer is
 * one class with its codes instead of a union, which few tools can express. It describes the requests that `wire:proxy`
 * sends to a backend.
 */
export function standardDocument(canonical: OpenApiDocument): OpenApiDocument {
  const document = structuredClone(canonical);
  for (const { operation } of operationsOf(document)) {
    mergeAnswer(document, operation);
    describeCaller(operation);
    // Walks are for callers. Generators refuse a link whose payload is more than one text.
    for (const response of Object.values(operation.responses)) delete response.links;
    // The proxy forwards a picture like every other sealed payload.
    if (operation['x-envelope'] === 'sealed') delete operation.requestBody?.content['multipart/form-data'];
  }
  const { schemas } = document.components;
  return {
    ...document,
    openapi: '3.0.3',
    info: infoOf(document.info),
    servers: [{ url: '/' }],
    paths: inStandardWords(document.paths, 'plain', schemas) as OpenApiDocument['paths'],
    components: {
      schemas: inStandardWords(onlyUsed(document, schemas), 'schemas', schemas) as Record<string, Schema>,
      ...(document.components['securitySchemes'] !== undefined && {
        securitySchemes: document.components['securitySchemes'],
      }),
    },
  };
}

/** 3.0 supports neither a summary of the document nor a licence by its identifier. */
function infoOf({ summary: _summary, license, ...info }: OpenApiDocument['info']): OpenApiDocument['info'] {
  const { identifier: _identifier, ...rest } = Object(license) as Record<string, unknown>;
  return { ...info, license: rest };
}

const reasonText = 'Why the call failed: a key that `x-failures` lists for the code. It may be left out.';

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
      ...(operation['x-failures'] && { reason: { type: 'string', description: reasonText } }),
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

/** Whether a place holds a schema, a map of schemas, or an object with schemas further down. */
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

function inStandardWords(value: unknown, place: Place, schemas: Record<string, Schema>): unknown {
  if (Array.isArray(value)) return value.map((entry) => inStandardWords(entry, place, schemas));
  if (typeof value !== 'object' || value === null || place === 'value') return value;
  const source = place === 'schema' ? standardSchema(value as Schema, schemas) : value;
  return Object.fromEntries(
    Object.entries(source).map(([key, entry]) => [key, inStandardWords(entry, placesIn[place](key), schemas)]),
  );
}

function isLarge({ type, minimum, maximum, examples = [] }: Schema): boolean {
  const numbers = [minimum, maximum, ...(examples as unknown[])];
  return type === 'integer' && numbers.some((number) => Math.abs(Number(number ?? 0)) > 0x7fff_ffff);
}

/** Translates keywords of 3.1 to 3.0. What 3.0 cannot express is dropped, because the proxy has checked it. */
function standardSchema({ $ref, ...schema }: Schema, schemas: Record<string, Schema>): Schema {
  const {
    const: only,
    examples,
    exclusiveMinimum,
    propertyNames: _names,
    contentEncoding: _encoding,
    anyOf,
    ...rest
  } = schema as Schema & { anyOf?: Schema[] };
  // `anyOf` of a shared schema and null.
  const [{ $ref: shared } = {}, nothing, ...others] = anyOf ?? [];
  const isNullable = shared !== undefined && nothing?.type === 'null' && others.length === 0;
  const [example] = Array.isArray(examples) ? (examples as unknown[]) : [];
  const changed: Schema = {
    ...rest,
    ...(anyOf && !isNullable && { anyOf }),
    // 3.0 has no type null, and allows `nullable` only beside a type.
    ...(isNullable && {
      type: schemas[shared.replace('#/components/schemas/', '')]?.type ?? 'string',
      allOf: [{ $ref: shared }],
      nullable: true,
    }),
    ...(only !== undefined && { enum: [only] }),
    // Generators put quotation marks around an example, and some do not escape those inside.
    ...(example !== undefined && !JSON.stringify(example).slice(1, -1).includes('"') && { example }),
    ...(exclusiveMinimum !== undefined && { minimum: exclusiveMinimum, exclusiveMinimum: true }),
    // Without it generators use 32 bits, and write limits that do not fit.
    ...(isLarge(schema) && { format: 'int64' }),
  };
  if ($ref === undefined) return changed;
  return Object.keys(changed).length === 0 ? { $ref } : { ...changed, allOf: [{ $ref }] };
}
