import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { vacuumTables } from './vacuum-tables.ts';

let server: TestServer;
let isEmbedded: boolean;
beforeAll(async () => {
  server = await openTestServer({ handlers: {} });
  const { rows } = await sql<{ version: string }>`select version()`.execute(server.services.database);
  isEmbedded = rows[0]?.version.includes('PGlite') === true;
  await sql`create table worn (id integer primary key, text text)`.execute(server.services.database);
});
afterAll(() => server.close());

const size = async () => {
  const found = await sql<{ size: number }>`select pg_table_size('worn')::integer as size`.execute(
    server.services.database,
  );
  return found.rows[0]?.size ?? 0;
};
const known = async () => {
  const found = await sql`select 1 from pg_stats where tablename = 'worn' limit 1`.execute(server.services.database);
  return found.rows.length === 1;
};

test('The embedded engine is vacuumed and analyzed by the job; a server does so itself', async () => {
  const { database } = server.services;
  await sql`insert into worn select number, repeat('x', 500) from generate_series(1, 1000) as number`.execute(database);
  const wasKnown = await known();
  const tidied = await vacuumTables(server.services);
  expect(tidied.includes('worn')).toBe(isEmbedded);
  if (!isEmbedded) return;
  expect(wasKnown).toBe(false);
  expect(await known()).toBe(true);
  // Nothing has changed since.
  expect(await vacuumTables(server.services)).not.toContain('worn');

  const begun = await size();
  for (let round = 0; round < 10; round += 1) {
    await sql`update worn set text = repeat('y', 500)`.execute(database);
    expect(await vacuumTables(server.services)).toContain('worn');
  }
  expect(await size()).toBeLessThan(3 * begun);
});
