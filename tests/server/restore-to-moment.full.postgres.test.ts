import { execFile, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connect } from '#server/platform/database/connect.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { findPostgres, startPostgres, type Postgres } from '#server/testing/postgres.mjs';
import { fill } from '#server/testing/test-databases.ts';
import {
  type Attempt,
  expectAllInOrder,
  makeAttempts,
  reservedOf,
  reserveUnderLoad,
} from './support/reserve-under-load.ts';
import { spawnApi, type ApiProcess } from './support/spawn-api.ts';

// Restores a real backup of a real server, with the configuration that we ship. Takes a minute.

const hasBackRest = spawnSync('pgbackrest', ['version']).status === 0;
if (!hasBackRest) console.warn('Backups of PostgreSQL are not tested: install pgbackrest.');
const isRoot = process.getuid?.() === 0;

let folder: string;
let config: string;
let postgres: Postgres;
let node: ApiProcess;
let waiting: Attempt[];
let moment: string;

beforeAll(async () => {
  if (!hasBackRest) return;
  folder = await mkdtemp(join(tmpdir(), 'gariport-archive-'));
  config = join(folder, 'pgbackrest.conf');
  // PostgreSQL and its archive run as another user.
  await chmod(folder, 0o777);
  const archive = `archive_command=pgbackrest --config=${config} --stanza=gariport archive-push %p`;
  const settings = ['archive_mode=on', archive, `unix_socket_directories=${folder}`];
  await writeFile(config, '');
  postgres = await startPostgres({ folder: findPostgres(), isDurable: true, settings });
  await configure();
  await backRest('stanza-create');
  const database = await openDatabase({ url: postgres.url, folder });
  await fill(database);
  waiting = await makeAttempts(database, 200);
  await database.destroy();
  node = await spawnApi({ DATA_DIR: folder, DATABASE_URL: postgres.url });
});

afterAll(async () => {
  if (!hasBackRest) return;
  await node.kill('SIGKILL');
  await postgres.stop();
  await rm(folder, { recursive: true });
  await rm(`${postgres.data}-lost`, { recursive: true, force: true });
});

async function configure(): Promise<void> {
  const places: Record<string, string> = {
    'repo1-path': join(folder, 'repository'),
    'log-path': join(folder, 'log'),
    'lock-path': join(folder, 'lock'),
    'pg1-path': postgres.data,
    'pg1-socket-path': folder,
    'pg1-port': String(postgres.port),
    'pg1-user': 'gariport',
  };
  const shipped = await readFile('deploy/pgbackrest/pgbackrest.conf', 'utf8');
  const lines = shipped.split('\n').map((line) => {
    const [name = ''] = line.split('=');
    return places[name] === undefined ? line : `${name}=${places[name]}`;
  });
  await writeFile(config, lines.join('\n'));
  for (const name of ['repository', 'log', 'lock']) {
    await mkdir(join(folder, name));
    await chmod(join(folder, name), 0o777);
  }
}

/** As the user of the database server. */
async function backRest(...words: string[]): Promise<void> {
  const asNobody = isRoot ? ['setpriv', '--reuid=nobody', '--regid=nogroup', '--clear-groups'] : ['env'];
  const [command = '', ...rest] = [...asNobody, 'pgbackrest', `--config=${config}`, '--stanza=gariport', ...words];
  await promisify(execFile)(command, rest, { cwd: '/' });
}

function restore(at: string, into: string) {
  const env = { ...process.env, NODE_ENV: 'production' };
  const words = ['server/cli/restore.ts', '--stanza', 'gariport', '--at', at, '--into', into, '--config', config];
  return spawnSync(process.execPath, words, { encoding: 'utf8', env });
}

/** Sends reservations until so many are acknowledged, and waits for all answers. */
async function reserveSome(count: number): Promise<readonly Attempt[]> {
  const load = reserveUnderLoad([node], waiting, 4);
  await vi.waitFor(() => expect(reservedOf(load.sent).length).toBeGreaterThanOrEqual(count), 60_000);
  await load.end();
  return load.sent;
}

test.skipIf(!hasBackRest)(
  'A backup made under load is restored to a moment with exactly the orders acknowledged until then',
  async () => {
    const early = new Date().toISOString();
    const [before] = await Promise.all([reserveSome(40), backRest('--type=full', 'backup')]);
    const backedUp = Math.floor(Date.now() / 1000);
    // pgBackRest notes whole seconds: a moment in the second in which the backup ended counts as before it.
    await vi.waitFor(() => expect(Math.floor(Date.now() / 1000)).toBeGreaterThan(backedUp), 5000);
    moment = await now();
    const after = await reserveSome(10);
    expect(reservedOf(after).length).toBeGreaterThan(0);
    await archiveAll();
    await node.kill('SIGKILL');
    await postgres.crash();

    expect(restore(early, join(folder, 'early')).stderr).toMatch(/The first backup ended at \S+: choose that moment/);
    expect(restore('yesterday', join(folder, 'early')).stderr).toContain('write it as 2026-11-28T03:15:00Z');
    expect(restore(moment, folder).stderr).toContain('is not empty, so nothing was restored');

    // Another folder beside it: the two temporary folders may be on different disks.
    await rename(postgres.data, `${postgres.data}-lost`);
    const restored = restore(moment, postgres.data);
    expect(restored.stderr).toBe('');
    await postgres.start();
    const database = connect(postgres.url);
    await vi.waitFor(async () => {
      const { rows } = await sql<{ waits: boolean }>`select pg_is_in_recovery() as waits`.execute(database);
      expect(rows[0]?.waits).toBe(false);
    }, 60_000);
    await expectAllInOrder(database, before);
    await database.destroy();
  },
);

test.skipIf(!hasBackRest)('A damaged backup is refused with a clear message', async () => {
  const labels = await readdir(join(folder, 'repository/backup/gariport'));
  const label = labels.find((name) => name.endsWith('F')) ?? '';
  const base = join(folder, 'repository/backup/gariport', label, 'pg_data/base');
  const [database = ''] = await readdir(base);
  const files = (await readdir(join(base, database))).map((name) => join(base, database, name));
  // An empty file has nothing to be damaged.
  const file = files.toSorted((one, other) => statSync(other).size - statSync(one).size)[0] ?? '';
  await writeFile(file, 'damaged');
  const { stderr, status } = restore(moment, join(folder, 'damaged'));
  expect(status).toBe(1);
  expect(stderr).toMatch(/^pgBackRest could not do it: .+ Correct that and use a new folder\.\n$/);
});

/** A moment between two calls: everything acknowledged is before it. */
async function now(): Promise<string> {
  const began = Date.now();
  await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(began + 5));
  return new Date(began + 2).toISOString();
}

async function archiveAll(): Promise<void> {
  const database = connect(postgres.url);
  const { rows } = await sql<{ name: string }>`select pg_walfile_name(pg_switch_wal()) as name`.execute(database);
  await vi.waitFor(async () => {
    const { rows: archived } = await sql<{
      name: string;
    }>`select last_archived_wal as name from pg_stat_archiver`.execute(database);
    expect((archived[0]?.name ?? '') >= (rows[0]?.name ?? '')).toBe(true);
  }, 60_000);
  await database.destroy();
}
