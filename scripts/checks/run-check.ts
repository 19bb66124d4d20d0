import { spawn } from 'node:child_process';
import type { Report } from './reports.ts';

export interface Check {
  name: string;
  /** What it guards, in a few words for the summary. */
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
  /** Of a suite of tests. */
  report?: Report;
}

/** A check that passes or fails as a whole. */
export async function runCheck({ name, note, command }: Check): Promise<Outcome> {
  const { code, output, seconds } = await run(command);
  return { name, note, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, seconds, output };
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
