import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '#generated/operations.ts';
import type { SealedRequest, WireAnswer } from '#wire/envelope/envelope.ts';
import { createSessionClient } from '#wire/envelope/session-client.ts';
import { runConformance } from '../conformance/run-conformance.ts';

const hasPython = spawnSync('python3', ['--version'], { stdio: 'ignore' }).status === 0;
if (!hasPython) console.log('Python is not on this machine: the plain backend behind the proxy was skipped.');

let dataDir: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gariport-wire-proxy-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) await stop(child, 'SIGTERM');
});
afterAll(() => rm(dataDir, { recursive: true }));

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

interface Started {
  child: ChildProcess;
  /** The first match in its output. */
  found: string;
  output: () => string;
}

async function start(command: string, words: string[], wanted: RegExp): Promise<Started> {
  const env = { ...process.env, DATA_DIR: dataDir, NODE_ENV: 'development' };
  const child = spawn(command, words, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (text += data.toString()));
  await expect.poll(() => text + (child.exitCode === null ? '' : ` ended with ${child.exitCode}`)).toMatch(wanted);
  return { child, found: wanted.exec(text)?.[1] ?? '', output: () => text };
}

const startBackend = () => start('python3', ['tests/proxy/plain_backend.py'], /^(http:\S+)$/m);
const startProxy = (upstream: string) =>
  start(process.execPath, ['scripts/wire-proxy.ts', '--upstream', upstream, '--port', '0'], /^sealing proxy {2}(\S+)/m);

const calls = [
  'getBaseToken',
  'refreshToken',
  'login',
  'listVehicles',
  'getUserInfo',
  'submitOrder',
  'saveFavorite',
  'listFavorites',
];

describe('wire:proxy in front of a small backend that knows only plain JSON', () => {
  test.runIf(hasPython)('The backend passes the contract’s verification in all its calls', async () => {
    const backend = await startBackend();
    const proxy = await startProxy(backend.found);
    const words = ['--only', calls.join(','), '--login', 'wanjiku.kamau@example.com', '--timeout', '60'];
    const { findings, operations: results } = await runConformance(proxy.found, words, {
      GARIPORT_PASSWORD: 'Mombasa2026',
    });
    expect(findings).toEqual([]);
    expect(results.map(({ operation }) => operation).toSorted()).toEqual(calls.toSorted());
    expect(results.filter(({ succeeded }) => !succeeded)).toEqual([]);
  });

  test.runIf(hasPython)('A call that the backend lacks is reported in one line', async () => {
    const proxy = await startProxy((await startBackend()).found);
    const { post } = await openClient(proxy.found);
    const { sealed, status, text } = await post(operations.listCountries.path);
    expect(status).toBe(200);
    expect(await sealed.open(JSON.parse(text) as WireAnswer)).toMatchObject({ code: 500 });
    await expect
      .poll(proxy.output)
      .toMatch(/^POST \/country\/countryList: the backend answered HTTP 404 with JSON that is no answer/m);
  });

  test.runIf(hasPython)('A request accepted before the proxy was killed is refused after its restart', async () => {
    const backend = await startBackend();
    const first = await startProxy(backend.found);
    const { post, again } = await openClient(first.found);
    const { sealed, status } = await post(operations.getBaseToken.path);
    await stop(first.child, 'SIGKILL');
    const second = await startProxy(backend.found);
    expect([status, await again(second.found, operations.getBaseToken.path, sealed)]).toEqual([200, 400]);
  });
});

/** A client of the proxy, with the key that the proxy returns in development. */
async function openClient(base: string) {
  const offer = (await (await fetch(`${base}/envelope.json`)).json()) as {
    partnerId: string;
    suites: { key: { id: string; publicKey: string } }[];
  };
  const [suite] = offer.suites;
  if (!suite) throw new Error('The proxy offers no suite.');
  const client = createSessionClient({ partnerId: offer.partnerId, serverKey: suite.key });
  const send = (to: string, path: string, { headers, form }: SealedRequest) =>
    fetch(to + path, { method: 'POST', headers, body: form });
  return {
    post: async (path: string) => {
      const payload = JSON.stringify({ language: 'en', timeZone: 'Africa/Nairobi' });
      const sealed = await client.seal({ method: 'POST', path, payload });
      const reply = await send(base, path, sealed);
      return { sealed, status: reply.status, text: await reply.text() };
    },
    again: async (to: string, path: string, sealed: SealedRequest) => (await send(to, path, sealed)).status,
  };
}

const refusals: [what: string, words: string[], says: RegExp][] = [
  ['no backend', [], /^Say where the backend answers: --upstream http/],
  ['a backend that is no address', ['--upstream', 'localhost'], /^--upstream is an http or https address/],
  ['an unknown option', ['--upstream', 'http://127.0.0.1:1', '--fast'], /^Unknown option '--fast' \(see --help\)$/],
  [
    'a port that is none',
    ['--upstream', 'http://127.0.0.1:1', '--port', '70000'],
    /^--port is a whole number up to 65535/,
  ],
  ['a time that is none', ['--upstream', 'http://127.0.0.1:1', '--timeout', 'long'], /^--timeout is a whole number/],
];

test.each(refusals)('A start with %s ends in one line that says what to do', (_what, words, says) => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/wire-proxy.ts', ...words], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir },
  });
  expect(status).toBe(1);
  expect(stderr.trim()).toMatch(says);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

test('It prints its options', () => {
  const help = execFileSync(process.execPath, ['scripts/wire-proxy.ts', '--help'], { encoding: 'utf8' });
  for (const option of ['--upstream', '--port', '--partner', '--origin', '--timeout']) expect(help).toContain(option);
});
