import { describe, expect, it, vi } from 'vitest';
import { codes } from '#generated/codes.ts';
import { operations } from '#generated/operations.ts';
import type { Exchange, Reply } from './exchange.ts';
import { answering, callOf, createGate } from './testing/calls.ts';
import { accepting, done, expired, first, renewed, second, startSession } from './testing/start-session.ts';
import { TransportError } from './transport-error.ts';

describe('renewal', () => {
  it('A-281 refreshes the token after 430 and repeats the original call', async () => {
    const { session, store, refresh, ends } = startSession(codes, first);
    const next = accepting('access-2');
    await expect(session.around(next)(callOf(operations.listOrders, { payload: '{"a":1}' }))).resolves.toEqual(done);
    expect(refresh).toHaveBeenCalledExactlyOnceWith('refresh-1');
    expect(next.mock.calls.map(([{ payload }]) => payload)).toEqual(['{"a":1}', '{"a":1}']);
    expect(store.read()).toEqual(second);
    expect(ends).toEqual([]);
  });

  it('repeats with the same idempotency key', async () => {
    const { session } = startSession(codes, first);
    const next = accepting('access-2');
    await session.around(next)(callOf(operations.submitOrder, { idempotencyKey: 'once' }));
    expect(next.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)).toEqual(['once', 'once']);
  });

  it('A-281 refreshes once for 20 concurrent calls that get 430', async () => {
    const { session, refresh } = startSession(codes, first);
    const gate = createGate();
    const next = vi.fn<Exchange>(async (call) => {
      await gate.passed;
      return call.token === 'access-2' ? done : expired;
    });
    const calls = Array.from({ length: 20 }, () => session.around(next)(callOf(operations.listOrders)));
    gate.open();
    await expect(Promise.all(calls)).resolves.toEqual(Array.from({ length: 20 }, () => done));
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('repeats without refreshing if the 430 is for an older token', async () => {
    const { session, refresh } = startSession(codes, first);
    const answer = createGate<Reply>();
    const next = vi.fn<Exchange>(async (call) => (call.token === 'access-2' ? done : answer.passed));
    const late = session.around(next)(callOf(operations.listOrders));
    await session.around(accepting('access-2'))(callOf(operations.listOrders));
    answer.open(expired);
    await expect(late).resolves.toEqual(done);
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('A-180 refreshes at most 3 times for a call, then clears the tokens and reports it once', async () => {
    const { session, store, refresh, ends } = startSession(codes, first);
    let count = 1;
    refresh.mockImplementation(async () => {
      count += 1;
      return { code: 0, body: { accessToken: `access-${count}`, refreshToken: `refresh-${count}` } };
    });
    const next = answering(expired);
    const calls = Array.from({ length: 5 }, () => session.around(next)(callOf(operations.listOrders)));
    await expect(Promise.all(calls)).resolves.toEqual(Array.from({ length: 5 }, () => expired));
    expect(refresh).toHaveBeenCalledTimes(3);
    expect(store.read()).toBeUndefined();
    expect(ends).toEqual(['expired']);
  });

  it('B-257 keeps the session if a refresh has to be repeated', async () => {
    const { session, ends } = startSession(codes, first);
    await session.around(accepting('access-2'))(callOf(operations.getPriceDetail));
    expect(ends).toEqual([]);
  });

  it.each([421, 431, 432, 400])(
    'B-257 ends the session once for all waiting calls if a refresh is answered %i',
    async (code) => {
      const { session, store, refresh, ends } = startSession(codes, first);
      refresh.mockResolvedValue({ code });
      const next = answering(expired);
      const calls = Array.from({ length: 20 }, () => session.around(next)(callOf(operations.getPriceDetail)));
      await expect(Promise.all(calls)).resolves.toEqual(Array.from({ length: 20 }, () => expired));
      expect(store.read()).toBeUndefined();
      expect(ends).toEqual(['expired']);
      expect(refresh).toHaveBeenCalledOnce();
    },
  );

  it('A-277 clears all local storage if a refresh is answered 403', async () => {
    const { session, refresh, clearStorage } = startSession(codes, first);
    refresh.mockResolvedValue({ code: 403 });
    await session.around(answering(expired))(callOf(operations.listOrders));
    expect(clearStorage).toHaveBeenCalledOnce();
  });

  it('keeps the session if the server fails during a refresh', async () => {
    const { session, store, refresh, ends } = startSession(codes, first);
    refresh.mockResolvedValue({ code: 500 });
    await expect(session.around(answering(expired))(callOf(operations.listOrders))).resolves.toEqual({ code: 500 });
    expect(store.read()).toEqual(first);
    expect(ends).toEqual([]);
  });

  it('keeps the session if the network fails during a refresh, and refreshes with the next call', async () => {
    const { session, store, refresh, ends } = startSession(codes, first);
    const lost = new TransportError('unreachable', { mayHaveArrived: true });
    refresh.mockRejectedValueOnce(new TransportError('unknown', { cause: lost }));
    // The call itself was refused, so its outcome is known.
    await expect(session.around(answering(expired))(callOf(operations.submitOrder))).rejects.toBe(lost);
    expect(store.read()).toEqual(first);
    expect(ends).toEqual([]);
    await expect(session.around(accepting('access-2'))(callOf(operations.submitOrder))).resolves.toEqual(done);
  });

  it('fails as unreadable if the refresh returns no tokens', async () => {
    const { session, store, refresh } = startSession(codes, first);
    refresh.mockResolvedValue({ code: 0, body: {} });
    await expect(session.around(answering(expired))(callOf(operations.listOrders))).rejects.toMatchObject({
      code: 'unreadable',
    });
    expect(store.read()).toEqual(first);
  });

  it('lets one caller abort without disturbing the others', async () => {
    const { session, refresh } = startSession(codes, first);
    const gate = createGate<Reply>();
    refresh.mockReturnValue(gate.passed);
    const abort = new AbortController();
    const next = accepting('access-2');
    const givenUp = session.around(next)(callOf(operations.listOrders, { signal: abort.signal }));
    const patient = session.around(next)(callOf(operations.listOrders));
    await expect.poll(() => refresh.mock.calls.length, { interval: 1 }).toBe(1);
    abort.abort();
    await expect(givenUp).rejects.toMatchObject({ code: 'aborted' });
    gate.open(renewed);
    await expect(patient).resolves.toEqual(done);
  });

  it.each([
    ['the same tokens', renewed],
    ['a refusal', { code: 432 }],
    ['trouble', { code: 500 }],
  ])('repeats with tokens that another tab has stored, if its own refresh returns %s', async (_what, reply) => {
    const { session, store, refresh, ends } = startSession(codes, first);
    const gate = createGate<Reply>();
    refresh.mockReturnValue(gate.passed);
    const next = accepting('access-2');
    const call = session.around(next)(callOf(operations.listOrders));
    await expect.poll(() => refresh.mock.calls.length, { interval: 1 }).toBe(1);
    store.changeElsewhere(second);
    gate.open(reply);
    await expect(call).resolves.toEqual(done);
    expect(store.read()).toEqual(second);
    expect(refresh).toHaveBeenCalledOnce();
    expect(ends).toEqual([]);
  });

  it('never repeats a call in a session that began meanwhile', async () => {
    const { session, refresh } = startSession(codes, first);
    const gate = createGate<Reply>();
    refresh.mockReturnValue(gate.passed);
    const next = accepting('access-2');
    const call = session.around(next)(callOf(operations.listOrders));
    await expect.poll(() => refresh.mock.calls.length, { interval: 1 }).toBe(1);
    session.end();
    session.begin(second);
    gate.open(renewed);
    await expect(call).resolves.toEqual(expired);
    expect(next).toHaveBeenCalledOnce();
  });

  it('discards the tokens of a refresh if the user logged out meanwhile', async () => {
    const { session, store, refresh, ends } = startSession(codes, first);
    const gate = createGate<Reply>();
    refresh.mockReturnValue(gate.passed);
    const call = session.around(answering(expired))(callOf(operations.listOrders));
    await expect.poll(() => refresh.mock.calls.length, { interval: 1 }).toBe(1);
    session.end();
    gate.open(renewed);
    await expect(call).resolves.toEqual(expired);
    expect(store.read()).toBeUndefined();
    expect(ends).toEqual([]);
  });
});
