import type { UploadState } from '../../../generated/client/types.gen.ts';

/** Parts that follow each other and go in one call. */
export interface Run {
  first: number;
  count: number;
  /** Where they begin and end in the file. */
  start: number;
  end: number;
}

/** How many parts a call carries: at first, and at most. */
const firstCount = 4;
const mostCount = 8;
/** In milliseconds. A call that was quicker is followed by a larger one, one that was slower by a smaller one. */
const quick = 2000;
const slow = 6000;

/** What of a file is to be sent, cut by what the line has carried so far. */
export function runsOf({ partBytes, missing: listed }: UploadState) {
  const missing = new Set(listed);
  const underWay = new Set<number>();
  let count = firstCount;

  return {
    missing: () => missing.size,

    /** The next parts that nobody sends yet. */
    next(): Run | undefined {
      const [first] = [...missing].filter((number) => !underWay.has(number)).toSorted((one, other) => one - other);
      if (first === undefined) return undefined;
      let end = first;
      while (end < first + count && missing.has(end) && !underWay.has(end)) underWay.add(end++);
      return { first, count: end - first, start: (first - 1) * partBytes, end: (end - 1) * partBytes };
    },

    /** They have arrived, and others that somebody else has sent. */
    arrived(run: Run, stillMissing: readonly number[], milliseconds: number): void {
      const still = new Set(stillMissing);
      for (const number of numbersOf(run)) underWay.delete(number);
      for (const number of missing) if (!still.has(number)) missing.delete(number);
      for (const number of numbersOf(run)) missing.delete(number);
      if (milliseconds < quick) count = Math.min(count * 2, mostCount);
      else if (milliseconds > slow) count = Math.max(Math.floor(count / 2), 1);
    },

    /** They are sent again, in smaller pieces. */
    lost(run: Run): void {
      for (const number of numbersOf(run)) underWay.delete(number);
      count = Math.max(Math.floor(count / 2), 1);
    },
  };
}

function numbersOf({ first, count }: Run): number[] {
  return Array.from({ length: count }, (_, place) => first + place);
}
