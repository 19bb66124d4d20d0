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
 * Keeps what is read, and reads it again when its version has changed. It is kept by the database object, so what a
 * transaction reads is gone with it: a transaction that is rolled back leaves nothing in memory.
 */
export function keepByVersion<Value>(read: (database: Database) => Promise<Value>) {
  const kept = new WeakMap<Database, { version: number; value: Value }>();

  async function at(database: Database, version: number): Promise<Value> {
    const found = kept.get(database);
    if (found?.version === version) return found.value;
    const value = await read(database);
    kept.set(database, { version, value });
    return value;
  }

  return { at, last: (database: Database) => kept.get(database) };
}
