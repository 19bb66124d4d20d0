import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { type MediaType, operationsOf } from '../../contract/document/openapi.ts';
import { validators } from '../../generated/validators.ts';
import type { OperationId } from '../../generated/operations.ts';
import { canonical } from './read-call.ts';

const placed = operationsOf(canonical);
const ajv = new Ajv2020({ strict: false, allErrors: true, multipleOfPrecision: 6 });
addFormats.default(ajv);
ajv.addSchema({ $id: 'contract', components: canonical.components });

function complaintsOf(content: MediaType | undefined, value: unknown): string[] {
  // References inside a schema are relative to the document, so the schema is compiled as a part of it.
  const schema = JSON.parse(JSON.stringify(content?.schema ?? {}).replaceAll('"#/', '"contract#/')) as object;
  ajv.validate(schema, value);
  return (ajv.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
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

test.each(payloads)('payload example of $id: $name ($type) fits its schema', ({ id, type, value, content }) => {
  expect(complaintsOf(content, value)).toEqual([]);
  if (type === 'multipart/form-data') return;
  expect(validators[id].payload['_zod'].run({ value, issues: [] }, {})).toMatchObject({ issues: [] });
});

test.each(answers)('answer example of $id: $name fits its schema', ({ id, value, content }) => {
  expect(complaintsOf(content, value)).toEqual([]);
  const { body } = validators[id];
  if (value.code !== 0 || !body) return;
  expect(body['_zod'].run({ value: value.body, issues: [] }, {})).toMatchObject({ issues: [] });
});

test.each(placed)(
  '$operation.operationId has an example for success and for every code that it lists',
  ({ operation }) => {
    const names = answers.filter(({ id }) => id === operation.operationId).map(({ name }) => name);
    const hasSuccess = operation['x-envelope'] === 'blob' || names.some((name) => !name.startsWith('code-'));
    expect(hasSuccess).toBe(true);
    expect(names).toEqual(expect.arrayContaining(operation['x-codes'].map((code) => `code-${code}`)));
  },
);

test.each(placed.filter(({ operation }) => operation.requestBody))(
  '$operation.operationId has an example of its payload',
  ({ operation }) => {
    const contents = Object.values(operation.requestBody?.content ?? {});
    expect(contents.some(({ examples }) => Object.keys(examples ?? {}).length > 0)).toBe(true);
  },
);

test('This check finds an example that does not fit its schema', () => {
  const first = answers.find(({ id }) => id === 'listVehicles');
  expect(complaintsOf(first?.content, { code: 0, body: { total: 'many', vehicleList: [] } })).not.toEqual([]);
});
