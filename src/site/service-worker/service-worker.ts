import type { RouteMatchCallback, WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { boundedBytes } from './bounded-bytes.ts';
import { copyOfRendered, copyOfShell, filesOf, isCacheable, scriptsOf } from './cached-copy.ts';
import { isSitePath } from '#screens/screens.ts';
import { choicePath, mobilePath, type SiteForm } from '#screens/site-forms.ts';
import { storeSharedPictures } from './store-shared-pictures.ts';
import { cachedAttribute, shared, type WorkerMessage } from './messages.ts';
import { openNotification, showOrderNotification } from './order-notifications.ts';
import { PageStrategy } from './page-strategy.ts';
import type { SiteBuild, WorkerScope } from './worker-scope.ts';

/** Inserted by the build: `scripts/service-worker.ts`. */
declare const siteBuild: SiteBuild;

const scope = globalThis as unknown as WorkerScope;
const day = 24 * 60 * 60;

const cacheNames = {
  // File names contain a content hash, so all versions share this cache: an open page finds its old files.
  assets: 'gariport-assets',
  pictures: 'gariport-pictures',
  // These names depend on the version.
  pages: `gariport-pages-${siteBuild.id}`,
  shells: `gariport-shells-${siteBuild.id}`,
  shared: shared.cache,
} as const;

/** The shells: of the desktop site, and of the mobile site, whose addresses follow the hash. */
const shells = { site: '/app/shell', mobile: mobilePath } as const;

const anyVary = { ignoreVary: true };

/** Aborts prefetching when a newer version is about to activate. */
const fetchingAhead = new AbortController();

/** Evicts the least recently used pictures, or all of them if the browser has no room. */
function leaving(maxEntries: number, days: number): WorkboxPlugin {
  // Its types allow undefined for each option, which our compiler settings do not.
  return new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * day, purgeOnQuotaError: true }) as WorkboxPlugin;
}

/** About three versions of the site, as far as a reader loads them. */
const assets = new CacheFirst({
  cacheName: cacheNames.assets,
  matchOptions: anyVary,
  plugins: [leaving(400, 90)],
});

const pictures = new CacheFirst({
  cacheName: cacheNames.pictures,
  matchOptions: anyVary,
  plugins: [
    leaving(300, 30),
    boundedBytes(12_000_000),
    {
      // Any size of a picture is better than none.
      handlerDidError: async ({ request }) =>
        caches.match(request, { cacheName: cacheNames.pictures, ignoreSearch: true, ...anyVary }),
    },
  ],
});

const pages = new PageStrategy({
  cacheName: cacheNames.pages,
  plugins: [
    {
      cacheWillUpdate: async ({ request, response }) =>
        isCacheable(request.url) ? copyOfRendered(response, Date.now()) : null,
    },
    leaving(40, 30),
  ],
  timeouts: { kept: 500, shell: 3000 },
  findShell: () => findShell(shells.site),
  isWhole,
});

/** The mobile site is one document, which opens from the cache at once; the network version is used next time. */
const mobile = new PageStrategy({
  cacheName: cacheNames.shells,
  plugins: [{ cacheWillUpdate: async ({ response }) => copyOfShell(response, Date.now()) }],
  timeouts: { kept: 0, shell: 3000 },
  findShell: () => findShell(shells.mobile),
  isWhole,
});

/** Requests for other documents, such as the chat's, are left to the browser. */
const isPage: RouteMatchCallback = ({ request, url }) => request.mode === 'navigate' && isSitePath(url.pathname);

registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), assets);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/pictures/'), pictures);
registerRoute(({ request, url }) => request.mode === 'navigate' && url.pathname === shells.mobile, mobile);
registerRoute(({ request, url }) => request.mode === 'navigate' && url.pathname === choicePath, chooseForm);
registerRoute(isPage, pages);
registerRoute(isPage, storeSharedPictures, 'POST');
// A blocked or broken storage counts as empty.
setCatchHandler(async ({ request }) => fetch(request));

scope.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keepShells(), keepAssets(siteBuild.files['reading'] ?? [])]));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

scope.addEventListener('message', (event) => {
  const message = event.data;
  if (message.is === 'useNow') event.waitUntil(scope.skipWaiting());
  if (message.is === 'giveWay') fetchingAhead.abort();
  if (message.is === 'seen') event.waitUntil(keepSeen(message));
});

