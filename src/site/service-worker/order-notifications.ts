import { languageOfPrefix } from '#screens/screens.ts';
import type { OpenPage, WorkerScope } from './worker-scope.ts';

/** How long a page has to confirm the navigation. A frozen page, or one of an older version, never does. */
const timeout = 1000;

interface OrderNotification {
  title: string;
  body: string;
  /** A later notification about the order replaces the current one. */
  tag: string;
  /** The page of the order. */
  path: string;
}

/** Browsers revoke the permission of workers that show nothing, so every message shows a notification. */
const fallback: OrderNotification = { title: 'GariPort', body: '', tag: 'any', path: '/' };

/** Parses a message written by `server/platform/push/`. */
export function parseNotification(text: string | undefined): OrderNotification {
  try {
    const { title, body, tag, path } = JSON.parse(text ?? '') as Partial<Record<keyof OrderNotification, unknown>>;
    const texts = [title, body, tag, path];
    // A path with two slashes would lead to another site.
    const isWhole = texts.every((one) => typeof one === 'string') && /^\/(?![/\\])/.test(String(path));
    return isWhole ? ({ title, body, tag, path } as OrderNotification) : fallback;
  } catch {
    return fallback;
  }
}

export function showOrderNotification(
  { registration }: Pick<WorkerScope, 'registration'>,
  text: string | undefined,
): Promise<void> {
  const { title, body, tag, path } = parseNotification(text);
  const language = languageOfPrefix(path.split('/')[1]);
  return registration.showNotification(title, {
    body,
    tag,
    renotify: true,
    icon: '/app/icon-192.png',
    data: path,
    ...(language && { lang: language }),
  });
}

/**
 * Opens the order. An open page navigates through its own router, in its own form, and loses no input; a new page gets this
 * browser's form from the server.
 */
export async function openNotification({ clients }: Pick<WorkerScope, 'clients'>, path: unknown): Promise<void> {
  const { path: target } = typeof path === 'string' ? { path } : fallback;
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  // The most recently focused page comes first.
  for (const page of pages.toSorted((one, other) => Number(other.focused) - Number(one.focused))) {
    // Only one of them navigates.
    if (await follows(page, target)) {
      await page.focus().catch(() => undefined);
      return;
    }
  }
  await clients.openWindow(target);
}

function follows(page: OpenPage, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const end = (hasAnswered: boolean) => {
      port1.close();
      resolve(hasAnswered);
    };
    setTimeout(() => end(false), timeout);
    port1.addEventListener('message', () => end(true));
    port1.start();
    page.postMessage({ is: 'open', path }, [port2]);
  });
}
