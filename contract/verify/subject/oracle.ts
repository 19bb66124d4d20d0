import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isDay } from '#contract/document/day.ts';
import type { OpenApiDocument, Schema } from '#contract/document/openapi.ts';
import type { Carrier } from './carrier.ts';
import type { TestedOperation } from './tested-operation.ts';

/** Returns the contract's objections to a value; empty if it is valid. */
export interface Oracle {
  /** As JSON. */
  errors(schema: Schema, value: unknown): string[];
  /** As a value that arrived as text: digits may be a number. */
  textErrors(schema: Schema, value: unknown): string[];
  /** By the name of a schema of the document. */
  errorsOf(name: string, value: unknown): string[];
}

/**
 * A validator of the canonical document that neither servers nor clients use, so that a fault in the generated
 * validators is found.
 */
export function oracleOf(document: OpenApiDocument): Oracle {
  const known = oracles.get(document);
  if (known) return known;
  const oracle = createOracle(document);
  oracles.set(document, oracle);
  return oracle;
}

/** Cached, because compiling the schemas of a document takes longer than a short run. */
const oracles = new WeakMap<OpenApiDocument, Oracle>();

/** Our clients refuse times with an offset. Other contracts may allow them. */
export function createOracle(document: OpenApiDocument, { allowsOffsets = false } = {}): Oracle {
  const asJson = checkerOf(document, { coerceTypes: false, allowsOffsets });
  const asText = checkerOf(document, { coerceTypes: true, allowsOffsets });
  const byName = new Map(
    Object.keys(document.components.schemas).map((name) => [name, { $ref: `#/components/schemas/${name}` }]),
  );
  return {
    errors: asJson,
    errorsOf: (name, value) => asJson(byName.get(name) ?? {}, value),
    textErrors: (schema, value) => asText(schema, structuredClone(value)),
  };
}

function checkerOf(
  document: OpenApiDocument,
  { coerceTypes, allowsOffsets }: { coerceTypes: boolean; allowsOffsets: boolean },
): Oracle['errors'] {
  const ajv = new Ajv2020({ strict: false, allErrors: true, multipleOfPrecision: 6, coerceTypes });
  addFormats.default(ajv);
  if (!allowsOffsets) ajv.addFormat('date-time', isTimeInUtc);
  ajv.addSchema({ $id: 'contract', components: document.components });
  const compiled = new WeakMap<Schema, ValidateFunction>();
  return (schema, value) => {
    // References inside a schema are relative to the document, so the schema is compiled as a part of it.
    const validate =
      compiled.get(schema) ??
      ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')) as object);
    compiled.set(schema, validate);
    return validate(value) ? [] : (validate.errors ?? []).map(describeError);
  };
}

function isTimeInUtc(text: string): boolean {
  return isDay(text.slice(0, 10)) && /^T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?Z$/.test(text.slice(10));
}

function describeError({ instancePath, keyword, params, message = keyword }: ErrorObject): string {
  const where = instancePath.replaceAll('/', '.').slice(1) || 'the whole';
  if (keyword === 'additionalProperties') return `${where}: unknown field "${String(params['additionalProperty'])}"`;
  if (keyword === 'const') return `${where}: must be ${JSON.stringify(params['allowedValue'])}`;
  if (keyword === 'enum') return `${where}: must be one of ${JSON.stringify(params['allowedValues'])}`;
  if (params['format'] === 'date-time') return `${where}: must be a time like 2026-06-12T06:24:00Z`;
  return `${where}: ${message}`;
}

/** All requirements of a call's payload, including those that a schema cannot express. */
export function payloadErrors(
  oracle: Oracle,
  { exclusive }: Pick<TestedOperation, 'exclusive'>,
  { kind, schema }: Carrier,
  payload: unknown,
): string[] {
  const found = kind === 'json' ? oracle.errors(schema, payload) : oracle.textErrors(schema, payload);
  const given = exclusive.filter((name) => (payload as Record<string, unknown> | null)?.[name] !== undefined);
  return given.length > 1 ? [...found, `at most one of ${given.join(', ')} may be given`] : found;
}
