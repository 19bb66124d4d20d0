import { sql } from 'kysely';
import type { Database } from './tables.ts';

/**
 * The version of what nodes keep in memory: makes, models, styles, levels and settings. Every change of these raises it.
 * A statement selects it beside its own columns, so that looking for changes costs no round trip.
 */
export const keptVersion = sql<number>`(select version from catalogue_version)`;

export async function readKeptVersion(database: Database): Promise<number> {
  const { version } = await database.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow();
  return version;
}

/**
 * Keeps what is read, and reads it again when its version has changed, once for all who ask meanwhile. It is kept by the
 * database object, so what a transaction reads is gone with it: one that is rolled back leaves nothing in memory.
 */
export function keepByVersion<Value>(read: (database: Database) => Promise<Value>) {
  const kept = new WeakMap<Database, { version: number; value: Promise<Value> }>();

  function at(database: Database, version: number): Promise<Value> {
    const found = kept.get(database);
    if (found?.version === version) return found.value;
    // It is read after its version, so it may be newer than that and is never older.
    const fresh = { version, value: read(database) };
    kept.set(database, fresh);
    fresh.value.catch(() => {
      if (kept.get(database) === fresh) kept.delete(database);
    });
    return fresh.value;
  }

  return { at, last: (database: Database) => kept.get(database) };
}
