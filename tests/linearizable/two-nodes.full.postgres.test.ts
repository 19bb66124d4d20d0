import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '#server/platform/database/open.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { openMember } from '#server/desk/testing/open-member.ts';
import { findPostgres, type Postgres, startPostgres } from '#server/testing/postgres.mjs';
import { fill } from '#server/testing/test-databases.ts';
import { type CuttableConnection, openCuttableConnection } from '../server/support/cuttable-connection.ts';
import { openBuyer } from '../server/support/reserve-under-load.ts';
import { type ApiProcess, spawnApi } from '../server/support/spawn-api.ts';
import { callNodes, oneOf } from './call-nodes.ts';
import { checkHistory, type Model, type RecordedCall } from './check-history.ts';
import { actOnLedger, type ContestedLedger, isFull, openLedger, readLedger } from './ledger-load.ts';
import { ledgerModel } from './ledger-model.ts';
import { actOnVehicle, type ContestedVehicle, type Load, look } from './vehicle-load.ts';
import { vehicleModel } from './vehicle-model.ts';

/** A round takes half a minute: it calls two servers hundreds of times, and kills and restarts each of them. */
const rounds = Number(process.env['LINEAR_ROUNDS'] ?? 1);
/** Concurrent calls. There are few vehicles and ledgers, so that most calls compete. */
const [buyersAtOnce, staffAtOnce, vehiclesAtOnce, ledgersAtOnce] = [6, 4, 2, 2];
/** A few more than a round fills. */
const ledgersWanted = 12;
/** Calls between two disturbances. */
const callsBetween = 80;
/** Calls that a failure prints. */
const callsShown = 30;

interface Node {
  process: ApiProcess;
  /** Clients connect through it, so that their connections can be cut. */
  connection: CuttableConnection | undefined;
}

let folder: string;
let postgres: Postgres;
let databaseConnection: CuttableConnection;
let database: Database;
let load: Load;
const nodes: Node[] = [];
let stock: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gariport-linear-'));
  postgres = await startPostgres({ folder: findPostgres(), isDurable: true });
  database = await openDatabase({ folder, url: postgres.url });
  await fill(database);
  databaseConnection = await openCuttableConnection(postgres.url);
  for (const url of [postgres.url, databaseConnection.url]) {
    const process = await spawnApi({ DATA_DIR: folder, DATABASE_URL: url, RATE_LIMITS: 'off' });
    nodes.push({ process, connection: await openCuttableConnection(process.target) });
  }
  const services = { database, clock: () => new Date(), secret: randomBytes(32) };
  const { token: staffToken } = await openMember({ services }, 'accounts');
  const call = callNodes(nodes.map((node) => () => node.connection?.url));
  load = { call, database, staffToken, visitor: await openBuyer(database) };
  const free = await database.selectFrom('vehicle').select('id').where('state', '=', 'available').execute();
  stock = free.map(({ id }) => id);
});

afterAll(async () => {
  for (const { process, connection } of nodes) {
    await connection?.close();
    await process.kill('SIGKILL');
  }
  await database.destroy();
  await databaseConnection.close();
  await postgres.stop();
  await rm(folder, { recursive: true });
});

function nextId(): string {
  const id = stock.pop();
  if (id === undefined) throw new Error('The demo has no more vehicles: run fewer rounds.');
  return id;
}

const nextVehicle = (): ContestedVehicle => ({ id: nextId(), history: [], orders: [], isSold: false });

/** An unsold vehicle; now and then a sold one, which must stay sold. */
function chooseVehicle(vehicles: ContestedVehicle[]): ContestedVehicle | undefined {
  if (Math.random() < 0.1) return oneOf(vehicles);
  const free = vehicles.filter(({ isSold }) => !isSold);
  if (free.length < vehiclesAtOnce) vehicles.push(nextVehicle());
  return oneOf(free);
}

