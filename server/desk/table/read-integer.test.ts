import { expect, it } from 'vitest';
import { readInteger } from './read-integer.ts';

it.each([
  ['4200', 4200],
  ['4,200', 4200],
  ['4 200', 4200],
  ['4200.00', 4200],
  // Five, or five thousand with a point between the thousands.
  ['5.000', undefined],
  ['5.500', undefined],
  ['1.250.000', undefined],
  ['4200,00', undefined],
  ['-1', undefined],
])('a whole number written as %s is read as %s', (text, value) => {
  expect(readInteger(text, 1, 1_000_000)).toBe(value);
});
