import type { Browser, BrowserContextOptions, CDPSession } from 'playwright';
import type { Budget } from '../report/line.ts';
import { closeContext, openContext, slowDown, type Speed } from './devices.ts';
import { type Watched, watchPage } from './watch-page.ts';

export interface Place {
  name: string;
  path: string;
  /** Present when the visitor sees the main content of the page. */
  shows: string;
  /** The maximum number of requests until then. */
  requests?: Budget;
}

export interface Visit extends Watched, Loaded {
  /** Milliseconds until it was present. */
  shown: number;
}

const longTask = 50;

/** Total blocking time after the first paint: how long a click would have had to wait. */
export function blockingTime({ firstPaint, longTasks }: Watched): number {
  return longTasks
    .filter(({ at, duration }) => at + duration > firstPaint)
    .reduce((sum, { duration }) => sum + duration - longTask, 0);
}

interface Visiting {
  origin: string;
  place: Place;
  screen: BrowserContextOptions;
  speed: Speed;
  /** Milliseconds until pictures and animations are done. */
  rest: number;
}

/** Opens a page for the first time. */
export async function visit(browser: Browser, { origin, place, screen, speed, rest }: Visiting): Promise<Visit> {
  const context = await openContext(browser, screen);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPage);
    const loaded = countLoaded(await slowDown(page, speed));
    await page.goto(`${origin}${place.path}`, { waitUntil: 'commit' });
    const shown = await page.waitForFunction(
      (selector) => document.querySelector(selector) && performance.now(),
      place.shows,
      { polling: 'raf' },
    );
    const before = loaded.soFar();
    await page.waitForTimeout(rest);
    const watched = await page.evaluate(() => globalThis.watched);
    return { ...watched, ...before, shown: Number(await shown.jsonValue()) };
  } finally {
    await closeContext(context);
  }
}

interface Loaded {
  /** Everything except pictures: the page, its scripts, styles and fonts, and calls. */
  requests: number;
  /** Kilobytes of 1000 bytes of transferred scripts, including headers. */
  scripts: number;
}

const kilobyte = 1000;

/** Counts the requests of a page until `soFar` is called. */
function countLoaded(session: CDPSession): { soFar: () => Loaded } {
  const types = new Map<string, string>();
  const sizes = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, type = 'Other', request }) => {
    if (type !== 'Image' && !request.url.startsWith('data:')) types.set(requestId, type);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength));
  return {
    soFar() {
      const scripts = [...types].filter(([, type]) => type === 'Script');
      const bytes = scripts.reduce((sum, [id]) => sum + (sizes.get(id) ?? 0), 0);
      return { requests: types.size, scripts: bytes / kilobyte };
    },
  };
}
