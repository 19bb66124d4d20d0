import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomFrom } from '#demo/vehicles/random.ts';
import { type CatalogueMemory, readCatalogue } from './catalogue-memory.ts';
import { countVehicles, planCount } from './count-vehicles.ts';
import { meets, type VehicleFilters } from './vehicle-filters.ts';
import { drawFilters } from './testing/draw-filters.ts';
import { openShop, type Shop } from './testing/open-shop.ts';

let shop: Shop;
let catalogue: CatalogueMemory;
beforeAll(async () => {
  shop = await openShop();
  const { services } = shop;
  catalogue = await readCatalogue(services);
  // Drop the protection of order money: these tests do not look at it.
  await sql`alter table order_money disable trigger only_grows_whole`.execute(services.database);
  // Vehicles that are saved or ordered could not be deleted, which these tests need.
  await sql`truncate account cascade`.execute(services.database);
});
afterAll(() => shop.close());

async function countOneByOne(filters: VehicleFilters): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::bigint as count from vehicle
    where ${meets(filters, shop.now())}`.execute(shop.services.database);
  return rows[0]?.count ?? 0;
}

/** The filter combinations whose stored counts are wrong. */
async function findWrongCounts(seed: number, combinations: number): Promise<unknown[]> {
  const wrong = [];
  for (let index = 0; index < combinations; index++) {
    const filters = drawFilters(randomFrom(seed, index), catalogue);
    const { count: kept } = await countVehicles(shop.services.database, filters, catalogue, shop.now());
    const counted = await countOneByOne(filters);
    if (kept !== counted) wrong.push({ filters, kept, counted });
  }
  return wrong;
}

describe('Stored counts', () => {
  it('A-264 Stored counts equal counting row by row, for 500 filter combinations', async () => {
    expect(await findWrongCounts(1, 500)).toEqual([]);
  });

  it('A-264 Stored counts are correct after updates of many vehicles at once', async () => {
    const { database } = shop.services;
    await sql`update vehicle set price_bucket = 1 + price_bucket % 7, is_hot = not is_hot where mileage_km % 3 = 0`.execute(
      database,
    );
    await sql`update vehicle set state = 'removed' where mileage_km % 7 = 0`.execute(database);
    await sql`update vehicle set state = 'held' where mileage_km % 11 = 0`.execute(database);
    await sql`update vehicle set model_level = 'VAN', seats_bucket = 5 where make_id = '2'`.execute(database);
    await sql`update vehicle set registered = registered + interval '1 year',
      facts = facts || '{"colourCode": "blue", "conditionGrade": "S", "handle": "left"}' where mileage_km % 13 = 0`.execute(
      database,
    );
    expect(await findWrongCounts(2, 100)).toEqual([]);
  });

  it('A-264 Stored counts are correct after inserts and deletes', async () => {
    const { database } = shop.services;
    await sql`delete from vehicle where mileage_km % 5 = 0`.execute(database);
    const columns = sql`style_id, make_id, model_id, model_level, name, registered, mileage_km, seats, displacement_cc,
      fuel, base_price_cents, list_price_cents, min_price_cents, volume_m3, transport_template, state, price_bucket,
      age_bucket, mileage_bucket, seats_bucket, is_new_arrival, is_daily, is_high_quality, is_hot, facts, listed_at`;
    await sql`insert into vehicle (id, ${columns}) select 'again-' || id, ${columns} from vehicle
      where mileage_km % 2 = 0`.execute(database);
    expect(await findWrongCounts(3, 100)).toEqual([]);
  });

  it('A-264 Stored counts are correct after concurrent changes, which do not block each other', async () => {
    const { database } = shop.services;
    const vehicles = await database.selectFrom('vehicle').select('id').orderBy('mileage_km').limit(120).execute();
    await Promise.all(
      vehicles.map(({ id }, place) =>
        database
          .updateTable('vehicle')
          .set({ price_bucket: 1 + (place % 7), seats_bucket: 1 + (place % 5), is_new_arrival: place % 2 === 0 })
          .where('id', '=', id)
          .execute(),
      ),
    );
    expect(await findWrongCounts(5, 100)).toEqual([]);
  });

  it('A-264 A rollback also undoes changes of the counts', async () => {
    const { database } = shop.services;
    const { count: before } = await countVehicles(database, {}, catalogue, shop.now());
    const undone = database.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('vehicle').execute();
      expect((await countVehicles(transaction, {}, catalogue, shop.now())).count).toBe(0);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect((await countVehicles(database, {}, catalogue, shop.now())).count).toBe(before);
  });
});

describe('The plan of a count', () => {
  it('Stored counts are used for buckets, makes, models and keywords; flash sales are counted row by row', () => {
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
    expect(planCount({ steering: 'left' }, catalogue)?.trait).toEqual({ trait: 'steering', among: ['left'] });
    expect(planCount({ year: { least: 2015 }, years: { most: 2018 } }, catalogue)?.trait).toEqual({
      trait: 'year',
      among: { least: 2015, most: 2018 },
    });
    expect(planCount({ steering: 'left', colour: 'white' }, catalogue)).toBeUndefined();
    expect(planCount({ styleIds: ['5001'], ownWord: 'gp100001' }, catalogue)).toBeUndefined();
  });

  it('A keyword that matches all styles of a model is counted by the model', () => {
    const all = planCount({ styleIds: catalogue.styles.map(({ id }) => id) }, catalogue);
    expect(all?.places.map((place) => place.of)).toEqual(['models']);
    const one = planCount({ styleIds: ['5001'] }, catalogue);
    expect(one?.places).toEqual([{ of: 'styles', styleIds: ['5001'] }]);
  });
});
