import { serviceWorker } from '../../ui/trusted-scripts.ts';
import type { SiteForm } from '../../../screens/site-forms.ts';
import type { Ahead, WorkerMessage } from '../../service-worker/messages.ts';
import { readSession, writeSession } from '../stored-state.ts';
import { createStore } from '../store.ts';
import { line } from './line.ts';

/** Begins the new version that has come, where one has. The page is loaded anew. */
export const newVersion = createStore<(() => void) | undefined>(undefined);

const reloadItem = 'reloadedForVersion';
/** An open page looks for a new version so often, in milliseconds. */
const looksEvery = 60 * 60_000;

interface WorkerOptions {
  language: string;
  form: SiteForm;
  ahead: Ahead;
}

/** Lets the site open without a line from now on. Where the browser will not, the site works as without it. */
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
    // What was being fetched ahead when the line broke is missing still.
    line.subscribe(() => {
      if (line.get() === 'there') tellSeen(active);
    });
  } catch {
    // A private window, a full storage, or no line.
  }
}

/** What the page asks for before the worker serves it goes past the worker, however late it comes. */
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

/** What this page has loaded of the site, by the browser's own list. */
function seenPaths(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/(assets|pictures)\//.test(pathname))
    .map(({ pathname, search }) => pathname + search);
}

/** A new version waits until the pages of this one are closed, or until its reader wants it. */
function followVersions(workers: ServiceWorkerContainer, registration: ServiceWorkerRegistration): void {
  const offer = () => {
    const { waiting } = registration;
    // The first version takes over nothing.
    if (!waiting || !workers.controller) return;
    newVersion.set(() => {
      // Another tab has begun it already.
      if (registration.waiting !== waiting) {
        location.reload();
        return;
      }
      // Other tabs go on as they are: their files stay.
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
 * A page of an older version, whose next file the server has no more, is loaded anew where it was going, once. Without a
 * line there is nothing newer to load.
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
