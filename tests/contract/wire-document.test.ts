import { readFileSync } from 'node:fs';
import { createConfig, lint } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { oracleOf } from '#contract/verify/subject/oracle.ts';
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

interface Vector {
  request: { name: string; path: string; fields: object; headers: Record<string, string> };
  answer: { wire: object };
}

const oracle = oracleOf(wire);
const vectors = ['session', 'static'].flatMap(
  (suite) => (JSON.parse(readFileSync(`tests/vectors/${suite}.json`, 'utf8')) as { calls: Vector[] }).calls,
);

test('The test vectors match the schemas of envelopes, headers and answers', () => {
  for (const { request, answer } of vectors) {
    expect(oracle.errorsOf('LoginEnvelope', request.fields), request.name).toEqual([]);
    expect(oracle.errorsOf('WireAnswer', answer.wire), request.name).toEqual([]);
    const parameters = sealed.find(({ path }) => path === request.path)?.operation.parameters ?? [];
    const given = parameters.filter(({ name }) => name.toLowerCase() in request.headers);
    expect(given, request.name).toHaveLength(Object.keys(request.headers).length);
    for (const { name, schema } of given) {
      expect(oracle.errors(schema, request.headers[name.toLowerCase()]), `${request.name}: ${name}`).toEqual([]);
    }
  }
});

const fields = vectors[0]?.request.fields;

test.each([
  ['an answer without a body', 'WireAnswer', { code: 400, message: 'No.' }],
  ['a sequence id of 16 digits', 'LoginEnvelope', { ...fields, sequenceId: '1795219200000000' }],
  ['a signature of 32 digits', 'LoginEnvelope', { ...fields, sign: 'c712e60bc7560b4304b4c16567d06dca' }],
  ['a partner id with a space', 'LoginEnvelope', { ...fields, partnerId: 'gariport web' }],
])('%s does not match', (_what, schema, value) => {
  expect(oracle.errorsOf(schema, value)).toHaveLength(1);
});
