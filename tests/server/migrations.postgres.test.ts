import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { noLimits } from '#server/platform/database/connect.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { seedDemo } from '#demo/seed/seed-demo.ts';
import { openBareDatabase, openTestDatabase, testMoment, type TestDatabase } from '#server/testing/test-databases.ts';
import { isFullRun } from '../scope.ts';
import { summarizeRows } from './support/summarize-rows.ts';

const starts = 8;

function openStarts({ url = '' }: TestDatabase): Promise<Database[]> {
  return Promise.all(Array.from({ length: starts }, () => openDatabase({ url, folder: 'memory', limits: noLimits })));
}

// Filling a database takes seconds, and other tests show that a start migrates it.
test.runIf(isFullRun)(`an empty database is migrated and filled once by ${starts} simultaneous starts`, async () => {
  const bare = await openBareDatabase();
  const all = await openStarts(bare);
  const filled = await Promise.all(all.map((each) => seedDemo(each, testMoment, { password: 'Mombasa2026' })));
  expect(filled.filter((logins) => logins !== undefined)).toHaveLength(1);
  const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(bare.database);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  expect(rows[0]).toEqual({ name: '0001-marketplace' });
  await Promise.all(all.map((each) => each.destroy()));
  await bare.drop();
});

test.runIf(isFullRun)('starts leave a database with data unchanged', async () => {
  const stocked = await openTestDatabase({ isStocked: true });
  const before = await summarizeRows(stocked.database);
  const all = await openStarts(stocked);
  const filled = await Promise.all(all.map((each) => seedDemo(each, new Date(), { password: 'another1' })));
  expect(filled.every((logins) => logins === undefined)).toBe(true);
  expect(await summarizeRows(stocked.database)).toEqual(before);
  await Promise.all(all.map((each) => each.destroy()));
  await stocked.drop();
});

test('an interrupted migration leaves nothing behind, and the next start does all of it', async () => {
  const { database, drop } = await openBareDatabase();
  // Conflicts with the last table, so that the migration fails near its end.
  await sql`create table setting (name text)`.execute(database);
  await expect(migrate(database)).rejects.toThrow(/already exists/);
  expect(await tablesOf(database)).toEqual(['setting']);
  await sql`drop table setting`.execute(database);
  await migrate(database);
  expect(await tablesOf(database)).toContain('orders');
  await drop();
});

// Takes three seconds: a waiting migration gives up after two.
test('a migration that waits for a table gives up, lets calls pass, and tries again', async () => {
  const { database, drop } = await openTestDatabase({ isStocked: false });
  const waiting = (count: number) =>
    vi.waitFor(
      async () => {
        const { rows } = await sql`select from pg_locks where not granted`.execute(database);
        expect(rows).toHaveLength(count);
      },
      { timeout: 20_000 },
    );
  let migrating: Promise<void> | undefined;
  await database.transaction().execute(async (other) => {
    await sql`lock table migration in access exclusive mode`.execute(other);
    migrating = migrate(database);
    await waiting(1);
    await waiting(0);
  });
  await expect(migrating).resolves.toBeUndefined();
  await drop();
});

async function tablesOf(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(database);
  return rows.map(({ name }) => name);
}
