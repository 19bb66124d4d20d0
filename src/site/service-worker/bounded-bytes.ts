import type { WorkboxPlugin } from 'workbox-core/types.js';

/** Evicts the oldest entries of a cache when it exceeds this many bytes. */
export function boundedBytes(mostBytes: number): WorkboxPlugin {
  /** The size of the cache, as known in this run of the worker. */
  let known: number | undefined;
  let work = Promise.resolve();

  async function shrink(cacheName: string, added: Response): Promise<void> {
    known = known === undefined ? undefined : known + sizeOf(added);
    if (known !== undefined && known <= mostBytes) return;
    const cache = await caches.open(cacheName);
    // In insertion order.
    const requests = await cache.keys();
    const sizes = await Promise.all(requests.map(async (request) => sizeOf(await cache.match(request, anyVary))));
    let total = sizes.reduce((sum, size) => sum + size, 0);
    for (const [place, request] of requests.entries()) {
      if (total <= mostBytes) break;
      // One at a time, so that no more entries than necessary are evicted.
      await cache.delete(request, anyVary);
      total -= sizes[place] ?? 0;
    }
    known = total;
  }

  return {
    async cacheDidUpdate({ cacheName, newResponse }) {
      work = work.then(() => shrink(cacheName, newResponse)).catch(() => undefined);
      await work;
    },
  };
}

const anyVary = { ignoreVary: true };

/** A picture without a size counts as a large one. */
const untold = 100_000;

function sizeOf(response: Response | undefined): number {
  return Number(response?.headers.get('Content-Length') ?? untold);
}
