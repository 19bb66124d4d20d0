import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-databases.ts';
import { callLimits, connect } from './connect.ts';
import { executeRead } from './hot-reads.ts';
import type { Database } from './tables.ts';

let opened: TestDatabase;
let limited: Database;
beforeAll(async () => {
  opened = await openTestDatabase({ isStocked: false });
  limited = connect(opened.url ?? '', { limits: { ...callLimits, statement: 3000 } });
});
afterAll(async () => {
  await limited.destroy();
  await opened.drop();
});

const echo = (value: unknown, database = opened.database) =>
  executeRead(database, sql<{ value: unknown }>`select ${value}::text as value`.compile(database));

const sleep = (seconds: number, database = opened.database) =>
  executeRead(database, sql`select pg_sleep(${seconds}::float)`.compile(database));

const backend = sql<{ pid: number }>`select pg_backend_pid() as pid, ${''}::text as travels`;

it('When a connection is lost, its pending reads fail and later ones succeed', async () => {
  const results = Promise.allSettled([echo('before'), sleep(60), echo('behind')]);
  const endBackend = sql<{ ended: boolean }>`select pg_terminate_backend(pid) as ended from pg_stat_activity
    where query like 'select pg_sleep(%' and datname = current_database()`;
  await expect.poll(async () => (await endBackend.execute(limited)).rows).toEqual([{ ended: true }]);
  expect(await results).toMatchObject([
    { value: [{ value: 'before' }] },
    { status: 'rejected', reason: { code: '57P01' } },
    { status: 'rejected' },
  ]);
  expect(await Promise.all(['one', 'two'].map((value) => echo(value)))).toEqual([
    [{ value: 'one' }],
    [{ value: 'two' }],
  ]);
});

it('A slow read fails alone, and those behind it have their own time limit', async () => {
  const results = await Promise.allSettled([sleep(60, limited), sleep(0.1, limited), echo('behind', limited)]);
  expect(results).toMatchObject([
    { status: 'rejected', reason: { code: '57014' } },
    { status: 'fulfilled' },
    { value: [{ value: 'behind' }] },
  ]);
});

it('A read with an invalid value fails alone', async () => {
  const endless: { itself?: object } = {};
  endless.itself = endless;
  const results = await Promise.allSettled([echo('before'), echo(endless), echo('behind')]);
  expect(results).toMatchObject([
    { value: [{ value: 'before' }] },
    { status: 'rejected', reason: { message: expect.stringContaining('circular') as string } },
    { value: [{ value: 'behind' }] },
  ]);
});

it('No read uses the connection of a transaction', async () => {
  const { database } = opened;
  await database.transaction().execute(async (transaction) => {
    const { rows } = await backend.execute(transaction);
    const read = () => executeRead(database, backend.compile(database));
    const beside = (await Promise.all(Array.from({ length: 200 }, read))).flat();
    expect(beside).toHaveLength(200);
    expect(beside.map(({ pid }) => pid)).not.toContain(rows[0]?.pid);
    expect(await executeRead(transaction, backend.compile(transaction))).toEqual(rows);
  });
});
