import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { PGlite, types as pgliteTypes } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, sql, type PGliteDialectConfig } from 'kysely';
import { lockFolder } from '../../wire/host/folder-lock.ts';
import { StartRefused } from '../../wire/host/start.ts';
import { CarefulEngine, LastingEngine } from './lasting-engine.ts';
import { connect, noLimits, type TimeLimits } from './connect.ts';
import { migrate } from './migrate.ts';
import type { Database, Tables } from './tables.ts';

export interface DatabaseOptions {
  /** The address of a PostgreSQL server. Without it the embedded engine keeps its data in `folder`. */
  url?: string;
  /** Where the embedded engine keeps its data; `memory` for tests. */
  folder: string;
  /** The limits on a server; without them those of calls apply. */
  limits?: TimeLimits;
  /** Told when the embedded engine broke down and is opened again. */
  onTrap?: (trap: Error) => void;
}

/** Opens the database and brings its tables up to date. If it cannot, it says in one line what to do. */
export async function openDatabase({ url, folder, limits, onTrap }: DatabaseOptions): Promise<Database> {
  const database = url ? connect(url, { ...(limits && { limits }) }) : embed(folder, onTrap);
  try {
    await sql`select 1`.execute(database);
    await (url ? migrateServer(url) : migrate(database));
  } catch (error) {
    await database.destroy().catch(() => undefined);
    throw new StartRefused(
      url
        ? `The database cannot be used: ${reasonOf(error)} Check DATABASE_URL.`
        : `The data in ${folder} cannot be used: ${reasonOf(error)} ${restoring}`,
    );
  }
  rmSync(beginningOf(folder), { force: true });
  return database;
}

/** Migrates on a connection of its own, since on a connection for calls a long silence counts as its loss. */
async function migrateServer(url: string): Promise<void> {
  const database = connect(url, { limits: noLimits, max: 1 });
  try {
    await migrate(database);
  } finally {
    await database.destroy();
  }
}

const restoring =
  'Put a backup of DATA_DIR in its place, see Backups in docs/operations.md, or set DATA_DIR to another folder.';

/**
 * By itself the engine takes 128 MB for its buffers and keeps all of it in this process. A stock that the embedded engine
 * is for fits into a quarter, and the system keeps files in memory besides.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

function embed(folder: string, onTrap: (trap: Error) => void = () => undefined): Database {
  if (folder === 'memory') return openPglite(new PGlite({ startParams }));
  mkdirSync(folder, { recursive: true });
  const release = lockFolder(folder);
  try {
    prepareFolder(folder);
  } catch (error) {
    release();
    throw error;
  }
  const open = () => withServerTypes(new CarefulEngine(folder, { startParams }));
  const database = queryWith(new LastingEngine(open, onTrap));
  const destroy = database.destroy.bind(database);
  database.destroy = () => destroy().finally(release);
  return database;
}

/**
 * This file exists from the first start until the tables are made, so what stands beside it is left of a start that was
 * cut off.
 */
const beginningOf = (folder: string) => `${folder}.beginning`;

/**
 * The engine takes a folder without PG_VERSION for a new one, and writes over what is left of the data. It also writes
 * for seconds before a new one is whole.
 */
function prepareFolder(folder: string): void {
  if (existsSync(beginningOf(folder))) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
  }
  const names = readdirSync(folder);
  if (names.length === 0) writeFileSync(beginningOf(folder), '');
  else if (!names.includes('PG_VERSION')) {
    throw new StartRefused(`The data in ${folder} cannot be used: PG_VERSION is missing. ${restoring}`);
  }
}

/** The embedded engine, read the way the server reads PostgreSQL. */
export function openPglite(engine: PGlite): Database {
  return queryWith(withServerTypes(engine));
}

function withServerTypes<T extends PGlite>(engine: T): T {
  const parsers: typeof engine.parsers = { [pgliteTypes.INT8]: Number, [pgliteTypes.DATE]: String };
  Object.assign(engine.parsers, parsers);
  return engine;
}

function queryWith(pglite: PGliteDialectConfig['pglite']): Database {
  return new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
}

function reasonOf(error: unknown): string {
  // The engine in WebAssembly does not say what it cannot read.
  if (error instanceof WebAssembly.RuntimeError) return 'The engine cannot read it.';
  const message = error instanceof Error ? error.message || error.name : String(error);
  return message.endsWith('.') ? message : `${message}.`;
}
