import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { marketDay } from '#server/marketplace/reference/market-time.ts';
import { openShop, type Shop } from './testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const factsOf = (carSourceId: string) => shop.ask('getVehiclePriceFacts', { carSourceId });

describe('Price facts', () => {
  it('The comparison is with the vehicles that the list by its filters shows', async () => {
    const { vehicleList } = await shop.ask('listVehicles', { pageNo: 1, pageSize: 60 });
    let compared = 0;
    for (const { id, priceUSD } of vehicleList) {
      const { comparison } = await factsOf(id);
      if (!comparison) continue;
      compared += 1;
      const { count, differenceUSD, differenceJPY: _, ...filters } = comparison;
      const list = await shop.ask('listVehicles', { ...filters, pageNo: 1, pageSize: 60 });
      const others = list.vehicleList.filter((other) => other.id !== id);
      expect(count).toBe(list.total - 1);
      expect(count).toBeGreaterThanOrEqual(5);
      if (others.length < count) continue;
      const average = others.reduce((sum, other) => sum + other.priceUSD, 0) / count;
      expect(Math.abs(priceUSD - average - differenceUSD), id).toBeLessThanOrEqual(6);
    }
    expect(compared).toBeGreaterThan(0);
  });

  it('A changed price is listed with both amounts and its moment, the latest first', async () => {
    const { database } = shop.services;
    expect((await factsOf('100001')).changes).toEqual([]);
    const before = await database
      .selectFrom('vehicle')
      .select('list_price_cents')
      .where('id', '=', '100001')
      .executeTakeFirstOrThrow();
    const usd = before.list_price_cents / 100;
    for (const price of [usd - 300, usd - 500, usd - 500]) {
      await database
        .updateTable('vehicle')
        .set({ list_price_cents: price * 100, changed_at: shop.now() })
        .where('id', '=', '100001')
        .execute();
    }
    const { changes } = await factsOf('100001');
    expect(changes).toMatchObject([
      { changedOn: marketDay(shop.now()), beforeUSD: usd - 300, afterUSD: usd - 500 },
      { beforeUSD: usd, afterUSD: usd - 300 },
    ]);
    expect(changes[0]?.afterJPY).toBeGreaterThan(100_000);
  });

  it('A vehicle that does not exist is refused', async () => {
    expect(await shop.refusedWith('getVehiclePriceFacts', { carSourceId: 'unknown' })).toMatchObject({ code: 400 });
  });
});
