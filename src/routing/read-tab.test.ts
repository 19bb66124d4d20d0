import { expect, test } from 'vitest';
import { readTab } from './read-tab.ts';

test.each([
  ['', 0],
  ['tab=0', 0],
  ['tab=1', 1],
  ['tab=2', 2],
  ['tab=3', 3],
  ['tab=4', 3],
  ['tab=5', 0],
  ['tab=home', 0],
])('A-043 the tab of ?%s is %i', (search, tab) => {
  expect(readTab(new URLSearchParams(search))).toBe(tab);
});