/** Calls until it is ended. Sold vehicles and full ledgers are replaced. */
function startLoad(vehicles: ContestedVehicle[], ledgers: ContestedLedger[]) {
  const ending = new AbortController();
  let acts = 0;
  async function keep(act: () => Promise<void>): Promise<void> {
    while (!ending.signal.aborted) {
      await act();
      acts += 1;
    }
  }
  const working = Promise.all([
    ...Array.from({ length: buyersAtOnce }, () =>
      keep(async () => {
        const vehicle = chooseVehicle(vehicles);
        if (vehicle) await actOnVehicle(load, vehicle);
      }),
    ),
    ...Array.from({ length: staffAtOnce }, () =>
      keep(async () => {
        const ledger = oneOf(ledgers.filter((one) => !isFull(one)).slice(0, ledgersAtOnce));
        if (ledger) await actOnLedger(load, ledger);
        else ending.abort();
      }),
    ),
  ]);
  return {
    async callMore(): Promise<void> {
      const target = acts + callsBetween;
      await vi.waitFor(() => expect(acts >= target || ending.signal.aborted).toBe(true), {
        timeout: 60_000,
        interval: 20,
      });
    },
    async end(): Promise<void> {
      ending.abort();
      await working;
    },
  };
}

async function killAndStart(node: Node): Promise<void> {
  const { connection, process } = node;
  node.connection = undefined;
  await process.kill('SIGKILL');
  await connection?.close();
  await process.start();
  node.connection = await openCuttableConnection(process.target);
}

function expectLinearizable<State, Act, Result>(
  model: Model<State, Act, Result>,
  history: readonly RecordedCall<Act, Result>[],
): void {
  const judgement = checkHistory(model, history);
  const stuckAt = judgement.is === 'impossible' ? (judgement.stuck.at(-1)?.start ?? Infinity) : Infinity;
  const before = history.filter(({ start }) => start <= stuckAt).toSorted((one, other) => one.start - other.start);
  const lines = [judgement, ...before.slice(-callsShown)].map((call) => JSON.stringify(call));
  expect(judgement.is, lines.join('\n')).toBe('linearizable');
}

/** Counts each action and answer, so that a load that no longer does anything is noticed. */
function countAnswers(histories: readonly (readonly RecordedCall<{ do: string }, string | { is: string }>[])[]) {
  const counts = new Map<string, number>();
  for (const { act, answer } of histories.flat()) {
    const result = answer?.result ?? 'unknown';
    const name = answer ? `${act.do}: ${typeof result === 'string' ? result : result.is}` : 'unknown';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

test(
  `Reservations and ledgers on two nodes are linearizable while connections are cut and nodes are killed, ${rounds} times`,
  { timeout: 120_000 + rounds * 120_000 },
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const vehicles = Array.from({ length: vehiclesAtOnce }, nextVehicle);
      const ledgers: ContestedLedger[] = [];
      while (ledgers.length < ledgersWanted) {
        const ledger = await openLedger(load, nextId());
        if (ledger) ledgers.push(ledger);
      }
      const working = startLoad(vehicles, ledgers);
      for (const node of nodes) {
        await working.callMore();
        for (const connection of [node.connection, databaseConnection, node.connection, databaseConnection])
          connection?.cutOne();
        await working.callMore();
        await killAndStart(node);
      }
      await working.callMore();
      await working.end();
      // Read from each node, so that a loss on one of them is noticed.
      for (const _node of nodes) {
        for (const vehicle of vehicles) await look(load, vehicle);
        for (const ledger of ledgers) await readLedger(load, ledger);
      }
      for (const { history } of vehicles) expectLinearizable(vehicleModel, history);
      for (const { firstVersion, history } of ledgers) expectLinearizable(ledgerModel(firstVersion), history);
      const counts = countAnswers([
        ...vehicles.map(({ history }) => history),
        ...ledgers.map(({ history }) => history),
      ]);
      const expected = [
        'reserve: done',
        'reserve: refused',
        'cancel: done',
        'book: done',
        'book: stale',
        'reverse: done',
      ];
      expect([...counts.keys()]).toEqual(expect.arrayContaining([...expected, 'unknown']));
    }
  },
);
