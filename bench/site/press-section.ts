import type { Browser, Locator, Page } from 'playwright';
import { type Line, measuredLine } from '../report/line.ts';
import { dayOf } from '#site/remembered/shown-once.ts';
import { closeContext, openContext, phone, slowDown, type Speed } from './devices.ts';
import { suppressDialogs } from './suppress-dialogs.ts';
import { createIdleWait } from './wait-for-idle.ts';

const section = 'A card of the list is pressed, on a phone';

/** Clicks one card after another, each on an idle list, and goes back. */
export async function pressSection(
  browser: Browser,
  { origin, presses, speed }: { origin: string; presses: number; speed: Speed },
): Promise<Line[]> {
  const context = await openContext(browser, phone);
  try {
    const page = await context.newPage();
    const rest = createIdleWait(page);
    await page.addInitScript(watchPresses);
    await page.addInitScript(suppressDialogs, dayOf(new Date()));
    const session = await slowDown(page, speed);
    await session.send('Network.setCacheDisabled', { cacheDisabled: false });
    await page.goto(`${origin}/Kenya?tab=1`);
    const shown: number[] = [];
    const back: number[] = [];
    // The first one does not count.
    for (let place = 0; place <= presses; place += 1) {
      const card = page.getByRole('main').getByRole('article').nth(place);
      const name = await card.getByRole('heading').innerText();
      shown.push(await timeOfPress(page, card, rest));
      await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
      await rest();
      back.push(await page.evaluate((of) => globalThis.paintedAfterBack(of), name));
    }
    const line = (what: string, samples: number[], limit: number, goal: number) =>
      measuredLine(
        {
          section,
          what,
          budget: { of: 'measured', at: 'most', limit, goal },
          note: `the slowest of ${presses}: ${Math.round(Math.max(...samples.slice(1)))} ms`,
        },
        'ms',
        samples.slice(1),
      );
    return [
      line('until its name and price are painted on the page of the vehicle', shown, 200, 100),
      line('until the list is painted again after a Back', back, 200, 100),
    ];
  } finally {
    await closeContext(context);
  }
}

async function timeOfPress(page: Page, card: Locator, rest: () => Promise<void>): Promise<number> {
  const link = card.getByRole('heading').getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const [name, price] = [await link.innerText(), /USD ([\d,]+)/.exec(await card.innerText())?.[1] ?? ''];
  await rest();
  const painted = page.evaluate(([title, amount]) => globalThis.paintedAfterPress(title, amount), [
    name,
    price,
  ] as const);
  await link.tap();
  return painted;
}

declare global {
  /** Milliseconds from the next click to the frame in which the page shows a heading with this name, and this price. */
  var paintedAfterPress: (name: string, price: string) => Promise<number>;
  /** Milliseconds from going back to the frame in which the list shows the card of this name. */
  var paintedAfterBack: (name: string) => Promise<number>;
}

/** Runs in the page before anything else. */
function watchPresses(): void {
  /**
   * The state of the page just before a frame is what the frame shows; a task after the frame runs when it is painted.
   */
  // Serialized into the page, so it must contain everything it uses.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const paintedWhen = (isThere: () => boolean) =>
    new Promise<number>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(performance.now()), { once: true });
      port1.start();
      const beforeFrame = () => {
        if (isThere()) port2.postMessage('');
        else requestAnimationFrame(beforeFrame);
      };
      requestAnimationFrame(beforeFrame);
    });

  globalThis.paintedAfterPress = async (name, price) => {
    const pressed = await new Promise<number>((resolve) => {
      addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { once: true, capture: true });
    });
    const isThere = () => {
      const title = [...document.querySelectorAll('main h1')].find(({ textContent }) => textContent === name);
      // A page that fades in is not visible in its first frame.
      if (!title?.checkVisibility({ opacityProperty: true })) return false;
      // The list may stay in the document behind the page, so check which element is at the position of the title.
      const { x, y, width, height } = title.getBoundingClientRect();
      const isOnTop = document.elementFromPoint(x + width / 2, y + height / 2) === title;
      return isOnTop && title.closest<HTMLElement>('main > *')?.innerText.includes(price) === true;
    };
    return (await paintedWhen(isThere)) - pressed;
  };

  // Checking the visibility of each card would force rendering of those off screen.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const isCardThere = (name: string) =>
    [...document.querySelectorAll('main article')]
      .find((card) => card.querySelector('h2, h3')?.textContent === name)
      ?.checkVisibility() === true;

  globalThis.paintedAfterBack = async (name) => {
    const begun = performance.now();
    history.back();
    return (await paintedWhen(() => isCardThere(name))) - begun;
  };
}
