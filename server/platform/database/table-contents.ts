import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from './open.ts';
import type { Database } from './tables.ts';

/** What a table holds. The hash does not depend on the order of its rows. */
export interface TableContent {
  rows: number;
  hash: string;
}

export type Contents = Readonly<Record<string, TableContent>>;

/** Rows that a node writes again at its next start are not part of a marketplace. */
const withoutMigrations = sql`relname not in ('migration', 'migration_lock')`;

/** The tables that survive a crash; the others, such as counts of requests, may be lost at any time. */
async function listTables(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p' and ${withoutMigrations}
    order by relname collate "C"`.execute(database);
  return rows.map(({ name }) => name);
}

/** Counts and hashes the rows of all tables at one moment. */
export async function readContents(database: Database): Promise<Contents> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      await useOneFormat(transaction);
      const tables = await listTables(transaction);
      if (tables.length === 0) return {};
      const { rows } = await sql<TableContent & { name: string }>`
        ${sql.join(tables.map(contentOf), sql` union all `)}`.execute(transaction);
      return Object.fromEntries(rows.map(({ name, rows: count, hash }) => [name, { rows: count, hash }]));
    });
}

/** The contents of the embedded database in a data folder that no server uses, with the tables of its own version. */
export async function readFolderContents(folder: string): Promise<Contents> {
  const database = await openDatabase({ folder: join(folder, 'database'), isUnmigrated: true });
  try {
    return await readContents(database);
  } finally {
    await database.destroy();
  }
}

/** Makes both engines write values as the same text, whatever the server's configuration says. */
export async function useOneFormat(transaction: Database): Promise<void> {
  await sql`set local timezone = 'UTC'`.execute(transaction);
  await sql`set local datestyle = 'ISO, YMD'`.execute(transaction);
  await sql`set local bytea_output = 'hex'`.execute(transaction);
  await sql`set local extra_float_digits = 1`.execute(transaction);
}

const half = (from: number) =>
  sql`coalesce(sum(('x' || substr(hash, ${sql.lit(from)}, 15))::bit(60)::bigint), 0)::text`;

/** Adds up two halves of each row's SHA-256, so that no sort is needed. */
const contentOf = (table: string) => sql`
  select ${sql.lit(table)} as name, count(*) as rows, ${half(1)} || '-' || ${half(16)} as hash
  from (
    select encode(sha256(convert_to(whole_row::text, 'UTF8')), 'hex') as hash from ${sql.table(table)} as whole_row
  ) as hashed`;

/** The tables whose rows differ, each with both counts. */
export function compareContents(expected: Contents, found: Contents): string[] {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])].toSorted();
  return names.flatMap((name) => {
    const [before, after] = [expected[name], found[name]];
    if (before && after && before.rows === after.rows && before.hash === after.hash) return [];
    return [`${name} (${before?.rows ?? 'missing'} rows, now ${after?.rows ?? 'missing'})`];
  });
}

export function describeContents(contents: Contents): string {
  const all = Object.values(contents);
  const rows = all.reduce((sum, content) => sum + content.rows, 0);
  return `${all.length} tables with ${rows.toLocaleString('en')} rows`;
}
