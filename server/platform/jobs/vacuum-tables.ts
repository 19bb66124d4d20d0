import { sql } from 'kysely';
import type { Services } from '#server/platform/services.ts';

interface Worn {
  name: string;
  /** Whether dead rows take up space; otherwise only the statistics are outdated. */
  hasGoneRows: boolean;
}

/**
 * A job: vacuums and analyzes tables on the embedded engine, with the thresholds a database server uses for autovacuum.
 * Without statistics, queries are planned blindly. One table at a time, so that calls run in between. Returns the
 * processed tables.
 */
export async function vacuumTables({ database }: Pick<Services, 'database'>): Promise<string[]> {
  const { rows: engines } = await sql<{ isOwn: boolean }>`select version() like '%PGlite%' as "isOwn"`.execute(
    database,
  );
  if (!engines[0]?.isOwn) return [];
  // This connection's changes of the last second are not in the statistics yet.
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
