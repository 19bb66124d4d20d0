// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Address, Coupon, VehicleThread } from '#generated/client/types.gen.ts';
import { FailsWith } from '#shared/api/testing/install-answers.ts';
import { closeDialog } from '#shared/state/dialogs.ts';
import { centreItems } from '#shared/routing/paths.ts';
import { button, openCentre } from './testing/open-centre.tsx';

const user = userEvent.setup({ delay: null });

afterEach(() => {
  closeDialog();
  cleanup();
});

const address = (id: string, name: string, isDefault: 0 | 1): Address => ({
  id,
  name,
  email: `${name.toLowerCase()}@example.com`,
  phone: '+254712345678',
  countryCode: 'KE',
  countryDesc: 'Kenya',
  cityCode: '1101_11',
  cityId: '11',
  cityDesc: 'Mombasa',
  address: `Nyali Road ${id}`,
  isDefault,
});
const book = [address('1', 'Wanjiku', 1), address('2', 'Otieno', 0), address('3', 'Achieng', 0)];
const people = () =>
  screen
    .getAllByRole('article')
    .map((card) => card.getAttribute('aria-labelledby') && within(card).getByRole('heading').textContent);
const radios = () => screen.getAllByRole<HTMLInputElement>('radio', { name: 'Default' });

test('B-065 B-066 B-067 shows each address on a card, and adds or edits one in a dialog', async () => {
  await openCentre(centreItems.addresses, { answers: { listAddresses: () => book, listReceivingCountries: () => [] } });
  const [first] = await screen.findAllByRole('article');
  for (const fact of ['Wanjiku', 'Nyali Road 1', 'Mombasa, Kenya', 'wanjiku@example.com']) {
    expect(first?.textContent).toContain(fact);
  }
  expect(screen.getByText('You have seen everything')).toBeTruthy();
  await user.click(button('Edit the address of Otieno'));
  expect(within(screen.getByRole('dialog', { name: 'Edit' })).getByLabelText<HTMLInputElement>('Recipient').value).toBe(
    'Otieno',
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(button('Add an address'));
  expect(
    within(screen.getByRole('dialog', { name: 'Add an address' })).getByLabelText<HTMLInputElement>('Recipient').value,
  ).toBe('');
});

test('B-067 says when the address book is empty and offers to add an address', async () => {
  await openCentre(centreItems.addresses, { answers: { listAddresses: () => [] } });
  await screen.findByText('You have no shipping address yet');
  expect(button('Add an address')).toBeTruthy();
});

test('B-193 B-194 B-324 moves a new default address to the top at once, and back when the server refuses', async () => {
  const answer = Promise.withResolvers<unknown>();
  await openCentre(centreItems.addresses, {
    answers: { listAddresses: () => book, setDefaultAddress: () => answer.promise },
  });
  await screen.findAllByRole('article');
  await user.click(radios()[2] as HTMLInputElement);
  await waitFor(() => expect(people()).toEqual(['Achieng', 'Wanjiku', 'Otieno']));
  expect(radios().map(({ checked }) => checked)).toEqual([true, false, false]);
  await act(async () => answer.resolve(new FailsWith(500, 'the server says why')));
  await waitFor(() => expect(people()).toEqual(['Wanjiku', 'Otieno', 'Achieng']));
  expect(radios().map(({ checked }) => checked)).toEqual([true, false, false]);
  expect(screen.getByText('error: the server says why')).toBeTruthy();
});

test('A-307 B-327 deletes an address after a confirmation', async () => {
  let left = book;
  const { bodiesOf } = await openCentre(centreItems.addresses, {
    answers: {
      listAddresses: () => left,
      deleteAddress: () => {
        left = book.slice(0, 2);
        return {};
      },
    },
  });
  await screen.findAllByRole('article');
  await user.click(button('Delete the address of Achieng'));
  expect(screen.getByRole('alertdialog').textContent).toContain('Delete this address?');
  expect(bodiesOf('deleteAddress')).toEqual([]);
  await user.click(button('Delete'));
  await waitFor(() => expect(people()).toEqual(['Wanjiku', 'Otieno']));
  expect(bodiesOf('deleteAddress')).toEqual([{ id: '3' }]);
});

const thread = (place: number): VehicleThread => ({
  latestAt: '2026-06-14T15:10:00.000Z',
  carSourceId: String(100_001 + place),
  styleImage: '/pictures/100001/front.webp',
  styleName: 'Toyota Vitz 1.0 F',
  vehiclePriceDesc: 'USD 6,850',
  mileage: '62,400',
  regDate: '2018-03',
  fuelTypeDesc: 'Petrol',
  colorDesc: 'Pearl White',
  seatDesc: '5',
  handlePositionDesc: 'Right',
  countryDesc: 'Japan',
  refNo: 'GP-100001',
  remark: 'One owner',
  acceptsOffers: true,
  offersLeft: 2,
  vehiclePriceUSD: 5350,
  messages: [{ at: '2026-06-14T15:10:00.000Z', by: 'buyer', kind: 'inquiry' }],
});

test('B-068 B-069 B-070 B-071 shows an inquiry’s facts with links to the vehicle and to similar ones', async () => {
  await openCentre(centreItems.inquiries, { answers: { listVehicleThreads: () => [thread(0)] } });
  const card = await screen.findByRole('article', { name: 'Toyota Vitz 1.0 F' });
  expect(card.textContent).toContain('14 Jun 2026');
  expect(card.textContent).toContain('USD 6,850');
  const rows = within(card)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['First registration', 'Mar 2018'],
    ['Colour', 'Pearl White'],
    ['Mileage', '62,400 km'],
    ['Seats', '5'],
    ['Fuel', 'Petrol'],
    ['Steering', 'Right'],
    ['Country', 'Japan'],
    ['Reference number', 'GP-100001'],
    ['Remark', 'One owner'],
  ]);
  const hrefOf = (name: string) => within(card).getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Open Toyota Vitz 1.0 F')).toBe('/car/detail?id=100001');
  expect(hrefOf('Similar cars')).toBe('/user/center/consulting/similarCar?id=100001&styleName=Toyota+Vitz+1.0+F');
});

