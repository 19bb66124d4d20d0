import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { apiBase } from '#wire/host/host.ts';
import { operations } from '#generated/operations.ts';
import type { PayloadOf } from '#generated/server.ts';

/** The password of all demo people. */
export const demoPassword = 'benchmark2026';

/** Same as in `npm start`. */
const flags = ['--max-semi-space-size=8'];

const main = fileURLToPath(new URL('../../../scripts/serve.ts', import.meta.url));

export interface Running {
  origin: string;
  /** Milliseconds from the command until `/readyz` reports that it is ready. */
  startedIn: number;
  /** Megabytes now and at the peak; undefined where the system does not report them. */
  memory(): Promise<{ now: number; most: number } | undefined>;
  /** Milliseconds of CPU time until now; undefined where the system does not report it. */
  processorTime(): Promise<number | undefined>;
  stop(): Promise<void>;
}

export interface Settings {
  DATA_DIR: string;
  DATABASE_URL?: string;
  SITE_FOLDER?: string;
  RATE_LIMITS?: 'off';
  RENDER_PAGES?: 'on' | 'off';
}

/** The server as users start it, on a free port. */
export async function startRunning(settings: Settings, program = main): Promise<Running> {
  const started = performance.now();
  const child = spawn(process.execPath, [...flags, program], {
    env: { PATH: process.env['PATH'], PORT: '0', DEMO_PASSWORD: demoPassword, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const found = /is ready: (http:\S+)/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
  await waitUntilReady(origin);
  return {
    origin,
    startedIn: performance.now() - started,
    memory: () => readMemory(child.pid),
    processorTime: () => readProcessorTime(child.pid),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}

/** Waits up to a minute, because a busy machine may answer the first probes late. */
async function waitUntilReady(origin: string): Promise<void> {
  const end = performance.now() + 60_000;
  for (;;) {
    const { status } = await fetch(`${origin}/readyz`);
    if (status === 200) return;
    if (performance.now() > end) throw new Error(`The server listens, but /readyz still answers ${status}.`);
    await wait(200);
  }
}

async function readMemory(pid: number | undefined): Promise<{ now: number; most: number } | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const [now, most] = ['VmRSS', 'VmHWM'].map((name) => new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]);
  return now === undefined || most === undefined ? undefined : { now: Number(now) / 1024, most: Number(most) / 1024 };
}

const millisecondsPerTick = 10;

async function readProcessorTime(pid: number | undefined): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [user, system] = status.slice(status.lastIndexOf(')')).split(' ').slice(12, 14).map(Number);
  return user === undefined || system === undefined ? undefined : (user + system) * millisecondsPerTick;
}

/** A page of the vehicle list, without an envelope, as a development server allows. */
export async function listPlain(origin: string, search: Partial<PayloadOf<'listVehicles'>>): Promise<unknown> {
  const payload = { language: 'en', timeZone: 'Africa/Nairobi', pageNo: 1, pageSize: 24, ...search };
  const response = await fetch(`${origin}${apiBase}${operations.listVehicles.path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: await tokenOf(origin) },
    body: JSON.stringify(payload),
  });
  const { code, body } = (await response.json()) as { code: number; body: unknown };
  if (code !== 0) throw new Error(`The list answered ${code}.`);
  return body;
}

const tokens = new Map<string, Promise<string>>();

/** A visitor's token, requested once. */
function tokenOf(origin: string): Promise<string> {
  const known = tokens.get(origin) ?? requestToken(origin);
  tokens.set(origin, known);
  return known;
}

async function requestToken(origin: string): Promise<string> {
  const response = await fetch(`${origin}${apiBase}${operations.getBaseToken.path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ language: 'en', timeZone: 'Africa/Nairobi' }),
  });
  const { body } = (await response.json()) as { body: { accessToken: string } };
  return body.accessToken;
}
