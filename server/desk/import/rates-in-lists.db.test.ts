import { afterAll, expect, test } from 'vitest';
import type { VehiclePage } from '#generated/client/types.gen.ts';
import { catalogueHandlers } from '#server/marketplace/catalogue/handlers.ts';
import { updateLandedCosts } from '#server/marketplace/catalogue/update-landed-costs.ts';
import { openDeskMarket } from '#server/desk/testing/desk-market.ts';

const { market, as } = await openDeskMarket(catalogueHandlers);
afterAll(() => market.close());

/** Total cost of the cheapest vehicle in Kenya, once the cost table is up to date. */
async function cheapest() {
  while ((await updateLandedCosts(market.services)) > 0);
  const payload = { pageNo: 1, pageSize: 1, landedCountryCode: 'KE', sort: 'landedAscending' };
  const { vehicleList } = (await market.call('listVehicles', payload)).body as VehiclePage;
  return vehicleList[0]?.landedCost?.max.kes ?? 0;
}

test('A rate set at the desk changes total costs in lists', async () => {
  const before = await cheapest();
  const { call } = await as('accounts', 'Amina Otieno');
  // Ships that leave on the day of the test arrive while it is in force.
  const set = await call('staffPutImportRate', {
    version: 0,
    countryCode: 'KE',
    name: 'railwayLevy',
    from: '2026-07-01',
    basis: 'announced',
    bands: [{ unit: 'percent', least: 40, most: 40 }],
    source: { title: 'Finance Act 2026', url: 'https://law.example/finance-act-2026', kind: 'law' },
  });
  expect(set.code).toBe(0);
  const after = await cheapest();
  expect(before).toBeGreaterThan(0);
  expect(after).toBeGreaterThan(1.05 * before);
});
