import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPricingSettings } from '#demo/pricing-settings.ts';
import type { VehicleDetail } from '#generated/client/types.gen.ts';
import { zHomeVehicles, zSimilarVehicle, zVehicleDetail, zVehiclePage } from '#generated/client/zod.gen.ts';
import { journeyTo, type Market, openMarket, reservationOf } from '#server/marketplace/orders/testing/market.ts';
import { writePricingSettings } from '#server/marketplace/pricing/pricing-settings.ts';
import { homeHandlers } from '#server/marketplace/home/handlers.ts';
import { placeHandlers } from '#server/marketplace/places/handlers.ts';
import { catalogueHandlers } from './handlers.ts';

const id = '100001';
const none = { priceUSD: 0, priceJPY: 0, priceKES: 0, pricesUnset: true };
const list = { pageNo: 1, pageSize: 50 };

let market: Market;
const forget = () => market.services.database.deleteFrom('setting').where('name', '=', 'price-terms').execute();
beforeAll(async () => {
  market = await openMarket({ ...catalogueHandlers, ...homeHandlers, ...placeHandlers });
  await forget();
});
afterAll(() => market.close());

describe('A marketplace without pricing settings', () => {
  test('lists its vehicles, also on the home page, and says that prices are unset', async () => {
    const { code, body } = await market.call('listVehicles', list);
    expect(code).toBe(0);
    const { vehicleList } = zVehiclePage.parse(body);
    expect(vehicleList.length).toBeGreaterThan(3);
    for (const card of vehicleList) expect(card).toMatchObject(none);
    const home = await market.call('getHomeVehicles', { client: 2 });
    const { newArrivalVehicleList } = zHomeVehicles.parse(home.body);
    expect(newArrivalVehicleList[0]).toMatchObject(none);
  });

  test.each(['en', 'cn', 'jp', 'sw'] as const)(
    'shows a vehicle with its facts and without a price, in %s',
    async (language) => {
      const { code, body } = await market.call('getVehicleDetail', { carSourceId: id }, { language });
      expect(code).toBe(0);
      const { vehicle, country, property, ...others } = zVehicleDetail.parse(body);
      expect(vehicle).toMatchObject({ vehicleStatus: 1, refNo: 'GP-100001', pricesUnset: true, priceKES: 0 });
      expect(vehicle.vehiclePriceDesc).toBe(language === 'jp' ? 'JPY 0' : 'USD 0');
      expect(property.length).toBeGreaterThan(1);
      expect(country).toEqual([]);
      expect(others).toEqual({ coupons: [] });
    },
  );

  test('omits coupons whose value is unknown, and refuses prices and reservations with one clear message', async () => {
    const buyer = await market.newBuyer();
    await market.giveCoupon(buyer);
    const detail = await buyer.call('getVehicleDetail', { carSourceId: id });
    expect((detail.body as VehicleDetail).coupons).toEqual([]);
    const unset = {
      code: 400,
      message: 'We cannot calculate prices at the moment. Contact us and we will send you a quote.',
    };
    expect(await buyer.call('getPriceDetail', journeyTo(id))).toMatchObject(unset);
    expect(await buyer.call('submitOrder', reservationOf(id))).toMatchObject(unset);
    expect(await market.services.database.selectFrom('orders').select('id').execute()).toEqual([]);
  });

  test('shows similar vehicles, whose prices are unset too', async () => {
    const { code, body } = await market.call('listSimilarVehicles', { vehicleId: id });
    expect(code).toBe(0);
    const similar = (body as unknown[]).map((one) => zSimilarVehicle.parse(one));
    expect(similar.length).toBeGreaterThan(0);
    for (const one of similar) expect(one).toMatchObject({ price: 'USD 0', priceKES: 0, pricesUnset: true });
  });

  test('shows prices as soon as the last setting is made', async () => {
    await writePricingSettings(market.services.database, demoPricingSettings);
    try {
      const { body } = await market.call('getVehicleDetail', { carSourceId: id });
      expect(body).toMatchObject({ vehicle: { vehiclePriceDesc: 'USD 6,850', depositRatio: 0.3 } });
      expect((body as VehicleDetail).vehicle).not.toHaveProperty('pricesUnset');
      const { body: page } = await market.call('listVehicles', list);
      const cards = zVehiclePage.parse(page).vehicleList;
      expect(cards.find((card) => card.id === id)?.priceUSD).toBe(6850);
      expect(cards.every((card) => card.pricesUnset === undefined)).toBe(true);
    } finally {
      await forget();
    }
  });
});
