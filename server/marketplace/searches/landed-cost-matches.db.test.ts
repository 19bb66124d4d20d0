import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPricingSettings } from '#demo/pricing-settings.ts';
import type { SavedSearch, SearchFilters } from '#generated/client/types.gen.ts';
import { updateLandedCosts } from '#server/marketplace/catalogue/update-landed-costs.ts';
import { settleFlashSales } from '#server/marketplace/catalogue/move-buckets.ts';
import { type Buyer, type Market, openMarket, stockAnother } from '#server/marketplace/orders/testing/market.ts';
import { writePricingSettings } from '#server/marketplace/pricing/pricing-settings.ts';
import type { Services } from '#server/platform/services.ts';
import { sendSearchAlerts } from './send-search-alerts.ts';
import { matchSearches } from './match-searches.ts';
import { searchHandlers } from './handlers.ts';

const minute = 60_000;
let market: Market;
let services: Services;
let buyer: Buyer;
beforeAll(async () => {
  market = await openMarket(searchHandlers);
  services = market.services;
  await keep();
  await matchSearches(services);
});
afterAll(() => market.close());
beforeEach(async () => {
  await services.database.deleteFrom('saved_search').execute();
  buyer = await market.newBuyer();
});

const keep = () => updateLandedCosts(services);
const find = () => matchSearches(services);

async function save(search: SearchFilters): Promise<string> {
  const { code, body } = await buyer.call('saveSearch', { name: 'Vitz', search });
  expect(code).toBe(0);
  market.advance(minute);
  return (body as SavedSearch).id;
}
const inKenya = (bounds: Pick<SearchFilters, 'landedFrom' | 'landedTo'>) =>
  save({ landedCountryCode: 'KE', ...bounds });

/** A vehicle like 100001, published now, whose landed costs are not calculated yet. */
async function publish(values: object = {}): Promise<string> {
  const id = await stockAnother(services.database);
  await change(id, { listed_at: services.clock(), registered: '2022-05-01', ...values });
  market.advance(minute);
  return id;
}
const change = (id: string, values: object) =>
  services.database.updateTable('vehicle').set(values).where('id', '=', id).execute();

async function costOf(id: string): Promise<number> {
  const { most_kes: cost } = await services.database
    .selectFrom('landed_vehicle')
    .select('most_kes')
    .where('id', '=', id)
    .where('country_code', '=', 'KE')
    .executeTakeFirstOrThrow();
  return cost ?? Number.NaN;
}

/** The landed cost of such a vehicle. */
async function usualCost(): Promise<number> {
  const id = await publish();
  await keep();
  return costOf(id);
}

async function findsOf(searchId: string): Promise<string[]> {
  const rows = await services.database
    .selectFrom('saved_search_find')
    .select('vehicle_id')
    .where('search_id', '=', searchId)
    .execute();
  return rows.map((row) => row.vehicle_id);
}
const isLookedAt = async (id: string) =>
  (await services.database.selectFrom('searched_vehicle').selectAll().where('vehicle_id', '=', id).execute()).length >
  0;

