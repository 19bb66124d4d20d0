import { expect, test, vi } from 'vitest';
import { codes } from '../../generated/codes.ts';
import { operations, type OperationFacts } from '../../generated/operations.ts';
import type { Exchange } from './exchange.ts';
import { callOf } from './testing/calls.ts';
import { throughLogin } from './through-login.ts';

const email = 'wanjiku.kamau@example.com';

function start(code: number, { isBack = true, user }: { isBack?: boolean; user: string | undefined }) {
  const replies = [{ code }, { code: 0 }];
  const next = vi.fn<Exchange>(async () => replies.shift() ?? { code: 0 });
  const untilLoggedIn = vi.fn<(user: string) => Promise<boolean>>(async () => isBack);
  const exchange = throughLogin(next, { catalogue: codes, currentUser: () => user, untilLoggedIn });
  const ask = (operation: OperationFacts) => exchange(callOf(operation));
  return { ask, next, untilLoggedIn };
}

test.each([421, 431, 432])('A-233 an act that %i refused is done once its user is back', async (code) => {
  const { ask, untilLoggedIn } = start(code, { user: email });
  await expect(ask(operations.addAddress)).resolves.toEqual({ code: 0 });
  expect(untilLoggedIn).toHaveBeenCalledExactlyOnceWith(email);
});

test('whoever does not come back is answered what the server said', async () => {
  const { ask, next } = start(431, { user: email, isBack: false });
  await expect(ask(operations.submitOrder)).resolves.toEqual({ code: 431 });
  expect(next).toHaveBeenCalledOnce();
});

test.each([
  ['a question', operations.listOrders, 431, email],
  ['a logout', operations.logOut, 431, email],
  ['a visitor', operations.addAddress, 421, undefined],
  ['another refusal', operations.addAddress, 400, email],
])('nobody waits for the login of %s', async (_name, operation, code, user) => {
  const { ask, next } = start(code, { user });
  await expect(ask(operation)).resolves.toEqual({ code });
  expect(next).toHaveBeenCalledOnce();
});
