// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest';
import { clearRecentlyViewed, parseViewed, rememberViewed, type ViewedVehicle } from './recently-viewed.ts';

const vehicle = (id: string): ViewedVehicle => ({
  id,
  name: `Vehicle ${id}`,
  registrationDate: '2018-03',
  displayMileage: '62,400',
  fuel: 'Petrol',
  imageUrl: `/pictures/${id}/front.webp`,
});
const stored = () => parseViewed(localStorage.getItem('recentlyViewed')).map(({ id }) => id);
const written = (vehicles: unknown, version: unknown = 1) => JSON.stringify({ version, vehicles });

afterEach(clearRecentlyViewed);

describe('Recently viewed vehicles', () => {
  test('keep the last twelve without duplicates, newest first', () => {
    for (let id = 1; id <= 14; id++) rememberViewed(vehicle(String(id)));
    rememberViewed(vehicle('10'));
    expect(stored()).toEqual(['10', '14', '13', '12', '11', '9', '8', '7', '6', '5', '4', '3']);
  });

  test('keep what another tab added', () => {
    rememberViewed(vehicle('1'));
    localStorage.setItem('recentlyViewed', written([vehicle('2'), vehicle('1')]));
    rememberViewed(vehicle('3'));
    expect(stored()).toEqual(['3', '2', '1']);
  });

  test('store no price, since it may change', () => {
    const card = { ...vehicle('1'), priceUSD: 6850 };
    rememberViewed(card);
    expect(localStorage.getItem('recentlyViewed')).not.toContain('6850');
  });

  test('are cleared on request', () => {
    rememberViewed(vehicle('1'));
    clearRecentlyViewed();
    expect(localStorage.getItem('recentlyViewed')).toBeNull();
  });

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another version', written([vehicle('1')], 0)],
    ['no list', written('all')],
    ['a vehicle with a field missing', written([{ ...vehicle('1'), name: undefined }])],
    ['a picture of another host', written([{ ...vehicle('1'), imageUrl: 'https://elsewhere.example/a.gif' }])],
    ['a picture of another host, in disguise', written([{ ...vehicle('1'), imageUrl: '//elsewhere.example/a.gif' }])],
    ['a vehicle that is none', written([null, 1, 'x'])],
  ])('validate stored data: %s', (_what, text) => expect(parseViewed(text)).toEqual([]));

  test('keep valid vehicles beside invalid ones', () => {
    expect(parseViewed(written([null, vehicle('2')]))).toEqual([vehicle('2')]);
  });
});
