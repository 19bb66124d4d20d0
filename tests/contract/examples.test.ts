import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { core } from 'zod/mini';
import { expect, test } from 'vitest';
import { type MediaType, operationsOf } from '#contract/document/openapi.ts';
import { validators } from '#generated/validators.ts';
import type { OperationId } from '#generated/operations.ts';
import { canonical } from './read-call.ts';

const placed = operationsOf(canonical);
const ajv = new Ajv2020({ strict: false, allErrors: true, multipleOfPrecision: 6 });
addFormats.default(ajv);
ajv.addSchema({ $id: 'contract', components: canonical.components });

const compiled = new Map<MediaType | undefined, ValidateFunction>();

function complaintsOf(content: MediaType | undefined, value: unknown): string[] {
  // References inside a schema are relative to the document, so the schema is compiled as a part of it.
  const compile = () =>
    ajv.compile(JSON.parse(JSON.stringify(content?.schema ?? {}).replaceAll('"#/', '"contract#/')) as object);
  const validate = compiled.get(content) ?? compile();
  compiled.set(content, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message = '' }) => `${instancePath} ${message}`);
}

const payloads = placed.flatMap(({ operation }) =>
  Object.entries(operation.requestBody?.content ?? {}).flatMap(([type, content]) =>
    Object.entries(content.examples ?? {}).map(([name, { value }]) => ({
      id: operation.operationId as OperationId,
      type,
      name,
      value,
      content,
    })),
  ),
);

const answers = placed.flatMap(({ operation }) => {
  const content = operation.responses['200']?.content?.['application/json'];
  return Object.entries(content?.examples ?? {}).map(([name, { value }]) => ({
    id: operation.operationId as OperationId,
    name,
    value: value as { code: number; body?: unknown },
    content,
  }));
});

function issuesOf(schema: core.$ZodType, value: unknown): readonly unknown[] {
  return core.safeParse(schema, value).error?.issues ?? [];
}

/** The invalid examples with their errors. */
const wrongOf = (judged: readonly (readonly [example: string, complaints: readonly unknown[]])[]) =>
  judged.filter(([, complaints]) => complaints.length > 0);

test('every example of a payload fits its schema', () => {
  const judged = payloads.map(({ id, type, name, value, content }) => {
    const issues = type === 'multipart/form-data' ? [] : issuesOf(validators[id].payload, value);
    return [`${id}: ${name} (${type})`, [...complaintsOf(content, value), ...issues]] as const;
  });
  expect(judged.length).toBeGreaterThan(0);
  expect(wrongOf(judged)).toEqual([]);
});

test('every example of an answer fits its schema', () => {
  const judged = answers.map(({ id, name, value, content }) => {
    const { body } = validators[id];
    const issues = value.code === 0 && body ? issuesOf(body, value.body) : [];
    return [`${id}: ${name}`, [...complaintsOf(content, value), ...issues]] as const;
  });
  expect(judged.length).toBeGreaterThan(0);
  expect(wrongOf(judged)).toEqual([]);
});

test('every call has an example of success, of each code that it lists, and of its payload', () => {
  const answersOf = Map.groupBy(answers, ({ id }) => id);
  const lacking = placed.flatMap(({ operation }) => {
    const names = (answersOf.get(operation.operationId as OperationId) ?? []).map(({ name }) => name);
    const hasSuccess = operation['x-envelope'] === 'blob' || names.some((name) => !name.startsWith('code-'));
    const contents = Object.values(operation.requestBody?.content ?? {});
    const hasPayload = !operation.requestBody || contents.some(({ examples = {} }) => Object.keys(examples).length > 0);
    const lacks = [
      ...(hasSuccess ? [] : ['success']),
      ...operation['x-codes'].map((code) => `code-${code}`).filter((name) => !names.includes(name)),
      ...(hasPayload ? [] : ['payload']),
    ];
    return lacks.map((what) => `${operation.operationId}: ${what}`);
  });
  expect(lacking).toEqual([]);
});

test('This check finds an example that does not fit its schema', () => {
  const first = answers.find(({ id }) => id === 'listVehicles');
  expect(complaintsOf(first?.content, { code: 0, body: { total: 'many', vehicleList: [] } })).not.toEqual([]);
});
