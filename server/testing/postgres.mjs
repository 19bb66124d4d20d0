// Finds or installs PostgreSQL and starts throw-away servers for tests. Runs on Node 20 without dependencies of its
// own.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const isRoot = process.getuid?.() === 0;
const isLinux = process.platform === 'linux';
const extension = process.platform === 'win32' ? '.exe' : '';
const patience = 30_000;
const plentyOfMemory = 6 * 1024 ** 3;
const notInstalled = 'PostgreSQL is not installed. Install it, or set POSTGRES_BIN to the folder of its programs.';

/** The folder of PostgreSQL's programs, the newest if there are several, or undefined. */
export function findPostgres() {
  return places().find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name + extension))));
}

function places() {
  const named = process.env.POSTGRES_BIN;
  if (named) return [named];
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).filter((name) => /^\d+$/.test(name)) : [];
  const newestFirst = versions.toSorted((one, other) => Number(other) - Number(one));
  return [
    ...newestFirst.map((version) => join(debian, version, 'bin')),
    '/opt/homebrew/bin',
    '/usr/local/bin',
    ...(process.env.PATH ?? '').split(delimiter),
  ];
}

/** Installs it if that is possible without prompts. Returns the program folder, or why there is none. */
export function installPostgres() {
  if (!existsSync('/etc/debian_version') || !isRoot) {
    return { reason: notInstalled };
  }
  console.log('Installing PostgreSQL (apt-get) …');
  keepDebianFromStarting();
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql']);
  const folder = findPostgres();
  return folder ? { folder } : { reason: 'PostgreSQL is not installed, and apt-get could not install it.' };
}

/** Keeps the package from creating and starting a server of its own. */
function keepDebianFromStarting() {
  const file = '/etc/postgresql-common/createcluster.conf';
  if (existsSync(file)) return;
  mkdirSync('/etc/postgresql-common', { recursive: true });
  writeFileSync(file, 'create_main_cluster = false\n');
}

function run(command, words) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = ['-o', 'Dpkg::Options::=--force-confold'];
  spawnSync(command, [...options, ...words], { stdio: ['ignore', 'ignore', 'inherit'], env });
}

/**
 * Starts a server with an empty database on a free local port. `isDurable` makes it crash-safe as in production; tests
 * are faster without. It ends with the process that started it, however that dies.
 */
export async function startPostgres({ folder, isDurable = false, settings: own = [] }) {
  if (folder === undefined) throw new Error(notInstalled);
  const data = mkdtempSync(join(dataPlace(), 'gariport-postgres-'));
  // PostgreSQL refuses to run as root.
  if (isRoot) chownSync(data, ...nobody());
  const port = await freePort();
  const words = ['--auth=trust', '--username=gariport', '--encoding=UTF8', '--no-sync', '--no-instructions'];
  const made = spawnAs(join(folder, 'initdb'), [`--locale=${isLinux ? 'C.UTF-8' : 'C'}`, ...words, data]);
  const { code, output } = await ended(made);
  if (code !== 0) {
    rmSync(data, { recursive: true, force: true });
    throw new Error(`PostgreSQL could not make a database: ${output.trim()}`);
  }
  let server;

  async function start() {
    server = spawnAs(join(folder, 'postgres'), ['-D', data, '-p', String(port), ...settings(isDurable, own)]);
    const result = await Promise.race([waitUntilReady(folder, port), ended(server)]);
    if (result) throw new Error(`PostgreSQL did not start: ${result.output.trim().split('\n').at(-1)}`);
  }

  /** SIGINT: fast shutdown. SIGQUIT: like a crash. */
  async function end(signal) {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const exit = once(server, 'exit');
    server.kill(signal);
    await exit;
  }

  async function stop() {
    await end('SIGQUIT');
    rmSync(data, { recursive: true, force: true });
  }

  try {
    await start();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: `postgres://gariport@127.0.0.1:${port}/postgres`,
    data,
    port,
    halt: () => end('SIGINT'),
    crash: () => end('SIGQUIT'),
    start,
    stop,
  };
}

/** A RAM disk if there is enough memory: each test creates and drops a database of a thousand small files. */
function dataPlace() {
  const memory = '/dev/shm';
  if (!isLinux || !existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > plentyOfMemory ? memory : tmpdir();
}

function settings(isDurable, own) {
  const speed = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'wal_level=minimal',
    'max_wal_senders=0',
    'shared_buffers=512MB',
    'max_wal_size=8GB',
  ];
  const common = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=300'];
  return [...common, ...(isDurable ? [] : speed), ...own].flatMap((setting) => ['-c', setting]);
}

/** As user `nobody` if we are root, and tied to our own lifetime if the system supports it. */
function spawnAs(file, words) {
  const asNobody = isRoot ? ['--reuid=nobody', '--regid=nogroup', '--clear-groups'] : [];
  const setpriv = '/usr/bin/setpriv';
  const command = isLinux && existsSync(setpriv) ? [setpriv, ...asNobody, '--pdeathsig=QUIT', file] : [file];
  const options = { cwd: tmpdir(), stdio: ['ignore', 'pipe', 'pipe'] };
  const [program, ...rest] = [...command, ...words];
  return spawn(program, rest, options);
}

async function ended(child) {
  let output = '';
  // Keep only the last output: a server may log for hours.
  const keep = (text) => {
    output = (output + text).slice(-4000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  child.on('error', ({ message }) => keep(message));
  const [code] = await once(child, 'close').catch(() => [1]);
  return { code, output };
}

async function waitUntilReady(folder, port) {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    const asked = spawn(join(folder, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
    const [code] = await once(asked, 'exit');
    if (code === 0) return undefined;
    await pause(50);
  }
  return { output: `no answer on port ${port} within ${patience / 1000} s` };
}

function nobody() {
  return [
    ['passwd', 'nobody'],
    ['group', 'nogroup'],
  ].map((words) => Number(spawnSync('getent', words).stdout.toString().split(':')[2]));
}

/** A port of this machine that nobody listens at. */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}
