import { sql } from 'kysely';
import type { Database } from '#server/platform/database/tables.ts';

/** Tables that a call may write whatever it answers. */
const bookkeeping = ['idempotency', 'rate_count', 'replay_claim', 'job', 'session_token'];

/** Checksums of the rows of each table, without those of one account: equal before and after if nothing changed. */
export async function summarizeRows(database: Database, without = '\n'): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and not table_name = any(${bookkeeping}) order by 1`.execute(database);
  const sums: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ sum: string | null }>`
      select md5(string_agg(line, '' order by line)) as sum
      from (select row::text as line from ${sql.table(name)} as row) as lines
      where line not like ${`%${without}%`}`.execute(database);
    sums[name] = rows[0]?.sum ?? 'no rows';
  }
  return sums;
}
