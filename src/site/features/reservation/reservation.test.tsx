// @vitest-environment happy-dom
import type { QueryClient } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { type AskedCall, FailsWith, installAnswers, type Answers } from '#shared/api/testing/install-answers.ts';
import { line } from '#shared/state/connection.ts';
import { readOffline } from '#site/offline/read-offline.ts';
import { clearOrderDraft, emptyDraft, saveOrderDraft } from '#site/remembered/order-draft.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { Toasts } from '../../../testing/toasts.tsx';
import { readReceipt, saveReceipt } from './receipt.ts';
import { reservationPayload } from './reservation-payload.ts';
import ReservePage from './reserve-page.tsx';
import ReservedPage from './reserved-page.tsx';
import { beginAttempt } from './use-reservation.ts';
import { readOrderDraft } from '#site/testing/read-order-draft.ts';
import { enter } from '../../../testing/enter.ts';

const user = { email: 'wanjiku@example.com', countryName: 'Kenya' } as never;

const draft = {
  ...emptyDraft,
  carSourceId: '100001',
  styleName: 'Toyota Vitz',
  country: 'Kenya',
  portName: 'Mombasa',
  transportTypeId: '1',
  transportTypeDesc: 'RORO',
  name: 'Wanjiku Kamau',
  email: 'w@example.com',
  phone: '+254712345678',
  receiveCountry: 'Tanzania',
  receiveCountryCode: 'TZ',
  receiveAddress: 'Nyali Road 14',
  cityId: '91',
  cityName: 'Arusha',
  prices: { total: { text: 'USD 6,850', usd: 6850, jpy: 1_000_000 } },
};

const price = {
  totalPriceDesc: 'USD 6,850',
  totalPriceUSD: 6850,
  totalPriceJPY: 1_000_000,
  totalCountryPrice: 883_650,
  depositPriceDesc: 'USD 1,713',
  depositPriceUSD: 1713,
  depositPriceJPY: 250_000,
  depositCountryPrice: 220_977,
};
const receipt = { createTimeDesc: '2026-06-15 11:48', depositDueAt: '2026-06-16T08:48:00.000Z' };
const vehicle = { regDate: '2018-03', country: 'Japan', mileage: '62,400', depositRatio: 0.25 };

const cities = {
  province_list: { '01': 'Mombasa' },
  city_list: { '0101_11': 'Mombasa', '0102_12': 'Likoni' },
};
const countries = [
  { id: '1', code: 'KE', name: 'Kenya' },
  { id: '2', code: 'TZ', name: 'Tanzania' },
];

const answers: Answers = {
  getPriceDetail: () => price,
  getVehicleDetail: () => ({ vehicle }),
  listReceivingCountries: () => countries,
};
const at = '/car/order/reserve?id=100001';
const open = async (more: Answers = {}, prepare?: (queryClient: QueryClient) => void) => {
  const asked = installAnswers({ ...answers, ...more });
  const page = (
    <>
      <ReservePage />
      <Toasts />
    </>
  );
  const texts = ['orders', 'payment', 'addresses', 'forms', 'refunds'] as const;
  const site = await renderSite(page, { user, at, texts, ...(prepare && { prepare }) });
  return { asked, ...site };
};
const pairs = () =>
  screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

beforeEach(() => saveOrderDraft(draft));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  clearOrderDraft();
  sessionStorage.clear();
  line.set('there');
});

test('B-041 B-042 B-043 B-044 B-045 B-328 shows vehicle, price, deposit with its percentage, transport and recipient', async () => {
  await open();
  await screen.findByText('25% of the total price');
  for (const text of ['CIF USD 6,850', 'about KES 883,650', 'USD 1,713', 'about KES 220,977']) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(screen.getByText('Sea freight and insurance to the port are included')).toBeTruthy();
  expect(pairs()).toEqual(
    expect.arrayContaining([
      'First registration: Mar 2018',
      'Located in: Japan',
      'Mileage: 62,400 km',
      'Country: Kenya',
      'Port: Mombasa',
      'Transport: RORO',
      'Name: Wanjiku Kamau',
      'Country: Tanzania',
      'City: Arusha',
      'Address: Nyali Road 14',
      'E-mail: w@example.com',
      'Phone: +254712345678',
    ]),
  );
});

