// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { VehicleDetail } from '#generated/client/types.gen.ts';
import { type AskedCall, FailsWith, installAnswers } from '#shared/api/testing/install-answers.ts';
import { parseCompared, setCompared } from '#site/components/compare/compared.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { Toasts } from '../../../testing/toasts.tsx';
import ComparePage from './compare-page.tsx';
import document from '#generated/openapi.json' with { type: 'json' };
import type { ImportAssessment, ImportVerdict, LandedCost } from '#generated/client/types.gen.ts';
import { followLink } from '#site/remembered/destination.ts';
import { clearOrderDraft, emptyDraft, saveOrderDraft } from '#site/remembered/order-draft.ts';

const kenya = document.paths['/import/assess'].post.responses['200'].content['application/json'].examples.success
  .value as unknown as { body: ImportAssessment };
const cost = document.paths['/import/landedCost'].post.responses['200'].content['application/json'].examples.success
  .value as unknown as { body: LandedCost };

const roro = { type: '1', desc: 'RORO' };

const detail = (id: string, price: string): VehicleDetail => ({
  vehicle: {
    styleName: `Vehicle ${id}`,
    styleId: '1',
    styleImage: `/pictures/${id}/front.webp`,
    photos: [],
    vehicleStatus: id === 'sold' ? 0 : 1,
    vehiclePriceDesc: price,
    priceKES: 883_650,
    depositRatio: 0.3,
    flashSale: '0',
    favoriteState: '0',
    transportTemplateId: '901',
    regDate: '2018-03',
    mileage: '62,400',
    displacement: '-',
    fuelType: 'Electric',
    color: 'White',
    seat: '5',
    handlePosition: 'Right',
    country: 'Japan',
    refNo: `GP-${id}`,
  },
  property: [{ groupName: 'Safety', propertyList: [{ name: 'ABS', value: id === '1' ? 'Yes' : 'No' }] }],
  country: [{ id: '2', name: 'Tanzania', code: 'TZ' }],
  coupons: [],
  destination: {
    countryCode: 'KE',
    port: { portId: 'p-mba', name: 'Mombasa', transports: [roro] },
  },
});

/** The first vehicle may be imported; all others are too old. */
function verdictOf(carSourceId: string): ImportVerdict[] {
  const [allowed] = kenya.body.verdicts;
  if (!allowed) throw new Error('The example has a verdict.');
  if (carSourceId === '1') return [{ ...allowed, carSourceId }];
  return [{ ...allowed, carSourceId, verdict: 'refused', refusals: ['tooOld'], registered: '2016-04' }];
}

let asked: AskedCall[];

const open = (ids: string) =>
  renderSite(
    <>
      <ComparePage />
      <Toasts />
    </>,
    { at: `/car/compare?ids=${ids}`, texts: ['compare', 'importing'] },
  );
const cells = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

const missing = new Set<string>();
const late = new Set<string>();
const dar = { ...emptyDraft, countryCode: 'TZ', port: 'p-dar', isDestinationChosen: true };
const costsAsked = () => asked.flatMap(({ operationId, body }) => (operationId === 'estimateLandedCost' ? [body] : []));

beforeAll(() => {
  asked = installAnswers({
    assessImport(body) {
      const { carSourceIds, countryCode } = body as { carSourceIds: string[]; countryCode: string };
      return { ...kenya.body, countryCode, verdicts: carSourceIds.flatMap(verdictOf) };
    },
    estimateLandedCost: (body) =>
      (body as { carSourceId: string }).carSourceId === '1' ? cost.body : new FailsWith(400),
    listPorts: () => [{ portId: 'p-dar', name: 'Dar es Salaam', transports: [roro, { type: '2', desc: 'Container' }] }],
    getVehicleDetail(body) {
      const { carSourceId: id } = body as { carSourceId: string };
      if (late.has(id)) return new Promise(() => {});
      return missing.has(id) ? new FailsWith(400) : detail(id, `USD ${id},850`);
    },
  });
});
afterEach(() => {
  cleanup();
  setCompared([]);
  clearOrderDraft();
  followLink(undefined);
  vi.restoreAllMocks();
});

