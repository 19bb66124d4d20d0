import { describe, expect, test, vi } from 'vitest';
import { codes } from '#generated/codes.ts';
import { operations } from '#generated/operations.ts';
import english from '../../locales/en/codes.json' with { type: 'json' };
import japanese from '../../locales/ja/codes.json' with { type: 'json' };
import { ReplayUnknown } from '../envelope/envelope.ts';
import type { AnswerCall, Call } from './call.ts';
import { createHost } from './host.ts';
import { callPlain, callSealed } from './testing/callers.ts';
import { createSession } from './testing/session.ts';
import { common, createTestHost } from './testing/test-host.ts';
import { hostContract } from '#server/platform/calls/contract.ts';

const { login, getUserInfo, listHotMakes, downloadProforma, logOut } = operations;
const credentials = { email: 'wanjiku.kamau@example.com', password: 'Mombasa2026', ...common };
const tokens = { accessToken: 'gat_4hT9mQzR2vXkL8wNcY6bJp', refreshToken: 'grt_Zs7dVq3MfK1xPw5HnB9tCg' };

describe('a sealed call', () => {
  test('A-235 A-241 is a POST of one form field and reaches its handler opened', async () => {
    const answer = vi.fn<AnswerCall>(() => ({ code: 0, body: tokens }));
    const { host, client } = await createTestHost(answer);
    const { answer: received } = await callSealed(host, client, login, credentials);
    expect(JSON.parse(received.body ?? '')).toEqual(tokens);
    expect(answer.mock.calls[0]?.[0]).toMatchObject({ operation: login, payload: credentials, language: 'en' });
  });

  test('A-236 passes on the access token of its Authorization header, and its idempotency key', async () => {
    const answer = vi.fn<(call: Call) => { code: number }>(() => ({ code: 0 }));
    const { host, client } = await createTestHost(answer);
    await callSealed(host, client, logOut, common, { token: 'gat_9kB3nVx7CqL5sWm2RtY8dF', idempotencyKey: 'once-1' });
    expect(answer.mock.calls[0]?.[0]).toMatchObject({ token: 'gat_9kB3nVx7CqL5sWm2RtY8dF', idempotencyKey: 'once-1' });
  });

  test('A-239 is answered by code, sealed body, message and errorMessage', async () => {
    const { host, client } = await createTestHost(() => ({ code: 416, errorMessage: 'no row' }));
    const { answer, response } = await callSealed(host, client, login, { ...credentials, language: 'jp' });
    expect(Object.keys(response.json<object>())).toEqual(['code', 'body', 'message', 'errorMessage']);
    expect(answer).toEqual({ code: 416, message: japanese[codes[416].name], errorMessage: 'no row' });
  });

  test('is answered without a body if the operation has none', async () => {
    const { host, client } = await createTestHost(() => ({ code: 0 }));
    const { answer } = await callSealed(host, client, logOut, common);
    expect(answer).toEqual({ code: 0 });
  });

  test('keeps a message that the handler gave', async () => {
    const { host, client } = await createTestHost(() => ({ code: 400, message: 'Not on Sundays' }));
    const { answer } = await callSealed(host, client, login, credentials);
    expect(answer.message).toBe('Not on Sundays');
  });

  test('for a file is answered by its bytes, or by an unsealed failure', async () => {
    const pdf = Buffer.from('%PDF-1.4');
    const { host, client } = await createTestHost(({ payload }) =>
      payload['id'] === '1' ? { code: 0, body: pdf } : { code: 400 },
    );
    const { response } = await callSealed(host, client, downloadProforma, { id: '1', ...common });
    expect(response.headers['content-type']).toBe('application/pdf');
    expect(response.rawPayload).toEqual(pdf);
    const { response: failure } = await callSealed(host, client, downloadProforma, { id: '2', ...common });
    expect(failure.json()).toEqual({ code: 400, message: english.failed });
  });
});

test('If the replay window is unreachable, a sealed call is not carried out and is answered 500 in its language', async () => {
  const { client, envelope } = await createSession();
  const open: typeof envelope.open = async (request) => {
    throw new ReplayUnknown(await envelope.open(request), new Error('the database is down'));
  };
  const answer = vi.fn<AnswerCall>(() => ({ code: 0 }));
  const host = createHost({
    contract: hostContract,
    answer,
    envelope: { open },
    acceptsPlain: true,
    validateAnswers: true,
  });
  const { answer: received } = await callSealed(host, client, logOut, { ...common, language: 'jp' });
  expect(received).toEqual({
    code: 500,
    message: japanese[codes[500].name],
    errorMessage: expect.stringMatching(/^request /),
  });
  expect(answer).not.toHaveBeenCalled();
  // A read is answered anyway, because repeating it is harmless, and to the same user.
  answer.mockReturnValueOnce({ code: 0, body: [] });
  const read = await callSealed(host, client, operations.listCountries, common, {
    token: 'gat_9kB3nVx7CqL5sWm2RtY8dF',
  });
  expect(read.answer.code).toBe(0);
  expect(answer.mock.calls[0]?.[0]).toMatchObject({ token: 'gat_9kB3nVx7CqL5sWm2RtY8dF' });
});

