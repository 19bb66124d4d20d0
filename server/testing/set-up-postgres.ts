import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { findPostgres, installPostgres, startPostgres } from '#server/testing/postgres.mjs';
import { noLimits } from '#server/platform/database/connect.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { addressOf, administer, fill } from '#server/testing/test-databases.ts';

/** Prepares the server in TEST_DATABASE_URL, or starts one that is removed after the run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openServer();
  if ('reason' in server) {
    if (process.env['CI'] === 'true') throw new Error(server.reason);
    console.log(`The server's tests are not run on PostgreSQL: ${server.reason}`);
    project.provide('engineMissing', server.reason);
    return async () => undefined;
  }
  const { url, stop } = server;
  const run = randomBytes(4).toString('hex');
  const [empty, stocked] = [`gariport_empty_${run}`, `gariport_stocked_${run}`];
  await administer(url, `create database ${empty}`);
  await (await openDatabase({ url: addressOf(url, empty), folder: 'memory' })).destroy();
  await administer(url, `create database ${stocked} template ${empty}`);
  const database = await openDatabase({ url: addressOf(url, stocked), folder: 'memory', limits: noLimits });
  await fill(database);
  await database.destroy();
  project.provide('databases', { url, copy: await fastestCopy(url), empty, stocked });
  project.provide('engineMissing', undefined);
  return async () => {
    for (const name of [empty, stocked]) await administer(url, `drop database ${name} with (force)`);
    await stop();
  };
}

/** Copying files takes a fifth of the default's time, which logs every page. PostgreSQL 15 has both. */
async function fastestCopy(url: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
  await client.end();
  return Number(rows[0]?.server_version_num) >= 150_000 ? 'strategy file_copy' : '';
}

type OpenServer = { url: string; stop: () => Promise<void> } | { reason: string };

async function openServer(): Promise<OpenServer> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, stop: async () => undefined };
  const installed = findPostgres();
  const { folder, reason } = installed === undefined ? installPostgres() : { folder: installed };
  return folder === undefined ? { reason: reason ?? '' } : startPostgres({ folder });
}
