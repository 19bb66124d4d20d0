import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/test-databases.ts';
import { migrate } from './migrate.ts';

let opened: TestDatabase;
beforeEach(async () => {
  opened = await openTestDatabase({ isStocked: false });
});
afterEach(() => opened.drop());

async function records(): Promise<{ name: string; timestamp: string }[]> {
  const { rows } = await sql<{ name: string; timestamp: string }>`
    select name, timestamp from migration order by name`.execute(opened.database);
  return rows;
}

async function isReplayWindowLogged(): Promise<boolean> {
  const { rows } = await sql<{ kept: string }>`
    select relpersistence as kept from pg_class where relname = 'replay_claim'`.execute(opened.database);
  return rows[0]?.kept === 'p';
}

/** The database as the version before left it, with what that one kept its records in. */
async function goBack(): Promise<void> {
  const { database } = opened;
  await sql`drop table migration, migration_lock`.execute(database);
  await sql`create table migration (name text primary key, applied_at timestamptz not null default now())`.execute(
    database,
  );
  await sql`insert into migration values
    ('0001-marketplace', '2026-03-01T09:00:00.250+03:00'),
    ('0002-vehicle-by-buckets', '2026-04-01T09:00:00Z'),
    ('0003-vehicle-orders', '2026-04-01T09:00:00Z')`.execute(database);
  await sql`alter table replay_claim set unlogged`.execute(database);
}

test('A database of an earlier version keeps its data and its records of migrations, and gets the new tables', async () => {
  const { database } = opened;
  await goBack();
  await database.insertInto('setting').values({ name: 'kept', value: '1' }).execute();
  await migrate(database);
  expect(await records()).toMatchObject([
    { name: '0001-marketplace', timestamp: '2026-03-01T06:00:00.250Z' },
    { name: '0002-vehicle-by-buckets', timestamp: '2026-04-01T09:00:00.000Z' },
    { name: '0003-vehicle-orders', timestamp: '2026-04-01T09:00:00.000Z' },
    { name: '0004-lasting-replay-window' },
  ]);
  expect(await isReplayWindowLogged()).toBe(true);
  const kept = await database.selectFrom('setting').select('value').where('name', '=', 'kept').execute();
  expect(kept).toEqual([{ value: 1 }]);
});

test('A database that is up to date is not changed', async () => {
  const before = await records();
  await migrate(opened.database);
  expect(await records()).toEqual(before);
});

test('A node of this version starts on a database that a later version has migrated', async () => {
  const { database } = opened;
  await sql`insert into migration values ('9999-later', '2099-01-01T00:00:00.000Z')`.execute(database);
  await migrate(database);
  expect((await records()).at(-1)).toMatchObject({ name: '9999-later' });
});

test('A migration that fails tells its own cause, also undoes the takeover of old records, and does not hold up another start', async () => {
  const { database } = opened;
  await goBack();
  await sql`drop table replay_claim`.execute(database);
  const failing = migrate(database);
  await expect(failing).rejects.toThrow('relation "replay_claim" does not exist');
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_name = 'migration' order by 1`.execute(
    database,
  );
  expect(rows).toEqual([{ name: 'applied_at' }, { name: 'name' }]);
  await sql`create unlogged table replay_claim (key text primary key, expires_at timestamptz not null)`.execute(
    database,
  );
  await migrate(database);
  expect(await isReplayWindowLogged()).toBe(true);
});
