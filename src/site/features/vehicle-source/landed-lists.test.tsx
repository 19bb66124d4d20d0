// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, open, pageOf, searches } from './testing/open-vehicle-source.tsx';

const known = { countryCode: 'KE', known: true, asOf: '2026-06-15' };
const cost = { min: { usd: 1, jpy: 1, kes: 1_349_985 }, max: { usd: 1, jpy: 1, kes: 1_449_960 } };
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

test('requests landed costs of the country, and shows range, date and the number of unknown ones', async () => {
  const page = pageOf(['1', '2'], 2);
  const asked = answer({
    listVehicles: () => ({
      ...page,
      vehicleList: page.vehicleList.map((vehicle) => ({ ...vehicle, landedCost: cost })),
      landed: { ...known, unknownTotal: 3 },
    }),
  });
  await open('&landedTo=2500000&landedFrom=3000000&sort=landedAscending');
  const note = await screen.findByText(/3 vehicles with unknown cost are hidden/);
  expect(note.textContent).toMatch(/landed cost in Kenya.* as of .*2026/);
  expect(screen.getAllByText('KES 1,349,985 to 1,449,960')).toHaveLength(2);
  expect(searches(asked)[0]).toMatchObject({
    landedCountryCode: 'KE',
    landedFrom: 2_500_000,
    landedTo: 3_000_000,
    sort: 'landedAscending',
  });
  const chosen = within(screen.getByRole('list', { name: 'Selected filters' }));
  expect(chosen.getByRole('link', { name: /up to KES 3,000,000/ })).toBeDefined();
});

test('does not offer sorting without known taxes, and explains an address that asks for it', async () => {
  answer({ listVehicles: () => ({ ...pageOf(['1'], 1), landed: { countryCode: 'RW', known: false } }) });
  await open('&landedTo=2500000');
  expect(
    await screen.findByText(
      'Not all taxes of Rwanda are known, so this list cannot be filtered or sorted by landed cost.',
    ),
  ).toBeDefined();
  expect(screen.queryByRole('option', { name: /Landed cost/ })).toBeNull();
});

test('sorts and limits the list by landed cost', async () => {
  answer({ listVehicles: () => ({ ...pageOf(['1', '2'], 50), landed: known }) });
  const { address } = await open();
  expect(await screen.findByRole('option', { name: 'Landed cost: low to high' })).toBeDefined();
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'landedAscending');
  expect(address()).toBe('/?tab=1&sort=landedAscending');
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  const amounts = within(await screen.findByRole('region', { name: 'Landed cost in Kenya' }));
  await userEvent.click(amounts.getByRole('link', { name: 'up to KES 2,500,000' }));
  expect(address()).toBe('/?tab=1&landedTo=2500000&sort=landedAscending');
});
