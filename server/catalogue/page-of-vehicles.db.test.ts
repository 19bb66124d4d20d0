import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { meets } from './meets.ts';
import { vehicleSorts, type VehicleSort } from './page-of-vehicles.ts';
import { openShop, type Shop } from './testing/open-shop.ts';
import type { VehicleCard } from './vehicle-card.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function readAll(sort: VehicleSort): Promise<VehicleCard[]> {
  const cards: VehicleCard[] = [];
  for (let pageNo = 1; pageNo <= 6; pageNo++) {
    cards.push(...(await shop.ask('listVehicles', { pageNo, pageSize: 500, sort })).vehicleList);
  }
  return cards;
}

const ordered: readonly [VehicleSort, (card: VehicleCard) => number, direction: 1 | -1][] = [
  ['priceAscending', ({ priceUSD }) => priceUSD, 1],
  ['priceDescending', ({ priceUSD }) => priceUSD, -1],
  ['yearNewest', ({ registrationDate }) => Date.parse(`${registrationDate}-01`), -1],
  ['mileageLowest', ({ displayMileage }) => Number(displayMileage.replaceAll(',', '')), 1],
];

describe('the order of the vehicle list', () => {
  it.each(ordered)(
    '%s is as the cards show it, over all pages, none twice and none left out',
    async (sort, of, way) => {
      const cards = await readAll(sort);
      const values = cards.map(of);
      expect(values).toEqual(values.toSorted((a, b) => way * (a - b)));
      const { total } = await shop.ask('listVehicles', { pageNo: 1, pageSize: 1 });
      expect(new Set(cards.map(({ id }) => id)).size).toBe(total);
      expect(cards).toHaveLength(total);
    },
  );

  it('newest is what a list without an order has', async () => {
    const page = { pageNo: 2, pageSize: 24 };
    const unordered = await shop.ask('listVehicles', page);
    expect(await shop.ask('listVehicles', { ...page, sort: 'newest' })).toEqual(unordered);
  });

  it('holds within filters', async () => {
    const filters = { pageNo: 1, pageSize: 100, makeId: '1', seatsNum: 2, sort: 'priceAscending' };
    const { vehicleList } = await shop.ask('listVehicles', filters);
    const prices = vehicleList.map(({ priceUSD }) => priceUSD);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(vehicleList.every(({ name }) => name.startsWith('Toyota'))).toBe(true);
  });

  it.each(['newest', 'priceAscending', 'priceDescending', 'yearNewest', 'mileageLowest'] as const)(
    '%s reads an index in its order, and sorts nothing',
    async (sort) => {
      const plan = await shop.services.database.transaction().execute(async (transaction) => {
        // The demo stock is small enough to be sorted; a large one is not.
        await sql`set local enable_sort = off`.execute(transaction);
        const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select id from vehicle
          where ${meets({}, shop.now())} order by ${vehicleSorts[sort]} limit 24 offset 48`.execute(transaction);
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      });
      expect(plan).toMatch(/Index (Only )?Scan/);
      expect(plan).not.toContain('Sort');
    },
  );
});
