// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Make, Model, VehicleFacets, VehiclePage } from '../../../generated/client/types.gen.ts';
import { FailsWith, installAnswers, type Answers, type AskedCall } from '../../api/testing/install-answers.ts';
import { setCompared } from '../../app/compared.ts';
import { forgetViewed, rememberViewed } from '../../app/recently-viewed.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { vehicleExample } from '../../testing/vehicle-example.ts';
import VehicleSourcePage from './vehicle-source-page.tsx';

const make = (makeId: string, name: string, groupName: string): Make => ({
  makeId,
  name,
  makeName: name,
  groupName,
  logoUrl: `/${makeId}.webp`,
});
const toyota = make('1', 'Toyota', 'T');
const bmw = make('14', 'BMW', 'B');
const vitz: Model = { modelId: '101', name: 'Vitz', makeId: '1', makeName: 'Toyota', modelName: 'Vitz' };
const noCounts: VehicleFacets = {
  make: [],
  modelLevel: [],
  price: [],
  carAge: [],
  mileage: [],
  seatsNum: [],
  type: [],
};
const counts: VehicleFacets = { ...noCounts, price: [{ value: '3', count: 1226 }], make: [{ value: '1', count: 791 }] };

const pageOf = (ids: readonly string[], total: number): VehiclePage => ({
  total,
  vehicleList: ids.map(vehicleExample),
  facets: counts,
});

function answer(different: Answers = {}): AskedCall[] {
  return installAnswers({
    listVehicles: () => pageOf(['1', '2', '3', '4', '5'], 50),
    listModelLevels: () => [{ code: 'SUV', name: 'SUV', imgUrl: '/suv.webp' }],
    listMakes: () => ({
      makeList: [
        { groupName: 'HOT', list: [toyota] },
        { groupName: 'B', list: [bmw] },
        { groupName: 'T', list: [toyota] },
      ],
    }),
    listModels: () => [vitz],
    ...different,
  });
}

const open = (search = '') => renderSite(<VehicleSourcePage />, { at: `/?tab=1${search}` });
const searches = (asked: readonly AskedCall[]) =>
  asked.filter(({ operationId }) => operationId === 'listVehicles').map(({ body }) => body);
const panel = (name: string) => within(screen.getByRole('region', { name }));
const noMatch = 'No matching vehicles. Try another keyword.';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  forgetViewed();
  setCompared([]);
});

