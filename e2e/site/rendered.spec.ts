import type { Page } from 'playwright/test';
import { prefixes } from '#screens/screens.ts';
import type { Language } from '#wire/language.ts';
import { isFullRun, testedLanguages } from '../support/scope.ts';
import { openRendered } from '../support/rendered-pages.ts';
import { expect, resizeWindow, test } from '../support/site-test.ts';
import { siteTexts } from '../support/site-texts.ts';

/** The pages of which most visitors see the first. */
const mainPaths = ['', '?tab=1&make=1&price=3&sort=priceAscending', '/car/detail?id=100001', '/com/policy?formPage=2'];
const allPaths = [
  '',
  '?tab=1',
  '?tab=1&make=1&price=3&sort=priceAscending',
  '?tab=2',
  '?tab=3',
  '/car/flashSale?id=1',
  '/car/detail?id=100001',
  '/car/inf?aWQ9MTAwMDAx',
  '/com/policy?formPage=2',
];

const paths = isFullRun ? allPaths : mainPaths;

/** Temporary elements: a popup, and the loading indicator of the next page. */
const fleeting = new Set(['', '/car/flashSale?id=1']);

/** Runs in the page. Records the classes of components whose styles are injected by scripts. */
function noteStyles(): void {
  const written: string[] = [];
  Object.assign(window, { written });
  const insert = Reflect.get(CSSStyleSheet.prototype, 'insertRule');
  CSSStyleSheet.prototype.insertRule = function insertRule(rule, index) {
    const [name] = /\.mui-[\w-]+/.exec(rule) ?? [];
    if (name) written.push(name);
    return insert.call(this, rule, index);
  };
}

/** Runs in the page. The recorded classes that no element has. */
function findUnusedStyles(): string[] {
  const written = Reflect.get(window, 'written') as string[];
  return [...new Set(written)].filter((name) => !document.querySelector(name));
}

interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node?: Node | null }[];
}

declare global {
  /** The layout shifts of the page, as the browser measures them. */
  var shifts: { value: number; nodes: string[] }[];
}

function watchShifts(): void {
  globalThis.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as ShiftEntry[]) {
      if (entry.hadRecentInput) continue;
      const nodes = entry.sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`);
      globalThis.shifts.push({ value: entry.value, nodes });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const saving = (page: Page, language: Language) =>
  page.getByRole('button', { name: siteTexts(language)('searches:save') });

for (const language of testedLanguages) {
  const address = (path: string) => `/${prefixes[language]}${path}`;
  for (const width of isFullRun ? [1440, 414] : [1440]) {
    test(`hydrates rendered pages without layout shifts, console errors or repeated calls: ${language}, ${width} px`, async ({
      page,
    }) => {
      await resizeWindow(page, width, 900);
      const complaints: string[] = [];
      const asked: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/api/')) asked.push(pathname);
      });
      await page.addInitScript(noteStyles);
      await page.addInitScript(watchShifts);
      for (const path of paths) {
        await openRendered(page, address(path));
        // The buttons at the edge appear after hydration.
        await expect(page.getByRole('complementary', { name: siteTexts(language)('panels:toolbar') })).toBeAttached();
        // So does the button that saves a search, in its reserved place.
        if (path.includes('&make=')) await expect(saving(page, language)).toBeVisible();
        // If class names differed from the server's, dozens of styles would be inserted a second time. A component that is
        // composed of another inserts the other's as well, and so does a loading indicator.
        const unused = await page.evaluate(findUnusedStyles);
        if (!fleeting.has(path)) expect(unused.length, `${path}: ${unused.join(', ')}`).toBeLessThan(12);
        // The flash sale loads more vehicles below by itself.
        const shifts = await page.evaluate(() => globalThis.shifts);
        const shifted = shifts.reduce((sum, { value }) => sum + value, 0);
        if (!path.startsWith('/car/flashSale')) expect(shifted, JSON.stringify([path, shifts])).toBeLessThan(0.01);
      }
      expect(complaints).toEqual([]);
      // The flash sale loads more when its end is near; the token is fetched ahead of later calls; import verdicts and costs
      // depend on the day and the visitor's country, so no rendered page contains them.
      const expected = /\/(baseToken|getFlashSaleVehicles|couponPic|import\/(assess|landedCost))$/;
      expect(asked.filter((path) => !expected.test(path))).toEqual([]);
    });
  }
}
