import { connect, createServer, type Server, type Socket } from 'node:net';
import { expect, type Page } from 'playwright/test';
import type { OperationId } from '#generated/operations.ts';

export interface Line {
  /** The address of the site through this connection. */
  address: string;
  /** Cuts the connection: calls in flight fail, new ones cannot reach the server. The browser is not notified. */
  cut: () => Promise<void>;
  /** Stalls the connection: no data moves and no call fails. */
  stall: () => void;
  mend: () => Promise<void>;
}

/** A proxy between a browser and the server. It can be cut while the browser still has a network. */
export async function openConnection(target: string): Promise<Line> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let isStalled = false;
  const server: Server = createServer((near) => {
    if (isStalled) near.pause();
    const far = connect(Number(port), hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
    if (!isStalled) near.pipe(far);
    far.pipe(near);
  });
  await listen(server, 0);
  const own = (server.address() as { port: number }).port;
  return {
    address: `http://127.0.0.1:${own}`,
    async cut() {
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      for (const socket of open) socket.destroy();
      await closed;
    },
    stall() {
      isStalled = true;
      for (const socket of open) socket.pause();
    },
    async mend() {
      if (isStalled) for (const socket of open) socket.destroy();
      isStalled = false;
      if (!server.listening) await listen(server, own);
    },
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
}

/** Waits until the service worker serves the page and has cached its files. */
export async function untilServedByWorker(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(missingInWorker)).toEqual([]);
}

/** Runs in the page. */
async function missingInWorker(): Promise<string[]> {
  if (!navigator.serviceWorker.controller) return ['the worker'];
  const paths = performance
    .getEntriesByType('resource')
    // Requests made offline have failed, and are repeated when needed.
    .filter((entry) => (entry as PerformanceResourceTiming).responseStatus > 0)
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
  const kept = await Promise.all(paths.map((path) => caches.match(path, { ignoreVary: true })));
  return paths.filter((_path, place) => kept[place] === undefined);
}

/** Waits until a file of the site is cached that no page has requested yet. */
export async function untilFileCached(page: Page, name: string): Promise<void> {
  const isCachedFile = async (wanted: string) => {
    const files = await (await caches.open('gariport-assets')).keys();
    return files.some(({ url }) => url.includes(`/assets/${wanted}-`));
  };
  await expect.poll(() => page.evaluate(isCachedFile, name)).toBe(true);
}

/**
 * The contents of the browser's storage: the names of all answers, the opaque names of those that belong to a user, and the
 * number of queued changes.
 */
export async function cachedAnswers(page: Page): Promise<{ names: string[]; own: string[]; acts: number }> {
  return page.evaluate(async () => {
    const nothing = { names: [], own: [], acts: 0 };
    // Opening the database before the page has created it would create it without its stores.
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'gariport-offline')) return nothing;
    const opening = indexedDB.open('gariport-offline');
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(opening.error ?? new Error('It was not opened.')));
    });
    try {
      if (!database.objectStoreNames.contains('answers')) return nothing;
      const read = (store: string) =>
        new Promise<KeptRecord[]>((resolve, reject) => {
          const reading = database.transaction(store).objectStore(store).getAll();
          reading.addEventListener('success', () => resolve(reading.result as KeptRecord[]));
          reading.addEventListener('error', () => reject(reading.error ?? new Error('It was not read.')));
        });
      const [answers, acts] = await Promise.all([read('answers'), read('acts')]);
      const owned = answers.filter(({ owner }) => owner !== undefined);
      const namesOf = (records: KeptRecord[]) => records.map(({ name = '' }) => name);
      return { names: namesOf(answers), own: namesOf(owned), acts: acts.length };
    } finally {
      database.close();
    }
  });
}

interface KeptRecord {
  name?: string;
  owner?: string;
}

/** Counts how often any page of the browser sends a call from now on. */
export function countCalls(page: Page, path: string): () => number {
  let count = 0;
  page.context().on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(path)) count += 1;
  });
  return () => count;
}

/** Whether a public answer of a call is cached. */
export async function isKept(page: Page, operation: OperationId): Promise<boolean> {
  const { names } = await cachedAnswers(page);
  return names.some((name) => name.includes(operation));
}