describe('each failure of an envelope gets the same answer', () => {
  const cases: [what: string, change: (sealed: { headers: Record<string, string>; form: string }) => void][] = [
    ['a changed body', (sealed) => (sealed.form = sealed.form.replace(/body%22%3A%22./, 'body%22%3A%22_'))],
    ['another token', (sealed) => (sealed.headers['Authorization'] = 'Bearer gat_another')],
    ['no envelope header', (sealed) => delete sealed.headers['Envelope']],
    [
      'an unknown key',
      (sealed) => (sealed.headers['Envelope'] = sealed.headers['Envelope']?.replace('test-1', 'k2') ?? ''),
    ],
    ['no form', (sealed) => (sealed.form = '')],
    ['another content type', (sealed) => (sealed.headers['Content-Type'] = 'text/plain')],
  ];

  test.each(cases)('%s', async (_what, change) => {
    const answer = vi.fn<AnswerCall>(() => ({ code: 0 }));
    const { host, client } = await createTestHost(answer);
    const { method, path } = logOut;
    const sealed = await client.seal({ method, path, payload: JSON.stringify(common), token: 'gat_first' });
    change(sealed);
    const response = await host.inject({ method, url: `/api${path}`, headers: sealed.headers, payload: sealed.form });
    expect([response.statusCode, response.body]).toEqual([400, '{"code":400}']);
    expect(answer).not.toHaveBeenCalled();
  });

  test('a request sent twice', async () => {
    const { host, client } = await createTestHost(() => ({ code: 0 }));
    const { method, path } = logOut;
    const { headers, form } = await client.seal({ method, path, payload: JSON.stringify(common) });
    const send = () => host.inject({ method, url: `/api${path}`, headers, payload: form });
    expect((await send()).statusCode).toBe(200);
    const again = await send();
    expect([again.statusCode, again.body]).toEqual([400, '{"code":400}']);
  });

  test('plain JSON if only sealed calls are accepted', async () => {
    const { host } = await createTestHost(() => ({ code: 0 }), { acceptsPlain: false });
    const response = await callPlain(host, logOut, common);
    expect([response.statusCode, response.body]).toEqual([400, '{"code":400}']);
  });
});

describe('a payload that breaks its rules', () => {
  const wrong = { email: 'x', password: '', timeZone: 'UTC' };

  test.each([
    ['en', 'password must have at least 8 characters'],
    ['cn', 'password 至少需要 8 个字符'],
    ['jp', 'password は 8 文字以上で入力してください'],
  ])('is answered in %s with its first field and rule', async (language, message) => {
    const { host, client } = await createTestHost(() => ({ code: 0, body: tokens }));
    const { answer } = await callSealed(host, client, login, { ...credentials, password: 'a1', language });
    expect(answer).toMatchObject({ code: 400, message });
  });

  test('lists every field and rule in errorMessage', async () => {
    const { host } = await createTestHost(() => ({ code: 0, body: tokens }));
    const answer = (await callPlain(host, login, { ...wrong, extra: 1 })).json<{
      code: number;
      errorMessage: string;
    }>();
    expect(answer.code).toBe(400);
    expect(answer.errorMessage.split('; ').map((rule) => rule.split(':')[0])).toEqual(
      expect.arrayContaining(['email', 'password', 'language', 'extra']),
    );
  });

  test('A-237 lacks language or timeZone', async () => {
    const { host } = await createTestHost(() => ({ code: 0, body: [] }));
    expect((await callPlain(host, listHotMakes, { language: 'en' })).json()).toMatchObject({
      message: 'timeZone is required',
    });
    expect((await callPlain(host, listHotMakes, { timeZone: 'UTC' })).json()).toMatchObject({
      message: 'language is required',
    });
  });

  test('is not JSON', async () => {
    const { host, client } = await createTestHost(() => ({ code: 0 }));
    const { method, path } = logOut;
    const sealed = await client.seal({ method, path, payload: '{"language":' });
    const response = await host.inject({ method, url: `/api${path}`, headers: sealed.headers, payload: sealed.form });
    expect(await sealed.open(response.json())).toMatchObject({
      code: 400,
      message: 'This could not be read. Please go back and try again.',
    });
  });
});

