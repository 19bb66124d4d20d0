import { describe, expect, test, vi } from 'vitest';
import { operations } from '#generated/operations.ts';
import japanese from '../../locales/ja/codes.json' with { type: 'json' };
import type { AnswerCall, Call } from './call.ts';
import { callPlain } from './testing/callers.ts';
import { common, createTestHost } from './testing/test-host.ts';

const { getServerTime, sendClientLog, logOut, uploadDealerClue } = operations;

describe('Calls that are never sealed', () => {
  test('A-240 read the parameters of a plain GET from the query', async () => {
    const body = { epochMilliseconds: 1, timeText: '2026-05-04 13:00:00' };
    const { host } = await createTestHost(() => ({ code: 0, body }));
    expect((await callPlain(host, getServerTime, { timeZone: 'UTC' })).json()).toEqual({ code: 0, body });
    expect((await callPlain(host, getServerTime, {})).json()).toMatchObject({
      code: 400,
      message: 'timeZone is required',
    });
  });

  test('A-240 read the fields of a legacy form POST from the form', async () => {
    const answer = vi.fn<AnswerCall>(() => ({ code: 0 }));
    const { host } = await createTestHost(answer);
    const entry = { level: 'warn', message: 'a & b = c', page: '/Kenya' };
    expect((await callPlain(host, sendClientLog, entry)).json()).toEqual({ code: 0 });
    expect(answer.mock.calls[0]?.[0].payload).toEqual(entry);
  });
});

describe('A call in plain JSON', () => {
  test('A-236 passes the token, with or without its scheme, and the idempotency key to the handler', async () => {
    const answer = vi.fn<(call: Call) => { code: number }>(() => ({ code: 0 }));
    const { host } = await createTestHost(answer);
    const key = { 'idempotency-key': 'once-1' };
    await callPlain(host, logOut, common, { token: 'Bearer gat_first', headers: key });
    await callPlain(host, logOut, common, { token: 'gat_second Bearer x' });
    await callPlain(host, logOut, common);
    expect(answer.mock.calls.map(([{ token, idempotencyKey }]) => [token, idempotencyKey])).toEqual([
      ['gat_first', 'once-1'],
      ['gat_second Bearer x', undefined],
      [undefined, undefined],
    ]);
    expect(Object.keys(answer.mock.calls[2]?.[0] ?? {})).not.toContain('token');
  });

  test('is accepted only from callers whom the rule allows', async () => {
    const { host } = await createTestHost(() => ({ code: 0 }), {
      acceptsPlain: ({ headers }) => headers['x-from'] === 'us',
    });
    const from = (who: string) => callPlain(host, logOut, common, { headers: { 'x-from': who } });
    expect([(await from('us')).statusCode, (await from('them')).statusCode]).toEqual([200, 400]);
  });

  test('may declare the charset of its JSON', async () => {
    const { host } = await createTestHost(() => ({ code: 0 }));
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    expect((await callPlain(host, logOut, common, { headers })).json()).toEqual({ code: 0 });
  });

  test('is answered in its language if it fails, and its answer is not cached', async () => {
    const { host } = await createTestHost(() => ({ code: 400 }));
    const response = await callPlain(host, logOut, { ...common, language: 'jp' });
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toEqual({ code: 400, message: japanese.failed });
  });

  test('without a file is refused by an operation that requires one', async () => {
    const { host } = await createTestHost(() => ({ code: 0 }));
    const { method, path } = uploadDealerClue;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await host.inject({ method, url: `/api${path}`, headers, payload: 'a=b' });
    expect([response.statusCode, response.body]).toEqual([400, '{"code":400}']);
  });
});
