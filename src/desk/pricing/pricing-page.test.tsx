// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, test } from 'vitest';
import type { StaffRole, StaffTerms } from '#generated/client/types.gen.ts';
import { type Answers, FailsWith, installAnswers } from '#shared/api/testing/install-answers.ts';
import { press } from '../testing/press.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import PricingPage from './pricing-page.tsx';
import { enter } from '../../testing/enter.ts';

afterEach(cleanup);

const set = { version: 3, setAt: '2026-06-12T06:24:00.000Z', setBy: 'Kimani Mwangi' };
const roro = { yardId: '901', portId: 'p-mba', handlingCents: 58_000, centsPerCubicMetre: 8400, minimumCents: 100_000 };
const terms: StaffTerms = {
  rates: { ...set, value: { jpyPerUsd: 152, kesPerUsd: 129.25 } },
  deposit: { ...set, value: { ratio: 0.3 } },
  insurance: { version: 0 },
  freight: { ...set, value: { roro: [roro], container: [] } },
  clearance: {
    ...set,
    value: { countries: [{ countryCode: 'KE', feeCents: 240_000, dutyRatio: 0.32, isShown: true }] },
  },
  missing: ['insurance'],
  yards: [
    { id: '901', name: 'Yokohama' },
    { id: '902', name: 'Nagoya' },
  ],
  ports: [{ id: 'p-mba', name: 'Mombasa' }],
  countries: [
    { id: 'KE', name: 'Kenya' },
    { id: 'UG', name: 'Uganda' },
  ],
};

async function open(answers: Answers = {}, role: StaffRole = 'owner') {
  const asked = installAnswers({ staffReadTerms: () => terms, ...answers });
  await renderDesk(<PricingPage />, { role, at: '/pricing' });
  await screen.findByRole('region', { name: 'Exchange rates' });
  return { callsOf: (id: string) => asked.filter(({ operationId }) => operationId === id) };
}

const button = (name: string) => screen.getByRole('button', { name });
const dialogOf = async () => within(await screen.findByRole('dialog'));

test('Shows settings with their authors, and the missing part', async () => {
  await open();
  const rates = within(screen.getByRole('region', { name: 'Exchange rates' }));
  expect(rates.getByText('KES 129.25')).toBeTruthy();
  expect(rates.getByText(/^Kimani Mwangi, /)).toBeTruthy();
  const missing = within(screen.getByRole('alert'));
  expect(missing.getByText(/cannot be priced or reserved/)).toBeTruthy();
  const links = missing.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([['Insurance', '#part-insurance']]);
  expect(document.querySelector('#part-insurance')).toBe(screen.getByRole('region', { name: 'Insurance' }));
});