describe('Alerts for a search by landed cost', () => {
  it('Vehicles within the amounts are found, inclusive and in either order, and no others', async () => {
    const cost = await usualCost();
    const fitting = [
      { landedTo: cost },
      { landedFrom: cost },
      { landedFrom: cost, landedTo: cost + 1 },
      { landedFrom: cost + 1, landedTo: cost - 1 },
    ];
    const [fits, misses] = [[] as string[], [] as string[]];
    for (const bounds of fitting) fits.push(await inKenya(bounds));
    for (const bounds of [{ landedTo: cost - 1 }, { landedFrom: cost + 1 }]) misses.push(await inKenya(bounds));
    misses.push(await save({ makeId: '2', landedCountryCode: 'KE', landedTo: cost }));
    const id = await publish();
    await keep();
    expect(await find()).toBe(fits.length);
    for (const search of fits) expect(await findsOf(search)).toEqual([id]);
    for (const search of misses) expect(await findsOf(search)).toEqual([]);
  });

  it('The e-mail links to the list with the same amounts and country', async () => {
    await save({ makeId: '1', importCountryCode: 'KE', landedCountryCode: 'KE', landedFrom: 1, landedTo: 900_000_000 });
    await publish();
    await keep();
    expect(await sendSearchAlerts(services)).toBe(1);
    const mails = (await market.mails()).filter(({ recipient }) => recipient.startsWith(buyer.accountId));
    const queries = mails.map(({ body }) => new URLSearchParams(/\/Kenya\?(\S+)\n/.exec(body)?.[1]));
    const [query, ...others] = queries.map((found) => Object.fromEntries(found));
    expect(others).toEqual([]);
    expect(query).toEqual({ tab: '1', make: '1', landedFrom: '1', landedTo: '900000000' });
  });

  it('A vehicle whose cost left the amounts before the e-mail is not announced', async () => {
    await inKenya({ landedTo: await usualCost() });
    const id = await publish();
    await keep();
    expect(await find()).toBe(1);
    await change(id, { base_price_cents: 5_000_000, list_price_cents: 5_000_000 });
    await keep();
    expect(await sendSearchAlerts(services)).toBe(0);
  });

  it('A vehicle with pending cost is found once it is known, and delays no other search', async () => {
    const [byCost, plain] = [await inKenya({ landedFrom: 1 }), await save({ makeId: '1' })];
    const id = await publish();
    expect(await find()).toBe(1);
    expect(await find()).toBe(0);
    expect([await findsOf(plain), await findsOf(byCost), await isLookedAt(id)]).toEqual([[id], [], false]);
    await keep();
    expect(await find()).toBe(1);
    expect([await findsOf(byCost), await isLookedAt(id)]).toEqual([[id], true]);
    expect(await find()).toBe(0);
  });

  it('A cost with outdated rates does not count, and the vehicle is found with the new one', async () => {
    const cost = await usualCost();
    const search = await inKenya({ landedTo: cost - 1 });
    const id = await publish();
    await keep();
    const { kesPerUsd } = demoPricingSettings.rates;
    await writePricingSettings(services.database, {
      ...demoPricingSettings,
      rates: { ...demoPricingSettings.rates, kesPerUsd: kesPerUsd * 0.9 },
    });
    expect(await find()).toBe(0);
    await keep();
    expect(await find()).toBe(1);
    expect(await findsOf(search)).toEqual([id]);
    await writePricingSettings(services.database, demoPricingSettings);
    await keep();
  });

  it('A cost with an ended sale’s price does not count until the sale is cleared', async () => {
    const cost = await usualCost();
    const [reduced, usual] = [await inKenya({ landedTo: cost - 1 }), await inKenya({ landedFrom: cost })];
    const id = await publish({
      flash_deduction_cents: 50_000,
      flash_ends_at: new Date(services.clock().getTime() + 2 * minute),
    });
    await keep();
    market.advance(2 * minute);
    expect(await find()).toBe(0);
    await settleFlashSales(services);
    await keep();
    expect(await find()).toBe(1);
    expect([await findsOf(reduced), await findsOf(usual)]).toEqual([[], [id]]);
  });

  it('A vehicle without a ship is not found, and nothing waits for it', async () => {
    const search = await inKenya({ landedFrom: 0 });
    const id = await publish({ transport_template: 'nowhere' });
    await keep();
    expect(await find()).toBe(0);
    expect([await findsOf(search), await isLookedAt(id)]).toEqual([[], true]);
  });

  it('Nothing is found and nothing waits if a country’s taxes are not all known', async () => {
    const search = await save({ landedCountryCode: 'RW', landedFrom: 0 });
    const plain = await save({ makeId: '1' });
    const id = await publish();
    expect(await find()).toBe(1);
    expect([await findsOf(search), await findsOf(plain), await isLookedAt(id)]).toEqual([[], [id], true]);
  });

  it('However many vehicles have pending costs, all are checked against the other searches in the same run', async () => {
    await inKenya({ landedFrom: 1 });
    const plain = await save({ makeId: '1' });
    const ids: string[] = [];
    // One more than a batch.
    while (ids.length <= 500) ids.push(await stockAnother(services.database));
    await sql`update vehicle set listed_at = ${services.clock()} where id = any(${ids}::text[])`.execute(
      services.database,
    );
    market.advance(minute);
    expect(await find()).toBe(ids.length);
    expect((await findsOf(plain)).toSorted()).toEqual(ids.toSorted());
  });

  it('A search with alerts off makes nothing wait', async () => {
    const id = await inKenya({ landedFrom: 0 });
    await buyer.call('changeSavedSearch', { id, alertsByMail: 0, alertsByPush: 0 });
    const vehicle = await publish();
    await find();
    expect(await isLookedAt(vehicle)).toBe(true);
  });
});
