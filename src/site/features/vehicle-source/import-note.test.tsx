// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearOrderDraft, emptyDraft, saveOrderDraft } from '#site/remembered/order-draft.ts';
import { answer, noCounts, noMatch, open, pageOf, searches } from './testing/open-vehicle-source.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  clearOrderDraft();
});

const withoutSome = () => ({ ...pageOf(['1', '2'], 50), refusedTotal: 1226 });
const asked = (calls: ReturnType<typeof answer>) =>
  searches(calls).map((body) => (body as { importCountryCode?: string }).importCountryCode);

test('says how many vehicles the country refuses, and shows them on request', async () => {
  const calls = answer({
    listVehicles: (body) =>
      (body as { importCountryCode?: string }).importCountryCode ? withoutSome() : pageOf(['1', '2', '3'], 1276),
  });
  const { address } = await open('&price=3');
  expect(await screen.findByText('1,226 vehicles hidden because Kenya does not accept them.')).toBeDefined();
  await userEvent.click(screen.getByRole('link', { name: 'Show them' }));
  expect(address()).toBe('/?tab=1&price=3&import=all');
  expect(await screen.findByText('1,276 vehicles')).toBeDefined();
  expect(screen.getByText('Includes vehicles that Kenya does not accept.')).toBeDefined();
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Price: low to high');
  expect(address()).toBe('/?tab=1&price=3&import=all&sort=priceAscending');
  await userEvent.click(screen.getByRole('link', { name: 'Hide them' }));
  expect(address()).toBe('/?tab=1&price=3&sort=priceAscending');
  expect(asked(calls)).toEqual(['KE', undefined, undefined, 'KE']);
});

test('uses the rules of the chosen destination', async () => {
  saveOrderDraft({ ...emptyDraft, countryCode: 'TZ', isDestinationChosen: true });
  const calls = answer({ listVehicles: withoutSome });
  await open();
  expect(await screen.findByText('1,226 vehicles hidden because Tanzania does not accept them.')).toBeDefined();
  expect(asked(calls)).toEqual(['TZ']);
});

test('shows nothing if no vehicle is hidden', async () => {
  answer({ listVehicles: () => ({ ...pageOf(['1'], 1), refusedTotal: 0 }) });
  await open();
  expect(await screen.findByText('1 vehicle')).toBeDefined();
  expect(screen.queryByText(/does not accept/)).toBeNull();
});

test('offers to show the vehicles if all matches are hidden', async () => {
  answer({ listVehicles: () => ({ total: 0, vehicleList: [], facets: noCounts, refusedTotal: 1 }) });
  await open('&carAge=7');
  expect(await screen.findByText(noMatch)).toBeDefined();
  expect(screen.getByText('1 vehicle hidden because Kenya does not accept it.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Show them' }).getAttribute('href')).toBe('/?tab=1&carAge=7&import=all');
});
