import { expect, test } from 'vitest';
import { isOutlier } from '../parts/use-outlier-question.tsx';
import { numberChange, isValid, parseNumber, toText } from './numbers.ts';

test.each([
  ['rate', 129.25, '129.25'],
  ['dollars', 240_050, '2400.5'],
  ['dollars', 52_428_805, '524288.05'],
  ['rate', 0.0001, '0.0001'],
  ['share', 0.999_999, '99.9999'],
  ['share', 0.0088, '0.88'],
  ['share', 0.07, '7'],
  ['deposit', 0.29, '29'],
  ['metres', 11.7, '11.7'],
] as const)('A %s of %s is shown as %s and parsed back unchanged', (kind, value, text) => {
  expect(toText(value, kind)).toBe(text);
  expect(parseNumber(text, kind)).toBe(value);
});

test('Empty fields are zero, and missing settings are empty fields', () => {
  expect([toText(0, 'dollars'), toText(undefined, 'rate')]).toEqual(['', '']);
  expect(parseNumber('', 'dollars')).toBe(0);
});

test.each([
  ['rate', '', false],
  ['rate', '0.0001', true],
  ['rate', '100000.1', false],
  ['dollars', '', true],
  ['dollars', '1000000.01', false],
  ['price', '', false],
  ['price', '0.01', true],
  ['share', '99.9999', true],
  ['share', '100', false],
  ['deposit', '0.99', false],
  ['deposit', '100', true],
  ['metres', '', false],
  ['metres', '200', true],
] as const)('Validates the %s %j: %s', (kind, text, fits) => {
  expect(isValid(text, kind)).toBe(fits);
});

test('Rates need confirmation from a quarter up or down, prices from a factor of three or when emptied', () => {
  const isAsked = (kind: 'rate' | 'dollars', before: string, after: string) =>
    isOutlier(numberChange('', kind, before, after));
  expect(isAsked('rate', '150', '190')).toBe(true);
  expect(isAsked('rate', '150', '157')).toBe(false);
  expect(isAsked('dollars', '150', '190')).toBe(false);
  expect(isAsked('dollars', '2400', '')).toBe(true);
  expect(isAsked('dollars', '', '')).toBe(false);
});
