// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { closeDialog, currentDialog } from '#shared/state/dialogs.ts';
import { createStore } from '#shared/state/store.ts';
import { followAccount } from '#site/remembered/destination.ts';
import { hasPendingAction } from '#site/session/require-login.ts';
import { DeliverTo } from '#site/shell/header/deliver-to.tsx';
import { renderSite } from '../../../testing/render-site.tsx';
import { nameOf } from './save-search.tsx';
import { answer } from './testing/open-vehicle-source.tsx';
import VehicleSourcePage from './vehicle-source-page.tsx';

const user = userEvent.setup({ delay: null });

afterEach(() => {
  closeDialog();
  sessionStorage.clear();
  cleanup();
});

const wanjiku = { email: 'wanjiku.kamau@example.com', countryName: 'Kenya' };
const saved = {
  id: '1',
  name: '',
  search: {},
  savedAt: '2026-06-14T06:24:00.000Z',
  alertsByMail: 1,
  alertsByPush: 1,
} as const;

const open = (search: string, isUser = true) =>
  renderSite(<VehicleSourcePage />, {
    at: `/?tab=1${search}`,
    texts: ['panels', 'searches'],
    ...(isUser && { user: wanjiku }),
  });

test('saves the search with all filters of the address, named by their texts', async () => {
  const asked = answer({ saveSearch: () => saved, listFavorites: () => ({ total: 0, vehicleList: [] }) });
  await open('&keyword=prado+2018&make=1&fuel=diesel&type=4&sort=priceAscending&page=2');
  await user.click(await screen.findByRole('button', { name: 'Save this search' }));
  await screen.findByRole('link', { name: 'Your saved searches' });
  const call = asked.find(({ operationId }) => operationId === 'saveSearch');
  expect(call?.body).toMatchObject({ name: 'prado 2018, Toyota, Best Sellers, Diesel' });
  // Neither the page nor the order.
  expect(call?.body).toHaveProperty('search', {
    searchKey: 'prado 2018',
    makeId: '1',
    hotCarFlag: 1,
    fuel: 'diesel',
    importCountryCode: 'KE',
  });
});

test('saves a landed cost limit with its country', async () => {
  const asked = answer({ saveSearch: () => saved, listFavorites: () => ({ total: 0, vehicleList: [] }) });
  await open('&make=1&landedTo=2500000&sort=landedAscending');
  await user.click(await screen.findByRole('button', { name: 'Save this search' }));
  await screen.findByRole('link', { name: 'Your saved searches' });
  expect(asked.find(({ operationId }) => operationId === 'saveSearch')?.body).toHaveProperty('search', {
    makeId: '1',
    landedTo: 2_500_000,
    landedCountryCode: 'KE',
    importCountryCode: 'KE',
  });
});

test('asks a visitor to log in before saving', async () => {
  const asked = answer();
  await open('&fuel=diesel', false);
  await user.click(await screen.findByRole('button', { name: 'Save this search' }));
  await waitFor(() => expect(currentDialog()).toMatchObject({ kind: 'account' }));
  expect(hasPendingAction()).toBe(true);
  expect(asked.some(({ operationId }) => operationId === 'saveSearch')).toBe(false);
});

test('saves after the login for the country of the account', async () => {
  const asha = { email: 'asha@example.com', countryName: 'Tanzania' };
  const account = createStore<typeof asha | undefined>(undefined);
  const destinations = Promise.withResolvers<unknown>();
  const asked = answer({
    saveSearch: () => saved,
    listFavorites: () => ({ total: 0, vehicleList: [] }),
    listDestinations: () => destinations.promise,
  });
  const page = (
    <>
      <DeliverTo />
      <VehicleSourcePage />
    </>
  );
  await renderSite(page, { at: '/?tab=1&fuel=diesel', texts: ['panels', 'searches'], user: account });
  await user.click(await screen.findByRole('button', { name: 'Save this search' }));
  act(() => account.set(asha));
  expect(asked.some(({ operationId }) => operationId === 'saveSearch')).toBe(false);
  destinations.resolve([{ countryCode: 'TZ', name: 'Tanzania', ports: [{ portId: 'p-dar', name: 'Dar es Salaam' }] }]);
  await screen.findByRole('link', { name: 'Your saved searches' });
  const calls = asked.filter(({ operationId }) => operationId === 'saveSearch');
  expect(calls.map(({ body }) => body)).toMatchObject([{ search: { fuel: 'diesel', importCountryCode: 'TZ' } }]);
  followAccount(undefined);
});

test('is hidden without filters', async () => {
  answer({ listFavorites: () => ({ total: 0, vehicleList: [] }) });
  await open('');
  await screen.findAllByRole('article');
  expect(screen.queryByRole('button', { name: 'Save this search' })).toBeNull();
});

test('limits the name to the contract’s length', () => {
  const name = nameOf(Array.from({ length: 30 }, () => ({ value: 'Toyota' })));
  expect(name).toHaveLength(80);
  expect(name.endsWith('…')).toBe(true);
});
