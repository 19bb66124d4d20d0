import { availableParallelism, loadavg } from 'node:os';

export interface Machine {
  cores: number;
  node: string;
  chromium?: string;
  /** How many processes wanted to run in the minute before: others' work disturbs ours. */
  loadBefore: number;
}

export function describeMachine(): Machine {
  return { cores: availableParallelism(), node: process.version, loadBefore: loadavg()[0] ?? 0 };
}

export function printMachine({ cores, node, chromium, loadBefore }: Machine): string {
  const browser = chromium === undefined ? 'without Chromium' : `Chromium ${chromium}`;
  return `${cores} cores, Node ${node}, ${browser}; load before the run ${loadBefore.toFixed(1)}`;
}
