import { expect, test } from 'vitest';
import { takePercent } from './money.ts';

test.each([
  [0.125, 2_000],
  [0.0001, 1.6],
  [2.5, 40_000],
  [16, 256_000],
])('Takes %d per cent exactly', (percent, amount) => {
  expect(takePercent(1_600_000, percent)).toBe(amount);
});
