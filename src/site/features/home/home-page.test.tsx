// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type {
  FlashSaleVehicle,
  HomeVehicles,
  ListVehiclesData,
  Make,
  VehicleFacets,
} from '#generated/client/types.gen.ts';
import { FailsWith, installAnswers, type Answers } from '#shared/api/testing/install-answers.ts';
import { closeDialog, currentDialog } from '#shared/state/dialogs.ts';
import { readState } from '#shared/state/stored-state.ts';
import { followLink } from '#site/remembered/destination.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { vehicleExample } from '../../../testing/vehicle-example.ts';
import HomePage from './home-page.tsx';
import { mediaThat } from '../../../testing/media.ts';

const { tag: _tag, ...unlisted } = vehicleExample('101');
const onSale: FlashSaleVehicle = { ...unlisted, remainingTimes: 93_784, flashSaleDeduction: 'USD 1,200' };
const toyota: Make = { makeId: '1', name: 'Toyota', logoUrl: '/toyota.webp', makeName: 'Toyota', groupName: 'T' };
const home: HomeVehicles = {
  newArrivalVehicleList: [vehicleExample('201'), vehicleExample('202')],
  hotCarVehicleList: [vehicleExample('301')],
  flashSaleVehicleList: [onSale],
  total: 4,
};
const banners = [
  { imageUrl: '/pictures/home/a.webp', name: 'Register and receive a coupon', makeId: '999999' },
  { imageUrl: '/pictures/home/b.webp', name: 'Toyota', makeId: '1' },
  { imageUrl: '/pictures/home/c.webp', name: 'We help with clearance' },
];

function answer(different: Answers = {}): void {
  installAnswers({
    listBanners: () => banners,
    getHomeVehicles: () => home,
    listHotMakes: () => [toyota],
    listModelLevels: () => [{ code: 'SUV', name: 'SUV', imgUrl: '/suv.webp' }],
    ...different,
  });
}

const region = (name: string) => screen.getByRole('region', { name });
const arrival = () => screen.findByRole('link', { name: 'Vehicle 201' });
const hrefOf = (link: HTMLElement) => link.getAttribute('href');

beforeEach(() => {
  vi.stubGlobal('matchMedia', mediaThat(true));
});

