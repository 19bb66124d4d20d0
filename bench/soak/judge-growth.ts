import { percentile } from '../measuring.ts';

/** What must stay flat, in the order of the files, and how much its last third may be above its first. */
export const margins = {
  residentMb: { part: 0.1, plus: 20 },
  heapMb: { part: 0.2, plus: 20 },
  eventLoopDelayMs: { part: 0.5, plus: 20 },
  handles: { part: 0, plus: 10 },
  poolConnections: { part: 0, plus: 4 },
  databaseConnections: { part: 0, plus: 4 },
  dataFolderMb: { part: 0, plus: 5 },
} as const;

export type Measure = keyof typeof margins;

export interface Sample extends Record<Measure, number> {
  /** Since the beginning of the load. */
  seconds: number;
  answered: number;
  refused: number;
  failed: number;
}

export interface Growth {
  measure: Measure;
  first: number;
  last: number;
  limit: number;
}

/** The part at the beginning that does not count: caches fill and code is compiled. */
const warmUp = 0.1;

/** The medians of the first and the last third of a measure, and the limit of the last. */
export function measureGrowth(samples: readonly Sample[]): Growth[] {
  const counted = samples.slice(Math.floor(samples.length * warmUp));
  const third = Math.max(1, Math.floor(counted.length / 3));
  return Object.entries(margins).map(([name, { part, plus }]) => {
    const measure = name as Measure;
    const valuesOf = (some: readonly Sample[]) => some.map((sample) => sample[measure]);
    const first = percentile(valuesOf(counted.slice(0, third)), 0.5);
    const last = percentile(valuesOf(counted.slice(-third)), 0.5);
    return { measure, first, last, limit: first * (1 + part) + plus };
  });
}

export const isTooLarge = ({ last, limit }: Growth) => !(last <= limit);
