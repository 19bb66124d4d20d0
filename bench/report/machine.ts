import { availableParallelism, loadavg } from 'node:os';

export interface Machine {
  cores: number;
  node: string;
  /** What else took part, such as a browser, with its version. */
  others: string[];
  /** How many processes wanted to run in the minute before: others' work disturbs ours. */
  loadBefore: number;
}

export function describeMachine(): Machine {
  return { cores: availableParallelism(), node: process.version, others: [], loadBefore: loadavg()[0] ?? 0 };
}

export function printMachine({ cores, node, others, loadBefore }: Machine): string {
  return `${cores} cores, ${[`Node ${node}`, ...others].join(', ')}; load before the run ${loadBefore.toFixed(1)}`;
}
