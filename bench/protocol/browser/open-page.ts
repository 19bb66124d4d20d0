import { chromium } from 'playwright';
import config from '../../../playwright.config.ts';
import { findBrowser } from '../../../scripts/browser.mjs';
import type { PageTasks } from './page.ts';

export interface Page extends PageTasks {
  version: string;
  close: () => Promise<void>;
}

/** Nothing where there is no browser. */
export async function openPage(origin: string): Promise<Page | undefined> {
  if (!findBrowser()) return undefined;
  const browser = await chromium.launch(config.use?.launchOptions ?? {});
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(error));
  await page.goto(`${origin}/`);
  await page.waitForFunction(() => 'benchTasks' in globalThis);
  return {
    version: browser.version(),
    measureEnvelope: (task) => page.evaluate((given) => globalThis.benchTasks.measureEnvelope(given), task),
    measureCalls: (task) => page.evaluate((given) => globalThis.benchTasks.measureCalls(given), task),
    close: () => browser.close(),
  };
}
