import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installDebianPackages } from '../../scripts/debian-packages.mjs';
import { killAll, run, waitUntil } from './commands.ts';
import {
  addresses,
  databaseHosts,
  dataFolder,
  folder,
  folderOf,
  hosts,
  type NodeHost,
  nodeHosts,
  siteUrl,
} from './hosts.ts';
import { createNetwork, removeNetwork } from './network.ts';
import { findPrimary, isComplete } from './patroni.ts';
import { prepareDatabaseHost, startHost, startNode, walDisk } from './programs.ts';

const packages = [
  'etcd-server',
  'haproxy',
  'iproute2',
  'patroni',
  'pgbouncer',
  'postgresql',
  'python3-etcd',
  'varnish',
] as const;

/** Why there can be no cluster on this machine; undefined if there can. */
export function whyNoCluster(): string | undefined {
  if (process.getuid?.() !== 0) return 'A cluster needs root, for network namespaces.';
  return installDebianPackages(packages);
}

export interface Cluster {
  password: string;
}

/** Starts a cluster, and waits until all of it works. */
export async function startCluster(): Promise<Cluster> {
  if (existsSync(folder)) throw new Error('There is a cluster already: run `npm run cluster -- down` first.');
  const password = randomBytes(12).toString('hex');
  for (const host of hosts) mkdirSync(folderOf(host), { recursive: true });
  mkdirSync(dataFolder);
  writeFileSync(join(folder, 'password'), password, { mode: 0o600 });
  createNetwork();
  for (const host of databaseHosts) prepareDatabaseHost(host, password);
  for (const host of hosts) startHost(host);
  await waitUntil('The database cluster is complete', isComplete, 90_000);
  await createDatabase(password);
  // The first node fills the database and creates the keys of all.
  for (const host of nodeHosts) {
    startNode(host, password);
    if (host === 'node1') await whenReady(host);
  }
  for (const host of nodeHosts) await whenReady(host);
  await waitUntil('Varnish answers', async () => (await fetch(`${siteUrl}/healthz`)).ok, 20_000);
  return { password };
}

/** The running cluster. */
export function openCluster(): Cluster {
  if (!existsSync(folder)) throw new Error('There is no cluster: run `npm run cluster -- up` first.');
  return { password: readFileSync(join(folder, 'password'), 'utf8') };
}

export function stopCluster(): void {
  for (const host of hosts) killAll(host);
  for (const host of databaseHosts) run('umount', ['-l', walDisk(host)], { mayFail: true });
  removeNetwork();
  rmSync(folder, { recursive: true, force: true });
}

export async function whenReady(host: NodeHost): Promise<void> {
  const url = `http://${addresses[host]}:4000/readyz`;
  const isReady = async () => (await fetch(url, { signal: AbortSignal.timeout(3000) })).ok;
  await waitUntil(`${host} is ready (its log is in ${folderOf(host)})`, isReady, 120_000);
}

async function createDatabase(password: string): Promise<void> {
  const host = await findPrimary();
  const connection = `host=${addresses[host]} user=postgres password=${password} dbname=postgres`;
  const statements = `create role gariport login password '${password}';\ncreate database gariport owner gariport;\n`;
  run('psql', ['--no-psqlrc', '--quiet', '--set', 'ON_ERROR_STOP=1', connection], { input: statements });
}
