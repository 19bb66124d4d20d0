import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { buildStock } from '#demo/stock.ts';
import { bucketsOf } from '#server/marketplace/reference/buckets.ts';
import type { StockVehicle } from '#demo/vehicles/vehicle.ts';
import { isFullRun } from '../../../tests/scope.ts';
import { openShop, type Shop } from './testing/open-shop.ts';
import { meets, type VehicleFilters } from './vehicle-filters.ts';
import { type StoredSort, pageOf, readVehicleIds, vehicleSorts } from './list-vehicles.ts';
import { readCatalogue } from './catalogue-memory.ts';
import { countVehicles } from './count-vehicles.ts';
import { drawFilters } from './testing/draw-filters.ts';
import { randomFrom } from '#demo/vehicles/random.ts';
import type { VehicleCard } from './vehicle-card.ts';

const page = { pageNo: 1, pageSize: 24 };
let shop: Shop;
let vehicles: readonly StockVehicle[];
beforeAll(async () => {
  shop = await openShop();
  ({ vehicles } = buildStock({ epoch: shop.now() }));
});
afterAll(() => shop.close());

const listed = () => vehicles.filter(({ state }) => state !== 'removed');

describe('The vehicle list', () => {
  it('A-264 The list has the total and a page of vehicles', async () => {
    const { total, vehicleList } = await shop.ask('listVehicles', page);
    expect(total).toBe(listed().length);
    expect(vehicleList).toHaveLength(24);
  });

  it('A-264 The pages contain every vehicle once, reserved ones last and the newest first', async () => {
    const ids: string[] = [];
    for (let pageNo = 1; pageNo <= 6; pageNo++) {
      const { vehicleList } = await shop.ask('listVehicles', { pageNo, pageSize: 500 });
      ids.push(...vehicleList.map(({ id }) => id));
    }
    const newestFirst = listed()
      .toSorted(
        (a, b) =>
          Number(a.state !== 'available') - Number(b.state !== 'available') ||
          b.listedAt.getTime() - a.listedAt.getTime() ||
          (a.id < b.id ? 1 : -1),
      )
      .map(({ id }) => id);
    expect(ids).toEqual(newestFirst);
  });

  it('A-264 A repeated list reflects vehicles added and removed since', async () => {
    const { database } = shop.services;
    const search = { ...page, modelId: listed()[0]?.modelId ?? '' };
    const before = await shop.ask('listVehicles', search);
    const ids = before.vehicleList.map(({ id }) => id);
    const setState = (state: 'available' | 'removed') =>
      database
        .updateTable('vehicle')
        .set({ state })
        .where('model_id', '=', search.modelId)
        .where('state', '<>', 'held');
    const states = await database
      .selectFrom('vehicle')
      .select(['id', 'state'])
      .where('model_id', '=', search.modelId)
      .execute();
    await setState('removed').execute();
    const removed = await shop.ask('listVehicles', search);
    const held = states.filter(({ state }) => state === 'held').map(({ id }) => id);
    expect([removed.total, removed.vehicleList.map(({ id }) => id).toSorted()]).toEqual([held.length, held.toSorted()]);
    for (const { id, state } of states) {
      await database.updateTable('vehicle').set({ state }).where('id', '=', id).execute();
    }
    const after = await shop.ask('listVehicles', search);
    expect([after.total, after.vehicleList.map(({ id }) => id)]).toEqual([before.total, ids]);
  });

  it('A-264 A page beyond the last is empty and has the total', async () => {
    const { total, vehicleList } = await shop.ask('listVehicles', { pageNo: 1_000_000, pageSize: 500 });
    expect([total, vehicleList]).toEqual([listed().length, []]);
  });

  it.each([
    ['A-134 price', 'price', 'priceBucket', 7],
    ['A-135 carAge', 'carAge', 'ageBucket', 7],
    ['A-136 mileage', 'mileage', 'mileageBucket', 7],
    ['A-137 seatsNum', 'seatsNum', 'seatsBucket', 5],
  ] as const)('The filter %s finds the vehicles of each bucket', async (_title, field, bucket, options) => {
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
  ] as const)('The flag %s finds the vehicles of its kind', async (_title, field, kind) => {
    const { total, vehicleList } = await shop.ask('listVehicles', { pageNo: 1, pageSize: 500, [field]: 1 });
    const own = listed().filter(({ kinds }) => kinds[kind]);
    expect(total).toBe(own.length);
    expect(new Set(vehicleList.map(({ id }) => id))).toEqual(new Set(own.slice(0, 500).map(({ id }) => id)));
  });

  it('A-265 A-138 flashSaleFlag finds vehicles on flash sale by the server’s clock', async () => {
    const { total, vehicleList } = await shop.ask('listVehicles', { pageNo: 1, pageSize: 500, flashSaleFlag: 1 });
    expect(total).toBe(listed().filter(({ flashSale, state }) => flashSale && state === 'available').length);
    expect(vehicleList.every(({ tag, remainingTimes = 0 }) => tag === 'promotion' && remainingTimes > 0)).toBe(true);
  });

  it('A-265 A-266 Two flags at once are refused, and none is accepted', async () => {
    const two = await shop.refusedWith('listVehicles', { ...page, dailyFlag: 1, hotCarFlag: 1 });
    expect(two.code).toBe(400);
    expect((await shop.refusedWith('listVehicles', page)).code).toBe(0);
  });

  it('A-264 Make, model and model level are combined', async () => {
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

  it('A-264 The list omits removed vehicles', async () => {
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
  ] as const)('A-264 A keyword finds vehicles in each language (%s)', async (language, searchKey) => {
    const { total, vehicleList } = await shop.ask('listVehicles', { ...page, searchKey }, { language });
    expect(total).toBe(listed().filter(({ makeId }) => makeId === '1').length);
    expect(vehicleList.every(({ name }) => name.startsWith(searchKey))).toBe(true);
  });

  it('A-264 A keyword is combined with other filters', async () => {
    const { total } = await shop.ask('listVehicles', { ...page, searchKey: 'prado toyota', seatsNum: 2 });
    expect(total).toBe(listed().filter(({ modelId, seats }) => modelId === '102' && seats === 5).length);
  });

  it.each(['GP-100005', 'gp100005', '100005'])('A-264 A reference number finds its vehicle: %s', async (searchKey) => {
    const { total, vehicleList } = await shop.ask('listVehicles', { ...page, searchKey });
    expect([total, vehicleList.map(({ id }) => id)]).toEqual([1, ['100005']]);
  });

  it('A-264 A meaningless keyword finds nothing', async () => {
    expect(await shop.ask('listVehicles', { ...page, searchKey: 'zzzzqqqq' })).toMatchObject({
      total: 0,
      vehicleList: [],
    });
  });
});

async function readAll(sort: StoredSort): Promise<VehicleCard[]> {
  const cards: VehicleCard[] = [];
  for (let pageNo = 1; pageNo <= 6; pageNo++) {
    cards.push(...(await shop.ask('listVehicles', { pageNo, pageSize: 500, sort })).vehicleList);
  }
  return cards;
}

const ordered: readonly [StoredSort, (card: VehicleCard) => number, direction: 1 | -1][] = [
  ['priceAscending', ({ priceUSD }) => priceUSD, 1],
  ['priceDescending', ({ priceUSD }) => priceUSD, -1],
  ['yearNewest', ({ registrationDate }) => Date.parse(`${registrationDate}-01`), -1],
  ['mileageLowest', ({ displayMileage }) => Number(displayMileage.replaceAll(',', '')), 1],
];

describe('The sorting of the vehicle list', () => {
  it.each(ordered)(
    'A list sorted by %s has the cards in that order, reserved ones last, over all pages, each once',
    async (sort, of, way) => {
      const cards = await readAll(sort);
      const isReserved = ({ tag }: VehicleCard) => Number(tag === 'locked');
      const wanted = cards.toSorted((a, b) => isReserved(a) - isReserved(b) || way * (of(a) - of(b)));
      expect(cards.map((card) => [isReserved(card), of(card)])).toEqual(
        wanted.map((card) => [isReserved(card), of(card)]),
      );
      const { total } = await shop.ask('listVehicles', { pageNo: 1, pageSize: 1 });
      expect(new Set(cards.map(({ id }) => id)).size).toBe(total);
      expect(cards).toHaveLength(total);
    },
  );

  it('A list sorted by price at another port has the order of the prices there', async () => {
    const sorted = { pageNo: 1, pageSize: 60, sort: 'priceAscending' } as const;
    for (const delivery of [
      { countryCode: 'TZ', portId: 'p-dar' },
      { countryCode: 'MZ', portId: 'p-bew' },
    ]) {
      const { vehicleList } = await shop.ask('listVehicles', { ...sorted, deliveryPortId: delivery.portId });
      const carSourceIds = vehicleList.map(({ id }) => id);
      const { prices } = await shop.ask('listDeliveredPrices', { ...delivery, carSourceIds });
      const amounts = prices.map(({ priceUSD }) => priceUSD);
      expect(amounts.length).toBeGreaterThan(30);
      expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    }
  });

  it('A list without a sort order has the newest vehicles first', async () => {
    const second = { pageNo: 2, pageSize: 24 };
    const unordered = await shop.ask('listVehicles', second);
    expect(await shop.ask('listVehicles', { ...second, sort: 'newest' })).toEqual(unordered);
  });

  it('A filtered list is sorted too', async () => {
    const filters = { pageNo: 1, pageSize: 100, makeId: '1', seatsNum: 2, sort: 'priceAscending' };
    const { vehicleList } = await shop.ask('listVehicles', filters);
    const prices = vehicleList.filter(({ tag }) => tag !== 'locked').map(({ priceUSD }) => priceUSD);
    expect(prices.length).toBeGreaterThan(1);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(vehicleList.every(({ name }) => name.startsWith('Toyota'))).toBe(true);
  });

  it.each(['newest', 'priceAscending', 'priceDescending', 'yearNewest', 'mileageLowest'] as const)(
    'A list sorted by %s is read from an index without sorting in the database',
    async (sort) => {
      const plan = await shop.services.database.transaction().execute(async (transaction) => {
        // The small demo stock is sorted; a large one is read from an index.
        await sql`set local enable_sort = off`.execute(transaction);
        await sql`set local enable_incremental_sort = off`.execute(transaction);
        const { rows } = await sql<{
          'QUERY PLAN': string;
        }>`explain ${pageOf({}, { now: shop.now(), limit: 24, offset: 48, sort })}`.execute(transaction);
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      });
      expect(plan).toMatch(/Index (Only )?Scan/);
      expect(plan).not.toContain('Sort');
    },
  );

  it('Parallel workers never mix vehicles that are reserved with those for sale', async () => {
    const plan = await shop.services.database.transaction().execute(async (transaction) => {
      // As if the stock were large.
      for (const setting of ['parallel_setup_cost', 'parallel_tuple_cost', 'min_parallel_table_scan_size']) {
        await sql`set local ${sql.ref(setting)} = 0`.execute(transaction);
      }
      await sql`set local min_parallel_index_scan_size = 0`.execute(transaction);
      const { rows } = await sql<{
        'QUERY PLAN': string;
      }>`explain ${pageOf({}, { now: shop.now(), limit: 24, offset: 0 })}`.execute(transaction);
      return rows.map((row) => row['QUERY PLAN']);
    });
    expect(plan.slice(0, 2).map((line) => line.replace(/^[ >-]*|  \(.*/g, ''))).toEqual(['Limit', 'Append']);
  });
});

/** Reads a page with a plain query, without planner hints. */
async function readPlainly(filters: VehicleFilters, sort: StoredSort): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from vehicle where ${meets(filters, shop.now())}
    order by ${vehicleSorts[sort]} limit 30 offset 10`.execute(shop.services.database);
  return rows.map(({ id }) => id);
}

describe('Filters that match few vehicles', () => {
  const sorts = Object.keys(vehicleSorts) as StoredSort[];

  it('A-264 The page has the same vehicles in the same order, whether or not the total is known', async () => {
    const { services } = shop;
    const { database } = services;
    const catalogue = await readCatalogue({ database });
    const wrong = [];
    for (let index = 0; index < (isFullRun ? 150 : 30); index++) {
      const filters = drawFilters(randomFrom(3, index), catalogue);
      const sort = sorts[index % sorts.length] ?? 'newest';
      const { count: total } = await countVehicles(database, filters, catalogue, shop.now());
      const place = { now: shop.now(), limit: 30, offset: 10, sort };
      const wanted = await readPlainly(filters, sort);
      const read = [
        await readVehicleIds(database, filters, place),
        await readVehicleIds(database, filters, { ...place, total }),
      ];
      if (read.some((ids) => ids.join() !== wanted.join())) wrong.push({ filters, sort });
    }
    expect(wrong).toEqual([]);
  });
});
