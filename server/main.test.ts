import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gariport-main-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

interface Started {
  process: ChildProcess;
  output: () => string;
  address: string;
}

function run(environment: Record<string, string>): { process: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: dataDir, DEMO_STOCK: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (text += data.toString()));
  return { process: child, output: () => text };
}

async function start(environment: Record<string, string> = {}): Promise<Started> {
  const started = run(environment);
  await expect.poll(started.output, { timeout: 50_000, interval: 50 }).toMatch(/^Mails: /m);
  const address = /^GariPort is ready: (http:\/\/\S+)$/m.exec(started.output())?.[1] ?? '';
  return { ...started, address };
}

async function endOf({ process: child }: { process: ChildProcess }): Promise<number | null> {
  if (child.exitCode === null) await once(child, 'exit');
  return child.exitCode;
}

function call({ address }: Started, path: string, payload: object = {}, headers: Record<string, string> = {}) {
  return fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ language: 'en', timeZone: 'UTC', ...payload }),
  }).then((response) => response.json() as Promise<{ code: number }>);
}

test('the server starts, tells where it is, answers, and stops when asked, after the calls under way', async () => {
  const server = await start();
  expect(server.output()).toContain(`Mails: ${server.address}/dev/outbox`);
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

  // What was promised before the stop is there after the next start.
  const again = await start();
  expect(await (await fetch(`${again.address}/dev/outbox`)).text()).toContain('amina@example.com');
  again.process.kill('SIGINT');
  expect(await endOf(again)).toBe(0);
});

test('what cannot be started with is told in one line', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const refused = [
    [{ PORT: String(port) }, `Port ${port} is in use: stop what listens there, or set PORT to another.\n`],
    [{ DATABASE_URL: 'postgres://127.0.0.1:9/none' }, /^The database cannot be used: .*ECONNREFUSED.*\n$/],
    [{ SERVER_SECRET: 'short' }, /^SERVER_SECRET is too short.*\n$/],
    [{ REDIS_URL: 'cache.example:6379' }, 'REDIS_URL is no redis: or rediss: address: mend it or leave it out.\n'],
    [{ NODE_ENV: 'Production' }, /^NODE_ENV is 'Production': set it to one of production, .*\n$/],
    [{ ENVELOPE_KEYS: 'none' }, /^ENVELOPE_KEYS cannot be read.*\n$/],
  ] as const;
  for (const [environment, line] of refused) {
    const server = run(environment);
    expect(await endOf(server)).toBe(1);
    expect(server.output()).toMatch(line);
  }
  taken.close();
});

test('a mail server that is away keeps the server from nothing, nor does a Redis that it has no use for', async () => {
  const server = await start({
    SMTP_URL: 'smtp://user:hunter2@127.0.0.1:9',
    REDIS_URL: 'redis://:hunter2@cache.example',
  });
  await expect.poll(server.output).toMatch(/^Redis: not used\. REDIS_URL is given, but .* live in PostgreSQL/m);
  expect(server.output()).toMatch(/^Mails: 127\.0\.0\.1:9 cannot be reached/m);
  expect(server.output()).not.toContain('hunter2');
  server.process.kill('SIGTERM');
  expect(await endOf(server)).toBe(0);
});
