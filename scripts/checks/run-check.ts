import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Report } from './reports.ts';

export interface Check {
  name: string;
  /** What the check guards, in a few words for the summary. */
  note: string;
  command: readonly [string, ...string[]];
}

export interface Outcome {
  name: string;
  note: string;
  passed: number;
  failed: number;
  seconds: number;
  output: string;
  /** Only for test suites. */
  report?: Report;
}

/** Runs a check that passes or fails as a whole. */
export async function runCheck({ name, note, command }: Check): Promise<Outcome> {
  const { code, output, seconds } = await run(command);
  return { name, note, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, seconds, output };
}

/** Runs checks in parallel, one per core, in the given order. */
export async function runSideBySide(
  checks: readonly Check[],
  onEnd: (outcome: Outcome) => void,
  lanes = availableParallelism(),
): Promise<Outcome[]> {
  const waiting = [...checks];
  const outcomes: Outcome[] = [];
  const work = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const outcome = await runCheck(check);
      outcomes.push(outcome);
      onEnd(outcome);
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
  return outcomes;
}

export async function run([file, ...words]: Check['command']): Promise<{
  code: number;
  output: string;
  seconds: number;
}> {
  const started = performance.now();
  const child = spawn(file, words, { stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  const code = await new Promise<number>((resolve) => {
    child.on('error', (error) => {
      chunks.push(Buffer.from(error.message));
      resolve(1);
    });
    child.on('close', (exit) => resolve(exit ?? 1));
  });
  return { code, output: Buffer.concat(chunks).toString(), seconds: (performance.now() - started) / 1000 };
}

const ticksPerSecond = 100;

/** Returns the CPU seconds of all ended commands, or undefined where the system does not count them. */
export function processorSeconds(): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const afterName = readFileSync('/proc/self/stat', 'utf8').split(') ')[1] ?? '';
  const [user, system] = afterName.split(' ').slice(13, 15).map(Number);
  return ((user ?? 0) + (system ?? 0)) / ticksPerSecond;
}
