import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAccount, type TestAccount } from '#server/testing/open-account.ts';
import { pickVaried, suitability, type PreferenceFacts, preferencesOf } from './recommended-vehicles.ts';
import { openShop, type Shop } from './testing/open-shop.ts';

let shop: Shop;
let buyer: TestAccount;
beforeAll(async () => {
  shop = await openShop();
  // The demo users have favorites and inquiries, which would change the recommendations.
  buyer = await openAccount(shop);
});
afterAll(() => shop.close());

async function rowsOf(ids: readonly string[]) {
  return shop.services.database.selectFrom('vehicle').selectAll().where('id', 'in', ids).execute();
}

const liked: PreferenceFacts = { id: 'a', makeId: '1', modelId: '101', level: 'SUV', priceCents: 1_000_000 };

describe('Preferences', () => {
  it('A-269 Vehicles of the liked make, model level and price rank best', () => {
    const preferences = preferencesOf([liked, { ...liked, id: 'b', makeId: '2' }, { ...liked, id: 'c' }]);
    if (!preferences) throw new Error('There are no preferences.');
    const [own, other, dear] = [liked, { ...liked, makeId: '9' }, { ...liked, priceCents: 3_000_000 }];
    expect(suitability(preferences, own)).toBeGreaterThan(suitability(preferences, other));
    expect(suitability(preferences, own)).toBeGreaterThan(suitability(preferences, dear));
    expect(preferencesOf([])).toBeUndefined();
  });

  it('A-269 One vehicle of each model comes before a second of any', () => {
    const models = ['1', '1', '1', '2', '3', '3'].map((modelId, place) => ({ ...liked, id: String(place), modelId }));
    expect(pickVaried(models, 4).map(({ id }) => id)).toEqual(['0', '3', '4', '1']);
  });
});

describe('Recommendations', () => {
  it('A-269 B-269 A visitor gets hot, varied and available vehicles, the same each time', async () => {
    const cards = await shop.ask('listRecommendedVehicles');
    expect(cards).toHaveLength(8);
    const rows = await rowsOf(cards.map(({ id }) => id));
    expect(rows.every(({ state, is_hot, is_daily }) => state === 'available' && (is_hot || is_daily))).toBe(true);
    expect(new Set(rows.map(({ model_id }) => model_id)).size).toBeGreaterThan(4);
    expect(await shop.ask('listRecommendedVehicles')).toEqual(cards);
  });

  it('A-269 A user without favorites and inquiries gets what a visitor gets', async () => {
    expect(await shop.ask('listRecommendedVehicles', {}, { token: buyer.token })).toEqual(
      await shop.ask('listRecommendedVehicles'),
    );
  });

  it('A-269 B-269 A user gets vehicles similar to the favorites, but not the favorites themselves', async () => {
    const { database } = shop.services;
    const vans = await database
      .selectFrom('vehicle')
      .selectAll()
      .where('model_level', '=', 'VAN')
      .where('make_id', '=', '1')
      .limit(5)
      .execute();
    await database
      .insertInto('favorite')
      .values(vans.map(({ id }) => ({ account_id: buyer.accountId, vehicle_id: id, created_at: shop.now() })))
      .execute();
    const cards = await shop.ask('listRecommendedVehicles', {}, { token: buyer.token });
    const rows = await rowsOf(cards.map(({ id }) => id));
    expect(rows).toHaveLength(8);
    expect(rows.every(({ make_id, model_level }) => make_id === '1' || model_level === 'VAN')).toBe(true);
    expect(rows.every(({ state }) => state === 'available')).toBe(true);
    const saved = new Set(vans.map(({ id }) => id));
    expect(cards.filter(({ id }) => saved.has(id))).toEqual([]);
    const prices = vans.map(({ list_price_cents }) => list_price_cents).toSorted((a, b) => a - b);
    const middle = prices[2] ?? 0;
    for (const { list_price_cents } of rows) {
      expect(list_price_cents).toBeGreaterThanOrEqual(middle / 2 - 1);
      expect(list_price_cents).toBeLessThanOrEqual(middle * 2);
    }
  });

  it('B-269 If too few vehicles match, hot ones fill the row, none of them a favorite or held', async () => {
    const { database } = shop.services;
    const collector = await openAccount(shop);
    const hot = await database
      .selectFrom('vehicle')
      .select('id')
      .where('state', '=', 'available')
      .where('is_hot', '=', true)
      .orderBy('listed_at', 'desc')
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    const [saved = '', held = ''] = hot.map(({ id }) => id);
    // So expensive that no other vehicle has between half and twice its price.
    await database.updateTable('vehicle').set({ list_price_cents: 900_000_000 }).where('id', '=', saved).execute();
    await database.updateTable('vehicle').set({ state: 'held' }).where('id', '=', held).execute();
    await database
      .insertInto('favorite')
      .values({ account_id: collector.accountId, vehicle_id: saved, created_at: shop.now() })
      .execute();
    const rows = await rowsOf(
      (await shop.ask('listRecommendedVehicles', {}, { token: collector.token })).map(({ id }) => id),
    );
    expect(rows).toHaveLength(8);
    expect(rows.every(({ state, is_hot, is_daily }) => state === 'available' && (is_hot || is_daily))).toBe(true);
    expect(rows.filter(({ id }) => [saved, held].includes(id))).toEqual([]);
  });
});
