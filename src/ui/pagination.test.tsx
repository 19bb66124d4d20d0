import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderSite } from '../testing/render-site.tsx';
import { defaultPageSize, lastPageOf, pageWindow, Pagination } from './pagination.tsx';

// @vitest-environment happy-dom

afterEach(cleanup);

const hrefOf = (page: number) => `/?page=${page}`;

test('A-324 A page has 10 things unless it is told otherwise', async () => {
  expect(defaultPageSize).toBe(10);
  expect([lastPageOf(10), lastPageOf(11), lastPageOf(0)]).toEqual([1, 2, 1]);
  await renderSite(<Pagination total={21} page={1} hrefOf={hrefOf} />);
  const pages = screen.getAllByRole('link', { name: /^Page/ });
  expect(pages.map((page) => page.getAttribute('href'))).toEqual(['/?page=1', '/?page=2', '/?page=3']);
});

test('The first page has none before it, and the last none after it', async () => {
  const { unmount } = await renderSite(<Pagination total={21} page={1} hrefOf={hrefOf} />);
  expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/?page=2');
  unmount();
  await renderSite(<Pagination total={21} page={3} hrefOf={hrefOf} />);
  expect(screen.getByRole('link', { name: 'Previous page' }).getAttribute('href')).toBe('/?page=2');
  expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
});

test('A single page offers no choice', async () => {
  await renderSite(<Pagination total={10} page={1} hrefOf={hrefOf} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test.each([
  [1, 1, [1]],
  [2, 4, [1, 2, 3, 4]],
  [1, 9, [1, 2, 3, 4, 5, 'gap', 9]],
  [4, 9, [1, 2, 3, 4, 5, 6, 'gap', 9]],
  [5, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  [6, 12, [1, 'gap', 4, 5, 6, 7, 8, 'gap', 12]],
  [12, 12, [1, 'gap', 8, 9, 10, 11, 12]],
  [50, 104, [1, 'gap', 48, 49, 50, 51, 52, 'gap', 104]],
])('Page %i of %i offers %j', (current, last, places) => {
  expect(pageWindow(current, last)).toEqual(places);
});

test('Every page outside a gap is offered once, and a gap stands for more than one page', () => {
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
