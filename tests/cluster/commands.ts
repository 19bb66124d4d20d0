import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { folderOf, type Host, namespaceOf } from './hosts.ts';

/** Runs a command to its end and returns its output. */
export function run(command: string, words: readonly string[], { mayFail = false, input = '' } = {}): string {
  const { status, stdout, stderr, error } = spawnSync(command, words, { encoding: 'utf8', input });
  if (!mayFail && (error || status !== 0)) {
    throw new Error(`${command} ${words.join(' ')}: ${error?.message ?? (stderr.trim() || `code ${status}`)}`);
  }
  return stdout;
}

export interface Started {
  environment?: Record<string, string>;
  directory?: string;
}

/** Starts a program on a host. It outlives this process; its log is in the host's folder. */
export function startOn(host: Host, name: string, words: readonly string[], { environment, directory }: Started = {}) {
  const log = openSync(join(folderOf(host), `${name}.log`), 'a');
  const child = spawn('ip', ['netns', 'exec', namespaceOf(host), ...words], {
    detached: true,
    stdio: ['ignore', log, log],
    env: { ...process.env, ...environment },
    ...(directory !== undefined && { cwd: directory }),
  });
  child.unref();
  closeSync(log);
  writeFileSync(pidFile(host, name), String(child.pid));
}

/** PostgreSQL and Patroni refuse to run as root. */
export const asPostgres = ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups'];

/** Ends one program of a host. */
export async function end(host: Host, name: string, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const pid = Number(readFileSync(pidFile(host, name), 'utf8'));
  kill(pid, signal);
  await waitUntil(`${name} on ${host} has ended`, async () => !isAlive(pid), 20_000);
}

/** Kills everything on a host whose command line matches, at once. */
export function killMatching(host: Host, pattern: RegExp): void {
  for (const pid of pidsOn(host)) if (pattern.test(commandOf(pid))) kill(pid, 'SIGKILL');
}

/** Kills all processes of a host. */
export function killAll(host: Host): void {
  for (const pid of pidsOn(host)) kill(pid, 'SIGKILL');
}

function pidsOn(host: Host): number[] {
  return run('ip', ['netns', 'pids', namespaceOf(host)], { mayFail: true })
    .split('\n')
    .flatMap((line) => (line === '' ? [] : Number(line)));
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

function kill(pid: number, signal: 'SIGKILL' | 'SIGTERM'): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended already.
  }
}

/** A zombie has ended, though nobody has collected it yet. */
function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

function pidFile(host: Host, name: string): string {
  return join(folderOf(host), `${name}.pid`);
}

/** Waits until a condition holds; rejects with the last failure. */
export async function waitUntil(what: string, holds: () => Promise<boolean>, milliseconds: number): Promise<void> {
  const deadline = performance.now() + milliseconds;
  for (;;) {
    let failure = '';
    const isDone = await holds().catch((error: unknown) => {
      failure = ` (${error instanceof Error ? error.message : String(error)})`;
      return false;
    });
    if (isDone) return;
    if (performance.now() > deadline) throw new Error(`${what}: not within ${milliseconds / 1000} s${failure}`);
    await pause(200);
  }
}

/** Runs a command to its end without blocking this process. */
export async function runInBackground(command: string, words: readonly string[]): Promise<void> {
  const child = spawn(command, words, { stdio: 'ignore' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${command} ${words.join(' ')}: code ${code}`);
}
