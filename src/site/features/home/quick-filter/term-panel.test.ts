import { expect, test } from 'vitest';
import { quickOptionsOf, quickTerms } from './term-panel.tsx';

test.each([
  ['A-143', 'price', [2, 3, 4, 5, 6]],
  ['A-144', 'carAge', [1, 2, 3, 4, 5]],
  ['A-145', 'mileage', [1, 2, 3, 4]],
] as const)('%s offers for %s the ranges %j', (_rule, term, ids) => {
  expect(quickOptionsOf(term).map(({ id }) => id)).toEqual(ids);
});

test('A-100 offers price, age and mileage', () => {
  expect(quickTerms).toEqual(['price', 'carAge', 'mileage']);
});
