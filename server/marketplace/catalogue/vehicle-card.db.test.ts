import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listedPrice } from '#server/marketplace/pricing/listed-price.ts';
import { demoPricingSettings } from '#demo/pricing-settings.ts';
import { pricedVehicleOf } from '#server/marketplace/vehicles/quote-vehicle.ts';
import { readVehicle } from '#server/marketplace/vehicles/vehicle-row.ts';
import { openShop, type Shop } from './testing/open-shop.ts';
import type { VehicleCard } from './vehicle-card.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ count: 400 });
});
afterAll(() => shop.close());

async function cards(language: 'en' | 'cn' | 'jp' = 'en'): Promise<VehicleCard[]> {
  return (await shop.ask('listVehicles', { pageNo: 1, pageSize: 500 }, { language })).vehicleList;
}

async function card(id: string, language: 'en' | 'cn' | 'jp' = 'en'): Promise<VehicleCard | undefined> {
  return (await cards(language)).find((one) => one.id === id);
}

describe('A vehicle card', () => {
  it('A-153 A-154 A card matches the contract’s example', async () => {
    expect(await card('100001')).toEqual({
      id: '100001',
      name: 'Toyota Vitz 1.0 F',
      registrationDate: '2019-03',
      displayMileage: '62,400',
      displacement: '1.0L',
      fuel: 'Petrol',
      gearbox: 'CVT',
      imageUrl: '/pictures/100001/front.webp',
      secondImageUrl: '/pictures/100001/side.webp',
      priceUSD: 6850,
      priceJPY: 1_041_200,
      priceKES: 883_650,
      tag: 'sale',
    });
  });

  it('A-153 A card is in the caller’s language', async () => {
    expect(await card('100007', 'cn')).toMatchObject({ name: '丰田 海狮厢式车 DX', fuel: '柴油' });
    expect(await card('100007', 'jp')).toMatchObject({ fuel: 'ディーゼル', flashSaleDeduction: 'JPY 182,400' });
    expect(await card('100007', 'cn')).toMatchObject({ gearbox: '自动' });
    const hybrid = (await cards()).find(({ fuel }) => fuel === 'Hybrid');
    expect((await card(String(hybrid?.id), 'cn'))?.fuel).toBe('混动');
    expect((await card(String(hybrid?.id), 'jp'))?.fuel).toBe('HV');
  });

  it('The card of an electric vehicle has no gearbox', async () => {
    const electric = (await cards()).filter(({ fuel }) => fuel === 'Electric');
    expect(electric.length).toBeGreaterThan(0);
    for (const one of electric) expect(one).not.toHaveProperty('gearbox');
  });

  it('A-156 A-190 A-191 A card has one tag: promotion during a flash sale, locked when held, otherwise sale', async () => {
    expect(await card('100007')).toMatchObject({
      tag: 'promotion',
      priceUSD: 17_200,
      origPriceUSD: 18_400,
      origPriceJPY: 2_796_800,
      flashSaleDeduction: 'USD 1,200',
      remainingTimes: 93_784,
    });
    expect((await card('100004'))?.tag).toBe('locked');
    expect((await card('100001'))?.tag).toBe('sale');
  });

  it('A-156 A vehicle that cannot be reserved has no promotion tag', async () => {
    const { database } = shop.services;
    await database.updateTable('vehicle').set({ state: 'held' }).where('id', '=', '100007').execute();
    expect((await card('100007'))?.tag).toBe('locked');
    await database.updateTable('vehicle').set({ state: 'available' }).where('id', '=', '100007').execute();
  });

  it('A-153 Every card shows the same price as the vehicle’s page', async () => {
    for (const { id, priceUSD, priceJPY, priceKES } of await cards()) {
      const row = await readVehicle(shop.services.database, id);
      const price = row && listedPrice(pricedVehicleOf(row, shop.now()), demoPricingSettings).now;
      expect([priceUSD * 100, priceJPY, priceKES]).toEqual([price?.usdCents, price?.jpy, price?.kes]);
    }
  });

  it('A-157 A card counts down a flash sale by the server’s clock, and shows the full price afterwards', async () => {
    const before = await card('100007');
    shop.advance(90_000);
    expect((await card('100007'))?.remainingTimes).toBe((before?.remainingTimes ?? 0) - 90);
    shop.advance(93_784_000);
    const after = await card('100007');
    expect(after).toMatchObject({ tag: 'sale', priceUSD: 18_400 });
    expect(after).not.toHaveProperty('remainingTimes');
    expect(after).not.toHaveProperty('origPriceUSD');
  });
});
