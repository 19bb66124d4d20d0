import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PriceResult, VehicleDetail } from '#generated/client/types.gen.ts';
import type { BodyOf } from '#generated/server.ts';
import { demoPricingSettings } from '#demo/pricing-settings.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { readCacheVersion } from '#server/platform/database/cache-version.ts';
import { readPricingSettings, writePricingSettings } from './pricing-settings.ts';

let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  server = await openTestServer({ isStocked: true });
  other = await openTestServer({ nodeOf: server });
});
afterAll(async () => {
  await other.close();
  await server.close();
});

const journey = { carSourceId: '100001', countryCode: 'KE', endPortId: 'p-mba', transportType: '1' };
const dearer = { ...demoPricingSettings, rates: { jpyPerUsd: 200, kesPerUsd: 200 } };

/** A vehicle's shilling price on its card, its page and in a price call. */
async function askShillings(node: TestServer): Promise<(number | undefined)[]> {
  const list = (await node.call('listVehicles', { pageNo: 1, pageSize: 1, searchKey: 'GP100001' })).body;
  const [card] = (list as BodyOf<'listVehicles'>).vehicleList;
  const { vehicle } = (await node.call('getVehicleDetail', { carSourceId: '100001' })).body as VehicleDetail;
  const price = (await node.call('getPriceDetail', journey)).body as PriceResult;
  return [card?.priceKES, vehicle.priceKES, price.totalCountryPrice];
}

it('After one node changes pricing settings, every other node’s next list, page and price use them', async () => {
  expect(await askShillings(server)).toEqual([883_650, 883_650, 883_650]);
  await writePricingSettings(other.services.database, dearer);
  expect(await askShillings(server)).toEqual([1_370_000, 1_370_000, 1_370_000]);
  await writePricingSettings(other.services.database, demoPricingSettings);
  expect(await askShillings(server)).toEqual([883_650, 883_650, 883_650]);
});

it('Pricing settings of a rolled-back transaction are never used', async () => {
  const { database } = server.services;
  const takenBack = database.transaction().execute(async (transaction) => {
    await writePricingSettings(transaction, dearer);
    expect(await readPricingSettings(transaction)).toEqual(dearer);
    throw new Error('taken back');
  });
  await expect(takenBack).rejects.toThrow('taken back');
  // The next change reuses the version of the one rolled back.
  await writePricingSettings(database, demoPricingSettings);
  expect(await readPricingSettings(database)).toEqual(demoPricingSettings);
});

it('A node that outlives a database restore uses the pricing settings set afterwards', async () => {
  const { database } = server.services;
  const version = await readCacheVersion(database);
  await writePricingSettings(database, dearer);
  expect(await readPricingSettings(database)).toEqual(dearer);
  await database.transaction().execute(async (transaction) => {
    await writePricingSettings(transaction, demoPricingSettings);
    await transaction.updateTable('catalogue_version').set({ version }).execute();
  });
  const cheaper = { ...demoPricingSettings, rates: { jpyPerUsd: 100, kesPerUsd: 100 } };
  await writePricingSettings(database, cheaper);
  expect(await readPricingSettings(database)).toEqual(cheaper);
  await writePricingSettings(database, demoPricingSettings);
});
