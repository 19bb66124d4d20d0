import { expect, test } from 'vitest';
import { formatRemaining, remainingSeconds } from './remaining-time.ts';

test.each([
  [0, '00:00:00'],
  [59, '00:00:59'],
  [3661, '01:01:01'],
  [86_399, '23:59:59'],
  [86_400, '24:00:00'],
  [360_000, '100:00:00'],
])('A-193 A-194 %i seconds are written as %s, the hours beyond 23 too', (seconds, text) => {
  expect(formatRemaining(seconds)).toBe(text);
});

test.each([
  [10, 0, 10],
  [10, 999, 10],
  [10, 1000, 9],
  [10, 10_000, 0],
  [10, 99_000, 0],
  [10, -5000, 10],
])('A-192 of %i seconds, %i ms later, %i are left, never fewer than none', (counted, later, left) => {
  expect(remainingSeconds(counted, 1_800_000_000_000, 1_800_000_000_000 + later)).toBe(left);
});
