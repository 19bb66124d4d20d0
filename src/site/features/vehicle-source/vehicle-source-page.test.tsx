// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { VehiclePage } from '#generated/client/types.gen.ts';
import { FailsWith } from '#shared/api/testing/install-answers.ts';
import { setCompared } from '#site/components/compare/compared.ts';
import { clearRecentlyViewed, rememberViewed } from '#site/components/recently-viewed/recently-viewed.ts';
import { followLink } from '#site/remembered/destination.ts';
import { vehicleExample } from '../../../testing/vehicle-example.ts';
import { answer, noMatch, open, pageOf, panel, searches } from './testing/open-vehicle-source.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  clearRecentlyViewed();
  setCompared([]);
});

describe('The list', () => {
  test('A-273 A-109 A-325 fills the grid and the total from the answer', async () => {
    const asked = answer();
    await open();
    expect(await screen.findByRole('heading', { level: 2, name: '50 vehicles' })).toBeDefined();
    expect(screen.getAllByRole('article')).toHaveLength(5);
    expect(screen.getByLabelText('Filters')).toBeDefined();
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeDefined();
    expect(searches(asked)).toEqual([
      { pageNo: 1, pageSize: 24, importCountryCode: 'KE', landedCountryCode: 'KE', facetsFlag: 1 },
    ]);
  });

  test('names the listed port while prices to the buyer’s port are missing, and loads them on request', async () => {
    followLink({ countryCode: 'TZ', portId: 'p-dar' });
    let fails = true;
    const prices = { countryCode: 'TZ', portId: 'p-dar', portName: 'Dar es Salaam', prices: [] };
    const listDeliveredPrices = () => (fails ? new FailsWith(500) : prices);
    answer({ listDestinations: () => new FailsWith(500), listDeliveredPrices });
    await open();
    await screen.findByText(/^Prices are CIF Mombasa: .* Prices to your port could not be loaded\./);
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Prices are CIF Dar es Salaam/)).toBeDefined();
    followLink(undefined);
  });

  test('gives every type a column, however many have loaded', async () => {
    answer();
    await open();
    const types = await screen.findByRole('list', { name: 'Type of vehicle' });
    await waitFor(() => expect(types.getAttribute('aria-busy')).toBeNull());
    expect(within(types).getAllByRole('listitem')).toHaveLength(Number(types.style.getPropertyValue('--levels')));
  });

  test('A-110 fills a short row to four places', async () => {
    answer();
    const { container } = await open();
    await screen.findAllByRole('article');
    expect(container.querySelectorAll('[data-place]')).toHaveLength(3);
  });

  test('A-195 shows 24 placeholders while loading, and marks the last page', async () => {
    answer({ listVehicles: () => new Promise(() => {}) });
    const { container, unmount } = await open();
    expect(container.querySelectorAll('[aria-busy] [aria-hidden]:not([data-place])').length).toBeGreaterThanOrEqual(24);
    unmount();
    answer();
    await open('&page=3');
    expect(await screen.findByText('You have seen everything')).toBeDefined();
  });

  test('shows the keyword as the parts that were understood, each of which can be removed', async () => {
    answer({
      listVehicles: () => ({
        ...pageOf(['1'], 1),
        understood: [
          { kind: 'name', text: 'Land Cruiser Prado', remaining: 'under 20k' },
          { kind: 'price', text: 'up to USD 20,000', remaining: 'prado' },
        ],
      }),
    });
    await open('&keyword=prado+under+20k&fuel=diesel');
    const price = await screen.findByRole('link', { name: 'Remove the filter Keyword: up to USD 20,000' });
    expect(price.getAttribute('href')).toBe('/?tab=1&keyword=prado&fuel=diesel');
    const model = screen.getByRole('link', { name: 'Remove the filter Keyword: Land Cruiser Prado' });
    expect(model.getAttribute('href')).toBe('/?tab=1&keyword=under+20k&fuel=diesel');
  });

  test('offers the nearest vehicles where the keyword finds none', async () => {
    const { vehicleList } = pageOf(['7'], 1);
    answer({
      listVehicles: () => ({
        total: 0,
        vehicleList: [],
        nearest: vehicleList.map((vehicle) => ({ searchKey: 'prado diesel', total: 12, vehicle })),
      }),
    });
    await open('&keyword=prado+diesel+under+2k');
    const all = await screen.findByRole('link', { name: 'prado diesel (12)' });
    expect(all.getAttribute('href')).toBe('/?tab=1&keyword=prado+diesel');
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  test('A-317 clears list and total after a failed call, with the empty message and a retry', async () => {
    let fails = true;
    answer({ listVehicles: () => (fails ? new FailsWith(500) : pageOf(['1'], 1)) });
    await open();
    expect(await screen.findByText(noMatch)).toBeDefined();
    expect(screen.getByText('failed')).toBeDefined();
    expect(screen.queryByRole('heading', { level: 2 })?.textContent ?? '').toBe('');
    expect(screen.queryByRole('article')).toBeNull();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 2, name: '1 vehicle' })).toBeDefined();
  });

  test('reports a missing connection at once, not an empty result', async () => {
    answer({ listVehicles: () => new FailsWith('offline') });
    await open('&keyword=nissan');
    expect(await screen.findByText('You are offline. The list loads as soon as the connection is back.')).toBeDefined();
    expect(screen.queryByText(noMatch)).toBeNull();
    expect(screen.getByRole('button', { name: 'Try again' }).getAttribute('aria-busy')).toBe('true');
  });

  test('A-317 clears the previous page after a failure', async () => {
    answer({ listVehicles: (body) => ((body as { price?: number }).price ? new FailsWith(500) : pageOf(['1'], 50)) });
    await open();
    await screen.findByRole('article');
    await userEvent.click(screen.getByRole('button', { name: 'Price (USD)' }));
    await userEvent.click(await panel('Price (USD)').findByRole('link', { name: /8K-15K/ }));
    expect(await screen.findByText(noMatch)).toBeDefined();
    expect(screen.queryByRole('article')).toBeNull();
  });

  test('A-197 counts pages from 1, each with an address', async () => {
    answer();
    const { address } = await open('&make=1&sort=priceAscending&page=2');
    await screen.findAllByRole('article');
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
    expect(pages.getByRole('link', { name: 'Previous page' }).getAttribute('href')).toBe(
      '/?tab=1&make=1&sort=priceAscending',
    );
    await userEvent.click(pages.getByRole('link', { name: 'Next page' }));
    expect(address()).toBe('/?tab=1&make=1&sort=priceAscending&page=3');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('50 vehicles'));
  });

  test('redirects a page beyond the last one to the last', async () => {
    answer();
    const { address } = await open('&page=99');
    await waitFor(() => expect(address()).toBe('/?tab=1&page=3'));
  });

  test('starts again at the first page for another sort order', async () => {
    const asked = answer();
    const { address } = await open('&price=3&page=2');
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Lowest mileage');
    expect(address()).toBe('/?tab=1&price=3&sort=mileageLowest');
    await waitFor(() => expect(searches(asked).at(-1)).toMatchObject({ pageNo: 1, sort: 'mileageLowest' }));
  });
});

