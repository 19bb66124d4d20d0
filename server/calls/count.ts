import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';

/** Counts something by key in windows of fixed length, in the database, so that all nodes count together. */
export async function countUp(database: Database, key: string, window: number, now: Date): Promise<number> {
  const { count } = await database
    .insertInto('rate_count')
    .values({ key, window_start: startOf(window, now), count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['key', 'window_start']).doUpdateSet({ count: sql`rate_count.count + 1` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return count;
}

export async function countIn(database: Database, key: string, window: number, now: Date): Promise<number> {
  const found = await database
    .selectFrom('rate_count')
    .select('count')
    .where('key', '=', key)
    .where('window_start', '=', startOf(window, now))
    .executeTakeFirst();
  return found?.count ?? 0;
}

/** Begins anew, as after a login that went well. */
export async function forgetCount(database: Database, key: string): Promise<void> {
  await database.deleteFrom('rate_count').where('key', '=', key).execute();
}

function startOf(window: number, now: Date): Date {
  return new Date(Math.floor(now.getTime() / window) * window);
}
