import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { operations } from '#generated/operations.ts';
import { findPostgres, startPostgres, type Postgres } from '#server/testing/postgres.mjs';
import { noLimits } from '#server/platform/database/connect.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { fill } from '#server/testing/test-databases.ts';
import { isFullRun } from '../scope.ts';
import { openCuttableConnection, type CuttableConnection } from './support/cuttable-connection.ts';
import {
  retryUnanswered,
  expectAllInOrder,
  makeAttempts,
  reservedOf,
  reserveUnderLoad,
  type Attempt,
} from './support/reserve-under-load.ts';
import { spawnApi, type ApiProcess } from './support/spawn-api.ts';

const given = process.env['CRASH_ROUNDS'];
/** Even one round takes seconds: it starts two nodes and a database, and waits for orders. */
const rounds = Number(given ?? (isFullRun ? 3 : 1));
const cuts = 10 * rounds;
const atOnce = 8;
/** Only with CRASH_ROUNDS, which the nightly workflow sets: a machine with other work is slow. */
const comesBackWithin = given === undefined ? 30_000 : 2_000;

let folder: string;
let postgres: Postgres;
let connection: CuttableConnection;
let database: Database;
let waiting: Attempt[];
const nodes: ApiProcess[] = [];
let pids: (number | undefined)[];
const sent: Attempt[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gariport-loss-'));
  postgres = await startPostgres({ folder: findPostgres(), isDurable: true });
  database = await openDatabase({ url: postgres.url, folder: 'memory', limits: noLimits });
  await fill(database);
  waiting = await makeAttempts(database);
  connection = await openCuttableConnection(postgres.url);
  while (nodes.length < 2)
    nodes.push(await spawnApi({ DATA_DIR: folder, DATABASE_URL: connection.url, LOG_LEVEL: 'error' }));
});

afterAll(async () => {
  for (const node of nodes) await node.kill('SIGKILL');
  await connection.close();
  await database.destroy();
  await postgres.stop();
  await rm(folder, { recursive: true });
});

beforeEach(() => {
  pids = nodes.map(({ pid }) => pid);
});

/** The nodes are the same processes as before, and none runs in its fallback mode only. */
function expectUnharmed(): void {
  expect(nodes.map(({ pid }) => pid)).toEqual(pids);
  for (const { output } of nodes) expect(output).not.toContain('an unhandled error');
}

/** Reads continuously and ignores answers, so that a query is always running when the database is lost. */
function readAllTheWhile(): () => Promise<void> {
  const over = new AbortController();
  const reading = nodes.map(async (node) => {
    while (!over.signal.aborted) await codeOf(node);
  });
  return async () => {
    over.abort();
    await Promise.all(reading);
  };
}

async function askMakes({ target }: ApiProcess): Promise<{ code: number; message?: string }> {
  const response = await fetch(target + operations.listMakes.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ language: 'en', timeZone: 'Africa/Nairobi' }),
  });
  return (await response.json()) as { code: number; message?: string };
}

const codeOf = async (node: ApiProcess) => (await askMakes(node)).code;

async function readinessOf({ target }: ApiProcess): Promise<number> {
  return (await fetch(new URL('/readyz', target))).status;
}

/** Returns the milliseconds until all nodes serve again. */
async function expectService(): Promise<number> {
  const began = performance.now();
  await vi.waitFor(
    async () => {
      expect(await Promise.all(nodes.map(readinessOf))).toEqual(nodes.map(() => 200));
      expect(await Promise.all(nodes.map(codeOf))).toEqual(nodes.map(() => 0));
    },
    { timeout: comesBackWithin, interval: 20 },
  );
  return Math.round(performance.now() - began);
}

async function reserveUntil(disturb: () => Promise<void>): Promise<void> {
  const stopReading = readAllTheWhile();
  const load = reserveUnderLoad(nodes, waiting, atOnce);
  try {
    await vi.waitFor(() => expect(reservedOf(load.sent).length).toBeGreaterThan(atOnce), 30_000);
    await disturb();
  } finally {
    await load.end();
    await stopReading();
  }
  sent.push(...load.sent);
}

test(
  `nodes survive ${rounds} crashes of the database under load, report each, and lose nothing`,
  {
    timeout: 60_000 + rounds * 40_000,
  },
  async () => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await reserveUntil(async () => {
        await pause(Math.random() * 300);
        await postgres.crash();
        expect(await Promise.all(nodes.map(readinessOf))).toEqual(nodes.map(() => 503));
        for (const node of nodes) {
          expect(await askMakes(node)).toMatchObject({
            code: 500,
            message: expect.stringContaining('try again later'),
          });
        }
      });
      await postgres.start();
      times.push(await expectService());
      await retryUnanswered(nodes, sent);
    }
    expect(nodes.map(({ pid }) => pid)).toEqual(pids);
    expectUnharmed();
    await expectAllInOrder(database, sent);
    if (given !== undefined) console.log(`Served again after ${times.join(', ')} ms.`);
  },
);

const ways = [
  [
    'the server ends',
    async () => {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid() order by random() limit 1`.execute(database);
    },
  ],
  ['the network breaks', async () => connection.cutOne()],
] as const;

test.each(ways)(
  `nodes survive when %s their connections one by one, ${cuts} times, and lose nothing`,
  {
    timeout: 60_000 + cuts * 2_000,
  },
  async (_, cut) => {
    await reserveUntil(async () => {
      for (let count = 0; count < cuts; count += 1) {
        await cut();
        await pause(Math.random() * 50);
      }
    });
    await expectService();
    await retryUnanswered(nodes, sent);
    expect(nodes.map(({ pid }) => pid)).toEqual(pids);
    expectUnharmed();
    await expectAllInOrder(database, sent);
  },
);

test.runIf(isFullRun)('nodes survive a network that silently drops everything, and serve when it is back', async () => {
  connection.holdBack();
  expect(await Promise.all(nodes.map(readinessOf))).toEqual(nodes.map(() => 503));
  expect(await Promise.all(nodes.map(codeOf))).toEqual(nodes.map(() => 500));
  connection.restore();
  await vi.waitFor(async () => expect(await Promise.all(nodes.map(codeOf))).toEqual(nodes.map(() => 0)), {
    timeout: 30_000,
  });
  expectUnharmed();
});
