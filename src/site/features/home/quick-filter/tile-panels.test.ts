import { expect, test } from 'vitest';
import { columnsFor } from './tile-panels.tsx';

test.each([
  [1, 1],
  [9, 9],
  [11, 6],
  [13, 7],
  [20, 7],
])('arranges %i tiles with %i per row', (count, columns) => {
  expect(columnsFor(count)).toBe(columns);
});
