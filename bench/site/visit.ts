import type { Browser, BrowserContextOptions, CDPSession } from 'playwright';
import type { Budget } from '../report/line.ts';
import { openContext, slowDown, type Speed } from './devices.ts';
import { type Watched, watchPage } from './watch-page.ts';

export interface Place {
  name: string;
  path: string;
  /** Is there when the visitor sees what the page is about. */
  shows: string;
  /** How many requests it may take until then. */
  requests?: Budget;
}

export interface Visit extends Watched, Loaded {
  /** Milliseconds until that was there. */
  shown: number;
}

const longTask = 50;

/** What tasks take beyond what nobody feels, from the first paint on: for so long a press would have had to wait. */
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
  /** Milliseconds until pictures and what moves have come to rest. */
  rest: number;
}

/** Comes to a page for the first time. */
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
    await context.close();
  }
}

interface Loaded {
  /** All but pictures: the page, its scripts, styles and fonts, and calls. */
  requests: number;
  /** Kilobytes of 1000 bytes that the scripts took on the line, with their headers. */
  scripts: number;
}

const kilobyte = 1000;

/** Counts what a page asks for, until `soFar` is asked. */
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
