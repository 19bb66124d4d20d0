import { sql } from 'kysely';
import type { Database } from './tables.ts';

/**
 * The version of data that nodes cache: makes, models, styles, levels and settings. Every change of these raises it.
 * Statements select it beside their own columns, so checking the cache costs no round trip.
 */
export const cacheVersion = sql<number>`(select version from catalogue_version)`;

export async function readCacheVersion(database: Database): Promise<number> {
  const { version } = await database.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow();
  return version;
}

/**
 * Caches a read and repeats it when its version changes, once for all concurrent callers. Cached per database object,
 * so a transaction has its own cache: one that is rolled back leaves nothing behind.
 */
export function cacheByVersion<Value>(read: (database: Database) => Promise<Value>) {
  const cached = new WeakMap<Database, { version: number; value: Promise<Value> }>();

  function at(database: Database, version: number): Promise<Value> {
    const found = cached.get(database);
    if (found?.version === version) return found.value;
    // Read after its version, so it may be newer than the version but never older.
    const fresh = { version, value: read(database) };
    cached.set(database, fresh);
    fresh.value.catch(() => {
      if (cached.get(database) === fresh) cached.delete(database);
    });
    return fresh.value;
  }

  return { at, last: (database: Database) => cached.get(database) };
}
