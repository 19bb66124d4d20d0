import { expect, test } from 'vitest';
import { toText, toTyped, toUnits } from './amounts.ts';

test('Parses typed amounts exactly to the cent', () => {
  const typed = ['1', '1.1', '1.10', '0.07', '1234567.89', '19.99', '8.2'];
  expect(typed.map((text) => toUnits(text, 'USD'))).toEqual([100, 110, 110, 7, 123_456_789, 1999, 820]);
  expect(toUnits('1041200', 'JPY')).toBe(1_041_200);
});

test('Rejects what is not an amount in the currency', () => {
  for (const text of ['', '-1', '1.234', '2187,00', '12345678', '.']) expect(toUnits(text, 'USD')).toBeUndefined();
  expect(toUnits('10.5', 'JPY')).toBeUndefined();
});

test('Formats an amount for input fields and for API responses', () => {
  for (const units of [1, 7, 10, 99, 100, 101, 123_450, 200_000_000]) {
    expect(toUnits(toTyped(units, 'USD'), 'USD')).toBe(units);
  }
  expect([toTyped(7, 'USD'), toTyped(228_000, 'USD'), toTyped(70, 'USD')]).toEqual(['0.07', '2280', '0.70']);
  expect([toText(123_456_750, 'USD'), toText(228_000, 'USD'), toText(5, 'USD'), toText(1_041_200, 'JPY')]).toEqual([
    'USD 1,234,567.50',
    'USD 2,280',
    'USD 0.05',
    'JPY 1,041,200',
  ]);
});
