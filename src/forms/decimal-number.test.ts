import { expect, it } from 'vitest';
import { cleanDecimal, settleDecimal } from './decimal-number.ts';

it.each([
  ['12345678901', '1234567890'],
  ['1234567890.129', '1234567890.12'],
  ['1.2.3', '1.23'],
  ['KES 6,850.5', '6850.5'],
  ['12.', '12.'],
  ['.', '.'],
  ['.5', '.5'],
  ['', ''],
])('A-223 takes up to 10 digits before and 2 after the point: %s', (typed, kept) => {
  expect(cleanDecimal(typed)).toBe(kept);
});

it('A-223 other counts of digits can be set', () => {
  expect(cleanDecimal('12345.6789', '', { before: 4, after: 3 })).toBe('1234.678');
  expect(cleanDecimal('12.5', '', { after: 0 })).toBe('12');
});

it('A-224 a leading 0 adds a point', () => {
  expect(cleanDecimal('0')).toBe('0.');
  expect(cleanDecimal('05')).toBe('0.5');
  expect(cleanDecimal('0.5')).toBe('0.5');
});

it('A-224 the added point can be taken off again, with its 0', () => {
  expect(cleanDecimal('0', '0.')).toBe('');
  expect(cleanDecimal('0', '')).toBe('0.');
});

it.each(['.', '0.', '0.0', '0.00', '0', '00', ''])('A-225 leaving the field clears %s', (text) => {
  expect(settleDecimal(text)).toBe('');
});

it('A-226 leaving the field removes a trailing point', () => {
  expect(settleDecimal('12.')).toBe('12');
  expect(settleDecimal('12.50')).toBe('12.50');
  expect(settleDecimal('.5')).toBe('0.5');
});
