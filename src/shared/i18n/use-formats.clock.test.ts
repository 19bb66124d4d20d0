import { expect, test } from 'vitest';
import { createFormats } from './use-formats.ts';

test('formats the same day in every time zone', () => {
  expect(createFormats('en').day('2026-12-31')).toBe('31 Dec 2026');
  expect(createFormats('zh').day('2028-02-29')).toBe('2028年2月29日');
  expect(createFormats('ja').day('2027-01-01')).toBe('2027/01/01');
  expect(createFormats('sw').day('2026-12-31')).toBe('31 Des 2026');
});

test('formats the same month in every time zone', () => {
  expect(createFormats('en').month('2019-03')).toBe('Mar 2019');
  expect(createFormats('ja').month('2026-01')).toBe('2026年1月');
});

test('returns an invalid day unchanged', () => {
  expect(createFormats('en').day('soon')).toBe('soon');
  expect(createFormats('en').month('')).toBe('');
});

test('shortens numbers per language, without rounding up', () => {
  const [en, ja] = [createFormats('en'), createFormats('ja')];
  expect([950, 9990, 62_400, 199_900].map(en.shortNumber)).toEqual(['950', '9.9K', '62K', '199K']);
  expect([950, 9990, 62_400, 199_900].map(ja.shortNumber)).toEqual(['950', '9990', '6.2万', '19万']);
});
