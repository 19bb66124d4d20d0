import type { Browser, Page } from 'playwright';
import { operations } from '../../../generated/operations.ts';
import { measuredLine, type Line } from '../../report/line.ts';
import { phone } from '../setup/screens.ts';
import { slowDown } from '../setup/slow-line.ts';
import { watchPrice } from './watch-price.ts';

/** Chooses one port after another, each of which has a price of its own. */
export async function priceSection(
  browser: Browser,
  { origin, vehicleId, changes }: { origin: string; vehicleId: string; changes: number },
): Promise<Line[]> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/Kenya/car/detail?id=${vehicleId}`);
    await slowDown(page);
    const times: number[] = [];
    for (const country of await choicesOf(page, 'country')) {
      if (times.length > changes) break;
      await page.locator('select[name=country]').selectOption(country);
      for (const port of (await choicesOf(page, 'port')).slice(0, 2)) times.push(await timeOf(page, port));
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
    await context.close();
  }
}

async function timeOf(page: Page, port: string): Promise<number> {
  await page.evaluate(watchPrice, operations.getPriceDetail.path);
  await page.locator('select[name=port]').selectOption(port);
  return page.evaluate(() => globalThis.priceShown());
}

/** What can be chosen, once it is there. */
async function choicesOf(page: Page, name: string): Promise<string[]> {
  const options = page.locator(`select[name=${name}]:enabled option:not([value=""])`);
  await options.first().waitFor({ state: 'attached' });
  return options.evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
}