test('Sets a part for the first time', async () => {
  const { callsOf } = await open({
    staffReadTerms: () => ({ ...terms, freight: { version: 0 }, clearance: { version: 0 } }),
    staffSetInsurance: () => ({ version: 1 }),
  });
  for (const name of ['Add tariff', 'Add country']) {
    await userEvent.click(button(name));
    expect((await dialogOf()).getByRole('button', { name: 'Save' })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  await userEvent.click(button('Edit: Insurance'));
  const dialog = await dialogOf();
  await userEvent.type(dialog.getByLabelText('Premium in % of the insured value'), '0.88');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(callsOf('staffSetInsurance').map(({ body }) => body)).toEqual([
    { version: 0, policyFeeCents: 0, ratioOfCif: 0.0088, minimumCents: 0 },
  ]);
});

test('Does not send an empty tariff, and shows the error', async () => {
  const { callsOf } = await open();
  await userEvent.click(button('Add tariff'));
  const dialog = await dialogOf();
  await userEvent.selectOptions(dialog.getByLabelText('Transport', { selector: 'form select' }), 'Container');
  await userEvent.type(dialog.getByLabelText('Up to cubic metres'), '12{Enter}');
  expect(await dialog.findByText(/^Enter a price above 0/)).toBeTruthy();
  expect(callsOf('staffSetFreight')).toEqual([]);
});

test('Offers each role the parts it can set', async () => {
  await open({}, 'accounts');
  expect(button('Edit: Exchange rates')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit: Deposit' })).toBeNull();
  cleanup();
  await open({}, 'sales');
  expect(screen.queryByRole('button', { name: /^Edit|^Add/ })).toBeNull();
});

test('Does not send an empty rate, and shows the error', async () => {
  const { callsOf } = await open();
  await userEvent.click(button('Edit: Exchange rates'));
  const dialog = await dialogOf();
  await userEvent.clear(dialog.getByLabelText('Yen per US dollar'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Enter a rate above 0, up to 100,000')).toBeTruthy();
  expect(callsOf('staffSetRates')).toEqual([]);
});

test('Previews a vehicle’s price before saving, until the input differs', async () => {
  const amount = (usd: string) => ({ usd, jpy: 'JPY 1', kes: 'KES 1' });
  const { callsOf } = await open({
    staffPreviewTerms: () => ({
      sample: { listPrice: 'USD 6,000', cubicMetres: 12, yardName: 'Yokohama' },
      lines: [{ name: 'deposit', before: amount('USD 2,280'), after: amount('USD 3,040') }],
      missing: [],
    }),
  });
  await userEvent.click(button('Edit: Deposit'));
  const dialog = await dialogOf();
  const share = dialog.getByLabelText('Deposit in % of the total');
  await userEvent.clear(share);
  await userEvent.type(share, '40');
  await userEvent.click(dialog.getByRole('button', { name: 'Show preview' }));
  expect(await dialog.findByText('USD 3,040')).toBeTruthy();
  expect(callsOf('staffPreviewTerms').map(({ body }) => body)).toEqual([
    { deposit: { ratio: 0.4 }, countryCode: 'KE', portId: 'p-mba', transportType: '1' },
  ]);
  expect(callsOf('staffSetDeposit')).toEqual([]);
  for (const field of [share, dialog.getByLabelText('Vehicle number (optional)')]) {
    fireEvent.change(field, { target: { value: '41' } });
    expect(dialog.queryByText('USD 3,040')).toBeNull();
    fireEvent.change(field, { target: { value: field === share ? '40' : '' } });
    expect(dialog.getByText('USD 3,040')).toBeTruthy();
  }
});

test('Reports a conflict, and a second press keeps the tariffs that a colleague has added', async () => {
  const added = { ...roro, yardId: '902' };
  let isChanged = false;
  const { callsOf } = await open({
    staffReadTerms: () => ({
      ...terms,
      freight: isChanged ? { ...set, version: 4, value: { roro: [roro, added], container: [] } } : terms.freight,
    }),
    staffSetFreight: (body) =>
      (body as { version: number }).version === 4 ? { version: 5 } : new FailsWith(409, 'Changed since.'),
  });
  press(button('Edit: Yokohama, RORO'));
  const dialog = await dialogOf();
  fireEvent.change(dialog.getByLabelText('Handling in USD'), { target: { value: '600' } });
  isChanged = true;
  press(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/^Changed since\. Press “Save” again to overwrite/)).toBeTruthy();
  press(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const typed = { ...roro, handlingCents: 60_000 };
  expect(callsOf('staffSetFreight').map(({ body }) => body)).toEqual([
    { version: 3, roro: [typed], container: [] },
    { version: 4, roro: [added, typed], container: [] },
  ]);
});

test('Sets one tariff for every yard and keeps the others', async () => {
  const { callsOf } = await open({ staffSetFreight: () => ({ version: 4 }) });
  await userEvent.click(button('Add tariff'));
  const dialog = await dialogOf();
  await userEvent.selectOptions(dialog.getByLabelText('Transport', { selector: 'form select' }), 'Container');
  expect(dialog.getByLabelText('Transport', { selector: 'section select' })).toHaveProperty('value', '2');
  await userEvent.type(dialog.getByLabelText('Up to cubic metres'), '12');
  await enter(dialog.getByLabelText('Price in USD'), '2150.50');
  await userEvent.click(dialog.getByLabelText('Use the same rate from every yard to Mombasa'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sizes = [{ upToCubicMetres: 12, cents: 215_050 }];
  const container = ['901', '902'].map((yardId) => ({ yardId, portId: 'p-mba', sizes }));
  expect(callsOf('staffSetFreight').map(({ body }) => body)).toEqual([{ version: 3, roro: [roro], container }]);
});

describe('A tariff that is added', () => {
  const nagoya = { ...roro, yardId: '902', handlingCents: 10_000 };
  const staffReadTerms = () => ({ ...terms, freight: { ...set, value: { roro: [roro, nagoya], container: [] } } });

  it('starts from the prices of the chosen yard, keeps typed ones, and asks before it replaces a route', async () => {
    const { callsOf } = await open({ staffReadTerms });
    press(button('Add tariff'));
    const dialog = await dialogOf();
    const handling = dialog.getByLabelText<HTMLInputElement>('Handling in USD');
    const change = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
    expect(handling.value).toBe('580');
    change(dialog.getByLabelText('Yard'), '902');
    expect(handling.value).toBe('100');
    change(handling, '600');
    change(dialog.getByLabelText('Yard'), '901');
    expect(handling.value).toBe('600');
    press(dialog.getByRole('button', { name: 'Save' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Replace existing tariffs?' }));
    const route = 'From Yokohama to Mombasa, RORO';
    const rest = 'USD 84 per m³, minimum USD 1,000';
    expect(question.getByText(`${route}: USD 580 + ${rest} → USD 600 + ${rest}`)).toBeTruthy();
    press(question.getByRole('button', { name: 'Edit' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(callsOf('staffSetFreight')).toEqual([]);
  });

  it('is compared with the prices of every yard that it applies to', async () => {
    const { callsOf } = await open({ staffReadTerms, staffSetFreight: () => ({ version: 4 }) });
    press(button('Add tariff'));
    const dialog = await dialogOf();
    press(dialog.getByLabelText('Use the same rate from every yard to Mombasa'));
    press(dialog.getByRole('button', { name: 'Save' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getAllByText(/^From/).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^From Nagoya to Mombasa, RORO: USD 100 .* → USD 580 /),
    ]);
    press(question.getByRole('button', { name: 'Replace' }));
    expect(await screen.findByText('Nagoya, Handling in USD: 580 instead of 100')).toBeTruthy();
    press(screen.getByRole('button', { name: 'Yes, save' }));
    await waitFor(() => expect(callsOf('staffSetFreight')).toHaveLength(1));
  });
});

test('Removes a country on the second press only', async () => {
  const { callsOf } = await open({ staffSetClearance: () => ({ version: 4 }) });
  await userEvent.click(button('Edit: Kenya'));
  const dialog = await dialogOf();
  await userEvent.click(dialog.getByRole('button', { name: 'Stop offering clearance here' }));
  expect(callsOf('staffSetClearance')).toEqual([]);
  // Late enough not to count as a double click.
  const later = new MouseEvent('click', { bubbles: true, cancelable: true });
  Object.defineProperty(later, 'timeStamp', { value: Number.MAX_SAFE_INTEGER });
  fireEvent(dialog.getByRole('button', { name: /^Yes/ }), later);
  await waitFor(() =>
    expect(callsOf('staffSetClearance').map(({ body }) => body)).toEqual([{ version: 3, countries: [] }]),
  );
});

test('Shows previous values with author and time', async () => {
  await open({
    staffListTermVersions: () => ({
      versions: [{ ...set, rates: { jpyPerUsd: 150, kesPerUsd: 129 } }],
    }),
  });
  await userEvent.click(button('History: Exchange rates'));
  expect(await (await dialogOf()).findByText('USD 1 = JPY 150 = KES 129')).toBeTruthy();
});

test('Shows older versions of a setting on request', async () => {
  const pageFrom = (first: number, count: number) =>
    Array.from({ length: count }, (_, place) => ({
      ...set,
      version: first - place,
      rates: { jpyPerUsd: first - place, kesPerUsd: 129 },
    }));
  const { callsOf } = await open({
    staffListTermVersions: (body) => ({
      versions: (body as { before?: number }).before === undefined ? pageFrom(103, 100) : pageFrom(3, 3),
    }),
  });
  press(button('History: Exchange rates'));
  const dialog = await dialogOf();
  press(await dialog.findByRole('button', { name: 'Show older versions' }));
  expect(await dialog.findByText('USD 1 = JPY 1 = KES 129')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Show older versions' })).toBeNull();
  expect(callsOf('staffListTermVersions').map(({ body }) => body)).toEqual([
    { part: 'rates', pageSize: 100 },
    { part: 'rates', pageSize: 100, before: 4 },
  ]);
});

test('Shows which tariffs changed', async () => {
  const version = (number: number, freight: NonNullable<StaffTerms['freight']['value']>) => ({
    ...set,
    version: number,
    freight,
  });
  const box = { yardId: '902', portId: 'p-mba', sizes: [{ upToCubicMetres: 12, cents: 215_050 }] };
  await open({
    staffListTermVersions: () => ({
      versions: [
        version(3, { roro: [roro, { ...roro, yardId: '902', handlingCents: 60_000 }], container: [] }),
        version(2, { roro: [{ ...roro, yardId: '902' }, roro], container: [box] }),
        version(1, { roro: [roro], container: [box] }),
      ],
    }),
  });
  await userEvent.click(button('History: Freight'));
  const dialog = await dialogOf();
  expect((await dialog.findAllByText(/^From/)).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^From Nagoya to Mombasa, RORO: USD 580 .* → USD 600 /),
    'From Nagoya to Mombasa, Container: up to 12 m³: USD 2,150.50 → No price',
    expect.stringMatching(/^From Nagoya to Mombasa, RORO: No price → USD 580 /),
  ]);
});

describe('The limits of unpaid reservations', () => {
  const limits = { version: 2, perBuyer: 3, perDealer: 10 };

  it('are changed by an owner', async () => {
    const { callsOf } = await open({
      staffGetReservationLimits: () => limits,
      staffSetReservationLimits: () => ({ ...limits, version: 3 }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit: Unpaid reservations' }));
    const dialog = await dialogOf();
    const field = dialog.getByLabelText('Vehicles per buyer');
    await userEvent.clear(field);
    await userEvent.type(field, '0');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Enter a whole number from 1 to 100')).toBeTruthy();
    await userEvent.clear(field);
    await userEvent.type(field, '1,5');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Please enter a whole number, without decimals')).toBeTruthy();
    await userEvent.clear(field);
    await userEvent.type(field, '5');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(callsOf('staffSetReservationLimits')).toHaveLength(1));
    expect(callsOf('staffSetReservationLimits')[0]?.body).toEqual({ version: 2, perBuyer: 5, perDealer: 10 });
  });

  it('are not lost by Escape before somebody confirms it', async () => {
    const { callsOf } = await open({ staffGetReservationLimits: () => limits });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit: Unpaid reservations' }));
    const field = (await dialogOf()).getByLabelText('Vehicles per buyer');
    await userEvent.clear(field);
    await userEvent.type(field, '5{Escape}');
    expect(await screen.findByText('Discard changes?')).toBeTruthy();
    expect(field).toHaveProperty('value', '5');
    expect(callsOf('staffSetReservationLimits')).toEqual([]);
  });

  it('are read-only for other roles', async () => {
    await open({ staffGetReservationLimits: () => limits }, 'sales');
    const section = within(await screen.findByRole('region', { name: 'Unpaid reservations' }));
    expect(await section.findByText('10')).toBeTruthy();
    expect(section.queryByRole('button')).toBeNull();
  });
});

it('An owner changes one refund rule, and all others stay the same', async () => {
  const share = { percent: 100, workingDays: 5 };
  const rules = {
    notPaidInTime: share,
    changeOfMind: { percent: 90, workingDays: 5 },
    failedInspection: share,
    lateShip: share,
    lostShip: { percent: 100, workingDays: 10 },
    notAsDescribed: share,
    freeHours: 24,
    lateDays: 30,
  };
  const { callsOf } = await open({
    staffGetRefundRules: () => ({ version: 4, rules }),
    staffSetRefundRules: () => ({ version: 5, rules }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit: Refunds' }));
  const dialog = await dialogOf();
  const field = dialog.getByLabelText('Change of mind: percent');
  await userEvent.clear(field);
  await userEvent.type(field, '80');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(callsOf('staffSetRefundRules')).toHaveLength(1));
  const changed = { ...rules, changeOfMind: { percent: 80, workingDays: 5 } };
  expect(callsOf('staffSetRefundRules')[0]?.body).toEqual({ version: 4, rules: changed });
});
