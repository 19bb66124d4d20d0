import { describe, expect, it, test, vi } from 'vitest';
import { codes } from '#generated/codes.ts';
import { type OperationFacts, operations } from '#generated/operations.ts';
import type { Exchange, Reply } from './exchange.ts';
import { type SessionEnd, throughLogin } from './session.ts';
import { answering, callOf, createGate } from './testing/calls.ts';
import { accepting, done, expired, first, givesBaseToken, second, startSession } from './testing/start-session.ts';
import { TransportError } from './transport-error.ts';

describe('tokens of calls', () => {
  it('A-236 adds the access token to the call of a user', async () => {
    const { session } = startSession(codes, first);
    const next = answering(done);
    await session.around(next)(callOf(operations.getUserInfo));
    expect(next.calls[0]?.token).toBe('access-1');
  });

  it('A-242 adds the base token to a visitor’s call, fetched once for 20 concurrent calls and cached', async () => {
    const { session, baseToken } = startSession(codes);
    const next = answering(done);
    await Promise.all(Array.from({ length: 20 }, () => session.around(next)(callOf(operations.listMakes))));
    await session.around(next)(callOf(operations.listMakes));
    expect(new Set(next.calls.map(({ token }) => token))).toEqual(new Set(['base-1']));
    expect(baseToken).toHaveBeenCalledOnce();
  });

  it('A-242 fetches the base token before the first call if asked to prepare', async () => {
    const { session, baseToken } = startSession(codes);
    await session.prepare();
    expect(baseToken).toHaveBeenCalledOnce();
    await session.around(answering(done))(callOf(operations.listMakes));
    expect(baseToken).toHaveBeenCalledOnce();
  });

  it('needs no base token for a logged-in user, nor for a call without authentication', async () => {
    const user = startSession(codes, first);
    await user.session.prepare();
    expect(user.baseToken).not.toHaveBeenCalled();
    const visitor = startSession(codes);
    const next = answering(done);
    await visitor.session.around(next)(callOf(operations.getServerTime));
    expect(next.calls[0]?.token).toBeUndefined();
    expect(visitor.baseToken).not.toHaveBeenCalled();
  });

  it('requests the base token again after a failure', async () => {
    const { session, baseToken } = startSession(codes);
    baseToken.mockRejectedValueOnce(new TransportError('unreachable'));
    await expect(session.around(answering(done))(callOf(operations.listMakes))).rejects.toMatchObject({
      code: 'unreachable',
    });
    await expect(session.around(answering(done))(callOf(operations.listMakes))).resolves.toEqual(done);
  });

  it('passes the server’s message on if it gives no base token', async () => {
    const { session, baseToken } = startSession(codes);
    baseToken.mockResolvedValue({ code: 500 });
    await expect(session.around(answering(done))(callOf(operations.listMakes))).resolves.toEqual({ code: 500 });
  });

  it('uses the tokens of a login during the base token request', async () => {
    const { session, baseToken } = startSession(codes);
    const gate = createGate<Reply>();
    baseToken.mockReturnValue(gate.passed);
    const next = answering(done);
    const call = session.around(next)(callOf(operations.listMakes));
    session.begin(second);
    gate.open(givesBaseToken);
    await call;
    expect(next.calls[0]?.token).toBe('access-2');
  });

  it("renews a visitor's base token after 430", async () => {
    const { session, refresh, baseToken } = startSession(codes);
    baseToken.mockResolvedValueOnce({ code: 0, body: { accessToken: 'base-0' } });
    await expect(session.around(accepting('base-1'))(callOf(operations.listMakes))).resolves.toEqual(done);
    expect(baseToken).toHaveBeenCalledTimes(2);
    expect(refresh).not.toHaveBeenCalled();
  });

  it("fails a visitor's call after 3 new base tokens, without an event", async () => {
    const { session, baseToken, ends } = startSession(codes);
    await expect(session.around(answering(expired))(callOf(operations.listMakes))).resolves.toEqual(expired);
    expect(baseToken).toHaveBeenCalledTimes(4);
    expect(ends).toEqual([]);
  });
});

