import { spawnSync } from 'node:child_process';
import { StartRefused } from '#wire/host/start.ts';

/** Runs a command and shows its output. */
export function run(command: string, words: readonly string[], cwd = '.'): void {
  const { status } = spawnSync(command, words, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new StartRefused(`${command} ${words[0] ?? ''} failed: see its message above.`);
}

/** Runs a command and returns its output without the last line break. */
export function output(command: string, words: readonly string[]): string {
  const { status, stdout } = spawnSync(command, words, { stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' });
  if (status !== 0) throw new StartRefused(`${command} ${words[0] ?? ''} failed: see its message above.`);
  return stdout.trim();
}

/** Whether a container engine works: a client of Docker may be installed without the engine. */
export function isEngine(command: string): boolean {
  return spawnSync(command, ['info'], { stdio: 'ignore' }).status === 0;
}
