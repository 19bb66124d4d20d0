import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStock } from '../../demo/stock.ts';
import { bucketsOf } from '../reference/buckets.ts';
import type { StockVehicle } from '../../demo/vehicles/vehicle.ts';
import { openShop, type Shop } from './testing/open-shop.ts';

const page = { pageNo: 1, pageSize: 24 };
let shop: Shop;
let vehicles: readonly StockVehicle[];
beforeAll(async () => {
  shop = await openShop();
  ({ vehicles } = buildStock({ epoch: shop.now() }));
});
afterAll(() => shop.close());

const listed = () => vehicles.filter(({ state }) => state !== 'removed');

describe('the vehicle list', () => {
  it('A-264 answers the total and a page', async () => {
    const { total, vehicleList } = await shop.ask('listVehicles', page);
    expect(total).toBe(listed().length);
    expect(vehicleList).toHaveLength(24);
  });

  it('A-264 pages through all vehicles, the newest first, none twice and none left out', async () => {
    const ids: string[] = [];
    for (let pageNo = 1; pageNo <= 6; pageNo++) {
      const { vehicleList } = await shop.ask('listVehicles', { pageNo, pageSize: 500 });
      ids.push(...vehicleList.map(({ id }) => id));
    }
    const newestFirst = listed()
      .toSorted((a, b) => b.listedAt.getTime() - a.listedAt.getTime() || (a.id < b.id ? 1 : -1))
      .map(({ id }) => id);
    expect(ids).toEqual(newestFirst);
  });

  it('A-264 answers the total beyond the last page too', async () => {
    const { total, vehicleList } = await shop.ask('listVehicles', { pageNo: 1_000_000, pageSize: 500 });
    expect([total, vehicleList]).toEqual([listed().length, []]);
  });

  it.each([
    ['A-134 price', 'price', 'priceBucket', 7],
    ['A-135 carAge', 'carAge', 'ageBucket', 7],
    ['A-136 mileage', 'mileage', 'mileageBucket', 7],
    ['A-137 seatsNum', 'seatsNum', 'seatsBucket', 5],
  ] as const)('%s narrows to each bucket', async (_title, field, bucket, options) => {
    const terms = await shop.ask('listVehicles', page);
    let sum = 0;
    for (let option = 1; option <= options; option++) {
      const { total, vehicleList } = await shop.ask('listVehicles', { ...page, [field]: option });
      for (const card of vehicleList) {
        const vehicle = listed().find(({ id }) => id === card.id);
        const buckets = vehicle && bucketsOf({ ...vehicle, priceUsdCents: card.priceUSD * 100 }, shop.now());
        expect(buckets?.[bucket]).toBe(option);
      }
      sum += total;
    }
    expect(sum).toBe(terms.total);
  });

  it.each([
    ['A-265 A-138 newArrivalFlag', 'newArrivalFlag', 'newArrival'],
    ['A-265 A-139 A-140 dailyFlag', 'dailyFlag', 'daily'],
    ['A-265 A-139 highQualityFlag', 'highQualityFlag', 'highQuality'],
    ['A-265 A-138 hotCarFlag', 'hotCarFlag', 'hot'],
  ] as const)('%s narrows to its set', async (_title, field, kind) => {
    const { total, vehicleList } = await shop.ask('listVehicles', { pageNo: 1, pageSize: 500, [field]: 1 });
    const own = listed().filter(({ kinds }) => kinds[kind]);
    expect(total).toBe(own.length);
    expect(new Set(vehicleList.map(({ id }) => id))).toEqual(new Set(own.slice(0, 500).map(({ id }) => id)));
  });

  it('A-265 A-138 flashSaleFlag narrows to what is on sale by the server’s time', async () => {
    const { total, vehicleList } = await shop.ask('listVehicles', { pageNo: 1, pageSize: 500, flashSaleFlag: 1 });
    expect(total).toBe(listed().filter(({ flashSale, state }) => flashSale && state === 'available').length);
    expect(vehicleList.every(({ tag, remainingTimes = 0 }) => tag === 'promotion' && remainingTimes > 0)).toBe(true);
  });

  it('A-265 refuses two type flags at once, A-266 and takes none', async () => {
    const two = await shop.refusedWith('listVehicles', { ...page, dailyFlag: 1, hotCarFlag: 1 });
    expect(two.code).toBe(400);
    expect((await shop.refusedWith('listVehicles', page)).code).toBe(0);
  });

  it('A-264 finds by make, model and type together', async () => {
    const { total, vehicleList } = await shop.ask('listVehicles', {
      ...page,
      makeId: '1',
      modelId: '102',
      modelLevelId: 'SUV',
    });
    expect(total).toBe(listed().filter(({ modelId }) => modelId === '102').length);
    expect(vehicleList.every(({ name }) => name.startsWith('Toyota Land Cruiser Prado'))).toBe(true);
    const another = await shop.ask('listVehicles', { ...page, makeId: '2', modelId: '102' });
    expect(another).toEqual({ total: 0, vehicleList: [] });
  });

  it('A-264 has no removed vehicle', async () => {
    const { database } = shop.services;
    const before = await shop.ask('listVehicles', page);
    const id = before.vehicleList[0]?.id ?? '';
    await database.updateTable('vehicle').set({ state: 'removed' }).where('id', '=', id).execute();
    const after = await shop.ask('listVehicles', page);
    expect(after.total).toBe(before.total - 1);
    expect(after.vehicleList.map((card) => card.id)).not.toContain(id);
    await database.updateTable('vehicle').set({ state: 'available' }).where('id', '=', id).execute();
    expect((await shop.ask('listVehicles', page)).total).toBe(before.total);
  });

  it.each([
    ['en', 'Toyota'],
    ['cn', '丰田'],
    ['jp', 'トヨタ'],
  ] as const)('A-264 finds a keyword in each language (%s)', async (language, searchKey) => {
    const { total, vehicleList } = await shop.ask('listVehicles', { ...page, searchKey }, { language });
    expect(total).toBe(listed().filter(({ makeId }) => makeId === '1').length);
    expect(vehicleList.every(({ name }) => name.startsWith(searchKey))).toBe(true);
  });

  it('A-264 finds a keyword within the other filters', async () => {
    const { total } = await shop.ask('listVehicles', { ...page, searchKey: 'prado toyota', seatsNum: 2 });
    expect(total).toBe(listed().filter(({ modelId, seats }) => modelId === '102' && seats === 5).length);
  });

  it.each(['GP-100005', 'gp100005', '100005'])(
    'A-264 finds one vehicle by its reference number: %s',
    async (searchKey) => {
      const { total, vehicleList } = await shop.ask('listVehicles', { ...page, searchKey });
      expect([total, vehicleList.map(({ id }) => id)]).toEqual([1, ['100005']]);
    },
  );

  it('A-264 answers nothing for a keyword that means nothing', async () => {
    expect(await shop.ask('listVehicles', { ...page, searchKey: 'zzzzqqqq' })).toEqual({ total: 0, vehicleList: [] });
  });
});
