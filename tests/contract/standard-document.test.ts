import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createConfig, lint } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { operationsOf } from '#contract/document/openapi.ts';
import { standardDocument } from '#contract/generate/standard-document.ts';
import { canonical } from './read-call.ts';

const standard = standardDocument(canonical);
const text = JSON.stringify(standard);

test('The document for servers is OpenAPI 3.0 that a strict linter accepts, examples included', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gariport-standard-'));
  const ref = join(folder, 'openapi.json');
  await writeFile(ref, text);
  const config = await createConfig({
    rules: {
      struct: 'error',
      'no-unresolved-refs': 'error',
      'no-schema-type-mismatch': 'error',
      'no-invalid-media-type-examples': 'error',
      'no-invalid-schema-examples': 'error',
      'security-defined': 'error',
    },
  });
  const problems = await lint({ ref, config });
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  await rm(folder, { recursive: true });
  expect(standard.openapi).toBe('3.0.3');
});

test('An answer is one class, with the codes of its call and the body of its success', () => {
  for (const { operation } of operationsOf(standard)) {
    const name = `${operation.operationId.charAt(0).toUpperCase()}${operation.operationId.slice(1)}Answer`;
    const answer = standard.components.schemas[name];
    expect(answer?.properties?.['code']?.enum, name).toEqual([0, ...operation['x-codes']]);
    const success = canonical.components.schemas[name.replace(/Answer$/, 'Success')];
    expect(Object.hasOwn(answer?.properties ?? {}, 'body'), name).toBe(
      Object.hasOwn(success?.properties ?? {}, 'body'),
    );
  }
  expect(text).not.toMatch(/"oneOf"|"const"|Failure\d/);
});

test('No answer links to another call, because generators refuse a payload of more than one text there', () => {
  expect(JSON.stringify(canonical)).toContain('"links"');
  expect(text).not.toContain('"links"');
});

test('An integer that may exceed 32 bits has the 64-bit format', () => {
  const numbers = text.match(/\{[^{}]*"type":"integer"[^{}]*\}/g) ?? [];
  const large = numbers.filter((number) =>
    [...number.matchAll(/"(?:maximum|minimum|example)":-?(\d+)/g)].some(([, digits]) => Number(digits) > 0x7fff_ffff),
  );
  expect(large.filter((number) => number.includes('"maximum"'))).not.toEqual([]);
  expect(large.filter((number) => number.includes('"example"'))).not.toEqual([]);
  expect(large.filter((number) => !number.includes('"format":"int64"'))).toEqual([]);
});

test('No example of a field has a quotation mark, which generators would copy into code unescaped', () => {
  expect(JSON.stringify(canonical.components.schemas)).toMatch(/"examples":\["[^"]*\\"/);
  expect(JSON.stringify(standard.components.schemas)).not.toMatch(/"example":"[^"]*\\"/);
});

test('Each call declares whether it needs a token, and idempotent calls accept a key', () => {
  const calls = operationsOf(standard).map(({ operation }) => operation);
  const withToken = calls.filter((operation) => JSON.stringify(operation).includes('"security":[{"token":[]}]'));
  expect(withToken).toEqual(calls.filter((operation) => operation['x-auth'] !== 'none'));
  const withKey = calls.filter(({ parameters = [] }) => parameters.some(({ name }) => name === 'Idempotency-Key'));
  expect(withKey).toEqual(calls.filter((operation) => operation['x-replay'] === 'idempotent'));
  expect(withKey.length).toBeGreaterThan(20);
});

test('An unknown argument of the generation is refused in one line, and nothing is written', async () => {
  const run = (...words: string[]) => promisify(execFile)(process.execPath, ['contract/generate/main.ts', ...words]);
  await expect(run('--server', 'spring')).rejects.toMatchObject({
    code: 1,
    stderr: '--server is openapi, not spring.\n',
  });
  await expect(run('--fast')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Unknown option '--fast'.* \(the one option is --server openapi\)\n$/) as string,
  });
});
