import { expect, test } from 'vitest';
import { isLongestPrice, shortName } from './similar-vehicles.tsx';

test.each([
  ['en', 14],
  ['ja', 12],
  ['zh', 18],
] as const)('B-100 cuts in %s a name longer than %i characters with ...', (language, most) => {
  const fits = '車'.repeat(most);
  expect(shortName(fits, language)).toBe(fits);
  expect(shortName(`${fits}車`, language)).toBe(`${fits}...`);
});

test('B-101 flags a price of 13 or more characters as longest', () => {
  expect(isLongestPrice('JPY 9,999,999')).toBe(true);
  expect(isLongestPrice('USD 1,234,56')).toBe(false);
});
