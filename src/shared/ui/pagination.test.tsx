import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderSite } from '../../testing/render-site.tsx';
import { defaultPageSize, lastPageOf, Pagination } from './pagination.tsx';

// @vitest-environment happy-dom

afterEach(cleanup);

const hrefOf = (page: number) => `/?page=${page}`;

test('A-324 shows 10 items per page by default', async () => {
  expect(defaultPageSize).toBe(10);
  expect([lastPageOf(10), lastPageOf(11), lastPageOf(0)]).toEqual([1, 2, 1]);
  await renderSite(<Pagination total={21} page={1} hrefOf={hrefOf} />);
  const pages = screen.getAllByRole('link', { name: /^Page/ });
  expect(pages.map((page) => page.getAttribute('href'))).toEqual(['/?page=1', '/?page=2', '/?page=3']);
});

test('disables the step before the first page and after the last', async () => {
  const { unmount } = await renderSite(<Pagination total={21} page={1} hrefOf={hrefOf} />);
  expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/?page=2');
  unmount();
  await renderSite(<Pagination total={21} page={3} hrefOf={hrefOf} />);
  expect(screen.getByRole('link', { name: 'Previous page' }).getAttribute('href')).toBe('/?page=2');
  expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
});

test('renders nothing for a single page', async () => {
  await renderSite(<Pagination total={10} page={1} hrefOf={hrefOf} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test.each([
  [2, 4, '1 2 3 4'],
  [1, 12, '1 2 3 4 5 6 7 … 12'],
  [5, 9, '1 2 3 4 5 6 7 8 9'],
  [6, 12, '1 … 4 5 6 7 8 … 12'],
  [50, 104, '1 … 48 49 50 51 52 … 104'],
])('offers on page %i of %i the first, the last and the neighbours: %s', async (page, last, offered) => {
  await renderSite(<Pagination total={last * defaultPageSize} page={page} hrefOf={hrefOf} />);
  const places = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(places.filter(Boolean).join(' ')).toBe(offered);
});
