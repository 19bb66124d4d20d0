import { createStore } from '#shared/state/store.ts';
import { shared } from '#site/service-worker/messages.ts';

/** Shared pictures not assigned to an order by then are deleted, in milliseconds. */
const storedFor = 24 * 60 * 60_000;

/** How many pictures were shared with the installed site and are not assigned to an order yet. */
export const sharedCount = createStore(0);

/** The shared pictures in order. None if the browser stores nothing. */
export async function readShared(now = Date.now()): Promise<File[]> {
  const pictures = await readAll(now).catch(() => []);
  sharedCount.set(pictures.length);
  return pictures;
}

async function readAll(now: number): Promise<File[]> {
  if (!(await caches.has(shared.cache))) return [];
  const cache = await caches.open(shared.cache);
  const found = await Promise.all((await cache.keys()).map(async (request) => cache.match(request)));
  const fresh = found.filter((one) => one !== undefined).filter(({ headers }) => !isOld(headers, now));
  if (fresh.length === 0) await caches.delete(shared.cache);
  return Promise.all(fresh.map(asFile));
}

function isOld(headers: Headers, now: number): boolean {
  return now - Number(headers.get(shared.timeHeader)) > storedFor;
}

async function asFile(response: Response): Promise<File> {
  const { headers } = response;
  const name = decodeURIComponent(headers.get(shared.nameHeader) ?? '');
  return new File([await response.blob()], name, { type: headers.get('Content-Type') ?? '' });
}

export async function deleteSharedPictures(): Promise<void> {
  sharedCount.set(0);
  await globalThis.caches?.delete(shared.cache).catch(() => undefined);
}
