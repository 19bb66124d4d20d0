import type { WorkboxPlugin } from 'workbox-core/types.js';

/** Lets the oldest of a cache leave when it takes more than so many bytes. */
export function boundedBytes(mostBytes: number): WorkboxPlugin {
  /** What the cache takes, as far as this run of the worker knows. */
  let known: number | undefined;
  let work = Promise.resolve();

  async function shrink(cacheName: string, added: Response): Promise<void> {
    known = known === undefined ? undefined : known + sizeOf(added);
    if (known !== undefined && known <= mostBytes) return;
    const cache = await caches.open(cacheName);
    // In the order in which they came.
    const requests = await cache.keys();
    const sizes = await Promise.all(requests.map(async (request) => sizeOf(await cache.match(request, anyVary))));
    let total = sizes.reduce((sum, size) => sum + size, 0);
    for (const [place, request] of requests.entries()) {
      if (total <= mostBytes) break;
      // One after the other, so that no more leave than have to.
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

/** A picture that does not tell its size is taken for a large one. */
const untold = 100_000;

function sizeOf(response: Response | undefined): number {
  return Number(response?.headers.get('Content-Length') ?? untold);
}
