import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

test.each([
  [1, 1, [1]],
  [2, 4, [1, 2, 3, 4]],
  [1, 9, [1, 2, 3, 4, 5, 'gap', 9]],
  [4, 9, [1, 2, 3, 4, 5, 6, 'gap', 9]],
  [5, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  [6, 12, [1, 'gap', 4, 5, 6, 7, 8, 'gap', 12]],
  [12, 12, [1, 'gap', 8, 9, 10, 11, 12]],
  [50, 104, [1, 'gap', 48, 49, 50, 51, 52, 'gap', 104]],
])('page %i of %i offers %j', (current, last, places) => {
  expect(pageWindow(current, last)).toEqual(places);
});

test('every page but those in a gap is offered once, and a gap is worth its place', () => {
  for (let last = 1; last < 20; last++) {
    for (let current = 1; current <= last; current++) {
      const places = pageWindow(current, last);
      const pages = places.filter((place) => place !== 'gap');
      expect(new Set(pages).size).toBe(pages.length);
      expect(pages).toContain(current);
      expect([pages[0], pages.at(-1)]).toEqual([1, last]);
      places.forEach((place, index) => {
        if (place !== 'gap') return;
        expect(Number(places[index + 1]) - Number(places[index - 1])).toBeGreaterThan(2);
      });
    }
  }
});