test('shows inquiry, question and offer of a vehicle in one thread, and accepts our price there', async () => {
  let isAccepted = false;
  const at = '2026-06-14T15:20:00.000Z';
  const { bodiesOf } = await openCentre(centreItems.inquiries, {
    answers: {
      listVehicleThreads: () => [
        {
          ...thread(0),
          offer: { id: 'of1', version: 2, state: isAccepted ? 'accepted' : 'countered', price: 5000, dueAt: at },
          messages: [
            ...thread(0).messages,
            { at, by: 'buyer', kind: 'question', text: 'Is there a spare wheel?' },
            { at, by: 'buyer', kind: 'offer', act: 'offer', price: 4700 },
            { at, by: 'staff', kind: 'offer', act: 'counter', price: 5000 },
          ],
        },
      ],
      answerOffer: () => {
        isAccepted = true;
        return { acceptsOffers: true, offersLeft: 2, vehiclePriceUSD: 5350, messages: [] };
      },
    },
  });
  const list = await screen.findByRole('list', { name: 'Messages about Toyota Vitz 1.0 F' });
  const said = within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent?.replace(/·.*2026, \d\d:\d\d/, '·'));
  expect(said).toEqual([
    'You ·Inquiry',
    'You ·QuestionIs there a spare wheel?',
    'You ·Offer: USD 4,700',
    'We ·Counter-offer: USD 5,000',
  ]);
  await user.click(button('Accept USD 5,000'));
  expect(await screen.findByText('Your price: USD 5,000')).toBeTruthy();
  expect(bodiesOf('answerOffer')).toEqual([{ offerId: 'of1', version: 2, answer: 'accept' }]);
  expect(screen.getByRole('link', { name: 'Open the vehicle to reserve it' })).toBeTruthy();
});

