import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { compileEngine } from '#server/testing/template.ts';
import { GuardedEngine, RestartingEngine } from './restarting-engine.ts';

interface Marks {
  mark: { name: string };
}

const trapped = { message: 'memory access out of bounds' };
const broken = new Set<PGlite>();
let folder: string;
let database: Kysely<Marks>;
let reportedTraps: string[];
let trapsAt: string;
let statementsAfterTrap: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gariport-engine-'));
  const pgliteWasmModule = await compileEngine();
  const pglite = new RestartingEngine(
    () => new GuardedEngine(folder, { pgliteWasmModule }),
    (error) => reportedTraps.push(error.message),
  );
  database = new Kysely({ dialect: new PGliteDialect({ pglite }) });
  await sql`create table mark (name text primary key)`.execute(database);
  // Below our wrapper, where the engine's own code traps.
  const run = Reflect.get(PGlite.prototype, 'execProtocolRawSync');
  vi.spyOn(PGlite.prototype, 'execProtocolRawSync').mockImplementation(function breakDown(this: PGlite, message) {
    if (broken.has(this)) statementsAfterTrap += 1;
    if (Buffer.from(message).includes(trapsAt)) {
      broken.add(this);
      throw new WebAssembly.RuntimeError(trapped.message);
    }
    return run.call(this, message);
  });
});

beforeEach(async () => {
  reportedTraps = [];
  trapsAt = 'break down';
  statementsAfterTrap = 0;
  await database.deleteFrom('mark').execute();
});

afterAll(async () => {
  await database.destroy();
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const mark = (name: string) => database.insertInto('mark').values({ name }).execute();
const marks = async () =>
  (await database.selectFrom('mark').select('name').orderBy('name').execute()).map(({ name }) => name);
const markTwice = (name: string) =>
  database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('mark')
      .values({ name: `${name} first` })
      .execute();
    await transaction.insertInto('mark').values({ name }).execute();
  });

test('After a trap the engine is reopened with everything committed', async () => {
  await mark('before');
  await expect(mark('break down')).rejects.toMatchObject(trapped);
  expect(statementsAfterTrap).toBe(0);
  expect(await marks()).toEqual(['before']);
  await mark('since');
  expect(await marks()).toEqual(['before', 'since']);
  expect(reportedTraps).toEqual([trapped.message]);
});

test('Work queued for the trapped engine runs on the reopened one', async () => {
  const [first, ...others] = await Promise.allSettled(['break down', 'second', 'third'].map((name) => mark(name)));
  expect(first).toMatchObject({ status: 'rejected', reason: trapped });
  expect(others.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect(await marks()).toEqual(['second', 'third']);
  expect(statementsAfterTrap).toBe(0);
});

test('A transaction in which the engine traps leaves nothing, and the next one succeeds', async () => {
  const [first, second] = await Promise.allSettled([markTwice('break down'), markTwice('second')]);
  expect(first).toMatchObject({ status: 'rejected', reason: trapped });
  expect(second).toMatchObject({ status: 'fulfilled' });
  expect(await marks()).toEqual(['second', 'second first']);
  expect(statementsAfterTrap).toBe(0);
});

test('A transaction whose begin traps fails instead of waiting forever', async () => {
  trapsAt = 'BEGIN';
  await expect(markTwice('first')).rejects.toMatchObject(trapped);
  trapsAt = 'break down';
  await markTwice('second');
  expect(await marks()).toEqual(['second', 'second first']);
});
