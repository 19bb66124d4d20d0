import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomFrom } from '#demo/vehicles/random.ts';
import { isFullRun } from '../../../tests/scope.ts';
import { type CatalogueMemory, readCatalogue } from './catalogue-memory.ts';
import { type Kind, kinds, meets, onSaleKind, type VehicleFilters } from './vehicle-filters.ts';
import { type Facet, readFacets } from './read-facets.ts';
import { drawFilters } from './testing/draw-filters.ts';
import { openShop, type Shop } from './testing/open-shop.ts';

let shop: Shop;
let catalogue: CatalogueMemory;
beforeAll(async () => {
  shop = await openShop();
  catalogue = await readCatalogue(shop.services);
});
afterAll(() => shop.close());

async function countOneByOne(filters: VehicleFilters): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::bigint as count from vehicle
    where ${meets(filters, shop.now())}`.execute(shop.services.database);
  return rows[0]?.count ?? 0;
}

/** The filters after an option is chosen. */
function choose(facet: Facet, value: string, filters: VehicleFilters): VehicleFilters {
  const { makeId: _make, modelId: _model, ...otherMakes } = filters;
  const { kind: _kind, isOnSale: _isOnSale, ...otherKinds } = filters;
  const kind = (Object.keys(kinds) as Kind[]).find((name) => String(kinds[name]) === value);
  switch (facet) {
    case 'make':
      return { ...otherMakes, makeId: value };
    case 'type':
      return { ...otherKinds, ...(value === String(onSaleKind) ? { isOnSale: true } : kind && { kind }) };
    case 'modelLevel':
      return { ...filters, modelLevel: value };
    case 'price':
      return { ...filters, priceBucket: Number(value) };
    case 'carAge':
      return { ...filters, ageBucket: Number(value) };
    case 'mileage':
      return { ...filters, mileageBucket: Number(value) };
    case 'seatsNum':
      return { ...filters, seatsBucket: Number(value) };
  }
  return facet satisfies never;
}

const page = { pageNo: 1, pageSize: 4 };

describe('Filter option counts', () => {
  it('Each option shows how many vehicles would match if chosen, for any filters', async () => {
    for (let index = 0; index < (isFullRun ? 25 : 5); index++) {
      const filters = drawFilters(randomFrom(4, index), catalogue);
      const facets = await readFacets(shop.services.database, filters, { catalogue, now: shop.now() });
      for (const [facet, options] of Object.entries(facets)) {
        for (const { value, count } of options) {
          expect(count).toBe(await countOneByOne(choose(facet as Facet, value, filters)));
        }
      }
    }
  });

  it('The options of a filter with one value per vehicle add up to all vehicles', async () => {
    const { total, facets } = await shop.ask('listVehicles', { ...page, facetsFlag: 1 });
    const { type: _type, ...others } = { type: [], ...facets };
    expect(Object.keys(others)).toHaveLength(6);
    for (const [facet, options] of Object.entries(others)) {
      const sum = options.reduce((all, { count }) => all + count, 0);
      expect([facet, sum]).toEqual([facet, total]);
    }
  });

  it('An empty list has counts too, which show the way back', async () => {
    const filters = { searchKey: 'vitz', price: 7 };
    const { total, facets } = await shop.ask('listVehicles', { ...page, ...filters, facetsFlag: 1 });
    const { total: withoutPrice } = await shop.ask('listVehicles', { ...page, searchKey: 'vitz' });
    expect(total).toBe(0);
    expect(withoutPrice).toBeGreaterThan(0);
    expect(facets?.price.reduce((sum, { count }) => sum + count, 0)).toBe(withoutPrice);
  });

  it('A list of one vehicle, found by its reference number, has counts', async () => {
    const { facets } = await shop.ask('listVehicles', { ...page, searchKey: 'GP-100005', facetsFlag: 1 });
    expect(facets?.make).toEqual([{ value: '2', count: 1 }]);
  });

  it('A list has counts only on request', async () => {
    expect(await shop.ask('listVehicles', page)).not.toHaveProperty('facets');
  });
});
