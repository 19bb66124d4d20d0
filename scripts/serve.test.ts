import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '#server/platform/database/open.ts';
import { demo } from '#demo/demo.ts';
import { demoPricingSettings } from '#demo/pricing-settings.ts';
import { describeStart } from '#server/describe-start.ts';
import { writePricingSettings } from '#server/marketplace/pricing/pricing-settings.ts';
import { readConfig } from '#server/platform/settings/config.ts';
import { startServer } from '#server/start-server.ts';
import { isFullRun } from '../tests/scope.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gariport-main-'));
  // A killed first start leaves half a database, which the next start creates again.
  await mkdir(join(dataDir, 'database/global'), { recursive: true });
  await writeFile(join(dataDir, 'database/global/pg_control'), 'half');
  await writeFile(join(dataDir, 'database.beginning'), '');
  const database = await openDatabase({ folder: join(dataDir, 'database') });
  await writePricingSettings(database, demoPricingSettings);
  await database.destroy();
});
afterAll(() => rm(dataDir, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

interface Started {
  process: ChildProcess;
  output: () => string;
  address: string;
}

function run(environment: Record<string, string>): { process: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, ['scripts/serve.ts'], {
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: dataDir, DEMO_STOCK: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (text += data.toString()));
  return { process: child, output: () => text };
}

async function start(environment: Record<string, string> = {}): Promise<Started> {
  const started = run(environment);
  await expect.poll(started.output).toMatch(/^E-mails: /m);
  const address = /^GariPort is ready: (http:\/\/\S+)$/m.exec(started.output())?.[1] ?? '';
  return { ...started, address };
}

async function endOf({ process: child }: { process: ChildProcess }): Promise<number | null> {
  if (child.exitCode === null) await once(child, 'exit');
  return child.exitCode;
}

/**
 * Starts in this process, for cases that need no process of their own. Another test checks that a refusal becomes one
 * line.
 */
async function startHere(environment: Record<string, string> = {}) {
  const all = { PORT: '0', DATA_DIR: dataDir, DEMO_STOCK: 'off', ...environment };
  for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value);
  const config = readConfig();
  return { config, server: await startServer(config, { demo }) };
}

function call({ address }: Started, path: string, payload: object = {}, headers: Record<string, string> = {}) {
  return fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ language: 'en', timeZone: 'UTC', ...payload }),
  }).then((response) => response.json() as Promise<{ code: number }>);
}

// Each process takes more than a second to start.
test('The server starts, prints its address, answers, and on a stop finishes the calls in progress', async () => {
  const server = await start();
  expect(server.output()).toContain(`E-mails: ${server.address}/dev/outbox`);
  expect(server.output()).toMatch(/^Mode: development.*Set NODE_ENV=production before/m);
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);

  const registered = await call(server, '/user/register', {
    email: 'amina@example.com',
    password: 'Mombasa2026',
    countryName: 'Kenya',
  });
  expect(registered).toMatchObject({ code: 0 });
  expect(await (await fetch(`${server.address}/dev/outbox`)).text()).toContain('amina@example.com');

  const slow = call(server, '/country/countryList', {}, { 'Force-Delay': '1500' });
  await expect.poll(async () => (await fetch(`${server.address}/healthz`)).status).toBe(200);
  server.process.kill('SIGTERM');
  expect(await slow).toMatchObject({ code: 0 });
  expect(await endOf(server)).toBe(0);

  if (!isFullRun) return;
  // Work accepted before the stop survives the restart.
  const again = await start();
  expect(await (await fetch(`${again.address}/dev/outbox`)).text()).toContain('amina@example.com');
  again.process.kill('SIGINT');
  expect(await endOf(again)).toBe(0);
});

test.runIf(isFullRun)('A port in use is reported in one line', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const server = run({ PORT: String(port) });
  expect(await endOf(server)).toBe(1);
  expect(server.output()).toBe(`Port ${port} is in use: stop what listens there, or set PORT to another.\n`);
  taken.close();
});

test.each([
  [{ DATABASE_URL: 'postgres://127.0.0.1:9/none' }, /^The database cannot be used: .*ECONNREFUSED.*$/],
  [{ SERVER_SECRET: 'short' }, /^SERVER_SECRET is too short.*$/],
  [{ NODE_ENV: 'Production' }, /^NODE_ENV is 'Production': set it to one of production, .*$/],
  [{ ENVELOPE_KEYS: 'none' }, /^ENVELOPE_KEYS cannot be read.*$/],
  [{ HOST: '203.0.113.1' }, /^HOST is '203\.0\.113\.1', no address of this machine: set it to one, or .*$/],
])('A server does not startOnce with %j', async (environment, line) => {
  await expect(startHere(environment)).rejects.toThrow(line);
});