test('B-039 goes home without an order', async () => {
  clearOrderDraft();
  const { address } = await open();
  expect(address()).toBe('/');
});

test('sends a buyer whose destination has changed back to the vehicle, to complete the order again', async () => {
  saveOrderDraft({ ...draft, portName: 'Dar es Salaam', transportTypeId: '', transportTypeDesc: '' });
  const { address } = await open();
  expect(address()).toBe('/car/detail?id=100001');
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test('B-208 asks for the recipient, and sends nothing before it is complete', async () => {
  saveOrderDraft({ ...draft, name: '', receiveCountryCode: 'KE', receiveAddress: '', cityId: '', cityName: '' });
  const { asked, address } = await open({ submitOrder: () => receipt, listCities: () => cities });
  const submit = await screen.findByRole('button', { name: 'Submit reservation' });
  await waitFor(() => expect(submit.hasAttribute('disabled')).toBe(false));
  await userEvent.dblClick(submit);
  expect(screen.getByText('Please enter the recipient')).toBeTruthy();
  await waitFor(() => expect(submit.hasAttribute('aria-busy')).toBe(false));
  await userEvent.click(submit);
  expect(document.activeElement).toBe(field('Recipient'));
  await userEvent.paste('Wanjiku Kamau');
  expect(screen.queryByText('Please enter the recipient')).toBeNull();
  expect(asked.some(({ operationId }) => operationId === 'submitOrder')).toBe(false);
  await userEvent.selectOptions(field('Region'), 'Mombasa');
  await userEvent.selectOptions(field('City'), 'Likoni');
  await enter(field('Address'), 'Nyali Road 14');
  await userEvent.clear(field('Phone'));
  await userEvent.click(field('Phone'));
  await userEvent.paste('+254 712 345 678');
  expect(field('Phone').value).toBe('+254 712 345 678');
  // A press within a second of the last one is ignored.
  await waitFor(async () => {
    await userEvent.click(submit);
    expect(address()).toMatch(/^\/car\/order\/successful/);
  });
  expect(asked.find(({ operationId }) => operationId === 'submitOrder')?.body).toMatchObject({
    name: 'Wanjiku Kamau',
    phone: '+254712345678',
  });
});

test('B-209 B-252 keeps a whole pasted text and reports what is too long for an order', async () => {
  await open({ listCities: () => cities });
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
  expect(screen.getByRole('button', { name: 'More addresses' })).toBeTruthy();
  for (const [label, text, most] of [
    ['Recipient', 'Wanjiku wa Kamau wa Njoroge Mwangi', 30],
    ['Address', 'Nyali Road 14, behind the cathedral', 30],
    ['E-mail', 'wanjiku.kamau.njoroge@example.com', 30],
    ['Phone', '+254 712 345 678 / 733 000 111', 15],
  ] as const) {
    const input = field(label);
    await userEvent.clear(input);
    await userEvent.click(input);
    await userEvent.paste(text);
    expect(input.value).toBe(text.replace('/ ', ' '));
    const note = screen.getByRole('alert');
    expect(note.textContent).toContain(`at most ${most} characters`);
    expect(input.getAttribute('aria-describedby')).toBe(note.id);
    await userEvent.clear(input);
  }
});

test('B-315 says when a country has no cities', async () => {
  saveOrderDraft({ ...draft, name: '' });
  await open({ listCities: () => new FailsWith(400, 'No cities are available at the moment') });
  await userEvent.click(await screen.findByText('error: No cities are available at the moment'));
  expect(field('Region').hasAttribute('disabled')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('offers to retry countries and cities that failed to load, and keeps the entered values', async () => {
  saveOrderDraft({ ...draft, name: '' });
  const outcomes: Record<string, unknown[]> = {
    countries: [new FailsWith('timeout', 'The connection is slow'), countries],
    cities: [new FailsWith('timeout', 'The connection is slow'), cities],
  };
  await open({
    listReceivingCountries: () => outcomes['countries']?.shift(),
    listCities: () => outcomes['cities']?.shift(),
  });
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2));
  expect(screen.getAllByText('The connection is slow')).toHaveLength(2);
  for (const toast of screen.getAllByText(/: The connection is slow$/)) await userEvent.click(toast);
  await enter(field('Recipient'), 'Wanjiku Kamau');
  for (const button of screen.getAllByRole('button', { name: 'Try again' })) await userEvent.click(button);
  await waitFor(() => expect(field('Region').disabled).toBe(false));
  expect(await screen.findByRole('option', { name: 'Kenya' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(field('Recipient').value).toBe('Wanjiku Kamau');
});

test('B-046 B-274 opens the success page and sends the reservation once, even if the button is pressed twice', async () => {
  const { asked, address } = await open({ submitOrder: () => receipt });
  const submit = await screen.findByRole('button', { name: 'Submit reservation' });
  await waitFor(() => expect(submit.hasAttribute('disabled')).toBe(false));
  await userEvent.dblClick(submit);
  await waitFor(() => expect(address()).toMatch(/^\/car\/order\/successful\?timestamp=\d+$/));
  expect(asked.filter(({ operationId }) => operationId === 'submitOrder')).toHaveLength(1);
});

test('sends the price and the destination on the page, since another tab may have asked for others', async () => {
  saveOrderDraft({ ...draft, countryCode: 'KE' });
  const { asked } = await open({ submitOrder: () => receipt });
  const submit = await screen.findByRole('button', { name: 'Submit reservation' });
  await waitFor(() => expect(submit.hasAttribute('disabled')).toBe(false));
  await userEvent.click(submit);
  await waitFor(() =>
    expect(asked.find(({ operationId }) => operationId === 'submitOrder')?.body).toMatchObject({
      destinationCountryCode: 'KE',
      shownPrice: { total: 6850, deposit: 1713 },
    }),
  );
});

const refusedImport: Answers = {
  assessImport: () => ({
    countryCode: 'KE',
    asOf: '2026-06-15',
    verdicts: [{ carSourceId: '100001', verdict: 'refused', registered: '2012-05', refusals: ['tooOld'], doubts: [] }],
    sources: [],
  }),
};
const findConsent = () =>
  screen.findByRole('checkbox', { name: /I understand that Kenya does not accept this vehicle/ });

test('requires and sends import consent for a vehicle that the country refuses', async () => {
  saveOrderDraft({ ...draft, countryCode: 'KE' });
  const { asked, address } = await open({ submitOrder: () => receipt, ...refusedImport });
  const word = await findConsent();
  const submit = screen.getByRole('button', { name: 'Submit reservation' });
  expect(submit.hasAttribute('disabled')).toBe(true);
  await userEvent.click(word);
  await waitFor(() => expect(submit.hasAttribute('disabled')).toBe(false));
  await userEvent.click(submit);
  await waitFor(() => expect(address()).toMatch(/^\/car\/order\/successful/));
  const sent = asked.find(({ operationId }) => operationId === 'submitOrder');
  expect(sent?.body).toMatchObject({ wantsRefusedImport: true });
});

test('assesses the import by way of the chosen port, as the server does', async () => {
  saveOrderDraft({ ...draft, country: 'Zimbabwe', countryCode: 'ZW', port: 'p-dar', portName: 'Dar es Salaam' });
  const { asked } = await open(refusedImport);
  await screen.findByRole('checkbox', { name: /Zimbabwe does not accept this vehicle/ });
  for (const { body } of asked.filter(({ operationId }) => operationId === 'assessImport')) {
    expect(body).toEqual({ carSourceIds: ['100001'], countryCode: 'ZW', endPortId: 'p-dar' });
  }
});

test('shows a risen price, and reserves only at the new one', async () => {
  await open({ getPriceDetail: () => ({ ...price, totalPriceDesc: 'USD 7,000', totalPriceUSD: 7000 }) });
  expect(await screen.findByText(/it was USD 6,850 and is now USD 7,000/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reserve at USD 7,000' })).toBeTruthy();
});

test('shows the new price only on the page when the server refuses because of it', async () => {
  let total = { totalPriceDesc: 'USD 6,850', totalPriceUSD: 6850 };
  await open({
    getPriceDetail: () => ({ ...price, ...total }),
    submitOrder: () => {
      total = { totalPriceDesc: 'USD 7,000', totalPriceUSD: 7000 };
      return new FailsWith(603, 'The price has risen');
    },
  });
  const submit = await screen.findByRole('button', { name: 'Submit reservation' });
  await waitFor(() => expect(submit.hasAttribute('disabled')).toBe(false));
  await userEvent.click(submit);
  expect(await screen.findByText(/now USD 7,000\. Nothing has been reserved/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reserve at USD 7,000' })).toBeTruthy();
  expect(screen.queryByText(/The price has risen/)).toBeNull();
});

test('shows a risen deposit when the server refuses because of it', async () => {
  const deposit = { text: 'USD 1,713', usd: 1713, jpy: 250_000 };
  saveOrderDraft({ ...draft, prices: { ...draft.prices, deposit } });
  let risen = {};
  await open({
    getPriceDetail: () => ({ ...price, ...risen }),
    submitOrder: () => {
      risen = { depositPriceDesc: 'USD 2,000', depositPriceUSD: 2000, depositPriceJPY: 292_000 };
      return new FailsWith(603, 'The price has risen');
    },
  });
  const submit = await screen.findByRole('button', { name: 'Submit reservation' });
  await waitFor(() => expect(submit.hasAttribute('disabled')).toBe(false));
  await userEvent.click(submit);
  expect(await screen.findByText(/^The deposit has gone up .* it was USD 1,713 and is now USD 2,000\./)).toBeTruthy();
});

test('B-324 explains why nothing was reserved when the price is unchanged', async () => {
  await open({ submitOrder: () => new FailsWith(603, 'The price has risen') });
  const submit = await screen.findByRole('button', { name: 'Submit reservation' });
  await waitFor(() => expect(submit.hasAttribute('disabled')).toBe(false));
  await userEvent.click(submit);
  expect(await screen.findByText('The price has risen')).toBeTruthy();
  expect(screen.queryByText(/^error:/)).toBeNull();
});

test('reserves nothing without a confirmed price', async () => {
  await open({ getPriceDetail: () => new FailsWith(602, 'This vehicle can no longer be ordered in this way') });
  expect(await screen.findByText(/can no longer be ordered in this way/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Submit reservation' }).hasAttribute('disabled')).toBe(true);
});

const reservationsIn = (asked: readonly AskedCall[]) =>
  asked.filter(({ operationId }) => operationId === 'submitOrder').map(({ body }) => body);

async function submitOffline(
  more: Answers = {},
  prepare?: () => Promise<void>,
  prepareClient?: (queryClient: QueryClient) => void,
) {
  let isOffline = true;
  const site = await open(
    {
      submitOrder: () => (isOffline ? new FailsWith('offline', 'net error') : { createTimeDesc: '2026-06-15 11:48' }),
      ...more,
    },
    prepareClient,
  );
  await prepare?.();
  const submit = await screen.findByRole('button', { name: 'Submit reservation' });
  await waitFor(() => expect(submit.hasAttribute('disabled')).toBe(false));
  await userEvent.click(submit);
  await screen.findByText(/You are offline, so your reservation has not been sent/);
  const goOnline = () => {
    isOffline = false;
    act(() => void dispatchEvent(new Event('online')));
  };
  return { ...site, goOnline };
}

test('queues a reservation without a connection, says so, and sends it later', async () => {
  const { address, goOnline } = await submitOffline();
  expect(screen.queryByText(/net error|Nothing has been reserved/)).toBeNull();
  expect(sessionStorage.getItem('reservationAttempt')).toBeNull();
  goOnline();
  await waitFor(() => expect(address()).toMatch(/^\/car\/order\/successful/));
});

test('does not send a queued reservation when the deposit has changed meanwhile', async () => {
  let depositPriceDesc = 'USD 1,713';
  const { asked, goOnline } = await submitOffline({ getPriceDetail: () => ({ ...price, depositPriceDesc }) });
  depositPriceDesc = 'USD 2,000';
  goOnline();
  expect(await screen.findByText('USD 2,000')).toBeTruthy();
  expect(reservationsIn(asked)).toHaveLength(1);
});

test('does not send a queued reservation when the price has changed meanwhile', async () => {
  let totalPriceUSD = 6850;
  const { asked, goOnline } = await submitOffline({
    getPriceDetail: () => ({
      ...price,
      totalPriceUSD,
      totalPriceDesc: totalPriceUSD === 6850 ? 'USD 6,850' : 'USD 7,000',
    }),
  });
  totalPriceUSD = 7000;
  goOnline();
  expect(await screen.findByRole('button', { name: 'Reserve at USD 7,000' })).toBeTruthy();
  expect(asked.filter(({ operationId }) => operationId === 'submitOrder')).toHaveLength(1);
});

test('does not send a queued reservation whose recipient is being changed', async () => {
  const { asked, address, goOnline } = await submitOffline({ listCities: () => cities });
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  await userEvent.type(field('Phone'), '{Backspace}');
  expect(screen.queryByText(/You are offline/)).toBeNull();
  goOnline();
  await userEvent.type(field('Phone'), '8');
  expect(reservationsIn(asked)).toHaveLength(1);
  await waitFor(async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Submit reservation' }));
    expect(address()).toMatch(/^\/car\/order\/successful/);
  });
  expect(reservationsIn(asked)).toHaveLength(2);
});

test('does not send a queued reservation whose import consent was withdrawn', async () => {
  saveOrderDraft({ ...draft, countryCode: 'KE' });
  const { asked, goOnline } = await submitOffline(refusedImport, async () => userEvent.click(await findConsent()));
  await userEvent.click(await findConsent());
  goOnline();
  await userEvent.click(await findConsent());
  const submit = screen.getByRole('button', { name: 'Submit reservation' });
  expect([submit.hasAttribute('disabled'), submit.hasAttribute('aria-busy')]).toEqual([false, false]);
  expect(reservationsIn(asked)).toHaveLength(1);
});

test('explains why a queued reservation can no longer be made', async () => {
  let isGone = false;
  const { asked, goOnline } = await submitOffline({
    getPriceDetail: () => (isGone ? new FailsWith(602, 'This vehicle can no longer be ordered') : price),
  });
  isGone = true;
  goOnline();
  expect(await screen.findByText(/can no longer be ordered/)).toBeTruthy();
  expect(screen.queryByText(/You are offline/)).toBeNull();
  expect(reservationsIn(asked)).toHaveLength(1);
});

describe('with the price of yesterday in the cache', () => {
  const keepYesterday = (queryClient: QueryClient) =>
    readOffline(queryClient, {
      language: 'en',
      owner: async () => undefined,
      read: async ({ hash }) =>
        hash.includes('getPriceDetail') ? { data: price, at: Date.now() - 24 * 60 * 60_000 } : undefined,
      wait: async () => undefined,
    });
  const isDisabled = () => screen.getByRole('button', { name: 'Submit reservation' }).hasAttribute('disabled');

  it('waits for the price of a slow connection', async () => {
    const { promise: coming, resolve } = Promise.withResolvers<object>();
    await open({ getPriceDetail: () => coming }, keepYesterday);
    await screen.findByText('25% of the total price');
    expect(isDisabled()).toBe(true);
    resolve({ ...price, totalPriceDesc: 'USD 7,000', totalPriceUSD: 7000 });
    expect(await screen.findByRole('button', { name: 'Reserve at USD 7,000' })).toBeTruthy();
  });

  it('says that a price is not confirmed when the call times out', async () => {
    await open({ getPriceDetail: () => new FailsWith('timeout') }, keepYesterday);
    expect(await screen.findByText(/could not be confirmed/)).toBeTruthy();
    expect(isDisabled()).toBe(true);
  });

  it('does not send a queued reservation when the price call fails', async () => {
    let hasFailed = false;
    const { asked, goOnline } = await submitOffline(
      { getPriceDetail: () => (hasFailed ? new FailsWith('timeout') : price) },
      undefined,
      keepYesterday,
    );
    hasFailed = true;
    goOnline();
    expect(await screen.findByText(/could not be confirmed/)).toBeTruthy();
    expect(reservationsIn(asked)).toHaveLength(1);
  });
});

test('asks about the open attempt even if the draft changes', async () => {
  const { payload } = beginAttempt(reservationPayload(draft, 'USD'));
  let isOffline = true;
  const { asked, address } = await open({ submitOrder: () => (isOffline ? new FailsWith('timeout') : receipt) });
  await waitFor(() => {
    const again = screen.queryByRole('button', { name: 'Check again' });
    if (!again) act(() => void dispatchEvent(new Event('online')));
    expect(again).not.toBeNull();
  });
  act(() => saveOrderDraft({ ...draft, portName: 'Dar es Salaam', port: 'p-dar' }));
  isOffline = false;
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(address()).toMatch(/^\/car\/order\/successful/));
  expect(reservationsIn(asked)).toEqual(reservationsIn(asked).map(() => payload));
});

describe('an attempt whose key the server has forgotten', () => {
  const day = 24 * 60 * 60_000;
  function travel(time: number) {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + time);
  }

  it('is not sent again after a reload', async () => {
    travel(-day);
    beginAttempt(reservationPayload(draft, 'USD'));
    vi.useRealTimers();
    const { asked } = await open({ submitOrder: () => receipt });
    const submit = await screen.findByRole('button', { name: 'Submit reservation' });
    await waitFor(() => expect(submit.hasAttribute('disabled')).toBe(false));
    expect(reservationsIn(asked)).toEqual([]);
  });

  it('is not sent again on a page that stayed open', async () => {
    beginAttempt(reservationPayload(draft, 'USD'));
    const { asked } = await open({ submitOrder: () => new FailsWith('timeout') });
    const goOnline = () => act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => {
      const again = screen.queryByRole('button', { name: 'Check again' });
      if (!again) goOnline();
      expect(again).not.toBeNull();
    });
    const sent = reservationsIn(asked).length;
    travel(day);
    goOnline();
    expect(await screen.findByRole('button', { name: 'Submit reservation' })).toBeTruthy();
    expect(reservationsIn(asked)).toHaveLength(sent);
    expect(sessionStorage.getItem('reservationAttempt')).toBeNull();
  });
});

test('never reports a reservation that may have arrived as unsent, but repeats it with its key', async () => {
  const { key } = beginAttempt(reservationPayload(draft, 'USD'));
  let isOffline = true;
  const { address } = await open({
    submitOrder: () => (isOffline ? new FailsWith('offline') : { createTimeDesc: '2026-06-15 11:48' }),
  });
  await screen.findByText(/We are checking whether your reservation arrived/);
  expect(JSON.parse(sessionStorage.getItem('reservationAttempt') ?? '{}')).toMatchObject({ key });
  expect(screen.queryByText(/has not been sent|Nothing has been reserved/)).toBeNull();
  isOffline = false;
  await waitFor(() => {
    act(() => void dispatchEvent(new Event('online')));
    expect(address()).toMatch(/^\/car\/order\/successful/);
  });
});

test('stores a complete receipt even if the answer arrives before the vehicle, as after a reload', async () => {
  beginAttempt({ ...reservationPayload(draft, 'USD'), shownPrice: { total: 6800, deposit: 1700 } });
  sessionStorage.setItem('scroll:1:/car/detail?id=100001', '{"top":2400}');
  const { promise: loaded, resolve: load } = Promise.withResolvers<object>();
  const { asked, address } = await open({ submitOrder: () => receipt, getVehicleDetail: () => loaded });
  await waitFor(() => expect(asked.some(({ operationId }) => operationId === 'submitOrder')).toBe(true));
  load({ vehicle });
  await waitFor(() => expect(address()).toMatch(/^\/car\/order\/successful/));
  const { depositRatio: _ratio, ...facts } = vehicle;
  expect(readReceipt()).toMatchObject({ depositRatio: 0.25, vehicle: facts });
  expect(sessionStorage.getItem('scroll:1:/car/detail?id=100001')).toBeNull();
});

test('B-005 B-008 B-009 B-049 B-050 B-051 B-052 B-053 shows on the success page what to pay, to whom and by when', async () => {
  // The clock is stopped, since the test compares seconds.
  vi.useFakeTimers({ toFake: ['Date'] });
  installAnswers({
    getServerTime: () => ({ epochMilliseconds: Date.parse('2026-06-15T09:48:00Z'), timeText: '' }),
  });
  saveReceipt({
    ...receipt,
    vehicle: { ...vehicle, styleName: 'Toyota Vitz', styleImage: '/a.webp' },
    total: { text: 'USD 6,850', inCountry: 883_650 },
    deposit: { text: 'USD 1,713' },
    depositRatio: 0.25,
  });
  const { address } = await renderSite(<ReservedPage />, {
    user,
    at: '/car/order/successful?timestamp=1',
    texts: ['orders'],
  });
  expect((await screen.findByRole('timer')).textContent).toBe('23:00:00');
  for (const text of [
    /^Pay the deposit within 24 hours, or the car is no longer held/,
    /^A named collection agent collects payments .* account on your order’s page\. Our e-mails never name an account/,
    /10 days before the vehicle reaches port/,
    'Reserved on 2026-06-15 11:48',
    'CIF USD 6,850',
    'about KES 883,650',
    'USD 1,713',
    '25% of the total price',
    'Toyota Vitz',
  ]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(pairs()).toEqual(
    expect.arrayContaining(['First registration: Mar 2018', 'Located in: Japan', 'Mileage: 62,400 km']),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Go to my orders' }));
  await waitFor(() => expect(address()).toBe('/user/center/info?type=0'));
  expect(readOrderDraft()).toBeUndefined();
});

test('B-048 redirects the success page home without a reservation', async () => {
  const { address } = await renderSite(<ReservedPage />, {
    user,
    at: '/car/order/successful?timestamp=1',
    texts: ['orders'],
  });
  expect(address()).toBe('/');
});

describe('the confirmation page', () => {
  it('links to the order when another tab has reserved the vehicle, without an error', async () => {
    let held = {};
    await open({
      getVehicleDetail: () => ({ vehicle: { ...vehicle, ...held } }),
      submitOrder() {
        held = { vehicleStatus: 3, orderId: '500009', status: 0 };
        return new FailsWith(400, 'You have already reserved this vehicle. Open the order to pay the deposit.');
      },
    });
    const submit = await screen.findByRole('button', { name: 'Submit reservation' });
    await waitFor(() => expect(submit.hasAttribute('disabled')).toBe(false));
    await userEvent.click(submit);
    const link = await screen.findByRole('link', { name: 'Open your order' });
    expect(link.getAttribute('href')).toContain('id=500009');
    expect(submit.hasAttribute('disabled')).toBe(true);
    expect(document.body.textContent).not.toMatch(/not made|Nothing has been reserved/);
  });

  it('explains why nothing can be reserved while there is no account to pay to', async () => {
    await open({ getVehicleDetail: () => ({ vehicle: { ...vehicle, reservationsPaused: true } }) });
    expect(await screen.findByText(/^Reservations are not open yet/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Submit reservation' }).hasAttribute('disabled')).toBe(true);
  });
});