describe('end of a session', () => {
  it.each([
    [421, 'notLoggedIn'],
    [431, 'expired'],
    [432, 'expired'],
  ])('A-181 A-280 A-282 clears the tokens after %i and reports it once: %s', async (code, reason) => {
    const { session, store, ends } = startSession(codes, first);
    const next = answering({ code, message: 'over' });
    const calls = Array.from({ length: 20 }, () => session.around(next)(callOf(operations.listOrders)));
    await expect(Promise.all(calls)).resolves.toHaveLength(20);
    expect(store.read()).toBeUndefined();
    expect(ends).toEqual([reason]);
  });

  it('B-255 names the call whose answer ended the session, so that a price loaded automatically opens nothing', async () => {
    const { session } = startSession(codes);
    const listener = vi.fn<(end: SessionEnd) => void>();
    session.onEnd(listener);
    await session.around(answering({ code: 421 }))(callOf(operations.getPriceDetail));
    expect(listener).toHaveBeenCalledExactlyOnceWith({
      reason: 'notLoggedIn',
      operationId: 'getPriceDetail',
      message: undefined,
    });
  });

  it('A-280 reports once to a visitor that 20 concurrent calls needed a login', async () => {
    const { session, ends } = startSession(codes);
    const gate = createGate<Reply>();
    const calls = Array.from({ length: 20 }, () => session.around(() => gate.passed)(callOf(operations.saveFavorite)));
    gate.open({ code: 421 });
    await Promise.all(calls);
    expect(ends).toEqual(['notLoggedIn']);
  });

  it('A-298 reports each of a visitor’s attempts that need a login', async () => {
    const { session, ends } = startSession(codes);
    await session.around(answering({ code: 421 }))(callOf(operations.saveFavorite));
    await session.around(answering({ code: 421 }))(callOf(operations.saveFavorite));
    expect(ends).toEqual(['notLoggedIn', 'notLoggedIn']);
  });

  it.each([430, 431, 421, 403])('never changes a newer session after a late %i', async (code) => {
    const { session, store, refresh, clearStorage, ends } = startSession(codes, first);
    const answer = createGate<Reply>();
    const late = session.around(() => answer.passed)(callOf(operations.listOrders));
    session.end();
    session.begin(second);
    answer.open({ code });
    await expect(late).resolves.toEqual({ code });
    expect(store.read()).toEqual(second);
    expect(refresh).not.toHaveBeenCalled();
    expect(clearStorage).not.toHaveBeenCalled();
    expect(ends).toEqual([]);
  });

  it('does not end for a late 431 about a token that was renewed meanwhile', async () => {
    const { session, store, ends } = startSession(codes, first);
    const answer = createGate<Reply>();
    const late = session.around(() => answer.passed)(callOf(operations.listOrders));
    await session.around(accepting('access-2'))(callOf(operations.listOrders));
    answer.open({ code: 431 });
    await late;
    expect(store.read()).toEqual(second);
    expect(ends).toEqual([]);
  });

  it.each([17, 400, 416, 500, 602, 999])('continues after %i', async (code) => {
    const { session, store, ends } = startSession(codes, first);
    await expect(session.around(answering({ code }))(callOf(operations.listOrders))).resolves.toEqual({ code });
    expect(store.read()).toEqual(first);
    expect(ends).toEqual([]);
  });

  it('ends when another tab ends it, and continues when another tab renews it', async () => {
    const { session, store } = startSession(codes, first);
    const changes = vi.fn<() => void>();
    session.onChange(changes);
    store.changeElsewhere(second);
    expect(changes).not.toHaveBeenCalled();
    store.changeElsewhere(undefined);
    expect(changes).toHaveBeenCalledOnce();
  });
});

const email = 'wanjiku.kamau@example.com';

function start(code: number, { isBack = true, user }: { isBack?: boolean; user: string | undefined }) {
  const replies = [{ code }, { code: 0 }];
  const next = vi.fn<Exchange>(async () => replies.shift() ?? { code: 0 });
  const untilLoggedIn = vi.fn<(user: string) => Promise<boolean>>(async () => isBack);
  const exchange = throughLogin(next, { catalogue: codes, currentUser: () => user, untilLoggedIn });
  const ask = (operation: OperationFacts) => exchange(callOf(operation));
  return { ask, next, untilLoggedIn };
}

test.each([421, 430, 431, 432])(
  'A-233 A change refused with %i is repeated once the user has logged in again',
  async (code) => {
    const { ask, untilLoggedIn } = start(code, { user: email });
    await expect(ask(operations.addAddress)).resolves.toEqual({ code: 0 });
    expect(untilLoggedIn).toHaveBeenCalledExactlyOnceWith(email);
  },
);

test('A user who does not log in again gets the server’s answer', async () => {
  const { ask, next } = start(431, { user: email, isBack: false });
  await expect(ask(operations.submitOrder)).resolves.toEqual({ code: 431 });
  expect(next).toHaveBeenCalledOnce();
});

test.each([
  ['a question', operations.listOrders, 431, email],
  ['a logout', operations.logOut, 431, email],
  ['a visitor', operations.addAddress, 421, undefined],
  ['another refusal', operations.addAddress, 400, email],
])('no call waits for the login of %s', async (_name, operation, code, user) => {
  const { ask, next } = start(code, { user });
  await expect(ask(operation)).resolves.toEqual({ code });
  expect(next).toHaveBeenCalledOnce();
});
