import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page } from 'playwright';
import { type Line, measuredLine } from '../report/line.ts';
import { phone, type Speed } from './devices.ts';

const longFrame = 50;
/** Screens per second: fast scrolling. */
const speed = 2000;
const megabyte = 1_000_000;

declare global {
  /** Milliseconds between frames since the last reading. */
  var frameTimes: number[];
}

/** Loads a list until it has this many cards, and scrolls through all of them. */
export async function measureScrolling(
  context: BrowserContext,
  { origin, cards, speed: { processor } }: { origin: string; cards: number; speed: Speed },
): Promise<Omit<Line, 'section'>[]> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(`${origin}/Kenya?tab=1`);
  await page.getByRole('main').getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  const before = await heapOf(session);
  await lengthen(page, cards);
  const filled = await heapOf(session);

  await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
  await page.evaluate(watchFrames);
  const end = await page.evaluate(() => {
    scrollTo(0, 0);
    return document.documentElement.scrollHeight - innerHeight;
  });
  await scroll(session, -end);
  const reached = await page.evaluate(() => scrollY);
  await scroll(session, end);
  const left = await page.evaluate(() => scrollY);
  if (reached < end * 0.9 || left > 0) throw new Error(`Of ${end} px, it scrolled to ${reached} and back to ${left}.`);
  const frames = await page.evaluate(() => globalThis.frameTimes);
  const after = await heapOf(session);

  const long = frames.filter((frame) => frame > longFrame);
  return [
    line(`frames above ${longFrame} ms while ${cards} cards scroll down and up`, '', long.length, {
      budget: { of: 'measured', at: 'most', limit: 0 },
      note: `of ${frames.length}; the longest ${Math.round(Math.max(...frames))} ms`,
    }),
    line(`memory of scripts with ${cards} cards`, 'MB', filled / megabyte, {
      note: `${(before / megabyte).toFixed(1)} MB with the first page`,
    }),
    line('the same after scrolling, of that before', '', after / filled, {
      budget: { of: 'measured', at: 'most', limit: 1.1 },
    }),
  ];
}

function line(what: string, unit: Line['unit'], figure: number, rest: Partial<Line> = {}): Line {
  return measuredLine({ section: '', what, ...rest }, unit, [figure]);
}

async function lengthen(page: Page, cards: number): Promise<void> {
  const articles = page.getByRole('main').getByRole('article');
  const more = page.getByRole('link', { name: 'More', exact: true });
  while ((await articles.count()) < cards) {
    // A second click within a second is ignored as accidental, and buttons are disabled while the next page loads.
    if (await more.isVisible()) await more.dispatchEvent('click');
    await setTimeout(300);
  }
}

async function scroll(session: CDPSession, distance: number): Promise<void> {
  const { height } = phone.viewport ?? { height: 0 };
  await session.send('Input.synthesizeScrollGesture', {
    // Beside the cards, because a pointer over them triggers hover effects, unlike touch.
    x: 4,
    y: height / 2,
    yDistance: distance,
    speed,
    // A headless browser does not scroll for synthetic touches.
    gestureSourceType: 'mouse',
    preventFling: true,
  });
}

/** Memory held by scripts after garbage collection. */
async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

/** Runs in the page. */
function watchFrames(): void {
  globalThis.frameTimes = [];
  let last = performance.now();
  const note = (at: number): void => {
    globalThis.frameTimes.push(at - last);
    last = at;
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}
