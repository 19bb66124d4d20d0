import { describe, expect, it } from 'vitest';
import { operations } from '#generated/operations.ts';
import type { Call } from '#wire/client/exchange.ts';
import { retryWithFactor } from './retry-with-factor.ts';

const call: Call = { operation: operations.staffInvite, payload: '{}', idempotencyKey: 'key-1' };

/** Refuses until the factor is given, and records the calls that arrive. */
function openServer() {
  const arrived: Call[] = [];
  const state = { isProven: false };
  const next = async (arriving: Call) => {
    arrived.push(arriving);
    return state.isProven ? { code: 0 } : { code: 434, message: 'Confirm first' };
  };
  return { arrived, state, next };
}

describe('A call that requires a fresh second factor', () => {
  it('is repeated with its key once the factor is given', async () => {
    const { arrived, state, next } = openServer();
    const exchange = retryWithFactor(next, async () => (state.isProven = true));
    expect(await exchange(call)).toEqual({ code: 0 });
    expect(arrived.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-1']);
  });

  it('fails with its refusal if the staff member cancels', async () => {
    const { arrived, next } = openServer();
    expect(await retryWithFactor(next, async () => false)(call)).toEqual({ code: 434, message: 'Confirm first' });
    expect(arrived).toHaveLength(1);
  });
});
