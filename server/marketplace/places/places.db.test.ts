import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '#server/marketplace/catalogue/testing/open-shop.ts';
import { receivingCountries } from '#server/marketplace/reference/places/countries.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ count: 120 });
});
afterAll(() => shop.close());

describe('Places', () => {
  it('B-264 B-115 The call returns the provinces and cities of each country that we ship to', async () => {
    for (const { code } of receivingCountries) {
      const { province_list, city_list } = await shop.ask('listCities', { countryCode: code });
      expect(Object.keys(province_list).length).toBeGreaterThan(0);
      for (const key of Object.keys(city_list)) {
        expect(key).toMatch(/^\d{4}_.+$/);
        expect(Object.keys(province_list)).toContain(key.slice(0, 2));
      }
    }
  });

  it('B-264 Cities are named in the caller’s language', async () => {
    const { city_list } = await shop.ask('listCities', { countryCode: 'KE' }, { language: 'cn' });
    expect(city_list['0101_11']).toBe('蒙巴萨');
  });

  it('B-264 A country without cities is refused', async () => {
    const answer = await shop.refusedWith('listCities', { countryCode: 'DE' });
    expect(answer).toMatchObject({ code: 400, message: 'No cities are available at the moment' });
  });

  it('B-265 B-113 The call returns the ports that a vehicle can be shipped to, with RORO first', async () => {
    const payload = { templateId: '901', countryCode: 'KE', carSourceId: '100001' };
    expect(await shop.ask('listPorts', payload)).toEqual([
      {
        portId: 'p-mba',
        name: 'Mombasa',
        transports: [
          { type: '1', desc: 'RORO' },
          { type: '2', desc: 'Container' },
        ],
      },
    ]);
  });

  it('B-265 A country without ports, another yard’s template and an unknown vehicle are refused', async () => {
    const payload = { templateId: '901', countryCode: 'KE', carSourceId: '100001' };
    const empty = { code: 400, message: 'No ports are available at the moment' };
    expect(await shop.refusedWith('listPorts', { ...payload, countryCode: 'DE' })).toMatchObject(empty);
    expect(await shop.refusedWith('listPorts', { ...payload, templateId: '913' })).toMatchObject(empty);
    const gone = { code: 400, message: 'The vehicle no longer exists' };
    expect(await shop.refusedWith('listPorts', { ...payload, carSourceId: 'unknown' })).toMatchObject(gone);
  });

  it('B-266 B-114 The call returns the receiving countries', async () => {
    const countries = await shop.ask('listReceivingCountries');
    expect(countries[0]).toEqual({ id: '1', name: 'Kenya', code: 'KE' });
    expect(countries).toHaveLength(receivingCountries.length);
  });
});