test.runIf(isFullRun)(
  'Without pricing settings it starts and says how to set them; the first owner’s link is printed once',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gariport-bare-'));
    const startOnce = async () => {
      const { config, server } = await startHere({ DATA_DIR: folder });
      const description = (await describeStart(config, server)).join('\n');
      expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
      await server.stop();
      return description;
    };
    const first = await startOnce();
    expect(first).toMatch(/^Prices: the pricing settings are not set, .* npm run staff -- set-price-terms FILE .*$/m);
    expect(first).toMatch(/^Desk: become its owner within three days at \S+\/desk\/invitation\?authKey=sik_[\w-]+$/m);

    const database = await openDatabase({ folder: join(folder, 'database') });
    // Pricing settings saved before they had to be complete.
    const value = JSON.stringify({ rates: { jpyPerUsd: 152, kesPerUsd: 129 } });
    await database.insertInto('setting').values({ name: 'price-terms', value }).execute();
    await database.destroy();
    const second = await startOnce();
    expect(second).toMatch(/^Prices: the pricing settings cannot be used \(depositRatio: .*\), so nothing .*$/m);
    expect(second).not.toContain('authKey');
    await rm(folder, { recursive: true, maxRetries: 5 });
  },
);

test.runIf(isFullRun)(
  'A demo that cannot be written is reported in one line, and the log has the cause without the data',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gariport-seed-'));
    const database = await openDatabase({ folder: join(folder, 'database') });
    await sql`alter table coupon add constraint never check (code = 'none')`.execute(database);
    await database.destroy();
    const line = /^The demo cannot be written into the database: .*"never".* DEMO_STOCK=off\.$/;
    const secrets = /WELCOME100|argon2|wanjiku|insert into/;

    const refusal: unknown = await startHere({ DATA_DIR: folder, DEMO_STOCK: 'on' }).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ message: expect.stringMatching(line), cause: { code: '23514' } });
    expect(String(refusal)).not.toMatch(secrets);

    // In production the log goes to standard output.
    const inProduction = run({ DATA_DIR: folder, DEMO_STOCK: 'on', NODE_ENV: 'production' });
    expect(await endOf(inProduction)).toBe(1);
    const lines = inProduction.output().trimEnd().split('\n');
    expect(lines.filter((text) => text.startsWith('The demo cannot be written'))).toHaveLength(1);
    const entries = lines.filter((text) => text.startsWith('{')).map((text) => JSON.parse(text) as unknown);
    const err = expect.objectContaining({ code: '23514', stack: expect.stringContaining('at ') }) as object;
    expect(entries).toContainEqual(expect.objectContaining({ level: 'fatal', err }));
    expect(lines).toHaveLength(entries.length + 1);
    expect(inProduction.output()).not.toMatch(secrets);
    await rm(folder, { recursive: true });
  },
);

const damages = [
  ['its control file is cut short', (folder: string) => truncate(join(folder, 'global/pg_control'), 10)],
  ['its version is missing', (folder: string) => rm(join(folder, 'PG_VERSION'))],
  ['its log is missing', (folder: string) => rm(join(folder, 'pg_wal'), { recursive: true })],
] as const;

test.each(isFullRun ? damages : damages.slice(0, 1))(
  'A start asks to restore the database, and leaves it unchanged, where %s',
  async (_, damage) => {
    const damaged = await mkdtemp(join(tmpdir(), 'gariport-main-'));
    await cp(dataDir, damaged, { recursive: true });
    await damage(join(damaged, 'database'));
    const before = await sizesIn(damaged);
    for (let tries = 0; tries < 2; tries += 1) {
      await expect(startHere({ DATA_DIR: damaged })).rejects.toThrow(
        /^The data in \S+database cannot be used: .+\. Put a backup of DATA_DIR in its place, see Backups in docs\/operations\.md, or set DATA_DIR to another folder\.$/,
      );
    }
    expect(await sizesIn(damaged)).toEqual(before);
    await rm(damaged, { recursive: true });
  },
);

/** Returns the data files, without those that a start writes for itself. */
async function sizesIn(folder: string): Promise<Record<string, number>> {
  const names = await readdir(join(folder, 'database/base'), { recursive: true });
  const sizes = names.map(async (name) => [name, (await stat(join(folder, 'database/base', name))).size] as const);
  return Object.fromEntries(await Promise.all(sizes));
}

test('The server starts while its mail server is down', async () => {
  const { config, server } = await startHere({ SMTP_URL: 'smtp://user:hunter2@127.0.0.1:9' });
  const description = (await describeStart(config, server)).join('\n');
  expect(description).toMatch(/^E-mails: 127\.0\.0\.1:9 is unreachable/m);
  expect(description).not.toContain('hunter2');
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
  await server.stop();
});
