import type { UploadState } from '#generated/client/types.gen.ts';

/** Consecutive parts that are sent in one call. */
export interface Run {
  first: number;
  count: number;
  /** Their start and end in the file. */
  start: number;
  end: number;
}

/** The initial and the maximum number of parts per call. */
const firstCount = 4;
const mostCount = 8;
/** In milliseconds. A faster call is followed by a larger one, a slower call by a smaller one. */
const quick = 2000;
const slow = 6000;

/** The remaining parts of a file, grouped by the measured speed of the connection. */
export function runsOf({ partBytes, missing: listed }: UploadState) {
  const missing = new Set(listed);
  const underWay = new Set<number>();
  let count = firstCount;

  return {
    missing: () => missing.size,

    /** The next parts that no other call is sending. */
    next(): Run | undefined {
      const [first] = [...missing].filter((number) => !underWay.has(number)).toSorted((one, other) => one - other);
      if (first === undefined) return undefined;
      let end = first;
      while (end < first + count && missing.has(end) && !underWay.has(end)) underWay.add(end++);
      return { first, count: end - first, start: (first - 1) * partBytes, end: (end - 1) * partBytes };
    },

    /** Marks parts as arrived, including those sent by other tabs. */
    arrived(run: Run, stillMissing: readonly number[], milliseconds: number): void {
      const still = new Set(stillMissing);
      for (const number of numbersOf(run)) underWay.delete(number);
      for (const number of missing) if (!still.has(number)) missing.delete(number);
      for (const number of numbersOf(run)) missing.delete(number);
      if (milliseconds < quick) count = Math.min(count * 2, mostCount);
      else if (milliseconds > slow) count = Math.max(Math.floor(count / 2), 1);
    },

    /** Returns parts that failed, to be sent in smaller runs. */
    lost(run: Run): void {
      for (const number of numbersOf(run)) underWay.delete(number);
      count = Math.max(Math.floor(count / 2), 1);
    },
  };
}

function numbersOf({ first, count }: Run): number[] {
  return Array.from({ length: count }, (_, place) => first + place);
}
