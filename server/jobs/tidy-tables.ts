import { sql } from 'kysely';
import type { Services } from '../services/services.ts';

interface Worn {
  name: string;
  /** Whether rows that are gone take up room; else only what is known of the rows has grown old. */
  hasGoneRows: boolean;
}

/**
 * A job: does on the embedded engine what a database server does by itself, and by the same measure: gives the room of rows
 * that are gone to new ones, and counts anew what the tables hold, without which searches are planned blindly. One table at a
 * time, so that calls come in between. Answers the tables that it tidied.
 */
export async function tidyTables({ database }: Pick<Services, 'database'>): Promise<string[]> {
  const { rows: engines } = await sql<{ isOwn: boolean }>`select version() like '%PGlite%' as "isOwn"`.execute(
    database,
  );
  if (!engines[0]?.isOwn) return [];
  // What this connection has changed in the last second is not counted yet.
  await sql`select pg_stat_force_next_flush()`.execute(database);
  const { rows: worn } = await sql<Worn>`
    select relname as name, n_dead_tup > 50 + 0.2 * n_live_tup as "hasGoneRows"
    from pg_stat_user_tables
    where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup
    order by name`.execute(database);
  for (const { name, hasGoneRows } of worn) {
    await sql`${sql.raw(hasGoneRows ? 'vacuum (analyze)' : 'analyze')} ${sql.table(name)}`.execute(database);
  }
  return worn.map(({ name }) => name);
}
