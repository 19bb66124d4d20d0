import { mkdirSync } from 'node:fs';
import { PGlite, types as pgliteTypes } from '@electric-sql/pglite';
import { type Driver, Kysely, PGliteDialect, type PGliteDialectConfig } from 'kysely';
import { lockFolder } from '#wire/host/folder-lock.ts';
import { prepareFolder } from './embedded-folder.ts';
import { GuardedEngine, RestartingEngine } from './restarting-engine.ts';
import type { Database, Tables } from './tables.ts';
import { traceDriver } from './trace-driver.ts';

/**
 * By default the engine keeps 128 MB of buffers in this process. A quarter is enough for its typical stock, and the
 * operating system caches files as well.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/** Opens the embedded engine, with its data in this folder or, for tests, in memory. */
export function embed(folder: string, onTrap: (trap: Error) => void = () => undefined): Database {
  if (folder === 'memory') return openPglite(new PGlite({ startParams }));
  mkdirSync(folder, { recursive: true });
  const release = lockFolder(folder);
  try {
    prepareFolder(folder);
  } catch (error) {
    release();
    throw error;
  }
  const open = () => withServerTypes(new GuardedEngine(folder, { startParams }));
  const database = queryWith(new RestartingEngine(open, onTrap));
  const destroy = database.destroy.bind(database);
  database.destroy = () => destroy().finally(release);
  return database;
}

/** The embedded engine, with values parsed as for PostgreSQL. */
export function openPglite(engine: PGlite): Database {
  return queryWith(withServerTypes(engine));
}

function withServerTypes<T extends PGlite>(engine: T): T {
  const parsers: typeof engine.parsers = { [pgliteTypes.INT8]: Number, [pgliteTypes.DATE]: String };
  Object.assign(engine.parsers, parsers);
  return engine;
}

function queryWith(pglite: PGliteDialectConfig['pglite']): Database {
  return new Kysely<Tables>({ dialect: new EmbeddedDialect({ pglite }) });
}

class EmbeddedDialect extends PGliteDialect {
  override createDriver(): Driver {
    return traceDriver(super.createDriver());
  }
}
