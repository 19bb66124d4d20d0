import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findPostgres } from '#server/testing/postgres.mjs';
import { asPostgres, run, startOn } from './commands.ts';
import {
  addresses,
  type DatabaseHost,
  databaseHosts,
  dataFolder,
  folderOf,
  type Host,
  network,
  type NodeHost,
  nodeHosts,
  siteUrl,
} from './hosts.ts';

// Starts the programs of each host with the configuration of deploy/.

const purgeToken = 'purge-of-cluster';

/** Room for the write-ahead log of a database host, a disk of its own that can be filled. */
const walSize = '512m';
export const walDisk = (host: DatabaseHost) => join(folderOf(host), 'wal');

export function prepareDatabaseHost(host: DatabaseHost, password: string): void {
  const folder = folderOf(host);
  mkdirSync(walDisk(host), { recursive: true });
  run('mount', ['-t', 'tmpfs', '-o', `size=${walSize},mode=700`, 'tmpfs', walDisk(host)]);
  writeTemplate('deploy/cluster/patroni.yml', join(folder, 'patroni.yml'), {
    name: host,
    address: addresses[host],
    etcd: databaseHosts.map((one) => `${addresses[one]}:2379`).join(),
    folder,
    programs: findPostgres() ?? '',
    password,
    network,
  });
  writeTemplate('deploy/cluster/pgbouncer.ini', join(folder, 'pgbouncer.ini'), { address: addresses[host], folder });
  writeFileSync(join(folder, 'users.txt'), `"gariport" "${password}"\n`);
  const [user, group] = ['passwd', 'group'].map((base) => Number(run('getent', [base, 'postgres']).split(':')[2])) as [
    number,
    number,
  ];
  for (const file of ['', 'wal', 'patroni.yml', 'pgbouncer.ini', 'users.txt'])
    chownSync(join(folder, file), user, group);
}

export function startDatabaseHost(host: DatabaseHost): void {
  const own = addresses[host];
  const peers = databaseHosts.map((one) => `${one}=http://${addresses[one]}:2380`).join();
  const etcd = [
    `etcd --name ${host} --data-dir ${join(folderOf(host), 'etcd')} --initial-cluster ${peers} --logger zap`,
    `--listen-client-urls http://${own}:2379 --advertise-client-urls http://${own}:2379`,
    `--listen-peer-urls http://${own}:2380 --initial-advertise-peer-urls http://${own}:2380`,
    // Three members share two processors and one disk with everything else.
    '--heartbeat-interval 200 --election-timeout 2000 --enable-v2 --unsafe-no-fsync',
    // A member that comes back must not make the others elect again.
    '--pre-vote',
  ];
  startOn(host, 'etcd', etcd.join(' ').split(' '));
  startPatroni(host);
  startOn(host, 'pgbouncer', [...asPostgres, 'pgbouncer', join(folderOf(host), 'pgbouncer.ini')]);
}

export function startPatroni(host: DatabaseHost): void {
  startOn(host, 'patroni', [...asPostgres, 'patroni', join(folderOf(host), 'patroni.yml')]);
}

export function startHaproxy(host: NodeHost): void {
  const file = join(folderOf(host), 'haproxy.cfg');
  writeTemplate('deploy/cluster/haproxy.cfg', file, addresses);
  startOn(host, 'haproxy', ['haproxy', '-db', '-f', file]);
}

/** Starts a node of ours from a folder with the product. */
export function startNode(host: NodeHost, password: string, directory = resolve('.')): void {
  const databaseAt = (port: number, name = 'gariport') => `postgres://gariport:${password}@127.0.0.1:${port}/${name}`;
  const script = existsSync(join(directory, 'dist/index.html')) ? 'scripts/product.ts' : 'scripts/serve.ts';
  startOn(host, 'node', [process.execPath, script], {
    directory,
    environment: {
      NODE_ENV: 'production',
      HOST: '0.0.0.0',
      PORT: '4000',
      PUBLIC_URL: siteUrl,
      ENVELOPE_SUITES: 'session',
      DATA_DIR: dataFolder,
      DATABASE_URL: databaseAt(5000),
      DATABASE_DIRECT_URL: databaseAt(5001),
      READ_DATABASE_URL: databaseAt(5002, 'gariport_read'),
      TRUSTED_PROXIES: addresses.edge,
      CDN_PURGE_URL: `${siteUrl}/cdn/purge`,
      CDN_PURGE_TOKEN: purgeToken,
      DEMO_STOCK: 'on',
      DEMO_PASSWORD: 'Mombasa2026',
      LOG_LEVEL: 'warn',
    },
  });
}

export function startVarnish(): void {
  const folder = folderOf('edge');
  writeTemplate('deploy/varnish/three-nodes.vcl', join(folder, 'three-nodes.vcl'), addresses);
  writeTemplate('deploy/varnish/gariport.vcl', join(folder, 'gariport.vcl'), { purgeToken });
  const varnish = [
    `varnishd -F -j none -n ${join(folder, 'varnish')} -a 0.0.0.0:8080 -s malloc,64m`,
    `-p http_gzip_support=off -f ${join(folder, 'three-nodes.vcl')}`,
  ];
  startOn('edge', 'varnish', varnish.join(' ').split(' '));
}

/** Takes a node out of Varnish before it stops, and back afterwards. */
export function setInVarnish(host: NodeHost, health: 'sick' | 'auto'): void {
  const words = ['netns', 'exec', 'gariport-edge', 'varnishadm', '-n', join(folderOf('edge'), 'varnish')];
  run('ip', [...words, 'backend.set_health', `*.${host}`, health]);
}

function writeTemplate(from: string, to: string, values: Readonly<Record<string, string>>): void {
  const text = readFileSync(from, 'utf8').replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  writeFileSync(to, text, { mode: 0o600 });
}

/** The programs that a host runs for good; a node is started separately. */
export function startHost(host: Host): void {
  const database = databaseHosts.find((one) => one === host);
  const node = nodeHosts.find((one) => one === host);
  if (database) startDatabaseHost(database);
  else if (node) startHaproxy(node);
  else startVarnish();
}
