// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { VehicleDetail } from '../../../generated/client/types.gen.ts';
import { FailsWith, installAnswers } from '../../api/testing/install-answers.ts';
import { parseCompared, setCompared } from '../../app/compared.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { Toasts } from '../../testing/toasts.tsx';
import ComparePage from './compare-page.tsx';

const detail = (id: string, price: string): VehicleDetail => ({
  vehicle: {
    styleName: `Vehicle ${id}`,
    styleId: '1',
    styleImage: `/pictures/${id}/front.webp`,
    photos: [],
    vehicleStatus: 1,
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
  country: [],
  coupons: [],
});

const open = (ids: string) =>
  renderSite(
    <>
      <ComparePage />
      <Toasts />
    </>,
    { at: `/car/compare?ids=${ids}`, texts: ['compare'] },
  );
const cells = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

const missing = new Set<string>();

beforeAll(() => {
  installAnswers({
    getVehicleDetail(body) {
      const { carSourceId: id } = body as { carSourceId: string };
      return missing.has(id) ? new FailsWith(400) : detail(id, `USD ${id},850`);
    },
  });
});
afterEach(() => {
  cleanup();
  setCompared([]);
  vi.restoreAllMocks();
});

describe('the comparison', () => {
  test('The facts of each vehicle stand side by side', async () => {
    await open('1-2');
    expect(await screen.findAllByRole('columnheader')).toHaveLength(2);
    expect(cells('Price, CIF Mombasa')).toEqual(['USD 1,850', 'USD 2,850']);
    expect(cells('Deposit')).toEqual(['30%', '30%']);
    expect(cells('Engine size')).toEqual(['Not known', 'Not known']);
    expect(cells('ABS')).toEqual(['Yes', 'No']);
  });

  test('The table shows only the differences on request', async () => {
    await open('1-2');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Show differences only' }));
    expect(screen.queryByRole('row', { name: /^Deposit/ })).toBeNull();
    expect(cells('ABS')).toEqual(['Yes', 'No']);
  });

  test('A vehicle can be removed, and the others stay chosen in the vehicle source', async () => {
    const { address } = await open('1-2-3');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Vehicle 2' }));
    expect(address()).toBe('/car/compare?ids=1-3');
    await userEvent.click(screen.getByRole('link', { name: 'Add a vehicle' }));
    expect(address()).toBe('/?tab=1');
    expect(parseCompared(sessionStorage.getItem('compared')).map(({ id }) => id)).toEqual(['1', '3']);
  });

  test('The page shows the vehicles that could be loaded, and loads the others again on request', async () => {
    missing.add('9');
    await open('1-9');
    expect(await screen.findAllByRole('columnheader')).toHaveLength(1);
    expect(screen.getByRole('alert').textContent).toContain('One vehicle could not be loaded.');
    missing.delete('9');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getAllByRole('columnheader')).toHaveLength(2));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('Without vehicles the page says where to choose some', async () => {
    await open('');
    expect(screen.getByText('There are no vehicles to compare yet')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Choose vehicles' }).getAttribute('href')).toBe('/?tab=1');
  });

  test.each([
    ['Copied', () => Promise.resolve()],
    ['Could not be copied. Please select and copy it by hand.', () => Promise.reject(new Error('denied'))],
  ])('The button copies the address: %s', async (text, writeText) => {
    await open('1-2');
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
    screen.getByRole('button', { name: 'Copy the link' }).click();
    expect(await screen.findByRole('button', { name: new RegExp(`${text}$`) })).toBeDefined();
  });
});
