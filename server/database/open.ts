import { mkdirSync } from 'node:fs';
import { PGlite, types as pgliteTypes } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import { Pool, types, type ClientBase } from 'pg';
import { StartRefused } from '../wire/start.ts';
import { lockFolder } from './folder-lock.ts';
import { migrate } from './migrate.ts';
import type { Database, Tables } from './tables.ts';

export interface DatabaseOptions {
  /** A PostgreSQL server. Without it the embedded engine keeps its data in `folder`. */
  url?: string;
  /** Where the embedded engine keeps its data; `memory` for tests. */
  folder: string;
}

const bigintType = 20;
const dateType = 1082;

/** Opens the database, brings its tables up to date, and says in one line what to do where it cannot. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const database = options.url ? connect(options.url) : await embed(options.folder);
  try {
    await sql`select 1`.execute(database);
    await migrate(database);
  } catch (error) {
    await database.destroy().catch(() => undefined);
    throw new StartRefused(
      `The database cannot be used: ${reasonOf(error)} Check DATABASE_URL, or DATA_DIR without it.`,
    );
  }
  return database;
}

/** A server's database as it is, whatever its tables. */
export function connect(url: string): Database {
  const pool = new Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 5000,
    onConnect: stopCompiling,
    types: { getTypeParser: (oid, format) => parserOf(oid) ?? types.getTypeParser(oid, format) },
  });
  // A connection that breaks while idle must not end the process: the next query opens another.
  pool.on('error', () => undefined);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/**
 * Our statements take milliseconds, and compiling one takes tens of them. An engine that knows no `jit` refuses this. The
 * pool waits for the answer, though its types do not say so.
 */
function stopCompiling(client: ClientBase): unknown {
  return client.query('set jit = off').catch(() => undefined);
}

/** Money and counts stay below 2^53, so they are numbers; a day is a text, since it has no time zone. */
function parserOf(oid: number): ((text: string) => unknown) | undefined {
  if (oid === bigintType) return Number;
  return oid === dateType ? String : undefined;
}

async function embed(folder: string): Promise<Database> {
  if (folder === 'memory') return openPglite(new PGlite());
  mkdirSync(folder, { recursive: true });
  const release = lockFolder(folder, { onLost: () => endAtOnce(folder) });
  const database = openPglite(new PGlite(folder));
  const destroy = database.destroy.bind(database);
  database.destroy = () => destroy().finally(release);
  return database;
}

/** Another process has the folder now: whatever this one still wrote would destroy what that one has. */
function endAtOnce(folder: string): void {
  console.error(`Another process has taken over the data in ${folder} while this one slept. It ends.`);
  process.exit(1);
}

/** The embedded engine, read the way the server reads PostgreSQL. */
export function openPglite(engine: PGlite): Database {
  const parsers: typeof engine.parsers = { [pgliteTypes.INT8]: Number, [pgliteTypes.DATE]: String };
  Object.assign(engine.parsers, parsers);
  return new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: engine }) });
}

function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message || error.name : String(error);
  return message.endsWith('.') ? message : `${message}.`;
}
