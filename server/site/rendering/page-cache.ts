/** A cached page. */
export interface Kept<Value> {
  value: Value;
  /** Its age in milliseconds. */
  age: number;
}

export interface PageCache<Value> {
  /**
   * Returns the page cached under a key, or makes it, once for all concurrent callers. A page of another version does
   * not count. `mayMake` is called only if a page would have to be made, and `make` gets the page to be replaced.
   */
  get: (
    key: string,
    version: string,
    make: (previous?: Value) => Promise<Value>,
    mayMake?: () => boolean,
  ) => Promise<Kept<Value>>;
  /** Drops outdated pages. One that is being made may be outdated as well, so it is sent but not cached. */
  drop: (isOutdated: (value: Value) => boolean) => void;
}

/** Thrown when too many pages are being made already: one more would delay all of them. */
export class TooManyPages extends Error {
  override readonly name = 'TooManyPages';
}

/** Thrown when the page would have to be made and the caller has no budget left. */
export class BudgetSpent extends Error {
  override readonly name = 'BudgetSpent';
}

interface CacheOptions {
  /** How long a page is fresh, in milliseconds. */
  freshFor: number;
  /** How long a stale page is still served while it is refreshed in the background. */
  usableFor: number;
  /** Maximum number of cached pages. The least recently used are evicted. */
  most: number;
  /** Maximum number of pages made at the same time. */
  mostUnderWay: number;
  /** A monotonic clock in milliseconds. */
  now?: () => number;
}

interface Entry<Value> {
  version: string;
  made?: { value: Value; at: number };
  making?: Promise<Value>;
}

/** Caches a few pages for seconds, in this process only. */
export function createPageCache<Value>({
  freshFor,
  usableFor,
  most,
  mostUnderWay,
  now = () => performance.now(),
}: CacheOptions): PageCache<Value> {
  const entries = new Map<string, Entry<Value>>();
  let making = 0;

  function find(key: string, version: string): Entry<Value> {
    const known = entries.get(key);
    return known?.version === version ? known : { version };
  }

  /** Only a finished or started page may evict another. */
  function store(key: string, entry: Entry<Value>): void {
    // A map iterates in insertion order, so the first entry is the least recently used.
    entries.delete(key);
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > most && oldest !== undefined) entries.delete(oldest);
  }

  async function makeFor(key: string, entry: Entry<Value>, make: (previous?: Value) => Promise<Value>): Promise<Value> {
    making += 1;
    try {
      const value = await make(entry.made?.value);
      entry.made = { value, at: now() };
      return value;
    } catch (error) {
      if (entries.get(key) === entry) entries.delete(key);
      throw error;
    } finally {
      delete entry.making;
      making -= 1;
    }
  }

  return {
    async get(key, version, make, mayMake = () => true) {
      const entry = find(key, version);
      const age = entry.made ? now() - entry.made.at : Infinity;
      const isWanted = age >= freshFor && !entry.making;
      const isBusy = making >= mostUnderWay;
      if (isWanted && !isBusy && mayMake()) {
        entry.making = makeFor(key, entry, make);
        // Waiting callers get the failure. Without any, the next caller retries.
        entry.making.catch(() => undefined);
      }
      if (entry.made ?? entry.making) store(key, entry);
      if (entry.made && age < usableFor) return { value: entry.made.value, age };
      if (!entry.making) throw isBusy ? new TooManyPages() : new BudgetSpent();
      return { value: await entry.making, age: 0 };
    },

    drop(isOutdated) {
      for (const [key, { made, making: isMaking }] of entries) {
        if (isMaking !== undefined || (made && isOutdated(made.value))) entries.delete(key);
      }
    },
  };
}
