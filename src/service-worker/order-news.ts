import { languageOfPrefix } from '../../screens/screens.ts';
import type { OpenPage, WorkerScope } from './worker-scope.ts';

/** How long a page has to answer that it goes to the order. One that is asleep, or of an older version, never does. */
const patience = 1000;

interface OrderNews {
  title: string;
  body: string;
  /** A later message about the order takes the place of the one that is shown. */
  tag: string;
  /** The page of the order. */
  path: string;
}

/** A browser takes the right to send away from who shows nothing, so that something is shown of any message. */
const anyNews: OrderNews = { title: 'GariPort', body: '', tag: 'any', path: '/' };

/** Reads a message as `server/push/` writes it. */
export function readNews(text: string | undefined): OrderNews {
  try {
    const { title, body, tag, path } = JSON.parse(text ?? '') as Partial<Record<keyof OrderNews, unknown>>;
    const texts = [title, body, tag, path];
    // A path of two slashes would lead to another site.
    const isWhole = texts.every((one) => typeof one === 'string') && /^\/(?![/\\])/.test(String(path));
    return isWhole ? ({ title, body, tag, path } as OrderNews) : anyNews;
  } catch {
    return anyNews;
  }
}

export function showNews({ registration }: Pick<WorkerScope, 'registration'>, text: string | undefined): Promise<void> {
  const { title, body, tag, path } = readNews(text);
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
 * Opens the order. A page that is open goes there by its own router, in its own form, and loses nothing that was typed; the
 * server gives a new one the form that this browser has.
 */
export async function openNews({ clients }: Pick<WorkerScope, 'clients'>, path: unknown): Promise<void> {
  const { path: target } = typeof path === 'string' ? { path } : anyNews;
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  // The one that the reader has looked at last comes first.
  for (const page of pages.toSorted((one, other) => Number(other.focused) - Number(one.focused))) {
    // Only one of them is to go there.
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
    setTimeout(() => end(false), patience);
    port1.addEventListener('message', () => end(true));
    port1.start();
    page.postMessage({ is: 'open', path }, [port2]);
  });
}
