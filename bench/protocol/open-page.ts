import { chromium } from 'playwright';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import config from '../../playwright.config.ts';
import { findBrowser } from '../../scripts/browser.mjs';
import type { PageTasks } from './page.ts';

export interface Page extends PageTasks {
  version: string;
  close: () => Promise<void>;
}

/** Undefined without a browser. */
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

interface BuiltPage {
  folder: string;
  remove: () => Promise<void>;
}

export async function buildPage(): Promise<BuiltPage> {
  const folder = await mkdtemp(join(tmpdir(), 'gariport-bench-'));
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir: folder,
      assetsDir: '',
      emptyOutDir: true,
      rolldownOptions: {
        input: fileURLToPath(new URL('./page.ts', import.meta.url)),
        output: { entryFileNames: 'page.js' },
      },
    },
  });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
