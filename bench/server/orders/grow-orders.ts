import { sql } from 'kysely';
import { insertPeople } from '#demo/seed/seed-people.ts';
import { buildStock } from '#demo/stock.ts';
import type { Database } from '#server/platform/database/tables.ts';

/** The average number of orders of a buyer. */
const eachBuyer = 4;
/** Three years of business. */
const days = 3 * 365;

/**
 * Adds this many orders for as many vehicles, each modelled on a demo order: most are delivered, some cancelled, and
 * one in fifty is in progress. The database has the demo stock and at least as many copies of it.
 */
export async function growOrders(database: Database, wanted: number): Promise<void> {
  const now = new Date();
  await database.transaction().execute(async (transaction) => {
    await insertPeople(transaction, { stock: buildStock({ epoch: now }), password: 'none', now });
  });
  await sql`create table likeness as
    select receiver, shipping, quote, pay_unit, row_number() over (order by id) - 1 as place from orders`.execute(
    database,
  );
  await sql`insert into account (id, email, password_hash, country_name)
    select 'b' || number, 'buyer.' || number || '@example.com', '-', 'Kenya'
    from generate_series(1, ${Math.ceil(wanted / eachBuyer)}::integer) as number`.execute(database);
  await sql`insert into orders (id, order_no, account_id, vehicle_id, status, pay_unit, receiver, shipping, quote,
      deposit_due_at, created_at, changed_at)
    select 'o' || number, 'GPB' || number, 'b' || (1 + number / ${eachBuyer}::integer), vehicle.id,
      case when number % 50 = 0 then number / 50 % 7 when number % 9 = 0 then 8 else 7 end,
      pay_unit, receiver, shipping, quote, made + interval '1 day', made, made + interval '30 days'
    from (select id, row_number() over (order by id) as number from vehicle
      where not exists (select from orders where vehicle_id = vehicle.id)) as vehicle
    join likeness on likeness.place = number % (select count(*) from likeness)
    cross join lateral (select now() - interval '1 minute' * (number * 7919 % (${days}::integer * 1440)) as made) as time
    where number < ${wanted}::integer`.execute(database);
  await sql`vacuum analyze`.execute(database);
}
