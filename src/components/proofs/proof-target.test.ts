import { expect, test } from 'vitest';
import { proofTarget } from './proof-target.ts';

test('B-178 B-179 B-180 statuses 0 and 3 prove a deposit, 4 a balance, any other nothing', () => {
  const calls = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((status) => proofTarget(status)?.call);
  expect(calls.filter((call) => call === 'payDeposit')).toHaveLength(2);
  expect([proofTarget(0), proofTarget(3), proofTarget(4)]).toEqual([
    { call: 'payDeposit', status: 0 },
    { call: 'payDeposit', status: 3 },
    { call: 'payBalance', status: 4 },
  ]);
  expect([1, 2, 5, 6, 7, 8].map(proofTarget)).toEqual(Array.from({ length: 6 }));
});