describe('the list', () => {
  test('A-273 A-109 A-325 The answer fills the grid and the total', async () => {
    const asked = answer();
    await open();
    expect(await screen.findByRole('heading', { level: 2, name: '50 vehicles' })).toBeDefined();
    expect(screen.getAllByRole('article')).toHaveLength(5);
    expect(screen.getByLabelText('Filters')).toBeDefined();
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeDefined();
    expect(searches(asked)).toEqual([{ pageNo: 1, pageSize: 24, facetsFlag: 1 }]);
  });

  test('A-110 A short row is filled up to four places', async () => {
    answer();
    const { container } = await open();
    await screen.findAllByRole('article');
    expect(container.querySelectorAll('[data-place]')).toHaveLength(3);
  });

  test('A-195 A page under way shows 24 places of the cards to come, and the last page says that it is the last', async () => {
    answer({ listVehicles: () => new Promise(() => {}) });
    const { container, unmount } = await open();
    expect(container.querySelectorAll('[aria-busy] [aria-hidden]:not([data-place])').length).toBeGreaterThanOrEqual(24);
    unmount();
    answer();
    await open('&page=3');
    expect(await screen.findByText('You have seen everything')).toBeDefined();
  });

  test('A-317 A failed call clears list and total, shows the empty message, and can be tried again', async () => {
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

  test('A-317 A failure after a page that was there clears that page', async () => {
    answer({ listVehicles: (body) => ((body as { price?: number }).price ? new FailsWith(500) : pageOf(['1'], 50)) });
    await open();
    await screen.findByRole('article');
    await userEvent.click(screen.getByRole('button', { name: 'Price (USD)' }));
    await userEvent.click(await panel('Price (USD)').findByRole('link', { name: /8K-15K/ }));
    expect(await screen.findByText(noMatch)).toBeDefined();
    expect(screen.queryByRole('article')).toBeNull();
  });

  test('A-197 Pages are counted from 1, each with an address', async () => {
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

  test('A page beyond the last leads to the last', async () => {
    answer();
    const { address } = await open('&page=99');
    await waitFor(() => expect(address()).toBe('/?tab=1&page=3'));
  });

  test('An order is chosen, from the first page on', async () => {
    const asked = answer();
    const { address } = await open('&price=3&page=2');
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Lowest mileage');
    expect(address()).toBe('/?tab=1&price=3&sort=mileageLowest');
    await waitFor(() => expect(searches(asked).at(-1)).toMatchObject({ pageNo: 1, sort: 'mileageLowest' }));
  });
});

describe('the filters', () => {
  test('A-111 A-112 Each active filter is a tag with its name and value, which lets it go', async () => {
    answer();
    const { address } = await open('&keyword=vitz&make=1&model=101&price=3&type=2');
    const tags = await screen.findByRole('list', { name: 'Chosen filters' });
    await within(tags).findByText(/Toyota/);
    await within(tags).findByText(/Vitz/);
    const links = within(tags).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Keyword: vitz',
      'Brand: Toyota',
      'Model: Vitz',
      'Price (USD): 8K-15K',
      'Selection: Hot Cars',
      'Clear all',
    ]);
    expect(links.slice(0, 5).map((link) => link.dataset['filter'])).toEqual([
      'keyword',
      'make',
      'model',
      'price',
      'type',
    ]);
    await userEvent.click(within(tags).getByRole('link', { name: 'Remove the filter Price (USD): 8K-15K' }));
    expect(address()).toBe('/?tab=1&keyword=vitz&make=1&model=101&type=2');
    await userEvent.click(screen.getByRole('link', { name: 'Clear all' }));
    expect(address()).toBe('/?tab=1');
  });

  test('A-002 Options tell how many vehicles they leave; those without any cannot be chosen', async () => {
    answer();
    const { address } = await open();
    await screen.findAllByRole('article');
    await userEvent.click(screen.getByRole('button', { name: 'Price (USD)' }));
    const prices = panel('Price (USD)');
    await prices.findByText('Under 5K');
    expect(prices.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['8K-15K1,226']);
    expect(prices.getByText('Under 5K').closest('[aria-disabled]')).not.toBeNull();
    await userEvent.click(prices.getByRole('link', { name: /8K-15K/ }));
    expect(address()).toBe('/?tab=1&price=3');
    expect(screen.queryByRole('region', { name: 'Price (USD)' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Price (USD): 8K-15K' }));
  });

  test('Brands that could not be loaded are never told to be none, and can be asked for again', async () => {
    let fails = true;
    answer({ listMakes: () => (fails ? new FailsWith(500) : { makeList: [{ groupName: 'B', list: [bmw] }] }) });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Brand' }));
    expect(await panel('Brand').findByText('The list could not be loaded')).toBeDefined();
    fails = false;
    await userEvent.click(panel('Brand').getByRole('button', { name: 'Try again' }));
    expect(await panel('Brand').findByText('BMW')).toBeDefined();
  });

  test('A-147 A-149 Brands come in letter groups with the hot ones first, models with All first', async () => {
    answer();
    const { address } = await open('&make=1');
    await userEvent.click(screen.getByRole('button', { name: /^Brand/ }));
    await screen.findByRole('heading', { name: 'Popular' });
    const groups = panel('Brand').getAllByRole('heading');
    expect(groups.map(({ textContent }) => textContent)).toEqual(['Popular', 'B', 'T']);
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Brand/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Model' }));
    await screen.findByText('Vitz');
    const models = panel('Model').getAllByRole('link');
    expect(models.map(({ textContent }) => textContent)).toEqual(['All models', 'Vitz']);
    await userEvent.click(panel('Model').getByRole('link', { name: 'Vitz' }));
    expect(address()).toBe('/?tab=1&make=1&model=101');
  });

  test('A keyword is typed and let go', async () => {
    answer();
    const { address } = await open('&price=3');
    await userEvent.type(screen.getByLabelText('Keyword'), ' land, cruiser {Enter}');
    expect(address()).toBe('/?tab=1&keyword=land+cruiser&price=3');
    expect(document.activeElement).toBe(screen.getByLabelText('Keyword'));
    await userEvent.clear(screen.getByLabelText('Keyword'));
    await userEvent.click(screen.getByRole('button', { name: 'Search by keyword' }));
    expect(address()).toBe('/?tab=1&price=3');
  });

  test('A keyword that is too long is neither cut nor searched for, and says so', async () => {
    answer();
    const { address } = await open(`&keyword=${'x'.repeat(41)}`);
    const field = screen.getByLabelText<HTMLInputElement>('Keyword');
    expect(field.value).toHaveLength(41);
    expect(screen.getByRole('alert').textContent).toBe('At most 40 characters fit here. Please shorten it by 1.');
    await userEvent.type(field, 'x{Enter}');
    expect(address()).toBe(`/?tab=1&keyword=${'x'.repeat(41)}`);
    await userEvent.type(field, '{Backspace}{Backspace}{Enter}');
    expect(address()).toBe(`/?tab=1&keyword=${'x'.repeat(40)}`);
  });

  test('A-113 Without a match there is a message, and the nearest way on', async () => {
    const facets = { ...noCounts, price: [{ value: '3', count: 12 }] };
    answer({ listVehicles: () => ({ total: 0, vehicleList: [], facets }) });
    const { address } = await open('&make=1&price=7');
    expect(await screen.findByText(noMatch)).toBeDefined();
    await userEvent.click(await screen.findByRole('link', { name: /Without Price \(USD\): Over 45K\s*12/ }));
    expect(address()).toBe('/?tab=1&make=1');
  });

  test('The last filters are offered to who comes back without any, until they are forgotten', async () => {
    answer();
    const { unmount } = await open('&make=1&price=3');
    await screen.findAllByRole('article');
    unmount();
    const { address } = await open();
    await userEvent.click(await screen.findByRole('link', { name: 'Brand: Toyota · Price (USD): 8K-15K' }));
    expect(address()).toBe('/?tab=1&make=1&price=3');
    await userEvent.click(screen.getByRole('link', { name: 'Clear all' }));
    await userEvent.click(screen.getByRole('button', { name: 'Forget the last filters' }));
    expect(screen.queryByText('Use your last filters again?')).toBeNull();
    expect(sessionStorage.getItem('vehicleFilters')).toBeNull();
  });

  test('Filters that no vehicle matches, such as a make that there is not, are not offered', async () => {
    answer({ listVehicles: () => ({ total: 0, vehicleList: [], facets: noCounts }) });
    const { unmount } = await open('&make=999');
    expect(await screen.findByText(noMatch)).toBeDefined();
    unmount();
    answer();
    await open();
    await screen.findAllByRole('article');
    expect(screen.queryByText('Use your last filters again?')).toBeNull();
    expect(sessionStorage.getItem('vehicleFilters')).toBeNull();
  });
});

describe('while another list is under way', () => {
  const onSale = { ...vehicleExample('1'), remainingTimes: 5400, flashSaleDeduction: 'USD 200' };

  test('The cars that stay tell neither the new count nor a sale that is over', async () => {
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

  test('Another page of the same list keeps its count', async () => {
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

describe('beside the list', () => {
  test('Vehicles that were looked at are shown, and can be cleared', async () => {
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

  test('Up to four vehicles are put side by side', async () => {
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
