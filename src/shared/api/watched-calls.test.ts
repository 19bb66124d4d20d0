import { beforeEach, describe, expect, test, vi } from 'vitest';
import { operations } from '#generated/operations.ts';
import { api } from './api.ts';
import { writeCurl } from './curl-command.ts';
import { createTestApi, firstTokens } from './testing/test-api.ts';
import { watchCalls, watchedCalls, type WatchedCall } from './watched-calls.ts';

beforeEach(() => watchedCalls.forget());

const [order] = [{ id: '500001' }];

describe('Watched calls', () => {
  test('keep a call decrypted, and what was sent over the network sealed', async () => {
    const { client, server } = createTestApi({ watch: watchCalls, headers: () => ({ 'Force-Delay': '1' }) });
    server.on('closeOrder', () => ({ code: 400, message: 'The status of the order has changed' }));
    const changes = vi.fn<() => void>();
    const stop = watchedCalls.onChange(changes);
    await api.closeOrder({ client, body: order });
    stop();
    expect(changes).toHaveBeenCalled();
    const [watched] = watchedCalls.current();
    expect(watched).toMatchObject({
      operation: operations.closeOrder,
      token: firstTokens.accessToken,
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      forced: { 'Force-Delay': '1' },
      outcome: { reply: { code: 400, message: 'The status of the order has changed' } },
      wire: { url: 'https://shop.test/api/order/close', method: 'POST', status: 200 },
    });
    expect(JSON.parse(watched?.payload ?? '')).toEqual({ ...order, language: 'en', timeZone: 'Africa/Nairobi' });
    const { form = '', answer = '' } = watched?.wire ?? {};
    expect(Object.keys(JSON.parse(new URLSearchParams(form).get('json') ?? '') as object).toSorted()).toEqual([
      'body',
      'partnerId',
      'sequenceId',
      'sign',
    ]);
    expect(form).not.toContain('500001');
    expect(JSON.parse(answer)).toMatchObject({ code: 400, body: expect.any(String) as string });
    const { sent = NaN, answered = NaN, done = NaN } = watched?.times ?? {};
    expect(sent).toBeLessThanOrEqual(answered);
    expect(answered).toBeLessThanOrEqual(done);
  });

  test('record why a call failed, and list the latest call first', async () => {
    const { client, server } = createTestApi({ watch: watchCalls });
    server.on('listMakes', () => ({ code: 0, body: { makeList: [] } }));
    server.on('listHotMakes', () => new Response('half an ans', { status: 200 }));
    await api.listMakes({ client });
    await api.listHotMakes({ client });
    expect(watchedCalls.current().map(({ operation, outcome }) => [operation.id, outcome])).toMatchObject([
      ['listHotMakes', { broken: 'unreadable' }],
      ['listMakes', { reply: { code: 0 } }],
    ]);
  });

  test('keep at most fifty calls', async () => {
    const { client, server } = createTestApi({ watch: watchCalls });
    server.on('listMakes', () => ({ code: 0, body: { makeList: [] } }));
    for (let count = 0; count < 52; count += 1) await api.listMakes({ client });
    expect(watchedCalls.current()).toHaveLength(50);
  });
});

describe('A call as a command', () => {
  const call: WatchedCall = {
    number: 1,
    operation: operations.addAddress,
    startedAt: new Date(0),
    payload: `{"name":"Ng'ang'a"}`,
    token: 'gat_1',
    idempotencyKey: 'key',
    forced: { 'Force-Code': '431' },
    wire: undefined,
    times: {},
    outcome: undefined,
  };

  test('sends the same in plain JSON, with token, key and forced headers, escaped for a shell', () => {
    expect(writeCurl(call, 'http://127.0.0.1:5173')).toBe(
      [
        `curl -s 'http://127.0.0.1:5173/api/address/add'`,
        `-H 'Content-Type: application/json'`,
        `-H 'Authorization: Bearer gat_1'`,
        `-H 'Idempotency-Key: key'`,
        `-H 'Force-Code: 431'`,
        String.raw`-d '{"name":"Ng'\''ang'\''a"}'`,
      ].join(' \\\n  '),
    );
  });

  test('puts a query into the address and a download into a file, and does not exist for an upload', () => {
    const { token: _token, ...bare } = { ...call, idempotencyKey: undefined, forced: {} };
    const visitor = { ...bare, token: undefined };
    const time = { ...visitor, operation: operations.getServerTime, payload: '{"timeZone":"UTC"}' };
    expect(writeCurl(time, 'http://a')).toBe(`curl -s \\\n  'http://a/api/common/serverTime?timeZone=UTC'`);
    expect(writeCurl({ ...visitor, operation: operations.downloadProforma }, 'http://a')).toContain('-o answer.pdf');
    expect(writeCurl({ ...visitor, operation: operations.uploadDealerClue }, 'http://a')).toBeUndefined();
  });
});
