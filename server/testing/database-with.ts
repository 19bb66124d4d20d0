import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Database } from '#server/platform/database/tables.ts';

/** A database that answers every statement with these rows. */
export function databaseWith(rows: object[]): Database {
  const driver = new DummyDriver();
  driver.acquireConnection = async () => ({
    executeQuery: async () => ({ rows: rows as never[] }),
    streamQuery: () => {
      throw new Error('Nothing is streamed here.');
    },
  });
  return new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}
