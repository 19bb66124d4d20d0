import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportAssessment } from '#generated/client/types.gen.ts';
import { importHandlers } from '#server/marketplace/import/handlers.ts';
import { openShop, type Shop } from './testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ handlers: importHandlers });
});
afterAll(() => shop.close());

async function readAllIds(payload: object): Promise<string[]> {
  const ids: string[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const { total, vehicleList } = await shop.ask('listVehicles', { pageNo, pageSize: 500, ...payload });
    ids.push(...vehicleList.map(({ id }) => id));
    if (ids.length >= total || vehicleList.length === 0) return ids;
  }
}

async function verdictsOf(ids: readonly string[], countryCode: string): Promise<ImportAssessment['verdicts']> {
  const verdicts = [];
  for (let first = 0; first < ids.length; first += 60) {
    const carSourceIds = ids.slice(first, first + 60);
    verdicts.push(...(await shop.ask('assessImport', { carSourceIds, countryCode })).verdicts);
  }
  return verdicts;
}

describe('A list for a country', () => {
  it.each(['KE', 'UG', 'RW', 'ET', 'CD', 'ZW'])(
    '%s: contains exactly the vehicles that may be imported, and counts the others',
    async (countryCode) => {
      const all = await readAllIds({});
      const verdicts = await verdictsOf(all, countryCode);
      const taken = verdicts.filter(({ verdict }) => verdict !== 'refused').map(({ carSourceId }) => carSourceId);
      const page = await shop.ask('listVehicles', { pageNo: 1, pageSize: 4, importCountryCode: countryCode });
      expect(page).toMatchObject({ total: taken.length, refusedTotal: all.length - taken.length });
      expect(taken.length).toBeLessThan(all.length);
      expect(await readAllIds({ importCountryCode: countryCode })).toEqual(taken);
    },
  );

  it('Omits nothing if no rule is known or no country is named', async () => {
    const everything = await shop.ask('listVehicles', { pageNo: 1, pageSize: 4 });
    expect(everything).not.toHaveProperty('refusedTotal');
    for (const importCountryCode of ['BI', 'FR']) {
      const list = await shop.ask('listVehicles', { pageNo: 1, pageSize: 4, importCountryCode });
      expect(list).toEqual({ ...everything, refusedTotal: 0 });
    }
  });

  it('Applies the other filters to the omitted vehicles too', async () => {
    const old = { pageNo: 1, pageSize: 4, carAge: 6 };
    const { total } = await shop.ask('listVehicles', old);
    expect(total).toBeGreaterThan(0);
    expect(await shop.ask('listVehicles', { ...old, importCountryCode: 'KE' })).toMatchObject({
      total: 0,
      refusedTotal: total,
      vehicleList: [],
    });
    const { rows } = await sql<{ searchKey: string }>`select facts ->> 'refNo' as "searchKey" from vehicle
      where registered < '2010-01-01' and state <> 'removed' limit 1`.execute(shop.services.database);
    const words = { pageNo: 1, pageSize: 4, importCountryCode: 'KE', ...rows[0] };
    expect(await shop.ask('listVehicles', words)).toMatchObject({ total: 0, refusedTotal: 1 });
  });

  it('Has option counts that add up to the accepted vehicles', async () => {
    const payload = { pageNo: 1, pageSize: 4, facetsFlag: 1, importCountryCode: 'KE', price: 3 };
    const { total, facets } = await shop.ask('listVehicles', payload);
    const { type: _type, price, ...others } = { price: [], type: [], ...facets };
    for (const options of Object.values(others)) {
      expect(options.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    }
    expect(price.find(({ value }) => value === '3')?.count).toBe(total);
  });

  it('Counts a large stock from an index alone', async () => {
    const plan = await shop.services.database.transaction().execute(async (transaction) => {
      await sql`set local enable_seqscan = off`.execute(transaction);
      await sql`set local enable_bitmapscan = off`.execute(transaction);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select count(*) from vehicle
        where state <> 'removed' and registered > '2018-12-31'::date and steering = 'right'`.execute(transaction);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain('Index Only Scan using vehicle_by_import');
  });
});
