import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findPostgres, startPostgres, type Postgres } from '../../scripts/postgres.mjs';
import { openSession } from '../../server/accounts/sessions.ts';
import { openDatabase } from '../../server/database/open.ts';
import type { Database } from '../../server/database/tables.ts';
import { newId } from '../../server/ids.ts';
import { currentDatabases, fill } from '../../server/testing/test-databases.ts';
import { reserve, reserveUnderLoad, type Buyer, type Wish } from './support/reserve-under-load.ts';
import { spawnApi, type ApiProcess } from './support/spawn-api.ts';

const rounds = Number(process.env['KILL_ROUNDS'] ?? 3);
/** Two buyers for each vehicle, and fewer calls of each than anybody is allowed in a minute. */
const buyersWanted = 100;
const atOnce = 8;

const isOnServer = currentDatabases()?.url !== undefined;
let folder: string;
let postgres: Postgres | undefined;
let databaseUrl: string | undefined;
const nodes: ApiProcess[] = [];
let waiting: Wish[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gariport-kill-'));
  if (isOnServer) {
    postgres = await startPostgres({ folder: findPostgres(), isDurable: true });
    databaseUrl = postgres.url;
  }
  const database = await open();
  await fill(database);
  waiting = await makeWishes(database);
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

async function makeWishes(database: Database): Promise<Wish[]> {
  const buyers: Buyer[] = [];
  while (buyers.length < buyersWanted) {
    const accountId = newId();
    await database
      .insertInto('account')
      .values({ id: accountId, email: `${accountId}@example.com`, password_hash: '-', country_name: 'Kenya' })
      .execute();
    const { accessToken } = await openSession(database, accountId, new Date());
    buyers.push({ accountId, token: accessToken });
  }
  const vehicles = await database.selectFrom('vehicle').select('id').where('state', '=', 'available').execute();
  return vehicles.flatMap(({ id: vehicleId }, place) =>
    [0, 1].flatMap((rival) => {
      const buyer = buyers[(2 * place + rival) % buyersWanted];
      return buyer ? { vehicleId, buyer } : [];
    }),
  );
}

/** Nodes die in turn; every third time the database's server goes with one of them. Answers how to bring them back. */
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
  `kill -9 under load, ${rounds} times: every acknowledged order is there once, and no vehicle is held without one`,
  { timeout: 60_000 + rounds * 30_000 },
  async () => {
    const sent: Wish[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const load = reserveUnderLoad(nodes, waiting, atOnce);
      await vi.waitFor(() => expect(reservedOf(load.sent).length).toBeGreaterThan(atOnce), 30_000);
      await pause(Math.random() * 300);
      const bringBack = await killSome(round);
      await load.end();
      await bringBack();
      await askAgain(load.sent);
      sent.push(...load.sent);
    }
    await expectAllInOrder(sent);
  },
);

function reservedOf(wishes: readonly Wish[]): Wish[] {
  return wishes.filter(({ outcome }) => outcome === 'reserved');
}

/** What a client does that did not hear: it asks with the same key until it hears. */
async function askAgain(wishes: readonly Wish[]): Promise<void> {
  for (const wish of wishes.filter(({ outcome }) => outcome === 'unknown')) {
    for (const node of [...nodes, ...nodes]) if (wish.outcome === 'unknown') await reserve(node, wish);
    expect(wish.outcome).not.toBe('unknown');
  }
}

async function expectAllInOrder(sent: readonly Wish[]): Promise<void> {
  // The embedded engine's folder has one user at a time, so that a copy is looked at.
  const copy = await mkdtemp(join(tmpdir(), 'gariport-kill-'));
  for (const node of nodes) await node.kill('SIGKILL');
  if (!isOnServer) await cp(join(folder, 'database'), join(copy, 'database'), { recursive: true });
  const database = await open(copy);
  const buyers = [...new Set(sent.map(({ buyer }) => buyer.accountId))];
  const orders = await database
    .selectFrom('purchase')
    .select(['vehicle_id', 'account_id'])
    .where('account_id', 'in', buyers)
    .execute();
  const pairs = (list: readonly string[][]) => list.map((pair) => pair.join(' ')).toSorted();
  expect(pairs(orders.map(({ vehicle_id, account_id }) => [vehicle_id, account_id]))).toEqual(
    pairs(reservedOf(sent).map(({ vehicleId, buyer }) => [vehicleId, buyer.accountId])),
  );
  const { rows: astray } = await sql`
    select vehicle.id from vehicle left join purchase on purchase.vehicle_id = vehicle.id and purchase.status <> 8
    where (vehicle.state = 'held') <> (purchase.id is not null) and vehicle.state <> 'removed'`.execute(database);
  expect(astray).toEqual([]);
  const { rows: records } = await sql<{ count: number }>`
    select count(*) from purchase_record join purchase on purchase.id = purchase_id
    where account_id = any(${buyers})`.execute(database);
  expect(records).toEqual([{ count: orders.length }]);
  const letters = await database
    .selectFrom('mail')
    .select('id')
    .where(
      'recipient',
      'in',
      buyers.map((id) => `${id}@example.com`),
    )
    .execute();
  expect(letters).toHaveLength(orders.length);
  await database.destroy();
  await rm(copy, { recursive: true });
}
