import { expect, test } from 'vitest';
import { keywordOf } from './search-box.tsx';

test.each([
  ['vitz', 'vitz'],
  ['   vitz', 'vitz'],
  ['toyota, vitz', 'toyota vitz'],
  [', ,vitz', 'vitz'],
  ['丰田，威驰', '丰田威驰'],
  ['prado 2,5l under 20,000', 'prado 2.5l under 20000'],
])('A-057 searches for %j as %j, without leading spaces and commas', (typed, keyword) => {
  expect(keywordOf(typed, 'Toyota Vitz')).toBe(keyword);
});

test.each(['', '   ', ' , '])('A-056 searches for the current placeholder with an empty keyword (%j)', (typed) => {
  expect(keywordOf(typed, 'Subaru Forester')).toBe('Subaru Forester');
});
