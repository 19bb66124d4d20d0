import { sql } from 'kysely';
import { useOneFormat } from '#server/platform/database/table-contents.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { readProgress, writeProgress } from './move-progress.ts';

/** Pages of 8 KB that one transaction copies. */
const pagesAtOnce = 32;

/**
 * Copies the rows of all tables from where the last attempt ended. Nobody writes to the source, so its rows keep their
 * places. Rows travel as text in PostgreSQL's own format, which loses nothing.
 */
export async function copyTables(source: Database, target: Database): Promise<void> {
  const sizes = await countPages(source);
  for (const [table, from] of await readProgress(target)) {
    const pages = sizes.get(table) ?? 0;
    if (from < pages) await copyRows(source, target, { table, from, pages });
  }
}

async function copyRows(
  source: Database,
  target: Database,
  { table, from, pages }: { table: string; from: number; pages: number },
): Promise<void> {
  const columns = await listColumns(source, table);
  for (let page = from; page < pages; page += pagesAtOnce) {
    const lines = await readLines(source, table, page);
    await target.transaction().execute(async (transaction) => {
      await useOneFormat(transaction);
      await insertLines(transaction, table, columns, lines);
      await writeProgress(transaction, table, page + pagesAtOnce);
    });
  }
}

async function countPages(source: Database): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ name: string; pages: number }>`
    select relname as name, pg_relation_size(oid) / current_setting('block_size')::bigint as pages from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(source);
  return new Map(rows.map(({ name, pages }) => [name, pages]));
}

/** Without columns that the database calculates. */
async function listColumns(source: Database, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(source);
  return rows.map(({ name }) => name);
}

async function readLines(source: Database, table: string, page: number): Promise<string[]> {
  const from = `(${page},0)`;
  const until = `(${page + pagesAtOnce},0)`;
  return source.transaction().execute(async (transaction) => {
    await useOneFormat(transaction);
    const { rows } = await sql<{ line: string }>`
      select whole_row::text as line from ${sql.table(table)} as whole_row
      where whole_row.ctid >= ${from}::tid and whole_row.ctid < ${until}::tid`.execute(transaction);
    return rows.map(({ line }) => line);
  });
}

async function insertLines(
  transaction: Database,
  table: string,
  columns: readonly string[],
  lines: readonly string[],
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = sql.join(columns.map((column) => sql`(line).${sql.ref(column)}`));
  await sql`
    insert into ${sql.table(table)} (${names}) overriding system value
    select ${values}
    from (select packed::${sql.table(table)} as line from unnest(${lines}::text[]) as packed offset 0) as parsed`.execute(
    transaction,
  );
}
