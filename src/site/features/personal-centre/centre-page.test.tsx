// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { VehicleCard } from '#generated/client/types.gen.ts';
import { installAnswers } from '#shared/api/testing/install-answers.ts';
import { closeDialog } from '#shared/state/dialogs.ts';
import { centreItems } from '#shared/routing/paths.ts';
import { openCentre, renderCentre } from './testing/open-centre.tsx';

const card = (id: number): VehicleCard => ({
  id: String(id),
  name: `Vehicle ${id}`,
  registrationDate: '2018-03',
  displayMileage: '62,400',
  displacement: '1,000 cc',
  fuel: 'Petrol',
  imageUrl: `/pictures/${id}/front.webp`,
  priceUSD: 6850,
  priceJPY: 1_041_200,
  priceKES: 885_000,
  tag: 'sale',
});

const menu = () => screen.getByRole('navigation', { name: 'Personal centre' });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

afterEach(() => {
  closeDialog();
  cleanup();
  vi.useRealTimers();
});

test('B-054 B-061 has eight menu items by index and then the saved searches, and loads the certification on entry', async () => {
  const { bodiesOf } = await openCentre(centreItems.coupons);
  const links = within(menu()).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    [
      'Reserved vehicles',
      'Favourites',
      'Shipping addresses',
      'Edit profile',
      'Change password',
      'Inquiries and offers',
      'Company certificate',
      'My coupons',
      'Saved searches',
    ].map((name, type) => [name, `/user/center/info?type=${type}`]),
  );
  expect(bodiesOf('getDealerCertificate')).toHaveLength(1);
});

test('B-015 B-056 A-107 shows the item in the address, or the orders by default', async () => {
  await openCentre(centreItems.coupons);
  await heading('My coupons');
  expect(within(menu()).getByRole('link', { current: 'page' }).textContent).toBe('My coupons');
  cleanup();
  installAnswers({});
  await renderCentre('/user/center/info', { email: 'wanjiku.kamau@example.com', countryName: 'Kenya' });
  await heading('Reserved vehicles');
});

test('B-055 slides the cursor at once, and changes the address 300 ms later', async () => {
  const { address } = await openCentre(centreItems.coupons);
  vi.useFakeTimers();
  fireEvent.click(within(menu()).getByRole('link', { name: 'Change password' }));
  expect(within(menu()).getByRole('list').style.getPropertyValue('--place')).toBe('4');
  act(() => void vi.advanceTimersByTime(299));
  expect(address()).toBe('/user/center/info?type=7');
  act(() => void vi.advanceTimersByTime(1));
  expect(address()).toBe('/user/center/info?type=4');
});

test('B-057 B-058 B-059 shows recommended vehicles in rows of four with their facts and links', async () => {
  await openCentre(centreItems.coupons, {
    answers: { listRecommendedVehicles: () => [1, 2, 3, 4, 5].map(card) },
  });
  const section = await screen.findByRole('region', { name: 'Recommended for you' });
  const link = await within(section).findByRole('link', { name: 'Vehicle 1' });
  expect(link.getAttribute('href')).toBe('/car/detail?id=1');
  const first = within(section).getAllByRole('article')[0];
  for (const fact of ['2018', '62K km', '1,000 cc', 'Petrol', 'USD', '6,850', 'about KES 885,000']) {
    expect(first?.textContent).toContain(fact);
  }
  // Two rows of four: five vehicles and three placeholders.
  expect(section.querySelectorAll('[data-place]')).toHaveLength(3);
});

test.each([
  ['B-060', centreItems.coupons, '/'],
  ['B-063', centreItems.profile, '/?backUrl=%2Fuser%2Fcenter%2Finfo%3Ftype%3D3'],
])('%s redirects a visitor from item %i to %s', async (_rule, item, target) => {
  installAnswers({});
  const { address } = await renderCentre(`/user/center/info?type=${item}`);
  await waitFor(() => expect(address()).toBe(target));
});
