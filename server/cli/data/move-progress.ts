import { sql } from 'kysely';
import type { Contents } from '#server/platform/database/table-contents.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { StartRefused } from '#wire/host/start.ts';

// A schema of its own in the target says how far the move is. It is there from the first step to the last, so that
// neither a node nor another move mistakes a half-filled database for a marketplace.

/** The next page to copy of each table. */
export async function readProgress(target: Database): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ name: string; next_page: number }>`
    select name, next_page from unfinished_move.progress`.execute(target);
  return new Map(rows.map(({ name, next_page }) => [name, next_page]));
}

export async function writeProgress(transaction: Database, table: string, nextPage: number): Promise<void> {
  await sql`update unfinished_move.progress set next_page = ${nextPage} where name = ${table}`.execute(transaction);
}

/** Accepts an empty database, and one with an interrupted move of exactly these contents. */
export async function refuseStrangers(target: Database, contents: Contents): Promise<void> {
  const { rows } = await sql<{ tables: number; began: boolean; encoding: string }>`
    select (select count(*) from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'p')) as tables,
      to_regclass('unfinished_move.source') is not null as began,
      current_setting('server_encoding') as encoding`.execute(target);
  const { tables = 0, began = false, encoding = '' } = rows[0] ?? {};
  if (encoding !== 'UTF8') {
    throw new StartRefused(
      `The target has the encoding ${encoding}: create it with encoding 'UTF8' template template0.`,
    );
  }
  if (!began && tables > 0) {
    throw new StartRefused(`The target is not empty (${tables} tables), so nothing was moved: name an empty database.`);
  }
  if (!began) return;
  const { rows: sources } = await sql<{ contents: Contents }>`select contents from unfinished_move.source`.execute(
    target,
  );
  if (textOf(sources[0]?.contents ?? {}) === textOf(contents)) return;
  throw new StartRefused(
    'The target has an interrupted move of other data: of another marketplace, or of this one before it changed. ' +
      'Drop the target, create it again and start again. The source is unchanged.',
  );
}

/** The database orders the keys of JSON in its own way. */
function textOf(contents: Contents): string {
  return JSON.stringify(
    Object.entries(contents)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, { rows, hash }]) => [name, rows, hash]),
  );
}

export async function beginMove(target: Database, contents: Contents): Promise<void> {
  await target.transaction().execute(async (transaction) => {
    await sql`create schema if not exists unfinished_move`.execute(transaction);
    await sql`create table if not exists unfinished_move.progress (name text primary key, next_page bigint not null)`.execute(
      transaction,
    );
    await sql`create table if not exists unfinished_move.source (contents jsonb not null)`.execute(transaction);
    await sql`
      insert into unfinished_move.source select ${JSON.stringify(contents)}::jsonb
      where not exists (select 1 from unfinished_move.source)`.execute(transaction);
  });
}

/** Empties the tables of what migrations wrote, and lifts triggers and foreign keys until all rows are there. */
export async function prepareTables(source: Database, target: Database, tables: readonly string[]): Promise<void> {
  await target.transaction().execute(async (transaction) => {
    const { rows: done } = await sql`select 1 from unfinished_move.progress limit 1`.execute(transaction);
    if (done.length > 0) return;
    for (const { owner, name } of await foreignKeys(source)) {
      await sql`alter table ${sql.table(owner)} drop constraint if exists ${sql.ref(name)}`.execute(transaction);
    }
    for (const table of await tablesWithTriggers(transaction)) {
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(transaction);
    }
    await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))}`.execute(transaction);
    await sql`insert into unfinished_move.progress select unnest(${tables}::text[]), 0`.execute(transaction);
  });
}

/** Puts back what `prepareTables` lifted. The foreign keys are checked again, and the counters of ids are set. */
export async function finishMove(source: Database, target: Database): Promise<void> {
  const keys = await foreignKeys(source);
  const { rows: counters } = await sql<{ name: string; value: number | null }>`
    select sequencename as name, last_value as value from pg_sequences where schemaname = 'public'`.execute(source);
  await target.transaction().execute(async (transaction) => {
    for (const { owner, name, definition } of keys) {
      await sql`alter table ${sql.table(owner)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
        transaction,
      );
    }
    for (const table of await tablesWithTriggers(transaction)) {
      await sql`alter table ${sql.table(table)} enable trigger user`.execute(transaction);
    }
    for (const { name, value } of counters) {
      if (value !== null) await sql`select setval(${name}::regclass, ${value})`.execute(transaction);
    }
    await sql`drop schema unfinished_move cascade`.execute(transaction);
  });
  await sql`analyze`.execute(target);
}

async function tablesWithTriggers(target: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct relname as name from pg_trigger join pg_class on pg_class.oid = tgrelid
    where relnamespace = 'public'::regnamespace and not tgisinternal`.execute(target);
  return rows.map(({ name }) => name);
}

interface ForeignKey {
  owner: string;
  name: string;
  definition: string;
}

async function foreignKeys(source: Database): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select relname as owner, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and relnamespace = 'public'::regnamespace
    order by relname, conname`.execute(source);
  return rows;
}