test('B-068 loads inquiries ten at a time', async () => {
  const all = Array.from({ length: 12 }, (_, place) => thread(place));
  const { bodiesOf } = await openCentre(centreItems.inquiries, {
    answers: {
      listVehicleThreads: (body) => {
        const { pageNo } = body as { pageNo: number };
        return all.slice((pageNo - 1) * 10, pageNo * 10);
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await screen.findByText('You have seen everything');
  expect(screen.getAllByRole('article')).toHaveLength(12);
  expect(bodiesOf('listVehicleThreads')).toEqual([
    { pageNo: 1, pageSize: 10 },
    { pageNo: 2, pageSize: 10 },
  ]);
});

test('B-306 shows the error message when inquiries cannot be loaded', async () => {
  await openCentre(centreItems.inquiries, {
    answers: { listVehicleThreads: () => new FailsWith(500, 'no inquiries today') },
  });
  await screen.findByText('no inquiries today');
  expect(screen.queryByText('error: no inquiries today')).toBeNull();
});

test('B-072 B-073 B-074 B-139 shows eight favourites per page, whose links have id and storeId', async () => {
  const vehicle = {
    id: '100001',
    name: 'Toyota Vitz 1.0 F',
    registrationDate: '2018-03',
    displayMileage: '62,400',
    displacement: '1,000 cc',
    fuel: 'Petrol',
    imageUrl: '/pictures/100001/front.webp',
    priceUSD: 6850,
    priceJPY: 1_041_200,
    priceKES: 885_000,
    tag: 'sale',
  };
  const { bodiesOf } = await openCentre(centreItems.favorites, {
    search: '&page=2',
    answers: { listFavorites: () => ({ total: 9, vehicleList: [vehicle] }), cancelFavorite: () => ({}) },
  });
  const link = await screen.findByRole('link', { name: 'Toyota Vitz 1.0 F' });
  expect(link.getAttribute('href')).toBe('/car/detail?id=100001&storeId=100001');
  expect(bodiesOf('listFavorites')).toEqual([{ pageNo: 2, pageSize: 8 }]);
  expect(screen.getByRole('article').textContent).toContain('62K km1,000 ccPetrol');
  expect(screen.getByRole('link', { name: 'Page 1' }).getAttribute('href')).toBe('/user/center/info?type=1');
  await user.click(button('Save as favourite'));
  await waitFor(() => expect(bodiesOf('cancelFavorite')).toEqual([{ vehicleId: '100001' }]));
});

test('B-305 shows an empty list without a toast when favourites cannot be loaded', async () => {
  await openCentre(centreItems.favorites, {
    answers: { listFavorites: () => new FailsWith(500, 'no favourites today') },
  });
  await screen.findByText('There is nothing here yet.');
  expect(screen.queryByText(/no favourites today/)).toBeNull();
});

const coupon = (id: number, status: Coupon['status']): Coupon => ({
  id: String(id),
  name: `Coupon ${id}`,
  code: `GP-${id}`,
  quotaUSD: 100,
  quotaKES: 12_900,
  quotaJPY: 15_200,
  effectiveDate: '2026-01-01',
  expiry: '2026-12-31',
  useType: 1,
  scope: 'All vehicles',
  status,
});

test('B-081 B-181 B-182 shows the state of each coupon, and links only usable ones to the vehicles', async () => {
  await openCentre(centreItems.coupons, {
    answers: { listCoupons: () => [coupon(1, 1), coupon(2, 2), coupon(3, 3), coupon(4, 4)] },
  });
  const table = await screen.findByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Coupon', 'Code', 'Amount', 'Status', 'Valid for', 'Valid until', 'Action']);
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.children[3]?.textContent)).toEqual(['Not used yet', 'Expired', 'Frozen', 'Used']);
  expect(rows[0]?.textContent).toContain('USD 100');
  expect(
    within(table)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/?tab=1']);
});

test('A-302 copies a coupon’s code', async () => {
  await openCentre(centreItems.coupons, { answers: { listCoupons: () => [coupon(1, 1)] } });
  await user.click(await screen.findByRole('button', { name: 'Copy the code GP-1' }));
  await screen.findByText('success: Copied');
  expect(await navigator.clipboard.readText()).toBe('GP-1');
});

test('A-300 shows a toast when the browser refuses to copy', async () => {
  await openCentre(centreItems.coupons, { answers: { listCoupons: () => [coupon(1, 1)] } });
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await user.click(await screen.findByRole('button', { name: 'Copy the code GP-1' }));
  expect(await screen.findByText('error: Could not copy. Please select and copy the text yourself.')).toBeTruthy();
});
