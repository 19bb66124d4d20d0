import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomFrom } from '../../demo/vehicles/random.ts';
import { type CatalogueMemory, readCatalogue } from './catalogue-memory.ts';
import { countVehicles } from './count-vehicles.ts';
import { meets, type VehicleFilters } from './vehicle-filters.ts';
import { readVehicleIds, type VehicleSort, vehicleSorts } from './list-vehicles.ts';
import { drawFilters } from './testing/draw-filters.ts';
import { openShop, type Shop } from './testing/open-shop.ts';

const sorts = Object.keys(vehicleSorts) as VehicleSort[];
let shop: Shop;
let catalogue: CatalogueMemory;
beforeAll(async () => {
  shop = await openShop();
  catalogue = await readCatalogue({ services: shop.services, database: shop.services.database });
});
afterAll(() => shop.close());

/** Without any help for the planner. */
async function readPlainly(filters: VehicleFilters, sort: VehicleSort): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from vehicle where ${meets(filters, shop.now())}
    order by ${vehicleSorts[sort]} limit 30 offset 10`.execute(shop.services.database);
  return rows.map(({ id }) => id);
}

describe('what few vehicles meet', () => {
  it('A-264 is the same page in the same order, whether or not it is known that they are few', async () => {
    const { database } = shop.services;
    const wrong = [];
    for (let index = 0; index < 150; index++) {
      const filters = drawFilters(randomFrom(3, index), catalogue);
      const sort = sorts[index % sorts.length] ?? 'newest';
      const total = await countVehicles(database, filters, catalogue, shop.now());
      const page = { now: shop.now(), limit: 30, offset: 10, sort };
      const wanted = await readPlainly(filters, sort);
      const read = [
        await readVehicleIds(database, filters, page),
        await readVehicleIds(database, filters, { ...page, total }),
      ];
      if (read.some((ids) => ids.join() !== wanted.join())) wrong.push({ filters, sort });
    }
    expect(wrong).toEqual([]);
  });
});
