import { isDeepStrictEqual } from 'node:util';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OpenApiDocument, Schema } from '#contract/document/openapi.ts';

/** The types of a schema, without those that another one includes. */
export function typesOf({ type, $ref: _ref, ...rest }: Schema): string[] {
  if (type !== undefined) {
    const types = [...new Set([type].flat())];
    return types.filter((one) => !(one === 'integer' && types.includes('number')));
  }
  if ('properties' in rest || (rest.required?.length ?? 0) > 0) return ['object'];
  return ['anything'];
}

/** More integers than these are compared by their limits. */
const countable = 1000;

/** All values that a schema allows, if they are few enough to list. */
export function listValues(document: OpenApiDocument, schema: Schema): unknown[] | undefined {
  const candidates = listCandidates(schema);
  if (!candidates || !hasConditions(schema)) return candidates;
  return candidates.filter((value) => allows(document, schema, value));
}

function listCandidates(schema: Schema): unknown[] | undefined {
  if ('const' in schema) return [schema.const];
  if (schema.enum) return distinct(schema.enum);
  const lists = typesOf(schema).map((type) => listOfType(type, schema));
  return lists.every((list) => list !== undefined) ? lists.flat() : undefined;
}

function listOfType(type: string, schema: Schema): unknown[] | undefined {
  if (type === 'null') return [null];
  if (type === 'boolean') return [false, true];
  if (type !== 'integer') return undefined;
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum } = schema as Record<string, number | undefined>;
  const low = Math.max(Math.ceil(minimum ?? -Infinity), Math.floor(exclusiveMinimum ?? -Infinity) + 1);
  const high = Math.min(Math.floor(maximum ?? Infinity), Math.ceil(exclusiveMaximum ?? Infinity) - 1);
  if (!(high - low < countable)) return undefined;
  return Array.from({ length: Math.max(0, high - low + 1) }, (_, at) => low + at);
}

function hasConditions(schema: Schema): boolean {
  return Object.keys(schema).some((keyword) => keyword !== 'enum' && keyword !== 'const');
}

export function distinct(values: readonly unknown[]): unknown[] {
  return values.filter((value, at) => values.findIndex((other) => isDeepStrictEqual(value, other)) === at);
}

interface Validators {
  ajv: Ajv2020;
  compiled: Map<string, ValidateFunction>;
}

const validators = new WeakMap<OpenApiDocument, Validators>();

/** Whether a schema allows a value. A schema that cannot be compiled allows everything. */
export function allows(document: OpenApiDocument, schema: Schema, value: unknown): boolean {
  const { ajv, compiled } = validatorsOf(document);
  const text = JSON.stringify(schema).replaceAll('"#/', '"contract#/');
  let validate = compiled.get(text);
  if (!validate) {
    validate = ajv.compile(JSON.parse(text) as object);
    compiled.set(text, validate);
  }
  return validate(value);
}

function validatorsOf(document: OpenApiDocument): Validators {
  const known = validators.get(document);
  if (known) return known;
  const ajv = new Ajv2020({ strict: false, multipleOfPrecision: 6, logger: false });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'contract', components: { schemas: document.components.schemas } });
  const made = { ajv, compiled: new Map<string, ValidateFunction>() };
  validators.set(document, made);
  return made;
}

const ofNumbers = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];
const ofTexts = ['minLength', 'maxLength', 'pattern', 'contentEncoding', 'contentMediaType', 'contentSchema'];
const ofLists = [
  'items',
  'prefixItems',
  'minItems',
  'maxItems',
  'uniqueItems',
  'contains',
  'minContains',
  'maxContains',
];
const ofObjects = [
  'properties',
  'required',
  'additionalProperties',
  'propertyNames',
  'patternProperties',
  'minProperties',
  'maxProperties',
];
const typesByKeyword = new Map<string, readonly string[]>([
  ...ofNumbers.map((keyword) => [keyword, ['number', 'integer']] as const),
  ...ofTexts.map((keyword) => [keyword, ['string']] as const),
  ...ofLists.map((keyword) => [keyword, ['array']] as const),
  ...ofObjects.map((keyword) => [keyword, ['object']] as const),
  ['format', ['string', 'number', 'integer']],
]);

/** Whether a keyword limits values of one of these types; the others ignore it. */
export function concerns(keyword: string, types: readonly string[]): boolean {
  const concerned = typesByKeyword.get(keyword);
  return !concerned || types.includes('anything') || concerned.some((type) => types.includes(type));
}

/** Keywords that the listed values of a schema already contain. */
export const contained: ReadonlySet<string> = new Set(['type', ...typesByKeyword.keys()]);
