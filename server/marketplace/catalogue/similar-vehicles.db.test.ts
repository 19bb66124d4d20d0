import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Comparable, sortByLikeness } from './similar-vehicles.ts';
import { openShop, type Shop } from './testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const vitz: Comparable = {
  id: 'one',
  modelId: '101',
  level: 'HATCHBACK',
  registered: '2018-03',
  mileageKm: 60_000,
  priceCents: 700_000,
};

describe('Similarity', () => {
  it('B-268 The same model comes first, then the same model level at a similar price, and nothing else', () => {
    const others = [
      { ...vitz, id: 'other type', modelId: '102', level: 'SUV' },
      { ...vitz, id: 'too dear', modelId: '105', priceCents: 875_001 },
      { ...vitz, id: 'dearer', modelId: '105', priceCents: 875_000 },
      { ...vitz, id: 'cheaper', modelId: '106', priceCents: 525_000, registered: '2012-03' },
      { ...vitz, id: 'too cheap', modelId: '106', priceCents: 524_999 },
      { ...vitz, id: 'same model, old', registered: '2008-01', priceCents: 200_000 },
      { ...vitz, id: 'same model, worn', mileageKm: 90_000 },
      vitz,
    ];
    expect(sortByLikeness(vitz, others).map(({ id }) => id)).toEqual([
      'same model, worn',
      'same model, old',
      'dearer',
      'cheaper',
    ]);
  });
});

describe('Similar vehicles', () => {
  it('B-268 B-140 A buyer gets similar available vehicles, without the vehicle itself', async () => {
    for (const vehicleId of ['100001', '100004', '100006', '100050']) {
      const similar = await shop.ask('listSimilarVehicles', { vehicleId });
      expect(similar.length).toBeGreaterThan(3);
      const ids = similar.map(({ id }) => id);
      expect(ids).not.toContain(vehicleId);
      const { database } = shop.services;
      const rows = await database.selectFrom('vehicle').selectAll().where('id', 'in', ids).execute();
      const one = await database
        .selectFrom('vehicle')
        .selectAll()
        .where('id', '=', vehicleId)
        .executeTakeFirstOrThrow();
      for (const row of rows) {
        expect(row.state).toBe('available');
        const isLike = Math.abs(row.list_price_cents / one.list_price_cents - 1) <= 0.2501;
        expect(row.model_id === one.model_id || (row.model_level === one.model_level && isLike)).toBe(true);
      }
      const isSame = ids.map((id) => rows.find((row) => row.id === id)?.model_id === one.model_id);
      expect(isSame).toEqual(isSame.toSorted((a, b) => Number(b) - Number(a)));
    }
  });

  it('B-140 A similar vehicle has its price in the reader’s currency and in shillings', async () => {
    const [english] = await shop.ask('listSimilarVehicles', { vehicleId: '100001' });
    expect(Object.keys(english ?? {})).toEqual(['id', 'name', 'imageUrl', 'registrationDate', 'price', 'priceKES']);
    expect(english?.price).toMatch(/^USD /);
    const [japanese] = await shop.ask('listSimilarVehicles', { vehicleId: '100001' }, { language: 'jp' });
    expect(japanese?.price).toMatch(/^JPY /);
  });

  it('B-268 A removed vehicle has similar vehicles, since its URL may have been saved', async () => {
    const { database } = shop.services;
    await database.updateTable('vehicle').set({ state: 'removed' }).where('id', '=', '100002').execute();
    expect((await shop.ask('listSimilarVehicles', { vehicleId: '100002' })).length).toBeGreaterThan(0);
  });

  it.each([
    ['en', 'The vehicle no longer exists'],
    ['cn', '该车辆已不存在'],
    ['jp', 'この車両は存在しません'],
  ] as const)(
    'B-268 A buyer who asks for a vehicle that does not exist gets a message that says so (%s)',
    async (language, message) => {
      const answer = await shop.refusedWith('listSimilarVehicles', { vehicleId: 'unknown' }, { language });
      expect(answer).toMatchObject({ code: 400, message });
    },
  );
});
