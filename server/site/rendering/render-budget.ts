/** What one address may have rendered for it alone: so many pages at once, and so many more a second. */
const usual = { most: 60, perSecond: 1 };
/** More addresses than this are not remembered; the one that asked first is forgotten first. */
const mostCallers = 10_000;

export interface RenderBudget {
  /** Whether one more page may be made for this address. */
  spend(caller: string): boolean;
}

/** Counts the pages that are made for each address, so that none can keep a node busy with rendering. */
export function createRenderBudget(
  { most, perSecond } = usual,
  now: () => number = () => performance.now(),
): RenderBudget {
  const accounts = new Map<string, { left: number; at: number }>();

  return {
    spend(caller) {
      const at = now();
      const known = accounts.get(caller);
      const left = known ? Math.min(most, known.left + ((at - known.at) / 1000) * perSecond) : most;
      const isAllowed = left >= 1;
      accounts.delete(caller);
      accounts.set(caller, { left: isAllowed ? left - 1 : left, at });
      const [oldest] = accounts.keys();
      if (accounts.size > mostCallers && oldest !== undefined) accounts.delete(oldest);
      return isAllowed;
    },
  };
}
