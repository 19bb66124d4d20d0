import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { writeNumber, locales } from './use-formats.ts';

test('rounds to two places and formats like each language', () => {
  // Zero has no sign.
  const formats = Object.values(locales).map(
    (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2, signDisplay: 'negative' }),
  );
  assert(
    property(integer({ min: -1e13, max: 1e13 }), constantFrom(1, 10, 100, 1000), (digits, part) => {
      const value = digits / part;
      for (const format of formats) expect(writeNumber(value)).toBe(format.format(value));
    }),
  );
});

test('rounds more places, and returns invalid numbers unchanged', () => {
  expect(writeNumber(6850.456)).toBe('6,850.46');
  expect(writeNumber(999.999)).toBe('1,000');
  expect(writeNumber(2.175)).toBe('2.18');
  expect(writeNumber(0.000_000_1)).toBe('0');
  expect(writeNumber(-0.001)).toBe('0');
  expect(writeNumber(Number.NaN)).toBe('NaN');
});
