import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomFrom, type Random } from '../stock/vehicles/random.ts';
import { readCatalogue, type CatalogueMemory } from './catalogue-memory.ts';
import { planCount } from './count-plan.ts';
import { countVehicles, facetsOf, type Facet } from './count-vehicles.ts';
import { bucketColumns, meets } from './meets.ts';
import { findByKey } from './search/search-index.ts';
import { openShop, type Shop } from './testing/open-shop.ts';
import type { Kind, VehicleFilters } from './vehicle-filters.ts';

let shop: Shop;
let catalogue: CatalogueMemory;
beforeAll(async () => {
  shop = await openShop();
  catalogue = await readCatalogue({ services: shop.services, database: shop.services.database });
});
afterAll(() => shop.close());

const keywords = ['toyota', 'hybrid', '4wd tx', 'x trail', '丰田', 'vitz 1.0', 'suv', 'honda fit'];
const kindNames: readonly Kind[] = ['newArrival', 'daily', 'highQuality', 'hot'];

function pick<Item>(random: Random, items: readonly Item[]): Item {
  return random.pick(items, () => 1);
}

/** Few filters more often than many, as people filter. */
function drawFilters(random: Random): VehicleFilters {
  const model = pick(random, catalogue.models);
  const often = random.between(0.05, 0.5);
  const maybe = (filters: VehicleFilters): VehicleFilters => (random.chance(often) ? filters : {});
  return {
    ...maybe({ makeId: model.make_id }),
    ...maybe({ modelId: random.chance(0.9) ? model.id : pick(random, catalogue.models).id }),
    ...maybe({ level: pick(random, catalogue.levels).code }),
    ...maybe({ price: Math.ceil(random.between(0.01, 7)) }),
    ...maybe({ age: Math.ceil(random.between(0.01, 7)) }),
    ...maybe({ mileage: Math.ceil(random.between(0.01, 7)) }),
    ...maybe({ seats: Math.ceil(random.between(0.01, 5)) }),
    ...maybe({ kind: pick(random, kindNames) }),
    ...(random.chance(0.1) && { isOnSale: true }),
    ...maybe({ styleIds: [...findByKey(catalogue.search, pick(random, keywords))] }),
  };
}

async function countOneByOne(filters: VehicleFilters): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::bigint as count from vehicle
    where ${meets(filters, shop.now())}`.execute(shop.services.database);
  return rows[0]?.count ?? 0;
}

/** The combinations of filters whose kept counts are wrong. */
async function findWrongCounts(seed: number, combinations: number): Promise<unknown[]> {
  const wrong = [];
  for (let index = 0; index < combinations; index++) {
    const filters = drawFilters(randomFrom(seed, index));
    const kept = await countVehicles(shop.services.database, filters, catalogue, shop.now());
    const counted = await countOneByOne(filters);
    if (kept !== counted) wrong.push({ filters, kept, counted });
  }
  return wrong;
}

describe('kept counts', () => {
  it('A-264 equal a count one by one, for 500 combinations of filters', async () => {
    expect(await findWrongCounts(1, 500)).toEqual([]);
  });

  it('A-264 stay equal through updates of many vehicles at once', async () => {
    const { database } = shop.services;
    await sql`update vehicle set price_bucket = 1 + price_bucket % 7, is_hot = not is_hot where mileage_km % 3 = 0`.execute(
      database,
    );
    await sql`update vehicle set state = 'removed' where mileage_km % 7 = 0`.execute(database);
    await sql`update vehicle set state = 'held' where mileage_km % 11 = 0`.execute(database);
    await sql`update vehicle set model_level = 'VAN', seats_bucket = 5 where make_id = '2'`.execute(database);
    expect(await findWrongCounts(2, 100)).toEqual([]);
  });

  it('A-264 stay equal through insertions and deletions', async () => {
    const { database } = shop.services;
    await sql`delete from vehicle where mileage_km % 5 = 0`.execute(database);
    const columns = sql`style_id, make_id, model_id, model_level, name, registered, mileage_km, seats, displacement_cc,
      fuel, base_price_cents, list_price_cents, min_price_cents, volume_m3, transport_template, state, price_bucket,
      age_bucket, mileage_bucket, seats_bucket, is_new, is_daily, is_high_quality, is_hot, facts, listed_at`;
    await sql`insert into vehicle (id, ${columns}) select 'again-' || id, ${columns} from vehicle
      where mileage_km % 2 = 0`.execute(database);
    expect(await findWrongCounts(3, 100)).toEqual([]);
  });

  it('A-264 stay equal through changes made at the same time, which do not wait for each other for ever', async () => {
    const { database } = shop.services;
    const vehicles = await database.selectFrom('vehicle').select('id').orderBy('mileage_km').limit(120).execute();
    await Promise.all(
      vehicles.map(({ id }, place) =>
        database
          .updateTable('vehicle')
          .set({ price_bucket: 1 + (place % 7), seats_bucket: 1 + (place % 5), is_new: place % 2 === 0 })
          .where('id', '=', id)
          .execute(),
      ),
    );
    expect(await findWrongCounts(5, 100)).toEqual([]);
  });

  it('A-264 are undone together with the change that they count', async () => {
    const { database } = shop.services;
    const before = await countVehicles(database, {}, catalogue, shop.now());
    const undone = database.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('vehicle').execute();
      expect(await countVehicles(transaction, {}, catalogue, shop.now())).toBe(0);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await countVehicles(database, {}, catalogue, shop.now())).toBe(before);
  });

  it.each(Object.keys(bucketColumns) as Facet[])(
    'count the options of a filter given the others: %s',
    async (facet) => {
      for (let index = 0; index < 20; index++) {
        const filters = drawFilters(randomFrom(4, index));
        const options = await facetsOf(shop.services.database, facet, filters, { catalogue, now: shop.now() });
        for (const [option, count] of options) {
          const value = facet === 'level' ? option : Number(option);
          expect(count).toBe(await countOneByOne({ ...filters, [facet]: value }));
        }
      }
    },
  );
});

describe('the plan of a count', () => {
  it('takes kept counts for buckets, makes, models and keywords, and counts sales one by one', () => {
    expect(planCount({}, catalogue)).toEqual({ kind: 0, places: [{ of: 'stock' }] });
    expect(planCount({ kind: 'hot', makeId: '1' }, catalogue)).toEqual({
      kind: 4,
      places: [{ of: 'make', makeId: '1' }],
    });
    expect(planCount({ modelId: '101' }, catalogue)?.places).toEqual([
      { of: 'models', models: [{ makeId: '1', modelId: '101' }] },
    ]);
    expect(planCount({ makeId: '2', modelId: '101' }, catalogue)?.places).toEqual([]);
    expect(planCount({ isOnSale: true }, catalogue)).toBeUndefined();
    expect(planCount({ styleIds: ['5001'], ownWord: 'gp100001' }, catalogue)).toBeUndefined();
  });

  it('takes whole models for a keyword where all their styles are meant', () => {
    const all = planCount({ styleIds: catalogue.styles.map(({ id }) => id) }, catalogue);
    expect(all?.places.map((place) => place.of)).toEqual(['models']);
    const one = planCount({ styleIds: ['5001'] }, catalogue);
    expect(one?.places).toEqual([{ of: 'styles', styleIds: ['5001'] }]);
  });
});
