import type { BodyRules } from './limits.ts';

/** What even the smallest request takes up. */
const least = 4 * 1024;

export interface BodyRoom {
  /** Takes room for a body. Nothing where there is none; else what gives it back, once however often it is called. */
  take(caller: string, bytes: number): (() => void) | undefined;
}

/** Counts the bytes of the bodies that are under way, so that many at once cannot fill a node's memory. */
export function createBodyRoom({ ofCaller, ofAll }: Pick<BodyRules, 'ofCaller' | 'ofAll'>): BodyRoom {
  const taken = new Map<string, number>();
  let all = 0;

  return {
    take(caller, bytes) {
      const size = Math.max(bytes, least);
      const own = (taken.get(caller) ?? 0) + size;
      if (own > ofCaller || all + size > ofAll) return undefined;
      taken.set(caller, own);
      all += size;
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        all -= size;
        const rest = (taken.get(caller) ?? 0) - size;
        if (rest > 0) taken.set(caller, rest);
        else taken.delete(caller);
      };
    },
  };
}
