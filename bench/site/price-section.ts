import type { Browser, Page } from 'playwright';
import { operations } from '#generated/operations.ts';
import { type Line, measuredLine } from '../report/line.ts';
import { closeContext, openContext, phone, slowDown, type Speed } from './devices.ts';

/** Chooses one port after another, each with a different price. */
export async function priceSection(
  browser: Browser,
  { origin, vehicleId, changes, speed }: { origin: string; vehicleId: string; changes: number; speed: Speed },
): Promise<Line[]> {
  const context = await openContext(browser, phone);
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/Kenya/car/detail?id=${vehicleId}`);
    await slowDown(page, speed);
    const times: number[] = [];
    for (const country of await choicesOf(page, 'country')) {
      if (times.length > changes) break;
      await page.locator('select[name=country]').selectOption(country);
      const ports = await choicesOf(page, 'port');
      // Choosing the same port again requests no price.
      const chosen = await page.locator('select[name=port]').inputValue();
      for (const port of ports.filter((one) => one !== chosen).slice(0, 2)) times.push(await timeOf(page, port));
    }
    const line = measuredLine(
      {
        section: 'A price changes on the page of a vehicle',
        what: 'from the arrival of the answer until the new price is painted',
        budget: { of: 'measured', at: 'most', limit: 100 },
        note: `the slowest of ${times.length - 1}: ${Math.round(Math.max(...times.slice(1)))} ms`,
      },
      'ms',
      times.slice(1),
    );
    return [line];
  } finally {
    await closeContext(context);
  }
}

async function timeOf(page: Page, port: string): Promise<number> {
  await page.evaluate(watchPrice, operations.getPriceDetail.path);
  await page.locator('select[name=port]').selectOption(port);
  return page.evaluate(() => globalThis.priceShown());
}

/** Returns the options once they are there. */
async function choicesOf(page: Page, name: string): Promise<string[]> {
  const options = page.locator(`select[name=${name}]:enabled option:not([value=""])`);
  await options.first().waitFor({ state: 'attached' });
  return options.evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
}

declare global {
  var priceShown: () => Promise<number>;
}

/**
 * Runs in the page. From then on `priceShown` waits for the next price and returns the milliseconds between the arrival
 * of its answer and the frame that shows it.
 */
function watchPrice(call: string): void {
  const quiet = 500;
  const longest = 120_000;
  // Serialized into the page, so it must contain everything it uses.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const total = () => document.querySelector('[aria-busy][aria-live=polite] strong')?.textContent ?? '';
  const before = total();
  const arrivals: number[] = [];
  const changes: { text: string; at: number }[] = [];

  new PerformanceObserver((list) => {
    for (const { name, responseEnd } of list.getEntries() as PerformanceResourceTiming[]) {
      if (new URL(name).pathname.endsWith(call)) arrivals.push(responseEnd);
    }
  }).observe({ type: 'resource' });

  new MutationObserver(() => {
    const text = total();
    if (text === changes.at(-1)?.text) return;
    // A task after the next frame runs when it is painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => changes.push({ text, at: performance.now() }), { once: true });
      port1.start();
      port2.postMessage('');
    });
  }).observe(document.body, { subtree: true, childList: true, characterData: true });

  globalThis.priceShown = async () => {
    const deadline = performance.now() + longest;
    while (performance.now() < deadline) {
      await new Promise((resolve) => {
        setTimeout(resolve, quiet);
      });
      const last = changes.findLast(({ text }) => text !== '');
      const arrival = arrivals.at(-1);
      if (last && arrival !== undefined && total() !== '' && last.at >= arrival) {
        return (changes.find(({ text, at }) => text === last.text && at >= arrival) ?? last).at - arrival;
      }
    }
    throw new Error(`No other price than ${before} was shown after ${arrivals.length} answers.`);
  };
}
