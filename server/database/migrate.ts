import { sql, type Transaction } from 'kysely';
import { statements as marketplace } from './migrations/0001-marketplace.ts';
import { statements as vehicleByBuckets } from './migrations/0002-vehicle-by-buckets.ts';
import { statements as vehicleOrders } from './migrations/0003-vehicle-orders.ts';
import type { Database } from './tables.ts';
import type { Tables } from './tables.ts';

interface Migration {
  name: string;
  statements: readonly string[];
}

/** In order. What has landed is never edited: a change is another migration. */
const migrations: readonly Migration[] = [
  { name: '0001-marketplace', statements: marketplace },
  { name: '0002-vehicle-by-buckets', statements: vehicleByBuckets },
  { name: '0003-vehicle-orders', statements: vehicleOrders },
];

// Any fixed number; it makes nodes that start at once take turns.
const migrationLock = 7_310_427;

/** Runs what has not run yet, all or nothing, whatever data there is and however many nodes start at once. */
export async function migrate(database: Database): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(transaction);
    await sql`create table if not exists migration (
      name text primary key,
      applied_at timestamptz not null default now()
    )`.execute(transaction);
    const applied = await readApplied(transaction);
    for (const { name, statements } of migrations) {
      if (applied.has(name)) continue;
      for (const statement of statements) await sql.raw(statement).execute(transaction);
      await sql`insert into migration (name) values (${name})`.execute(transaction);
    }
  });
}

async function readApplied(transaction: Transaction<Tables>): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(transaction);
  return new Set(rows.map(({ name }) => name));
}