describe('the comparison', () => {
  test('shows the facts of each vehicle side by side', async () => {
    await open('1-2');
    expect(await screen.findAllByRole('columnheader')).toHaveLength(2);
    expect(cells('Price, CIF Mombasa')).toEqual(['USD 1,850', 'USD 2,850']);
    expect(cells('Deposit')).toEqual(['30%', '30%']);
    expect(cells('Engine size')).toEqual(['Not known', 'Not known']);
    expect(cells('ABS')).toEqual(['Yes', 'No']);
  });

  test('shows whether each vehicle may be imported and its landed cost', async () => {
    await open('1-2');
    await screen.findByText('Cannot be imported: first registered Apr 2016, Kenya accepts 2019 and later');
    expect(screen.getByText('Import into Kenya')).toBeDefined();
    expect(cells('Import rules')[0]).toBe('Can be imported into Kenya; must reach Mombasa by 31 Dec 2026');
    await waitFor(() => expect(cells('Total landed cost')).toEqual(['KES 1,263,503 to 1,481,177', 'Not known']));
  });

  test.each([
    ['of a link', () => followLink({ countryCode: 'TZ', portId: 'p-dar' }), '1'],
    ['of the order', () => saveOrderDraft({ ...dar, transportTypeId: '2' }), '2'],
    ['of the order, without a transport', () => saveOrderDraft(dar), '1'],
  ])('uses the destination %s for rules and costs', async (_what, choose, transportType) => {
    choose();
    asked.length = 0;
    await open('1-sold');
    expect(await screen.findByText('Import into Tanzania')).toBeDefined();
    const body = { carSourceId: '1', countryCode: 'TZ', endPortId: 'p-dar', transportType };
    await waitFor(() => expect(costsAsked()).toEqual([body]));
    expect(asked).toContainEqual({
      operationId: 'assessImport',
      body: { carSourceIds: ['1', 'sold'], countryCode: 'TZ' },
    });
  });

  test('shows no landed cost for a vehicle that is not shipped to the destination', async () => {
    followLink({ countryCode: 'UG' });
    asked.length = 0;
    await open('1');
    await waitFor(() => expect(cells('Import rules')).toHaveLength(1));
    expect(cells('Total landed cost')).toEqual(['Not known']);
    expect(costsAsked()).toEqual([]);
  });

  test('shows only the differences on request', async () => {
    await open('1-2');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Show differences only' }));
    expect(screen.queryByRole('row', { name: /^Deposit/ })).toBeNull();
    expect(cells('ABS')).toEqual(['Yes', 'No']);
  });

  test('removes a vehicle, and keeps the others selected in the list', async () => {
    const { address } = await open('1-2-3');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Vehicle 2' }));
    expect(address()).toBe('/car/compare?ids=1-3');
    await userEvent.click(screen.getByRole('link', { name: 'Add a vehicle' }));
    expect(address()).toBe('/?tab=1');
    expect(parseCompared(sessionStorage.getItem('compared')).map(({ id }) => id)).toEqual(['1', '3']);
  });

  test('shows the vehicles that could be loaded, and reloads the others on request', async () => {
    missing.add('9');
    await open('1-9');
    expect(await screen.findAllByRole('columnheader')).toHaveLength(1);
    expect(screen.getByRole('alert').textContent).toContain('One vehicle could not be loaded.');
    missing.delete('9');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getAllByRole('columnheader')).toHaveLength(2));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('keeps vehicles selected that could not be loaded', async () => {
    const selected = ['1', '9', '2'].map((id) => ({ id, name: `Vehicle ${id}`, imageUrl: '' }));
    setCompared(selected);
    missing.add('9');
    await open('1-9-2');
    await userEvent.click(await screen.findByRole('link', { name: 'Add a vehicle' }));
    missing.delete('9');
    expect(parseCompared(sessionStorage.getItem('compared')).map(({ id }) => id)).toEqual(['1', '9', '2']);
  });

  test('offers to add a vehicle once all others are loaded, since they stay selected', async () => {
    late.add('2');
    await open('1-2');
    expect(screen.getByRole('button', { name: 'Copy the link' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Add a vehicle' })).toBeNull();
    late.delete('2');
  });

  test('says without vehicles where to choose some', async () => {
    await open('');
    expect(screen.getByText('There are no vehicles to compare yet')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Choose vehicles' }).getAttribute('href')).toBe('/?tab=1');
  });

  test.each([
    ['Copied', () => Promise.resolve()],
    ['Could not copy. Please select and copy the text yourself.', () => Promise.reject(new Error('denied'))],
  ])('copies the address: %s', async (text, writeText) => {
    await open('1-2');
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
    screen.getByRole('button', { name: 'Copy the link' }).click();
    expect(await screen.findByRole('button', { name: new RegExp(`${text}$`) })).toBeDefined();
  });
});
