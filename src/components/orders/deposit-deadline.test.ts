import { expect, test } from 'vitest';
import { depositDeadline, secondsUntil } from './deposit-deadline.ts';

test('B-005 the deposit is due 24 hours after the reservation', () => {
  const made = new Date(2026, 5, 15, 11, 48).getTime();
  expect(depositDeadline('2026-06-15 11:48')).toBe(made + 24 * 3_600_000);
  expect(depositDeadline('2026-06-15 11:48:30')).toBe(made + 24 * 3_600_000 + 30_000);
  expect(depositDeadline('soon')).toBeUndefined();
});

test.each([
  [10_500, 0, 10],
  [1000, 1000, 0],
  [1000, 9000, 0],
])('until %i from %i there are %i seconds', (deadline, now, left) => {
  expect(secondsUntil(deadline, now)).toBe(left);
});
