import { execFileSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connect, noLimits } from '#server/platform/database/connect.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { findPostgres, type Postgres, startPostgres } from '#server/testing/postgres.mjs';
import {
  expectAllInOrder,
  type Load,
  makeAttempts,
  reservedOf,
  reserveUnderLoad,
} from './support/reserve-under-load.ts';
import { type ApiProcess, spawnApi } from './support/spawn-api.ts';

// Rolls out this version beside the last release with fewer migrations, and back, under load. Starts three servers, which
// takes 40 seconds.

const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim();

const migrationsIn = (commit: string) =>
  git('ls-tree', '--name-only', commit, 'server/platform/database/migrations/').split('\n').length;

/**
 * The last release that has fewer migrations, which is the state before a commit begins the next version of the contract;
 * undefined without enough history.
 */
function findPrevious(): string | undefined {
  const parents = git('log', '--format=%P', '-G^  version:', '--max-count=20', '--', 'openapi/openapi.yaml').split(
    '\n',
  );
  const releases = parents.map((commits) => commits.split(' ')[0] ?? '');
  return releases.find((commit) => commit !== '' && migrationsIn(commit) < migrationsIn('HEAD'));
}

const previous = findPrevious();
if (previous === undefined)
  console.warn('The previous version is not tested: fetch the whole history (git fetch --unshallow).');

describe.skipIf(previous === undefined)('The release before the newest migration', () => {
  let folder: string;
  let postgres: Postgres;
  let database: Database;
  const nodes: ApiProcess[] = [];
  let directory: string;
  let environment: Record<string, string>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gariport-previous-'));
    directory = join(folder, 'previous');
    git('worktree', 'add', '--quiet', '--detach', directory, previous ?? '');
    if (!existsSync(join(directory, 'node_modules')))
      symlinkSync(resolve('node_modules'), join(directory, 'node_modules'));
    postgres = await startPostgres({ folder: findPostgres(), isDurable: true });
    environment = { DATA_DIR: folder, DATABASE_URL: postgres.url, RATE_LIMITS: 'off', DEMO_STOCK: 'on' };
    database = connect(postgres.url, { limits: noLimits });
  });

  afterAll(async () => {
    for (const node of nodes) await node.kill('SIGKILL');
    await database.destroy();
    await postgres.stop();
    git('worktree', 'remove', '--force', directory);
    await rm(folder, { recursive: true, force: true });
  });

  async function start(from?: string): Promise<ApiProcess> {
    const node = await spawnApi(environment, from);
    nodes.push(node);
    return node;
  }

  const reservedAgain = (load: Load, more = 10) => {
    const target = reservedOf(load.sent).length + more;
    return vi.waitFor(() => expect(reservedOf(load.sent).length).toBeGreaterThanOrEqual(target), { timeout: 60_000 });
  };

  it('serves buyers while the new one migrates, beside it, and after a roll-back', async () => {
    const oldNode = await start(directory);
    const waiting = await makeAttempts(database);
    const before = await countMigrations();
    const load = reserveUnderLoad([oldNode], waiting, 4);
    await reservedAgain(load);
    const newNode = await start();
    expect(await countMigrations()).toBeGreaterThan(before);
    await reservedAgain(load);
    const beside = reserveUnderLoad([oldNode, newNode], waiting, 4);
    await reservedAgain(beside);
    // The old version also starts on the new tables.
    await load.end();
    await beside.end();
    await oldNode.kill('SIGTERM');
    await oldNode.start();
    const back = reserveUnderLoad([oldNode], waiting, 4);
    await reservedAgain(back);
    await back.end();
    const sent = [...load.sent, ...beside.sent, ...back.sent];
    expect(sent.filter(({ outcome }) => outcome === 'unknown')).toEqual([]);
    await expectAllInOrder(database, sent);
  });

  async function countMigrations(): Promise<number> {
    const { rows } = await sql`select from migration`.execute(database);
    return rows.length;
  }
});