describe('While another list is under way', () => {
  const onSale = { ...vehicleExample('1'), remainingTimes: 5400, flashSaleDeduction: 'USD 200' };

  test('shows neither the new count nor an ended sale on the previous cars', async () => {
    const next = Promise.withResolvers<VehiclePage>();
    const isNext = (body: unknown) => (body as { price?: unknown }).price !== undefined;
    const asked = answer({
      listVehicles: (body: unknown) => (isNext(body) ? next.promise : { ...pageOf([], 50), vehicleList: [onSale] }),
    });
    await open();
    await screen.findByRole('heading', { level: 2, name: '50 vehicles' });
    await userEvent.click(screen.getByRole('button', { name: /^Price/ }));
    await userEvent.click(await panel('Price (USD)').findByRole('link', { name: /8K-15K/ }));
    await waitFor(() => expect(searches(asked)).toHaveLength(2));
    expect(screen.queryByText('50 vehicles')).toBeNull();
    expect(screen.queryByText('1,226')).toBeNull();
    expect(screen.getByRole('timer').textContent).toMatch(/^01:[23]\d:\d\d$/);
    await act(async () => next.resolve(pageOf(['9'], 1)));
    await screen.findByRole('heading', { level: 2, name: '1 vehicle' });
  });

  test('keeps the count for another page of the same list', async () => {
    const next = Promise.withResolvers<VehiclePage>();
    answer({
      listVehicles: (body: unknown) =>
        (body as { pageNo: number }).pageNo === 2 ? next.promise : pageOf(['1', '2'], 50),
    });
    await open();
    await screen.findByRole('heading', { level: 2, name: '50 vehicles' });
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    expect(screen.getByRole('heading', { level: 2, name: '50 vehicles' })).toBeDefined();
    await act(async () => next.resolve(pageOf(['9'], 50)));
  });
});

describe('Beside the list', () => {
  test('shows recently viewed vehicles and clears them', async () => {
    answer();
    rememberViewed(vehicleExample('77'));
    await open();
    const viewed = await screen.findByRole('region', { name: 'Recently viewed' });
    expect(
      within(viewed)
        .getByRole('link', { name: /Vehicle 77/ })
        .getAttribute('href'),
    ).toBe('/car/detail?id=77');
    await userEvent.click(within(viewed).getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
  });

  test('compares up to four vehicles', async () => {
    answer();
    await open();
    const boxes = await screen.findAllByRole('checkbox', { name: /^Compare Vehicle/ });
    for (const box of boxes) await userEvent.click(box);
    expect(boxes.filter((box) => (box as HTMLInputElement).checked)).toHaveLength(4);
    const tray = within(await screen.findByRole('region', { name: 'Compare vehicles' }));
    expect(tray.getByRole('link', { name: 'Compare 4' }).getAttribute('href')).toBe('/car/compare?ids=1-2-3-4');
    await userEvent.click(tray.getByRole('button', { name: 'Remove Vehicle 2 from the comparison' }));
    expect(tray.getByRole('link', { name: 'Compare 3' }).getAttribute('href')).toBe('/car/compare?ids=1-3-4');
    await userEvent.click(tray.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('region', { name: 'Compare vehicles' })).toBeNull();
  });
});
