import { sql } from 'kysely';
import type { Database } from '#server/platform/database/tables.ts';
import { seedStock } from '#demo/seed/seed-stock.ts';
import type { Cluster } from './clusters.ts';

const firstCopy = 1_000_000;
const atOnce = 100_000;

/**
 * Multiplies the seeded stock to this size. Each copy combines four seeded vehicles: description from one; price,
 * mileage and age from others, so that every value keeps the bucket it was seeded with. Triggers update the counts, as
 * for vehicles that staff add. Copies are not on promotion.
 */
export async function growStock(database: Database, wanted: number): Promise<void> {
  await sql`create table if not exists seeded as
    select *, row_number() over (order by id) - 1 as place from vehicle`.execute(database);
  await sql`analyze seeded`.execute(database);
  for (let here = await countStock(database); here < wanted; here = await countStock(database)) {
    await copy(database, firstCopy + here, firstCopy + Math.min(wanted, here + atOnce));
  }
  // Otherwise autovacuum would run during the measurement.
  await sql`vacuum analyze`.execute(database);
}

async function countStock(database: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::bigint as count from vehicle`.execute(database);
  return rows[0]?.count ?? 0;
}

async function copy(database: Database, from: number, to: number): Promise<void> {
  await sql`insert into vehicle (id, search_words, listed_at, changed_at,
      style_id, make_id, model_id, model_level, name, seats, seats_bucket, displacement_cc, fuel, facts,
      is_daily, is_high_quality, is_hot,
      base_price_cents, list_price_cents, min_price_cents, volume_m3, transport_template, price_bucket,
      mileage_km, mileage_bucket, registered, age_bucket, is_new_arrival)
    select number::text, array['gp' || number, number::text],
      age.listed_at - interval '1 second' * (number % 3600), age.changed_at,
      own.style_id, own.make_id, own.model_id, own.model_level, own.name, own.seats, own.seats_bucket,
      own.displacement_cc, own.fuel, own.facts, own.is_daily, own.is_high_quality, own.is_hot,
      price.base_price_cents, price.list_price_cents, price.min_price_cents, price.volume_m3, price.transport_template,
      price.price_bucket, way.mileage_km, way.mileage_bucket, age.registered, age.age_bucket, age.is_new_arrival
    from generate_series(${from}::integer, ${to}::integer - 1) as number
    cross join (select count(*) as count from seeded) as seeds
    join seeded as own on own.place = abs(hashint8extended(number, 1) % seeds.count)
    join seeded as price on price.place = abs(hashint8extended(number, 2) % seeds.count)
    join seeded as way on way.place = abs(hashint8extended(number, 3) % seeds.count)
    join seeded as age on age.place = abs(hashint8extended(number, 4) % seeds.count)`.execute(database);
}

/** The database with the demo stock, the template of the others. */
export const seeded = 'seeded';

export async function makeStocked(cluster: Cluster, larger?: { name: string; size: number }): Promise<void> {
  await cluster.create(larger?.name ?? seeded, larger && seeded);
  const database = await cluster.open(larger?.name ?? seeded);
  try {
    if (larger) await growStock(database, larger.size);
    else await seedStock(database, new Date());
  } finally {
    // A database with open connections cannot be copied.
    await database.destroy();
  }
}
