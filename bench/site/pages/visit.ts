import type { Budget } from '../../report/line.ts';
import type { Browser, BrowserContextOptions } from 'playwright';
import { slowDown } from '../setup/slow-line.ts';
import { countLoaded, type Loaded } from './count-loaded.ts';
import { watchPage, type Watched } from './watch-page.ts';

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

/** Long enough for pictures and what moves to come to rest. */
const rest = 6000;

/** Comes to a page for the first time, with a slow device on a slow line. */
export async function visit(
  browser: Browser,
  { origin, place, screen }: { origin: string; place: Place; screen: BrowserContextOptions },
): Promise<Visit> {
  const context = await browser.newContext(screen);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPage);
    const loaded = countLoaded(await slowDown(page));
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