afterEach(() => {
  cleanup();
  closeDialog();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

test('the heading names the port that the buyer has chosen', async () => {
  const darEsSalaam = { portId: 'p-dar', name: 'Dar es Salaam' };
  answer({ listDestinations: () => [{ countryCode: 'TZ', name: 'Tanzania', ports: [darEsSalaam] }] });
  followLink({ countryCode: 'TZ', portId: 'p-dar' });
  await renderSite(<HomePage />);
  const name = 'Used cars from Japan and China, delivered to Dar es Salaam';
  expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
  followLink(undefined);
});

describe('the blocks of the home page', () => {
  test('A-272 are filled by the home call', async () => {
    answer();
    await renderSite(<HomePage />);
    await arrival();
    expect(within(region('Flash sale')).getAllByRole('article')).toHaveLength(1);
    expect(within(region('Newest arrivals')).getAllByRole('article')).toHaveLength(2);
    expect(within(region('Hot cars')).getAllByRole('article')).toHaveLength(1);
  });

  test('A-105 A-106 link arrivals and hot cars to types 1 and 2', async () => {
    answer();
    await renderSite(<HomePage />);
    expect(hrefOf(await screen.findByRole('link', { name: 'More new arrivals' }))).toBe('/?tab=1&type=1');
    expect(hrefOf(screen.getByRole('link', { name: 'More hot cars' }))).toBe('/?tab=1&type=2');
  });

  test('A-103 A-104 link to the flash sale with a timestamp as id above a total of 3', async () => {
    answer();
    const before = Date.now();
    await renderSite(<HomePage />);
    const href = hrefOf(await screen.findByRole('link', { name: 'More flash sales' }));
    const id = Number(/^\/car\/flashSale\?id=(\d+)$/.exec(href ?? '')?.[1]);
    expect(id).toBeGreaterThanOrEqual(before);
    expect(id).toBeLessThanOrEqual(Date.now());
  });

  test('A-102 A-103 A-163 show few sale vehicles without a link to more, and remember the page', async () => {
    answer({ getHomeVehicles: () => ({ ...home, total: 3 }) });
    await renderSite(<HomePage />);
    await arrival();
    expect(region('Flash sale')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'More flash sales' })).toBeNull();
    expect(readState().isHasFlashSaleVehicle).toBe(true);
  });

  test('A-102 A-163 hide the flash sale without vehicles', async () => {
    answer({ getHomeVehicles: () => ({ ...home, flashSaleVehicleList: [], total: 0 }) });
    await renderSite(<HomePage />);
    await arrival();
    expect(screen.queryByRole('region', { name: 'Flash sale' })).toBeNull();
    expect(readState().isHasFlashSaleVehicle).toBe(false);
  });

  test('A-316 ignore a failed home call and a failed type call without a message', async () => {
    answer({ getHomeVehicles: () => new FailsWith(500), listModelLevels: () => new FailsWith(500) });
    await renderSite(<HomePage />);
    await screen.findByRole('link', { name: 'Toyota' });
    await userEvent.click(screen.getByRole('tab', { name: 'Shop by type' }));
    expect(screen.queryByText('failed')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Newest arrivals' })).toBeNull();
    expect(hrefOf(screen.getByRole('link', { name: 'All' }))).toBe('/?tab=1');
  });
});

describe('the search', () => {
  const option = (value: string, count: number) => ({ value, count });
  const facets: VehicleFacets = {
    make: [option('1', 12)],
    modelLevel: [option('SUV', 30)],
    price: [option('2', 7)],
    carAge: [],
    mileage: [],
    seatsNum: [],
    type: [],
  };
  /** 2,476 vehicles, of which 12 are of a make and 3 of those are in the price range. */
  const listVehicles = (body: unknown) => {
    const { makeId, price } = body as ListVehiclesData['body'];
    return { total: price ? 3 : makeId ? 12 : 2476, vehicleList: [], facets };
  };
  const asked: unknown[] = [];
  async function open() {
    asked.length = 0;
    answer({
      listMakes: () => ({ makeList: ['HOT', 'T'].map((groupName) => ({ groupName, list: [toyota] })) }),
      listModels: (body) => {
        asked.push(body);
        return [{ modelId: '11', name: 'Vitz', makeId: '1', makeName: 'Toyota', modelName: 'Vitz' }];
      },
      listVehicles,
    });
    const site = await renderSite(<HomePage />);
    await screen.findByRole('button', { name: 'Show 2,476 vehicles' });
    return site;
  }
  const field = (name: string) => screen.getByLabelText<HTMLSelectElement>(name);
  const textsOf = (name: string) => [...field(name).options].map(({ text }) => text);
  const choose = (name: string, value: string) => userEvent.selectOptions(field(name), value);

  test('comes first on the page, and works as a form without scripts', async () => {
    await open();
    const form = screen.getByRole<HTMLFormElement>('search', { name: 'Search vehicles' });
    const banner = await screen.findByRole('region', { name: 'Offers' });
    expect(form.compareDocumentPosition(banner)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('heading', { level: 1 }).compareDocumentPosition(form)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(new URL(form.action).pathname).toBe('/');
    const sent = { tab: '1', make: '', carAge: '', price: '', modelLevel: '' };
    expect(Object.fromEntries(new FormData(form).entries())).toMatchObject(sent);
  });

  test('shows the number of vehicles per option, and of matches on the button', async () => {
    await open();
    expect(textsOf('Brand')).toEqual(['Any', 'Toyota (12)']);
    expect(textsOf('Price (USD)').slice(0, 4)).toEqual(['Any', 'Under 5K (0)', '5K-8K (7)', '8K-15K (0)']);
    expect(textsOf('Type of vehicle')).toEqual(['Any', 'SUV (30)']);
    await choose('Brand', '1');
    await screen.findByRole('button', { name: 'Show 12 vehicles' });
    await choose('Price (USD)', '2');
    await userEvent.click(await screen.findByRole('button', { name: 'Show 3 vehicles' }));
  });

  test('lists the models of the selected make, and clears them with it', async () => {
    const { address } = await open();
    expect(field('Model').disabled).toBe(true);
    expect(textsOf('Model')).toEqual(['Brand first']);
    await choose('Brand', '1');
    await waitFor(() => expect(field('Model').disabled).toBe(false));
    expect(asked).toEqual([{ makeId: '1' }]);
    await choose('Model', '11');
    await choose('Brand', '');
    expect(field('Model').value).toBe('');
    await choose('Brand', '1');
    await choose('Model', '11');
    await choose('Type of vehicle', 'SUV');
    await userEvent.click(within(screen.getByRole('search')).getByRole('button'));
    expect(address()).toBe('/?tab=1&make=1&model=11&modelLevel=SUV');
  });

  test('still leads to the list when vehicles cannot be counted', async () => {
    answer({ listVehicles: () => new FailsWith(500), listMakes: () => ({ makeList: [] }) });
    const { address } = await renderSite(<HomePage />);
    await choose('Price (USD)', '2');
    await userEvent.click(await screen.findByRole('button', { name: 'Show vehicles' }));
    expect(textsOf('Price (USD)')[1]).toBe('Under 5K');
    expect(address()).toBe('/?tab=1&price=2');
  });
});

describe('the banners', () => {
  const slide = async (name: string) => {
    const offers = within(await screen.findByRole('region', { name: 'Offers' }));
    return (await offers.findByText(name)).closest('li') as HTMLElement;
  };

  test('A-315 log a failed call and show nothing', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    answer({ listBanners: () => new FailsWith(500) });
    await renderSite(<HomePage />);
    await arrival();
    expect(screen.queryByRole('region', { name: 'Offers' })).toBeNull();
    expect(screen.queryByText('failed')).toBeNull();
    expect(warn).toHaveBeenCalledExactlyOnceWith('listBanners: failed');
  });

  test('A-107 open the register panel for a visitor on banner 999999', async () => {
    answer();
    await renderSite(<HomePage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Register now' }));
    expect(currentDialog()).toEqual({ kind: 'account', panel: 2 });
  });

  test('A-107 link a user to item 7 of the personal centre on banner 999999', async () => {
    answer();
    await renderSite(<HomePage />, { user: { email: 'wanjiku@example.com', countryName: 'Kenya' } });
    expect(hrefOf(await screen.findByRole('link', { name: 'See my coupons' }))).toBe('/user/center/info?type=7');
  });

  test('A-108 link to the vehicles of their make, or nowhere without a make', async () => {
    answer();
    await renderSite(<HomePage />);
    const [link] = within(await slide('Toyota')).getAllByRole('link', { hidden: true });
    expect(link?.getAttribute('href')).toBe('/?tab=1&make=1');
    const plain = within(await slide('We help with clearance'));
    expect(plain.queryAllByRole('link', { hidden: true })).toEqual([]);
  });
});
