/** The rendering budget per address: initial pages, refill per second and pages at the same time. */
const usual = { most: 60, perSecond: 1, mostUnderWay: 4 };
/** Maximum number of addresses remembered; the oldest is dropped first. */
const mostCallers = 10_000;

export interface RenderBudget {
  /** Starts another page for this address. Returns a function to call when it is done; undefined if over budget. */
  spend(caller: string): (() => void) | undefined;
}

/** Limits rendering per address, so that none can keep a node busy. */
export function createRenderBudget(
  { most, perSecond, mostUnderWay } = usual,
  now: () => number = () => performance.now(),
): RenderBudget {
  const accounts = new Map<string, { left: number; at: number; underWay: number }>();

  return {
    spend(caller) {
      const at = now();
      const known = accounts.get(caller);
      const left = known ? Math.min(most, known.left + ((at - known.at) / 1000) * perSecond) : most;
      const underWay = known?.underWay ?? 0;
      const isAllowed = left >= 1 && underWay < mostUnderWay;
      const account = isAllowed ? { left: left - 1, at, underWay: underWay + 1 } : { left, at, underWay };
      accounts.delete(caller);
      accounts.set(caller, account);
      const [oldest] = accounts.keys();
      if (accounts.size > mostCallers && oldest !== undefined) accounts.delete(oldest);
      if (!isAllowed) return undefined;
      return () => {
        const present = accounts.get(caller);
        if (present) present.underWay = Math.max(0, present.underWay - 1);
      };
    },
  };
}
