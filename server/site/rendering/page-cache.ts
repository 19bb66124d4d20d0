/** What a cache has of a page. */
export interface Kept<Value> {
  value: Value;
  /** How old it is, in milliseconds. */
  age: number;
}

export interface PageCache<Value> {
  /**
   * Answers the page that is kept under a key, or has it made, once for all who ask meanwhile. A page whose version is
   * another than the one asked for counts as none. `mayMake` is asked only where a page would have to be made.
   */
  get: (key: string, version: string, make: () => Promise<Value>, mayMake?: () => boolean) => Promise<Kept<Value>>;
}

/** So many pages are being made that one more would only make all of them late. */
export class TooManyPages extends Error {
  override readonly name = 'TooManyPages';
}

/** The page would have to be made, and whoever asks may have no more of them made. */
export class BudgetSpent extends Error {
  override readonly name = 'BudgetSpent';
}

interface CacheOptions {
  /** A page is answered as it is for so long, in milliseconds. */
  freshFor: number;
  /** A page that is older, but not as old as this, is answered too, and made anew behind it. */
  usableFor: number;
  /** The most pages to keep. Those that nobody has asked for the longest go first. */
  most: number;
  /** The most pages to make at the same time. */
  mostUnderWay: number;
  /** A clock that never goes back, in milliseconds. */
  now?: () => number;
}

interface Entry<Value> {
  version: string;
  made?: { value: Value; at: number };
  making?: Promise<Value>;
}

/** Keeps a few pages for seconds, in this process alone. */
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

  /** Only what is there, or is being made, takes the place of another. */
  function keep(key: string, entry: Entry<Value>): void {
    // The order of a map is that of its insertions, so the first one is the one that was used last.
    entries.delete(key);
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > most && oldest !== undefined) entries.delete(oldest);
  }

  async function makeFor(key: string, entry: Entry<Value>, make: () => Promise<Value>): Promise<Value> {
    making += 1;
    try {
      const value = await make();
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
        // Whoever waits for it hears of its failure. If nobody does, the next one tries again.
        entry.making.catch(() => undefined);
      }
      if (entry.made ?? entry.making) keep(key, entry);
      if (entry.made && age < usableFor) return { value: entry.made.value, age };
      if (!entry.making) throw isBusy ? new TooManyPages() : new BudgetSpent();
      return { value: await entry.making, age: 0 };
    },
  };
}
