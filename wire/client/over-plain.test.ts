import { describe, expect, it, vi } from 'vitest';
import { operations } from '#generated/operations.ts';
import type { Network } from './network.ts';
import { overPlain } from './over-plain.ts';
import { callOf } from './testing/calls.ts';

function createPlain(answer: object) {
  const fetch = vi.fn<Network['fetch']>(async () => new Response(JSON.stringify(answer)));
  return { fetch, exchange: overPlain({ baseUrl: '/api', network: { fetch, isOnline: () => true } }) };
}

describe('overPlain', () => {
  it('A-240 makes a GET with query parameters', async () => {
    const { fetch, exchange } = createPlain({ code: 0, body: { epochMilliseconds: 1 } });
    const call = callOf(operations.getServerTime, { payload: '{"timeZone":"Africa/Nairobi"}' });
    await expect(exchange(call)).resolves.toEqual({ code: 0, body: { epochMilliseconds: 1 } });
    const init = { method: 'GET', headers: {}, isSafe: true };
    expect(fetch).toHaveBeenCalledWith('/api/common/serverTime?timeZone=Africa%2FNairobi', init);
  });

  it('A-240 posts a legacy form', async () => {
    const { fetch, exchange } = createPlain({ code: 0 });
    const call = callOf(operations.sendClientLog, { payload: '{"level":"warn","message":"a & b"}' });
    await expect(exchange(call)).resolves.toEqual({ code: 0 });
    expect(fetch).toHaveBeenCalledWith('/api/common/clientLog', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'level=warn&message=a+%26+b',
    });
  });

  it('posts JSON if the contract seals the call, with token and idempotency key', async () => {
    const { fetch, exchange } = createPlain({ code: 0, body: { id: '1' } });
    const given = { payload: '{"id":"1"}', token: 'access', idempotencyKey: 'once' };
    await expect(exchange(callOf(operations.submitOrder, given))).resolves.toEqual({ code: 0, body: { id: '1' } });
    expect(fetch).toHaveBeenCalledWith('/api/order/submit', {
      method: 'POST',
      headers: { Authorization: 'Bearer access', 'Idempotency-Key': 'once', 'Content-Type': 'application/json' },
      body: '{"id":"1"}',
    });
  });

  it('returns the file of a download, or its failure', async () => {
    const answers = [
      new Response('%PDF', { headers: { 'Content-Type': 'application/pdf' } }),
      Response.json({ code: 400, message: 'no' }),
    ];
    const fetch = async () => answers.shift() ?? Response.error();
    const exchange = overPlain({ baseUrl: '/api', network: { fetch, isOnline: () => true } });
    const { code, file } = await exchange(callOf(operations.downloadProforma));
    expect({ code, text: await file?.text() }).toEqual({ code: 0, text: '%PDF' });
    await expect(exchange(callOf(operations.downloadProforma))).resolves.toEqual({ code: 400, message: 'no' });
  });

  it.each([
    [200, 'unreadable', 'HTTP 200 at /api/order/submit is no answer of the contract: give the base of the API.'],
    [404, 'unreadable', 'HTTP 404 at /api/order/submit is no answer of the contract: give the base of the API.'],
    [502, 'unreachable', 'HTTP 502 at /api/order/submit: start the server behind it.'],
  ])('tells developers where HTML came from, with status %s', async (status, code, message) => {
    const fetch = async () => new Response('<html>', { status, headers: { 'Content-Type': 'text/html' } });
    const exchange = overPlain({ baseUrl: '/api', network: { fetch, isOnline: () => true } });
    await expect(exchange(callOf(operations.submitOrder))).rejects.toMatchObject({ code, message });
  });

  it('tells developers where nobody answers', async () => {
    const fetch = () => Promise.reject(new Error('connect ECONNREFUSED'));
    const exchange = overPlain({ baseUrl: '/api', network: { fetch, isOnline: () => true } });
    const message = 'No server answers at /api/order/submit: start the server.';
    await expect(exchange(callOf(operations.submitOrder))).rejects.toMatchObject({ code: 'unreachable', message });
  });

  it('passes a failure on', async () => {
    const { exchange } = createPlain({ code: 400, message: 'no' });
    await expect(exchange(callOf(operations.getServerTime))).resolves.toEqual({ code: 400, message: 'no' });
  });
});
