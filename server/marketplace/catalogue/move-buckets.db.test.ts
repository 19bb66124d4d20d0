import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bucketsOf } from '#server/marketplace/reference/buckets.ts';
import { settleFlashSales, moveAgeBuckets } from './move-buckets.ts';
import { openShop, type Shop } from './testing/open-shop.ts';

const page = { pageNo: 1, pageSize: 500 };
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ count: 600 });
});
afterAll(() => shop.close());

async function readVehicles() {
  return shop.services.database.selectFrom('vehicle').selectAll().execute();
}

async function totals(field: 'carAge' | 'price'): Promise<number[]> {
  const answers = [1, 2, 3, 4, 5, 6, 7].map((option) => shop.ask('listVehicles', { ...page, [field]: option }));
  return (await Promise.all(answers)).map(({ total }) => total);
}

describe('Buckets that change over time', () => {
  it('A-135 On the day of seeding no vehicle moves to another age bucket', async () => {
    expect(await moveAgeBuckets(shop.services)).toBe(0);
  });

  it('A-134 A-142 During a flash sale a vehicle is found by the lower price', async () => {
    const { database } = shop.services;
    expect(await settleFlashSales(shop.services)).toBe(0);
    const endsAt = new Date(shop.now().getTime() + 3_600_000);
    const sale = { flash_deduction_cents: 200_000, flash_ends_at: endsAt };
    await database.updateTable('vehicle').set(sale).where('id', '=', '100001').execute();
    expect(await settleFlashSales(shop.services)).toBe(1);
    const { vehicleList } = await shop.ask('listVehicles', { ...page, price: 1 });
    expect(vehicleList.find(({ id }) => id === '100001')?.priceUSD).toBe(4850);
  });

  it('A-135 A-141 Vehicles move to the bucket of their age, and the totals follow', async () => {
    const before = await totals('carAge');
    shop.advance(400 * 86_400_000);
    expect(await moveAgeBuckets(shop.services)).toBeGreaterThan(0);
    expect(await moveAgeBuckets(shop.services)).toBe(0);
    const vehicles = await readVehicles();
    const counts = [0, 0, 0, 0, 0, 0, 0];
    for (const { registered, age_bucket, state } of vehicles) {
      const { ageBucket } = bucketsOf(
        { registered: registered.slice(0, 7), priceUsdCents: 0, mileageKm: 0, seats: 1 },
        shop.now(),
      );
      expect(age_bucket).toBe(ageBucket);
      if (state !== 'removed') counts[ageBucket - 1] = (counts[ageBucket - 1] ?? 0) + 1;
    }
    expect(await totals('carAge')).toEqual(counts);
    expect(counts).not.toEqual(before);
  });

  it('A-134 A-142 After a flash sale a vehicle is found by the full price', async () => {
    const sales = (await readVehicles()).filter(({ flash_ends_at }) => flash_ends_at !== null);
    expect(sales.length).toBeGreaterThan(0);
    expect(await settleFlashSales(shop.services)).toBe(sales.length);
    expect(await settleFlashSales(shop.services)).toBe(0);
    for (let price = 1; price <= 7; price++) {
      const { vehicleList } = await shop.ask('listVehicles', { ...page, price });
      for (const { priceUSD } of vehicleList) {
        const buckets = bucketsOf(
          { priceUsdCents: priceUSD * 100, registered: '2020-01', mileageKm: 0, seats: 1 },
          shop.now(),
        );
        expect(buckets.priceBucket).toBe(price);
      }
    }
  });
});
