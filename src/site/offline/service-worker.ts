import { serviceWorker } from '#shared/ui/trusted-scripts.ts';
import type { SiteForm } from '#screens/site-forms.ts';
import type { Ahead, WorkerMessage } from '../service-worker/messages.ts';
import { readSession, writeSession } from '#shared/state/stored-state.ts';
import { createStore } from '#shared/state/store.ts';
import { line } from '#shared/state/connection.ts';

/** Activates a waiting version, if there is one. The page reloads. */
export const newVersion = createStore<(() => void) | undefined>(undefined);

const reloadItem = 'reloadedForVersion';
/** How often an open page checks for a new version, in milliseconds. */
const looksEvery = 60 * 60_000;

interface WorkerOptions {
  language: string;
  form: SiteForm;
  ahead: Ahead;
}

/** Makes the site available offline from now on. If the browser refuses, the site works without it. */
export async function startWorker({ language, form, ahead }: WorkerOptions): Promise<void> {
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  if (!workers || !import.meta.env.PROD) return;
  try {
    const registration = await workers.register(serviceWorker, { scope: '/', updateViaCache: 'none' });
    followVersions(workers, registration);
    const { active } = await workers.ready;
    const tellSeen = (worker: ServiceWorker | null) =>
      tell(worker, { is: 'seen', paths: seenPaths(), language, form, ahead });
    tellSeen(active);
    if (!workers.controller) followUnserved(workers, () => tellSeen(active));
    // Prefetched files that were interrupted are still missing.
    line.subscribe(() => {
      if (line.get() === 'there') tellSeen(active);
    });
  } catch {
    // A private window, a full storage, or no connection.
  }
}

/** Requests made before the worker controls the page bypass it, even if their answers come later. */
function followUnserved(workers: ServiceWorkerContainer, onLoaded: () => void): void {
  let servedFrom = Infinity;
  workers.addEventListener(
    'controllerchange',
    () => {
      servedFrom = performance.now();
    },
    { once: true },
  );
  const watch = new PerformanceObserver((list) => {
    if (list.getEntries().some(({ startTime }) => startTime < servedFrom)) onLoaded();
  });
  watch.observe({ type: 'resource' });
}

function tell(worker: ServiceWorker | null, message: WorkerMessage): void {
  // A worker has no origin of its own to be named.
  worker?.postMessage(message, []);
}

/** The files of the site that this page has loaded, from the browser's resource timing. */
function seenPaths(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/(assets|pictures)\//.test(pathname))
    .map(({ pathname, search }) => pathname + search);
}

/** A new version waits until all pages of the old one are closed, or until the reader wants it. */
function followVersions(workers: ServiceWorkerContainer, registration: ServiceWorkerRegistration): void {
  const offer = () => {
    const { waiting } = registration;
    // The first version replaces nothing.
    if (!waiting || !workers.controller) return;
    newVersion.set(() => {
      // Another tab has activated it already.
      if (registration.waiting !== waiting) {
        location.reload();
        return;
      }
      // Other tabs keep working: their files stay cached.
      workers.addEventListener('controllerchange', () => location.reload(), { once: true });
      tell(registration.active, { is: 'giveWay' });
      tell(waiting, { is: 'useNow' });
    });
  };
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
  offer();
  setInterval(() => void registration.update().catch(() => undefined), looksEvery);
}

/**
 * Reloads a page of an older version once at its target when the server no longer has its next chunk. Offline there is
 * nothing newer to load.
 */
export function reloadForMissingFiles(page: Window = window): void {
  page.addEventListener('vite:preloadError', (event) => {
    const { payload } = event as Event & { payload?: unknown };
    const path = /\/assets\/[\w.-]+/.exec(String(payload))?.[0];
    if (path) void reloadIfGone(path, page);
  });
}

async function reloadIfGone(path: string, page: Window): Promise<void> {
  const { status } = await fetch(path, { method: 'HEAD', cache: 'no-store' }).catch(() => ({ status: 0 }));
  if (status !== 404 || readSession(reloadItem) === path) return;
  writeSession(reloadItem, path);
  page.location.reload();
}
