import { createConfig, lint } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { operationsOf, resolveSchema, type Schema } from '#contract/document/openapi.ts';
import { canonical, wire } from './read-call.ts';

test.each(['generated/openapi.json', 'generated/openapi.wire.json'])('%s is standard OpenAPI', async (ref) => {
  const config = await createConfig({ rules: { struct: 'error', 'no-unresolved-refs': 'error' } });
  expect(await lint({ ref, config })).toEqual([]);
});

const sealed = operationsOf(wire).filter(({ operation }) => ['sealed', 'blob'].includes(operation['x-envelope']));

test('The same calls are sealed in the canonical document and in the wire document', () => {
  expect(sealed.length).toBe(
    operationsOf(canonical).filter(({ operation }) => ['sealed', 'blob'].includes(operation['x-envelope'])).length,
  );
});

test('A-235 every sealed call is a form with one json value of four fields', () => {
  expect(sealed.length).toBeGreaterThan(0);
  for (const { method, operation } of sealed) {
    const call = operation.operationId;
    expect(method, call).toBe('post');
    const form = operation.requestBody?.content['application/x-www-form-urlencoded']?.schema;
    const json = form?.properties?.['json'];
    expect(Object.keys(form?.properties ?? {}), call).toEqual(['json']);
    const envelope = resolveSchema(wire, (json?.['contentSchema'] ?? {}) as Schema);
    expect(envelope.required, call).toEqual(['body', 'sequenceId', 'partnerId', 'sign']);
    const { body } = envelope.properties ?? {};
    expect(body, call).toMatchObject({ contentEncoding: 'base64', contentMediaType: 'application/json' });
    expect(body?.['contentSchema'], call).toBeDefined();
  }
});

test('A-239 an answer on the wire has code, body, message and errorMessage', () => {
  const answer = resolveSchema(wire, { $ref: '#/components/schemas/WireAnswer' });
  expect(Object.keys(answer.properties ?? {})).toEqual(['code', 'body', 'message', 'errorMessage']);
});
