import { core } from 'zod/mini';
import { beforeAll, describe, expect, test } from 'vitest';
import { codes, type FailureCode } from '../generated/codes.ts';
import { type OperationFacts, type OperationId, operations } from '../generated/operations.ts';
import { validators } from '../generated/validators.ts';
import en from '../locales/en/codes.json' with { type: 'json' };
import enFailures from '../locales/en/failures.json' with { type: 'json' };
import ja from '../locales/ja/codes.json' with { type: 'json' };
import jaFailures from '../locales/ja/failures.json' with { type: 'json' };
import zh from '../locales/zh/codes.json' with { type: 'json' };
import zhFailures from '../locales/zh/failures.json' with { type: 'json' };
import { readCanonical } from '../contract/document/openapi.ts';
import { readExamples } from '../wire/host/examples.ts';
import { signQuery } from '../wire/host/receive-file.ts';
import { callPlain, callSealed, multipart } from '../wire/host/testing/callers.ts';
import { examplePayload, startMock, type TestMock, userToken } from './testing/mock.ts';

const all = Object.values<OperationFacts>(operations);
const sealed = all.filter(({ envelope }) => envelope === 'sealed');
const examples = readExamples();
const languages = [
  { language: 'en', codeTexts: en, failureTexts: enFailures },
  { language: 'cn', codeTexts: zh, failureTexts: zhFailures },
  { language: 'jp', codeTexts: ja, failureTexts: jaFailures },
];

let mock: TestMock;
beforeAll(async () => {
  mock = await startMock();
});

/** What the generated validator has against a body. */
function issuesOf({ id }: OperationFacts, body: unknown): readonly unknown[] {
  const schema = validators[id as OperationId].body;
  if (!schema) return body === undefined ? [] : ['the answer has no body'];
  return core.safeParse(schema, body).error?.issues ?? [];
}

test.each(sealed)('$id answers through the sealed wire', async (operation) => {
  const { code, body } = await mock.call(operation, examplePayload(operation), { token: `sealed-${operation.id}` });
  expect(code).toBe(0);
  expect(issuesOf(operation, body === undefined ? undefined : JSON.parse(body))).toEqual([]);
});

test.each(all.filter(({ envelope }) => envelope !== 'multipart' && envelope !== 'blob'))(
  '$id answers in plain',
  async (operation) => {
    const response = await callPlain(mock.app, operation, examplePayload(operation), {
      token: `plain-${operation.id}`,
    });
    const answer = response.json<{ code: number; body?: unknown }>();
    expect(answer.code).toBe(0);
    expect(issuesOf(operation, answer.body)).toEqual([]);
  },
);

test.each(all.filter(({ envelope }) => envelope === 'blob'))('$id answers a PDF', async (operation) => {
  const { response } = await callSealed(mock.app, mock.client, operation, examplePayload(operation), {
    token: `blob-${operation.id}`,
  });
  expect(response.headers['content-type']).toBe('application/pdf');
  expect(response.body).toMatch(/^%PDF-1\.4[^]*%%EOF\n$/);
  // The one kind of file that the host sends.
  const content = readCanonical().paths[operation.path]?.post?.responses['200']?.content ?? {};
  expect(Object.keys(content)).toEqual(['application/pdf', 'application/json']);
});

test.each(all.filter(({ envelope }) => envelope === 'multipart'))('$id takes a file', async (operation) => {
  const query = { token: userToken };
  const file = new File(['a picture'], 'pin.jpg', { type: 'image/jpeg' });
  const url = `/api${operation.path}`;
  const request = {
    method: 'POST',
    url,
    query: { ...query, sign: signQuery(query) },
    ...(await multipart({ file })),
  } as const;
  const answer = (await mock.app.inject(request)).json<{ code: number; body: unknown }>();
  expect(answer.code).toBe(0);
  expect(issuesOf(operation, answer.body)).toEqual([]);
});

describe.each(languages)('in $language', ({ language, codeTexts, failureTexts }) => {
  test.each(sealed)('every code of $id can be forced', async (operation) => {
    for (const code of operation.codes) {
      const answer = await mock.call(operation, { language }, { headers: { 'Force-Code': String(code) } });
      const { name } = codes[code as FailureCode];
      expect(answer).toEqual({ code, message: (codeTexts as Record<string, string>)[name] });
    }
  });

  test.each(sealed)('every failure of $id that has a name can be forced', async (operation) => {
    for (const example of examples.namesOf(operation.id).filter((name) => /^code-\d+-/.test(name))) {
      const [, code, key = ''] = example.split('-');
      const answer = await mock.call(operation, { language }, { headers: { 'Force-Example': example } });
      expect(answer).toEqual({ code: Number(code), message: (failureTexts as Record<string, string>)[key] });
    }
  });
});

test.each(sealed)('every success of $id can be forced', async (operation) => {
  for (const example of examples.namesOf(operation.id).filter((name) => !name.startsWith('code-'))) {
    const { code, body } = await mock.call(operation, {}, { headers: { 'Force-Example': example } });
    expect(code).toBe(0);
    const expected = examples.find(operation.id, example, 'en')?.body;
    expect(body === undefined ? undefined : JSON.parse(body)).toEqual(expected);
  }
});

test.each(all.filter(({ envelope }) => envelope !== 'sealed'))(
  'every code of $id can be forced in plain',
  async (operation) => {
    if (operation.envelope === 'multipart') return;
    for (const code of operation.codes) {
      const headers = { 'Force-Code': String(code) };
      const response = await callPlain(mock.app, operation, examplePayload(operation), { headers });
      expect(response.json()).toEqual({
        code,
        message: (en as Record<string, string>)[codes[code as FailureCode].name],
      });
    }
  },
);

test.each(all.filter(({ auth }) => auth === 'user'))('$id answers a visitor 421', async (operation) => {
  if (operation.envelope === 'multipart') return;
  const baseToken = examples.find('getBaseToken', 'success', 'en')?.body as { accessToken: string };
  for (const options of [{}, { token: baseToken.accessToken }]) {
    const response = await callPlain(mock.app, operation, examplePayload(operation), options);
    expect(response.json()).toEqual({ code: 421, message: en.notLoggedIn });
  }
});