scope.addEventListener('push', (event) => {
  event.waitUntil(showOrderNotification(scope, event.data?.text()));
});

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNotification(scope, event.notification.data));
});

async function keepShells(paths: readonly string[] = Object.values(shells)): Promise<void> {
  const cache = await caches.open(cacheNames.shells);
  await Promise.all(
    paths.map(async (path) => {
      const fresh = await fetch(path, { cache: 'no-cache', signal: fetchingAhead.signal });
      const copy = await copyOfShell(fresh, Date.now());
      if (!copy) return;
      await keepAssets(filesOf(await copy.clone().text()));
      await cache.put(path, copy);
    }),
  );
}

async function findShell(path: string): Promise<Response | undefined> {
  return caches.match(path, { cacheName: cacheNames.shells, ...anyVary });
}

/** The reader may have chosen the other form, and the server may have changed its keys. */
async function renewShell(form: SiteForm): Promise<void> {
  const html = await (await findShell(shells.site))?.text();
  const keptAt = Number(html && new RegExp(`${cachedAttribute}="(\\d+)"`).exec(html)?.[1]);
  const isRight = html?.includes('data-site="mobile"') === (form === 'mobile');
  if (!isRight || !(Date.now() - keptAt < day * 1000)) await keepShells([shells.site]);
}

/** Choosing the other form of the site deletes the cached copies of this one. */
async function chooseForm({ request }: { request: Request }): Promise<Response> {
  const chosen = await fetch(request);
  await caches.delete(cacheNames.pages).catch(() => undefined);
  return chosen;
}

/** Whether a cached page would work: an old one may reference files that no longer exist. */
async function isWhole(page: Response): Promise<boolean> {
  const scripts = scriptsOf(await page.clone().text());
  const found = await Promise.all(
    scripts.map((path) => caches.match(path, { cacheName: cacheNames.assets, ...anyVary })),
  );
  return found.every((file) => file !== undefined);
}

async function takeOver(): Promise<void> {
  const known = new Set<string>(Object.values(cacheNames));
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('gariport-') && !known.has(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  // The request starts while the worker is still starting up.
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

/** Caches the files that a page has already loaded, from the HTTP cache, and prefetches what its reader may open next. */
async function keepSeen({ paths, language, form, ahead }: WorkerMessage & { is: 'seen' }): Promise<void> {
  if (fetchingAhead.signal.aborted) return;
  await renewShell(form).catch(() => undefined);
  const seen = paths.filter((path) => path.startsWith('/assets/'));
  await keepAssets([...seen.flatMap((path) => siteBuild.styles[path] ?? []), ...seen]);
  await keepPictures(paths.filter((path) => path.startsWith('/pictures/')));
  const { acting = [], every = [], [language]: own = [] } = siteBuild.files;
  if (ahead !== 'nothing') await keepAssets(acting);
  if (ahead === 'everything') await keepAssets([...every, ...own]);
}

async function keepAssets(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheNames.assets);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  for (const path of paths.filter((one) => !kept.has(one))) {
    if (fetchingAhead.signal.aborted) return;
    const request = new Request(path, { priority: 'low', signal: fetchingAhead.signal });
    const [response, done] = assets.handleAll({ event: keepAlive(), request });
    // One at a time, so that pages take precedence on the network.
    await Promise.all([response, done]).catch(() => undefined);
  }
}

/**
 * The HTTP cache has the page's pictures under the browser's `Accept` header for pictures. A worker does not know that
 * header, so it tries the known ones; none of these requests uses the network.
 */
async function keepPictures(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheNames.pictures);
  await Promise.all(
    paths.map(async (path) => {
      if (await cache.match(path, anyVary)) return;
      const asked = acceptedByBrowsers.map((accept) =>
        fetch(path, {
          cache: 'only-if-cached',
          mode: 'same-origin',
          headers: { Accept: accept },
          signal: fetchingAhead.signal,
        }),
      );
      const found = await Promise.any(asked).catch(() => undefined);
      if (found?.ok) await cache.put(path, found);
    }),
  );
}

const acceptedByBrowsers = [
  'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8',
  'image/jxl,image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8',
  'image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5',
  'image/webp,image/avif,image/jxl,image/heic,image/heic-sequence,video/*;q=0.8,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5',
];

/** Workbox ties its work to an event; this is the message that requested it. */
function keepAlive(): Event & { waitUntil: (work: Promise<unknown>) => void } {
  return Object.assign(new Event('keep'), { waitUntil: () => undefined });
}
