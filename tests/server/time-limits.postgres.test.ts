import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callLimits, connect, jobLimits, liftTimeLimits, type TimeLimits } from '#server/platform/database/connect.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { createLog } from '#server/platform/operations/log.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { openCuttableConnection } from './support/cuttable-connection.ts';
import { serveApp, type ServedApp } from './support/serve-app.ts';

const strict: TimeLimits = { statement: 2_000, lock: 500, idleTransaction: 1_000 };
const lines: string[] = [];
let server: TestServer;
let url: string;
/** Connected like calls, but with short limits. */
let hurried: Database;
let served: ServedApp;

beforeAll(async () => {
  server = await openTestServer();
  url = server.databaseUrl ?? '';
  hurried = connect(url, { limits: strict });
  served = await serveApp({
    ...server.services,
    database: hurried,
    log: createLog('error', (line) => lines.push(line)),
  });
});
afterAll(async () => {
  await served.app.close();
  await hurried.destroy();
  await server.close();
});

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    (error: unknown) => (error as { code?: string }).code,
  );

test('a call that waits too long for another is answered with code 500 and advice, and the log has the reason', async () => {
  const login = () => served.call('login', { email: 'buyer@example.com', password: 'Mombasa2026' });
  await server.services.database.transaction().execute(async (transaction) => {
    await sql`lock table account in access exclusive mode`.execute(transaction);
    expect(await login()).toMatchObject({
      code: 500,
      message: 'The server is not available at the moment. Please try again later.',
    });
  });
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ operation: 'login', err: { code: '55P03' } });
  expect((await login()).code).not.toBe(500);
});

test('the server ends a statement that takes too long, and its connection stays usable', async () => {
  expect(await codeOf(sql`select pg_sleep(60)`.execute(hurried))).toBe('57014');
  await sql`select 1`.execute(hurried);
});

test('a transaction that is idle too long is ended and releases its locks', async () => {
  const idle = hurried.transaction().execute(async (transaction) => {
    await sql`lock table account in access exclusive mode`.execute(transaction);
    // Waits until the server has released it, not for a fixed time.
    await server.services.database.selectFrom('account').select('id').execute();
    await sql`select 1`.execute(transaction);
  });
  await expect(idle).rejects.toThrow(/terminat|not queryable/);
  await sql`select 1`.execute(hurried);
});

test('long operations have no limits until their transaction ends', async () => {
  const settings = async (database: Database) => {
    const { rows } = await sql<{ statement: string; lock: string; idle: string }>`
      select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
        current_setting('idle_in_transaction_session_timeout') as idle`.execute(database);
    return rows[0];
  };
  await hurried.transaction().execute(async (transaction) => {
    await liftTimeLimits(transaction);
    expect(await settings(transaction)).toEqual({ statement: '0', lock: '0', idle: '0' });
  });
  expect(await settings(hurried)).toEqual({ statement: '2s', lock: '500ms', idle: '1s' });
});

test('jobs have more time than calls, and end before another node may take them over', () => {
  expect(jobLimits.statement).toBeGreaterThan(callLimits.statement);
  expect(jobLimits.statement).toBeLessThan(600_000);
});

test('a transaction pool without time limits is refused at the start', async () => {
  const opening = openDatabase({ url, directUrl: url, folder: 'memory' });
  await expect(opening).rejects.toThrow(/The pool at DATABASE_URL sets no time limits: give it the connect_query/);
});

test('a silent connection is dropped, and the next one works', async () => {
  const line = await openCuttableConnection(url);
  const far = connect(line.url, { limits: strict });
  await sql`select 1`.execute(far);
  line.holdBack();
  await expect(sql`select 1`.execute(far)).rejects.toThrow(/silent for \d+ ms/);
  line.restore();
  await sql`select 1`.execute(far);
  await far.destroy();
  await line.close();
});
