import { isDeepStrictEqual } from 'node:util';
import { core } from 'zod/mini';
import { beforeAll, describe, expect, test } from 'vitest';
import { codes, type FailureCode } from '#generated/codes.ts';
import { type OperationFacts, type OperationId, operations } from '#generated/operations.ts';
import { validators } from '#generated/validators.ts';
import en from '../locales/en/codes.json' with { type: 'json' };
import enFailures from '../locales/en/failures.json' with { type: 'json' };
import ja from '../locales/ja/codes.json' with { type: 'json' };
import jaFailures from '../locales/ja/failures.json' with { type: 'json' };
import zh from '../locales/zh/codes.json' with { type: 'json' };
import zhFailures from '../locales/zh/failures.json' with { type: 'json' };
import { readCanonical } from '#contract/document/openapi.ts';
import { readExamples } from '#server/platform/calls/examples.ts';
import { signQuery } from '#wire/host/receive-file.ts';
import { callPlain, callSealed, multipart } from '#wire/host/testing/callers.ts';
import { isFullRun } from '../tests/scope.ts';
import { examplePayload, startMock, type TestMock, userToken } from './testing/mock.ts';

const all = Object.values<OperationFacts>(operations);
const sealed = all.filter(({ envelope }) => envelope === 'sealed');
const examples = readExamples();
const languages = [
  { language: 'en', codeTexts: en, failureTexts: enFailures },
  { language: 'cn', codeTexts: zh, failureTexts: zhFailures },
  { language: 'jp', codeTexts: ja, failureTexts: jaFailures },
];

/** All calls answer a forced code in the same way, and thousands of answers take long. */
const sampleFrom = (first: number) => (isFullRun ? sealed : sealed.filter((_, place) => place % 6 === first));

let mock: TestMock;
beforeAll(async () => {
  mock = await startMock();
});

/** The generated validator's objections to a body. */
function issuesOf({ id }: OperationFacts, body: unknown): readonly unknown[] {
  const schema = validators[id as OperationId].body;
  if (!schema) return body === undefined ? [] : ['the answer has no body'];
  return core.safeParse(schema, body).error?.issues ?? [];
}

/** Makes the calls one after the other, and returns those with an unexpected answer. */
async function wrongAnswers(
  calls: readonly OperationFacts[],
  judge: (operation: OperationFacts) => Promise<readonly (readonly [got: unknown, expected: unknown, call?: string])[]>,
): Promise<object[]> {
  if (calls.length === 0) throw new Error('There is no call of this kind.');
  const wrong: object[] = [];
  for (const operation of calls) {
    for (const [got, expected, call = ''] of await judge(operation)) {
      if (!isDeepStrictEqual(got, expected)) wrong.push({ call: `${operation.id} ${call}`, got, expected });
    }
  }
  return wrong;
}

const parsed = (body: string | undefined): unknown => (body === undefined ? undefined : JSON.parse(body));

test('Every call answers through the sealed wire', async () => {
  const wrong = await wrongAnswers(sealed, async (operation) => {
    const { code, body } = await mock.call(operation, examplePayload(operation), { token: `sealed-${operation.id}` });
    return [
      [
        [code, issuesOf(operation, parsed(body))],
        [0, []],
      ],
    ];
  });
  expect(wrong).toEqual([]);
});

test('Every call answers unsealed', async () => {
  const calls = all.filter(({ envelope }) => envelope !== 'multipart' && envelope !== 'blob');
  const wrong = await wrongAnswers(calls, async (operation) => {
    const token = `plain-${operation.id}`;
    const response = await callPlain(mock.app, operation, examplePayload(operation), { token });
    const { code, body } = response.json<{ code: number; body?: unknown }>();
    return [
      [
        [code, issuesOf(operation, body)],
        [0, []],
      ],
    ];
  });
  expect(wrong).toEqual([]);
});

test.each(all.filter(({ envelope }) => envelope === 'blob'))('$id answers a PDF', async (operation) => {
  const { response } = await callSealed(mock.app, mock.client, operation, examplePayload(operation), {
    token: `blob-${operation.id}`,
  });
  expect(response.headers['content-type']).toBe('application/pdf');
  expect(response.body).toMatch(/^%PDF-1\.4[^]*%%EOF\n$/);
  // The only type of file that the host sends.
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
  const sample = sampleFrom(languages.findIndex((one) => one.language === language));

  test('every code of every call can be forced', async () => {
    const wrong = await wrongAnswers(sample, (operation) => {
      const answered = operation.codes.map(async (code) => {
        const { name } = codes[code as FailureCode];
        const answer = await mock.call(operation, { language }, { headers: { 'Force-Code': String(code) } });
        return [answer, { code, message: (codeTexts as Record<string, string>)[name] }, `code ${code}`] as const;
      });
      return Promise.all(answered);
    });
    expect(wrong).toEqual([]);
  });

  test('every failure of every call that has a name can be forced', async () => {
    const wrong = await wrongAnswers(sample, (operation) => {
      const named = examples.namesOf(operation.id).filter((name) => /^code-\d+-/.test(name));
      const answered = named.map(async (example) => {
        const [, code, key = ''] = example.split('-');
        const answer = await mock.call(operation, { language }, { headers: { 'Force-Example': example } });
        const message = (failureTexts as Record<string, string>)[key];
        return [answer, { code: Number(code), message, body: JSON.stringify({ reason: key }) }, example] as const;
      });
      return Promise.all(answered);
    });
    expect(wrong).toEqual([]);
  });
});

test('Every success of every call can be forced', async () => {
  const wrong = await wrongAnswers(sampleFrom(3), (operation) => {
    const successes = examples.namesOf(operation.id).filter((name) => !name.startsWith('code-'));
    const answered = successes.map(async (example) => {
      const { code, body } = await mock.call(operation, {}, { headers: { 'Force-Example': example } });
      return [[code, parsed(body)], [0, examples.find(operation.id, example, 'en')?.body], example] as const;
    });
    return Promise.all(answered);
  });
  expect(wrong).toEqual([]);
});

test('Every code of every unsealed call can be forced in plain', async () => {
  const calls = all.filter(({ envelope }) => envelope !== 'sealed' && envelope !== 'multipart');
  const wrong = await wrongAnswers(calls, (operation) => {
    const answered = operation.codes.map(async (code) => {
      const headers = { 'Force-Code': String(code) };
      const response = await callPlain(mock.app, operation, examplePayload(operation), { headers });
      const message = (en as Record<string, string>)[codes[code as FailureCode].name];
      return [response.json<unknown>(), { code, message }, `code ${code}`] as const;
    });
    return Promise.all(answered);
  });
  expect(wrong).toEqual([]);
});

test('Every user’s call answers a visitor with 421', async () => {
  const visitor = examples.find('getBaseToken', 'success', 'en')?.body as { accessToken: string };
  const calls = all.filter(({ auth, envelope }) => auth === 'user' && envelope !== 'multipart');
  const wrong = await wrongAnswers(calls, (operation) => {
    const answered = [{}, { token: visitor.accessToken }].map(async (options) => {
      const response = await callPlain(mock.app, operation, examplePayload(operation), options);
      return [response.json<unknown>(), { code: 421, message: en.notLoggedIn }] as const;
    });
    return Promise.all(answered);
  });
  expect(wrong).toEqual([]);
});
