import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findPostgres, startPostgres, type Postgres } from '#server/testing/postgres.mjs';
import { openDatabase } from '#server/platform/database/open.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { currentDatabases, fill } from '#server/testing/test-databases.ts';
import { isFullRun } from '../scope.ts';
import {
  retryUnanswered,
  expectAllInOrder,
  makeAttempts,
  reservedOf,
  reserveUnderLoad,
  type Attempt,
} from './support/reserve-under-load.ts';
import { recordCall } from './support/record-call.ts';
import { spawnApi, type ApiProcess } from './support/spawn-api.ts';

/** Even one round takes seconds: it starts servers, and waits until each has accepted orders. */
const rounds = Number(process.env['KILL_ROUNDS'] ?? (isFullRun ? 3 : 1));
const atOnce = 8;

const isOnServer = currentDatabases()?.url !== undefined;
let folder: string;
let postgres: Postgres | undefined;
let databaseUrl: string | undefined;
const nodes: ApiProcess[] = [];
let waiting: Attempt[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gariport-kill-'));
  if (isOnServer) {
    postgres = await startPostgres({ folder: findPostgres(), isDurable: true });
    databaseUrl = postgres.url;
  }
  const database = await open();
  await fill(database);
  waiting = await makeAttempts(database);
  await database.destroy();
  const environment = { DATA_DIR: folder, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  for (let count = isOnServer ? 2 : 1; count > 0; count -= 1) nodes.push(await spawnApi(environment));
});

afterAll(async () => {
  for (const node of nodes) await node.kill('SIGKILL');
  await postgres?.stop();
  await rm(folder, { recursive: true });
});

function open(from = folder): Promise<Database> {
  return openDatabase({ folder: join(from, 'database'), ...(databaseUrl && { url: databaseUrl }) });
}

/** Kills nodes in turn; every third time the database server too. Returns a function that restarts them. */
async function killSome(round: number): Promise<() => Promise<void>> {
  const victim = nodes[round % nodes.length];
  const isDatabaseToo = round % 3 === 2;
  await Promise.all([victim?.kill('SIGKILL'), isDatabaseToo && postgres?.crash()]);
  return async () => {
    if (isDatabaseToo) await postgres?.start();
    await victim?.start();
  };
}

test(
  `kill -9 under load, ${rounds} times: every confirmed order exists once, no vehicle is reserved without one, and no recorded call is accepted again`,
  { timeout: 60_000 + rounds * 150_000 },
  async () => {
    const sent: Attempt[] = [];
    for (let round = 0; round < rounds; round += 1) {
      // Before the load, which on a busy machine would use up all vehicles meanwhile.
      const recordings = await Promise.all(nodes.map(recordCall));
      const load = reserveUnderLoad(nodes, waiting, atOnce);
      await vi.waitFor(() => expect(reservedOf(load.sent).length).toBeGreaterThan(atOnce), 120_000);
      await pause(Math.random() * 300);
      const bringBack = await killSome(round);
      await load.end();
      await bringBack();
      await retryUnanswered(nodes, load.sent);
      for (const resend of recordings) for (const node of nodes) expect(await resend(node)).toBe('refused');
      sent.push(...load.sent);
    }
    await expectAllWell(sent);
  },
);

async function expectAllWell(sent: readonly Attempt[]): Promise<void> {
  // Only one process can use the embedded engine's folder, so a copy is read.
  const copy = await mkdtemp(join(tmpdir(), 'gariport-kill-'));
  for (const node of nodes) await node.kill('SIGKILL');
  if (!isOnServer) await cp(join(folder, 'database'), join(copy, 'database'), { recursive: true });
  const database = await open(copy);
  await expectAllInOrder(database, sent);
  await database.destroy();
  await rm(copy, { recursive: true });
}
