import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statfsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect as openSocket, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { operations, type OperationId } from '#generated/operations.ts';
import { connect } from '#server/platform/database/connect.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { freePort } from '#server/testing/postgres.mjs';
import { type CuttableConnection, openCuttableConnection } from './support/cuttable-connection.ts';

// A real Prometheus with our rules scrapes a real node, in which each test causes the fault of one alert. Takes a minute
// or two: rates need several scrapes.

const hasPrometheus = existsSync('/usr/bin/prometheus');
if (!hasPrometheus) console.warn('The alerts are not tested: install Prometheus by apt-get install prometheus.');

const mostHandles = 400;
/** Seconds. A scrape of a node that has lost its database takes up to three. */
const interval = 4;

const page =
  '<!doctype html>\n<html lang="en"><head><title>GariPort</title>' +
  '<script type="application/json" id="settings"><!--settings--></script>' +
  '<script type="module" crossorigin src="/assets/site.js"></script></head><body><div id="root"></div></body></html>';

describe.skipIf(!hasPrometheus)('With our rules, Prometheus fires', () => {
  let database: TestServer;
  let folder: string;
  let data: string;
  let isMounted = false;
  let replica: CuttableConnection;
  let node: ChildProcess;
  let origin: string;
  let prometheus: ChildProcess;
  let monitor: string;
  const sockets: Socket[] = [];
  const isBroken = { collector: false, purges: false };
  let outside: Record<keyof typeof isBroken, Server>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gariport-alerts-'));
    data = join(folder, 'data');
    for (const name of ['data', 'assets', 'server']) await mkdir(join(folder, name));
    isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', data]).status === 0;
    await writeSite();
    database = await openTestServer({ isStocked: true, clock: () => new Date() });
    const url = database.databaseUrl ?? '';
    replica = await openCuttableConnection(url);
    outside = { collector: await answerUnless('collector'), purges: await answerUnless('purges') };
    await startNode(url);
    await startPrometheus();
    // Rates see a series from its second sample on.
    for (let turn = 0; turn < 10; turn += 1) {
      await call('listCountries', {});
      await call('getVehicleDetail', { carSourceId: '100001' });
    }
    await untilTrue('gariport_replica_fresh == 1');
  }, 180_000);

  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    for (const child of [prometheus, node]) {
      if (child?.exitCode === null && child.signalCode === null) {
        child.kill('SIGCONT');
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
    }
    for (const server of Object.values(outside ?? {})) server.close();
    await replica?.close();
    await database?.close();
    if (isMounted) spawnSync('umount', ['-l', data]);
    await rm(folder, { recursive: true, force: true });
  });

  async function writeSite(): Promise<void> {
    const broken = JSON.stringify(join(folder, 'broken'));
    await writeFile(join(folder, 'index.html'), page);
    await writeFile(join(folder, 'package.json'), '{"type":"module"}');
    await writeFile(
      join(folder, 'server', 'entry-server.js'),
      `import { existsSync } from 'node:fs';
      export async function render({ below, now }) {
        if (existsSync(${broken})) throw new Error('broken');
        return { html: '<p></p>', styles: [], rendered: { address: below, renderedAt: now } };
      }`,
    );
  }

  async function answerUnless(name: keyof typeof isBroken): Promise<Server> {
    const server = createServer((request, response) => {
      request.resume();
      response.writeHead(isBroken[name] ? 503 : 200).end('{}');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return server;
  }

  const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function startNode(url: string): Promise<void> {
    const words = [
      `--nofile=${mostHandles}:${mostHandles}`,
      process.execPath,
      'tests/server/support/faulty-node.ts',
      folder,
    ];
    node = spawn('prlimit', words, {
      env: {
        ...process.env,
        NODE_ENV: 'development',
        PORT: '0',
        DATA_DIR: data,
        DATABASE_URL: url,
        READ_DATABASE_URL: replica.url,
        CDN_PURGE_URL: addressOf(outside.purges),
        OTEL_EXPORTER_OTLP_ENDPOINT: addressOf(outside.collector),
        DEMO_STOCK: 'off',
        LOG_LEVEL: 'fatal',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    origin = await new Promise((resolve, reject) => {
      const hear = (text: Buffer) => {
        output += text.toString();
        const address = /is ready: (\S+)/.exec(output)?.[1];
        if (address) resolve(address);
      };
      node.stdout?.on('data', hear);
      node.stderr?.on('data', hear);
      node.on('exit', (code) => reject(new Error(`The node ended at its start (${code}): ${output}`)));
    });
  }

  async function startPrometheus(): Promise<void> {
    const rules = await readFile('deploy/monitoring/alerts.yaml', 'utf8');
    // Only the time for which a fault must last is shorter.
    await writeFile(join(folder, 'alerts.yaml'), rules.replaceAll(/^( +for:) .*$/gm, '$1 1s'));
    const checked = spawnSync('promtool', ['check', 'rules', 'deploy/monitoring/alerts.yaml'], { encoding: 'utf8' });
    if (checked.status !== 0) throw new Error(checked.stdout + checked.stderr);
    const configuration = {
      global: { scrape_interval: `${interval}s`, scrape_timeout: `${interval}s`, evaluation_interval: '1s' },
      rule_files: [join(folder, 'alerts.yaml')],
      scrape_configs: [{ job_name: 'gariport', static_configs: [{ targets: [new URL(origin).host] }] }],
    };
    await writeFile(join(folder, 'prometheus.yml'), JSON.stringify(configuration));
    const port = await freePort();
    monitor = `http://127.0.0.1:${port}`;
    const options = [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'series')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ];
    prometheus = spawn('/usr/bin/prometheus', options, { stdio: 'ignore' });
    await untilTrue('up == 1');
  }

  async function query(expression: string): Promise<unknown[]> {
    const response = await fetch(`${monitor}/api/v1/query?query=${encodeURIComponent(expression)}`);
    return ((await response.json()) as { data: { result: unknown[] } }).data.result;
  }

  const untilTrue = (expression: string) =>
    vi.waitFor(async () => {
      if ((await query(expression)).length === 0) throw new Error(`${expression} is not true.`);
    }, 60_000);

  async function firing(): Promise<string[]> {
    const response = await fetch(`${monitor}/api/v1/alerts`);
    const { data: found } = (await response.json()) as {
      data: { alerts: { state: string; labels: { alertname: string } }[] };
    };
    return found.alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname);
  }

  /** Causes a fault again and again until its alert fires, which it did not before. Returns what then fires. */
  async function firedBy(cause: () => unknown, name: string, rest = 1000): Promise<string[]> {
    // An earlier fault, such as a stopped process, may still be felt.
    await expect.poll(firing, { timeout: 60_000 }).not.toContain(name);
    for (let turn = 0; turn < 90; turn += 1) {
      await cause();
      await pause(rest);
      const now = await firing();
      if (now.includes(name)) return now;
    }
    return firing();
  }

  async function call(id: OperationId, payload: object): Promise<void> {
    const { path } = operations[id];
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ language: 'en', timeZone: 'UTC', ...payload });
    await (await fetch(`${origin}/api${path}`, { method: 'POST', headers, body })).text();
  }

  const execute = (statement: string) => sql.raw(statement).execute(database.services.database);

  it('no alert for a healthy node', async () => {
    await untilTrue('count_over_time(up[1m]) > 3');
    expect(await firing()).toEqual([]);
  });

  it('PagesNotRendered if the site cannot be rendered', async () => {
    await writeFile(join(folder, 'broken'), '');
    let place = 0;
    expect(
      await firedBy(async () => {
        place += 1;
        await (await fetch(`${origin}/Kenya?tab=1&page=${place}`)).text();
      }, 'PagesNotRendered'),
    ).toContain('PagesNotRendered');
  });

  it('OutboxStuck for a message that nobody sends', async () => {
    const mail = { id: 'stuck', recipient: 'amina@example.com', subject: 's', body: 'b', language: 'en' };
    const created_at = new Date(Date.now() - 2_400_000);
    await database.services.database
      .insertInto('mail')
      .values({ ...mail, state: 'waiting', created_at, due_at: created_at })
      .execute();
    expect(await firedBy(() => undefined, 'OutboxStuck')).toContain('OutboxStuck');
  });

  it('TracesLost if the collector is away', async () => {
    isBroken.collector = true;
    expect(await firedBy(() => call('listCountries', {}), 'TracesLost')).toContain('TracesLost');
  });

  it('PurgeFails if the CDN refuses purges', async () => {
    isBroken.purges = true;
    let price = 1_000_000;
    expect(
      await firedBy(
        () => execute(`update vehicle set base_price_cents = ${(price += 100)} where id = '100001'`),
        'PurgeFails',
      ),
    ).toContain('PurgeFails');
  });

  it('ReplicaNotUsed if the replica is cut off', async () => {
    replica.holdBack();
    expect(await firedBy(() => undefined, 'ReplicaNotUsed')).toContain('ReplicaNotUsed');
  });

  it('EventLoopBlocked if the process is stopped again and again', async () => {
    expect(
      await firedBy(
        async () => {
          node.kill('SIGSTOP');
          await pause(900);
          node.kill('SIGCONT');
        },
        'EventLoopBlocked',
        300,
      ),
    ).toContain('EventLoopBlocked');
  });

  it('PoolExhausted and CallsSlow if a table is locked', async () => {
    const holder = connect(database.databaseUrl ?? '', { max: 1 });
    const ending = new AbortController();
    const calls: Promise<void>[] = [];
    const locking = holder.transaction().execute(async (transaction) => {
      await sql`lock table vehicle in access exclusive mode`.execute(transaction);
      for (let turn = 0; turn < 40; turn += 1) calls.push(call('getVehicleDetail', { carSourceId: '100001' }));
      // A statement now and then, because an idle transaction is ended.
      while (!ending.signal.aborted) {
        await sql`select 1`.execute(transaction);
        await pause(500);
      }
    });
    try {
      expect(await firedBy(() => undefined, 'PoolExhausted')).toContain('PoolExhausted');
    } finally {
      ending.abort();
      await Promise.all([locking, ...calls]);
      await holder.destroy();
    }
    await expect.poll(firing, { timeout: 60_000 }).toContain('CallsSlow');
  });

  it('HandlesHigh if visitors hold most connections', async () => {
    const { port } = new URL(origin);
    const isFull = () => readdirSync(`/proc/${node.pid}/fd`).length > mostHandles * 0.85;
    expect(
      await firedBy(async () => {
        for (let count = 0; count < 40 && !isFull(); count += 1) {
          sockets.push(openSocket(Number(port), '127.0.0.1').on('error', () => undefined));
          await pause(5);
        }
      }, 'HandlesHigh'),
    ).toContain('HandlesHigh');
    for (const socket of sockets) socket.destroy();
  });

  it('DiskFull if the disk with the data is almost full', async ({ skip }) => {
    if (!isMounted) skip('No disk of its own can be mounted.');
    const { bavail, bsize } = statfsSync(data);
    await writeFile(join(data, 'filler'), Buffer.alloc(bavail * bsize - 2 ** 20));
    expect(await firedBy(() => undefined, 'DiskFull')).toContain('DiskFull');
    await rm(join(data, 'filler'));
  });

  it('MemoryHigh if the node uses a gigabyte', async () => {
    node.kill('SIGUSR2');
    expect(await firedBy(() => undefined, 'MemoryHigh')).toContain('MemoryHigh');
  });

  it('JobFails if the table of a job is missing', async () => {
    await execute('alter table push_message rename to push_message_away');
    expect(await firedBy(() => undefined, 'JobFails')).toContain('JobFails');
  });

  it('CallsFail if a table of calls is missing', async () => {
    await execute('alter table vehicle rename to vehicle_away');
    expect(await firedBy(() => call('getVehicleDetail', { carSourceId: '100001' }), 'CallsFail')).toContain(
      'CallsFail',
    );
  });

  it('NodeNotReady if the database takes no changes', async () => {
    await execute('alter table replay_claim rename to replay_claim_away');
    expect(await firedBy(() => undefined, 'NodeNotReady')).toContain('NodeNotReady');
  });

  it('NodeDown if the node is killed, and by then every alert has fired', async () => {
    node.kill('SIGKILL');
    expect(await firedBy(() => undefined, 'NodeDown')).toContain('NodeDown');
    const rules = await readFile('deploy/monitoring/alerts.yaml', 'utf8');
    const fired = await query('sum by (alertname) (count_over_time(ALERTS{alertstate="firing"}[1h]))');
    const names = new Set(fired.map((entry) => (entry as { metric: { alertname: string } }).metric.alertname));
    const missing = [...rules.matchAll(/alert: (\w+)/g)].flatMap(([, name = '']) => (names.has(name) ? [] : name));
    expect(missing).toEqual([]);
  });
});
