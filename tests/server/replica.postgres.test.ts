import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createLog } from '#server/platform/operations/log.ts';
import { openReplica, type Replica } from '#server/platform/database/replica.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { openCuttableConnection, type CuttableConnection } from './support/cuttable-connection.ts';

// Takes a few seconds: a replica is judged by where the primary was a second ago.

let server: TestServer;
let connection: CuttableConnection;
let replica: Replica;
const lines: string[] = [];

beforeAll(async () => {
  server = await openTestServer();
  // The same server also plays the replica. What follows a primary is tested in a cluster.
  connection = await openCuttableConnection(server.databaseUrl ?? '');
  const log = createLog('info', (line) => lines.push(line));
  replica = openReplica(connection.url, { primary: server.services.database, isPooled: false, log });
});

afterAll(async () => {
  await connection.close();
  await replica.close();
  await server.close();
});

const untilFresh = (isFresh: boolean) => vi.waitFor(() => expect(replica.isFresh()).toBe(isFresh), { timeout: 20_000 });

test('A replica that stops answering is no longer read, which the log says once, and is read again later', async () => {
  await untilFresh(true);
  await sql`select 1`.execute(replica.database);
  connection.holdBack();
  await untilFresh(false);
  connection.restore();
  connection.cutOne();
  await untilFresh(true);
  expect(lines.map((line) => (JSON.parse(line) as { message: string }).message)).toEqual([
    'public reads go to the replica',
    'the replica lags or does not answer, so public reads go to the primary',
    'public reads go to the replica',
  ]);
});
