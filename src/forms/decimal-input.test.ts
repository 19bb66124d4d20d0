import { expect, it } from 'vitest';
import { checkDecimal, cleanDecimal, settleDecimal } from './decimal-input.tsx';

it.each([
  ['12345678901', '12345678901'],
  ['1234567890.129', '1234567890.129'],
  ['1.2.3', '1.23'],
  ['KES 6,850.5', '6850.5'],
  ['12.', '12.'],
  ['.', '.'],
  ['.5', '.5'],
  ['', ''],
])('A decimal number keeps all its digits and one point: %s', (typed, kept) => {
  expect(cleanDecimal(typed)).toBe(kept);
});

it('A-223 Up to 10 digits before and 2 after the point are accepted, and more are reported', () => {
  expect(checkDecimal('1234567890.12')).toBeUndefined();
  expect(checkDecimal('12345678901')).toEqual({ fault: 'tooManyDigits', most: 10 });
  expect(checkDecimal('1.129')).toEqual({ fault: 'tooManyDecimals', most: 2 });
});

it('A-223 Other counts of digits can be set', () => {
  expect(checkDecimal('12345.678', { before: 4, after: 3 })).toEqual({ fault: 'tooManyDigits', most: 4 });
  expect(checkDecimal('1234.678', { before: 4, after: 3 })).toBeUndefined();
  expect(checkDecimal('12.5', { after: 0 })).toEqual({ fault: 'noDecimals', most: 0 });
  expect(checkDecimal('12.', { after: 0 })).toBeUndefined();
});

it('A-224 A leading 0 adds a point', () => {
  expect(cleanDecimal('0')).toBe('0.');
  expect(cleanDecimal('05')).toBe('0.5');
  expect(cleanDecimal('0.5')).toBe('0.5');
});

it('A-224 The added point can be deleted again together with its 0', () => {
  expect(cleanDecimal('0', '0.')).toBe('');
  expect(cleanDecimal('0', '')).toBe('0.');
});

it.each(['.', '0.', '0.0', '0.00', '0', '00', ''])('A-225 Leaving the field clears %s', (text) => {
  expect(settleDecimal(text)).toBe('');
});

it('A-226 Leaving the field removes a trailing point', () => {
  expect(settleDecimal('12.')).toBe('12');
  expect(settleDecimal('12.50')).toBe('12.50');
  expect(settleDecimal('.5')).toBe('0.5');
});
