// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { rememberOpenedCard } from '../page-state/opened-card.ts';
import { SiteRoutes } from '../routes.tsx';
import { renderSite } from '../../testing/render-site.tsx';
import { PageMain, usePage } from './page-main.tsx';

const card = { id: '1', name: 'Toyota Vitz', imageUrl: '', tag: 'sale', priceUSD: 6850, priceJPY: 1_041_200 } as const;

const codeOfPage = Promise.withResolvers<void>();

vi.mock('./shell.tsx', () => ({ Shell: () => <PageMain page={usePage()} /> }));
vi.mock('../features/vehicle-source/vehicle-source-page.tsx', () => ({
  default: () => (
    <>
      <h1>All cars</h1>
      <Link to="/car/detail?id=1" onClick={() => rememberOpenedCard(card)}>
        pressed
      </Link>
      <Link to="/car/detail?id=2">named elsewhere</Link>
    </>
  ),
}));
vi.mock('../features/vehicle-detail/vehicle-detail-page.tsx', async () => {
  await codeOfPage.promise;
  return {
    default: () => (
      <>
        <h1>The whole page</h1>
        <Link to="/car/detail?id=1&orderId=7">of an order</Link>
      </>
    ),
  };
});

afterEach(cleanup);

const seen = () => [...document.querySelectorAll('h1')].map(({ textContent }) => textContent);
const heard = () => screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent);
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('link', { name })));

async function openList() {
  await act(async () => {
    await renderSite(<SiteRoutes />, { at: '/?tab=1' });
  });
  await screen.findByRole('heading', { name: 'All cars' });
}

test('shows a pressed card’s content over the list until the vehicle’s page is there', async () => {
  await openList();
  await press('named elsewhere');
  expect(seen()).toEqual(['All cars']);
  cleanup();

  await openList();
  await press('pressed');
  await vi.waitFor(() => expect(seen()).toEqual(['All cars', 'Toyota Vitz']));
  expect(heard()).toEqual(['All cars']);
  expect(screen.getByRole('main').textContent).toContain('6,850');

  codeOfPage.resolve();
  expect(await screen.findByRole('heading', { name: 'The whole page' })).toBeTruthy();
  expect(screen.queryByText('Toyota Vitz')).toBeNull();
  // The reader has already seen it, so it does not slide in, even after the card is forgotten.
  const isSeen = () => screen.getByText('The whole page').closest('[data-seen]') !== null;
  expect(isSeen()).toBe(true);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  await press('of an order');
  expect(isSeen()).toBe(true);
  vi.restoreAllMocks();
});
