import { expect, test } from 'vitest';
import { keywordOf } from './search-keyword.ts';

test.each([
  ['vitz', 'vitz'],
  ['   vitz', 'vitz'],
  ['toyota, vitz', 'toyota vitz'],
  [', ,vitz', 'vitz'],
  ['丰田，威驰', '丰田威驰'],
])('A-057 %j is searched for as %j, without leading spaces and commas', (typed, keyword) => {
  expect(keywordOf(typed, 'Toyota Vitz')).toBe(keyword);
});

test.each(['', '   ', ' , '])('A-056 An empty keyword (%j) searches for the current placeholder', (typed) => {
  expect(keywordOf(typed, 'Subaru Forester')).toBe('Subaru Forester');
});
