import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { vehicleHandlers } from '#server/marketplace/vehicle-detail/handlers.ts';
import { openShop, type Shop } from './testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ handlers: vehicleHandlers });
});
afterAll(() => shop.close());

describe('Prices at a destination', () => {
  it('names the usual port of a country first, and its currency if a rate is known', async () => {
    const destinations = await shop.ask('listDestinations', {});
    const [kenya, tanzania, uganda] = destinations;
    expect(kenya).toMatchObject({ countryCode: 'KE', ports: [{ portId: 'p-mba', name: 'Mombasa' }], currency: 'KES' });
    expect(tanzania).toMatchObject({ countryCode: 'TZ', ports: [{ portId: 'p-dar' }], currency: 'TZS' });
    expect(uganda?.ports.map(({ portId }) => portId)).toEqual(['p-mba', 'p-dar']);
  });

  it('equals the price on the page of the vehicle', async () => {
    const { vehicleList } = await shop.ask('listVehicles', { pageNo: 1, pageSize: 3 });
    const ids = vehicleList.map(({ id }) => id);
    const delivery = { countryCode: 'TZ', carSourceIds: [...ids, 'none'] };
    const { portName, prices } = await shop.ask('listDeliveredPrices', delivery);
    expect(portName).toBe('Dar es Salaam');
    for (const { carSourceId, priceUSD, priceJPY } of prices) {
      const at = { carSourceId, countryCode: 'TZ', endPortId: 'p-dar', transportType: '1' };
      const { totalPriceUSD, totalPriceJPY } = await shop.ask('getPriceDetail', at);
      expect([priceUSD, priceJPY]).toEqual([totalPriceUSD, totalPriceJPY]);
    }
    expect(prices.map(({ carSourceId }) => carSourceId)).toEqual(ids);
  });
});
