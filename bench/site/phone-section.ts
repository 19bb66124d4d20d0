import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { type Budget, type Line, measuredLine } from '../report/line.ts';
import { dayOf } from '#site/remembered/shown-once.ts';
import { closeContext, openContext, phone, slowDown, type Speed } from './devices.ts';
import { suppressDialogs } from './suppress-dialogs.ts';
import { measureScrolling } from './scroll-cards.ts';

const card = 'main article img';

interface Measuring {
  origin: string;
  vehicleId: string;
  rounds: number;
  speed: Speed;
  /** The number of cards in the list that is scrolled. */
  cards: number;
}

const most = (limit: number): Budget => ({ of: 'measured', at: 'most', limit });

/** The cost of the mobile site for returning visitors, for navigation, and for scrolling. */
export async function phoneSection(browser: Browser, measuring: Measuring): Promise<Line[]> {
  const again = await inPhone(browser, (context) => measureSecondVisit(context, measuring));
  const bytes: number[] = [];
  for (let round = 0; round < measuring.rounds; round += 1) {
    bytes.push(await inPhone(browser, (context) => weighVisit(context, measuring)));
  }
  const scrolled = await inPhone(browser, (context) => measureScrolling(context, measuring));
  const section = 'The mobile site, on a phone';
  return [
    measuredLine({ section, what: 'the list again offline, until cars show', budget: most(500) }, 'ms', again.list),
    measuredLine(
      { section, what: 'the same vehicle again offline, until it shows', budget: most(500) },
      'ms',
      again.vehicle,
    ),
    measuredLine(
      {
        section,
        what: 'bytes of home, then the list, then a vehicle',
        budget: most(450),
        note: 'first screens, with pictures; without what the service worker fetches for the next time',
      },
      'KB',
      bytes,
    ),
    ...scrolled.map((line) => ({ ...line, section })),
  ];
}

async function inPhone<Result>(browser: Browser, work: (context: BrowserContext) => Promise<Result>): Promise<Result> {
  const context = await openContext(browser, phone);
  try {
    await context.addInitScript(suppressDialogs, dayOf(new Date()));
    return await work(context);
  } finally {
    await closeContext(context);
  }
}

/** Both pages are visited online before the connection is cut. */
async function measureSecondVisit(context: BrowserContext, { origin, vehicleId, rounds, speed }: Measuring) {
  const places = [
    { path: '/Kenya?tab=1', shows: card, times: [] as number[] },
    { path: `/Kenya/car/detail?id=${vehicleId}`, shows: 'main h1', times: [] as number[] },
  ] as const;
  const first = await context.newPage();
  for (const { path, shows } of places) {
    // On the second visit the service worker is active and caches the page.
    for (const _time of [1, 2]) {
      await first.goto(origin + path);
      await first.locator(shows).first().waitFor();
      // waitForFunction would treat the promise itself as true.
      while (!(await first.evaluate(isServedByWorker))) await setTimeout(250);
    }
  }
  await first.close();
  await context.setOffline(true);
  for (let round = 0; round <= rounds; round += 1) {
    for (const { path, shows, times } of places) {
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: speed.processor });
      await page.goto(origin + path, { waitUntil: 'commit' });
      const shown = await page.waitForFunction(
        (selector) => document.querySelector(selector) && performance.now(),
        shows,
        { polling: 'raf' },
      );
      if (round > 0) times.push(Number(await shown.jsonValue()));
      await page.close();
    }
  }
  return { list: places[0].times, vehicle: places[1].times };
}

/** Runs in the page: whether the service worker has cached all parts of the page. */
async function isServedByWorker(): Promise<boolean> {
  if (!navigator.serviceWorker.controller) return false;
  const assets = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'));
  const kept = await Promise.all(assets.map(({ pathname }) => caches.match(pathname, { ignoreVary: true })));
  return kept.every((answer) => answer !== undefined);
}

const kilobyte = 1000;

/** Navigates by links, and waits at each first screen until all requests are done. */
async function weighVisit(context: BrowserContext, { origin, speed }: Measuring): Promise<number> {
  const page = await context.newPage();
  const session = await slowDown(page, speed);
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  const weight = weigh(session);
  await page.goto(`${origin}/Kenya`);
  await rest(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Cars', exact: true }).tap();
  await page.getByRole('heading', { level: 1, name: 'Vehicles' }).waitFor();
  await rest(page);
  await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').tap();
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
  await rest(page);
  return weight();
}

async function rest(page: Page): Promise<void> {
  await page.locator('main img:visible').first().waitFor();
  await page.waitForLoadState('networkidle');
}

function weigh(session: CDPSession): () => number {
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  return () => bytes / kilobyte;
}
