import { describe, expect, test, vi } from 'vitest';
import { operations } from '../../generated/operations.ts';
import japanese from '../../locales/ja/codes.json' with { type: 'json' };
import type { AnswerCall, Call } from './call.ts';
import { callPlain } from './testing/callers.ts';
import { common, createTestHost } from './testing/test-host.ts';

const { getServerTime, sendClientLog, logOut, uploadDealerClue } = operations;

describe('Calls that are never sealed', () => {
  test('A-240 A plain GET takes its parameters from the query', async () => {
    const body = { epochMilliseconds: 1, timeText: '2026-05-04 13:00:00' };
    const { host } = await createTestHost(() => ({ code: 0, body }));
    expect((await callPlain(host, getServerTime, { timeZone: 'UTC' })).json()).toEqual({ code: 0, body });
    expect((await callPlain(host, getServerTime, {})).json()).toMatchObject({
      code: 400,
      message: 'timeZone is required',
    });
  });

  test('A-240 A legacy form POST takes its fields from the form', async () => {
    const answer = vi.fn<AnswerCall>(() => ({ code: 0 }));
    const { host } = await createTestHost(answer);
    const entry = { level: 'warn', message: 'a & b = c', page: '/Kenya' };
    expect((await callPlain(host, sendClientLog, entry)).json()).toEqual({ code: 0 });
    expect(answer.mock.calls[0]?.[0].payload).toEqual(entry);
  });
});

describe('A call in plain JSON', () => {
  test('A-236 The handler gets the token, with its scheme or without, and the idempotency key', async () => {
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

  test('A plain call is taken from those whom the rule allows, and from nobody else', async () => {
    const { host } = await createTestHost(() => ({ code: 0 }), {
      acceptsPlain: ({ headers }) => headers['x-from'] === 'us',
    });
    const from = (who: string) => callPlain(host, logOut, common, { headers: { 'x-from': who } });
    expect([(await from('us')).statusCode, (await from('them')).statusCode]).toEqual([200, 400]);
  });

  test('A plain call may name the character set of its JSON', async () => {
    const { host } = await createTestHost(() => ({ code: 0 }));
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    expect((await callPlain(host, logOut, common, { headers })).json()).toEqual({ code: 0 });
  });

  test('A plain call that fails is answered in its language, and no cache keeps the answer', async () => {
    const { host } = await createTestHost(() => ({ code: 400 }));
    const response = await callPlain(host, logOut, { ...common, language: 'jp' });
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toEqual({ code: 400, message: japanese.failed });
  });

  test('A plain call to an operation that takes a file is refused when it brings none', async () => {
    const { host } = await createTestHost(() => ({ code: 0 }));
    const { method, path } = uploadDealerClue;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await host.inject({ method, url: `/api${path}`, headers, payload: 'a=b' });
    expect([response.statusCode, response.body]).toEqual([400, '{"code":400}']);
  });
});
