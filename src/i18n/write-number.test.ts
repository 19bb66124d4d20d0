import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { writeNumber } from './write-number.ts';
import { locales } from './use-formats.ts';

test('Numbers of up to two places are written as each language has them', () => {
  const formats = Object.values(locales).map((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));
  assert(
    property(integer({ min: -1e13, max: 1e13 }), constantFrom(1, 10, 100), (digits, part) => {
      const value = digits / part;
      // Where it is nothing, no sign is written; the browser's own would write one before a zero below nothing.
      for (const format of formats) expect(writeNumber(value)).toBe(format.format(Object.is(value, -0) ? 0 : value));
    }),
  );
});

test('What has more places is rounded, and what is no number is told as it is', () => {
  expect(writeNumber(6850.456)).toBe('6,850.46');
  expect(writeNumber(999.999)).toBe('1,000');
  expect(writeNumber(-0.001)).toBe('0');
  expect(writeNumber(Number.NaN)).toBe('NaN');
});