describe('an answer that breaks the contract', () => {
  test.each([
    [
      'an unlisted code',
      { code: 602 },
      /^login answered code 602, which the contract does not list \(request [\w-]+\)$/,
    ],
    [
      'an invalid body',
      { code: 0, body: { accessToken: 1 } },
      /^login answered an invalid body: accessToken: .*\(request/,
    ],
  ])('is a 500 that names the operation and the reason: %s', async (_what, broken, reason) => {
    const { host, client } = await createTestHost(() => broken);
    const { answer } = await callSealed(host, client, login, credentials);
    expect(answer).toMatchObject({ code: 500, message: english.serverError });
    expect(answer.errorMessage).toMatch(reason);
  });

  test('has a body where the contract has none, or none where it has a file', async () => {
    const { host } = await createTestHost(() => ({ code: 0, body: {} }));
    const withBody = (await callPlain(host, logOut, common)).json<{ code: number; errorMessage: string }>();
    expect(withBody.code).toBe(500);
    expect(withBody.errorMessage).toMatch(/^logOut answered a body where the contract has none \(request /);
    const noFile = (await callPlain(host, downloadProforma, { id: '1', ...common })).json<{ errorMessage: string }>();
    expect(noFile.errorMessage).toMatch(/^downloadProforma answered no bytes \(request /);
  });

  test('is sent unchanged in production', async () => {
    const { host } = await createTestHost(() => ({ code: 602 }), { validateAnswers: false });
    expect((await callPlain(host, login, credentials)).json()).toMatchObject({
      code: 602,
      message: english.orderInvalid,
    });
  });
});

describe('the operator’s log', () => {
  function createLog() {
    const lines: string[] = [];
    const server = { logger: { level: 'error', stream: { write: (line: string) => void lines.push(line) } } };
    return { server, entries: () => lines.map((line) => JSON.parse(line) as unknown) };
  }

  test('has the operation and the error of a failed handler', async () => {
    const { server, entries } = createLog();
    const { host } = await createTestHost(() => Promise.reject(new Error('no row')), { server });
    await callPlain(host, logOut, common);
    expect(entries()).toMatchObject([
      {
        operation: 'logOut',
        msg: 'a handler failed',
        err: { message: 'no row', stack: expect.stringContaining('at ') },
      },
    ]);
  });

  test('has an answer that breaks the contract', async () => {
    const { server, entries } = createLog();
    const { host } = await createTestHost(() => ({ code: 602 }), { server });
    await callPlain(host, login, credentials);
    expect(entries()).toMatchObject([
      {
        operation: 'login',
        answer: { code: 602 },
        msg: 'login answered code 602, which the contract does not list',
      },
    ]);
  });

  test('has the reason of an unreachable replay window', async () => {
    const { server, entries } = createLog();
    const { client, envelope } = await createSession();
    const open: typeof envelope.open = async (request) => {
      throw new ReplayUnknown(await envelope.open(request), new Error('the database is down'));
    };
    const host = createHost({
      contract: hostContract,
      answer: () => ({ code: 0 }),
      envelope: { open },
      acceptsPlain: false,
      validateAnswers: true,
      server,
    });
    await callSealed(host, client, logOut, common);
    expect(entries()).toMatchObject([
      { operation: 'logOut', msg: 'a call could not be claimed', err: { message: expect.stringContaining('replay') } },
    ]);
  });

  test('has the error of a request that failed before it was a call, and its sender gets the request id', async () => {
    const { server, entries } = createLog();
    const { client } = await createSession();
    const host = createHost({
      contract: hostContract,
      answer: () => ({ code: 0 }),
      envelope: { open: () => Promise.reject(new TypeError('out of keys')) },
      acceptsPlain: false,
      validateAnswers: true,
      server,
    });
    const { method, path } = logOut;
    const { headers, form } = await client.seal({ method, path, payload: '{}' });
    const response = await host.inject({ method, url: `/api${path}`, headers, payload: form });
    const id = String(response.headers['request-id']);
    expect(response.json()).toEqual({ code: 500, message: english.serverError, errorMessage: `request ${id}` });
    expect(entries()).toMatchObject([{ msg: 'a request failed', err: { message: 'out of keys' } }]);
    expect(response.body).not.toContain('out of keys');
  });
});

test('An exception in a handler is answered 500 with the request id, without details', async () => {
  const { host, client } = await createTestHost(() => {
    throw new Error('SELECT secret FROM users');
  });
  const { answer, response } = await callSealed(host, client, getUserInfo, common);
  expect(answer.code).toBe(500);
  expect(answer.errorMessage).toBe(`request ${String(response.headers['request-id'])}`);
  expect(response.body).not.toContain('secret');
});
