import { type ElementHandle, launch } from 'puppeteer-core';
import { type Device, type Engine, expectWritten, findPlace, type Place } from './engine.ts';

/** User agent and touch of Firefox on Android. */
const phone = {
  'general.useragent.override': 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
  'dom.w3c_touch_events.enabled': 1,
  'ui.primaryPointerCapabilities': 1,
  'ui.allPointerCapabilities': 1,
};

/** Headless Firefox over WebDriver BiDi. */
export async function startFirefox(executablePath: string, device: Device): Promise<Engine> {
  const isPhone = device === 'phone';
  const own = isPhone && { extraPrefsFirefox: phone };
  const browser = await launch({ browser: 'firefox', executablePath, headless: true, ...own });
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));

  async function find(place: Place): Promise<ElementHandle> {
    const handle = await page.evaluateHandle(findPlace, place);
    const element = handle.asElement();
    if (!element) throw new Error(`There is no ${place.role} '${place.name ?? ''}'.`);
    return element as ElementHandle;
  }

  return {
    name: 'Firefox',
    faults,
    async open(address, size) {
      await page.setViewport(size);
      await page.goto(address, { waitUntil: 'load', timeout: 0 });
    },
    async reload() {
      await page.reload({ waitUntil: 'load', timeout: 0 });
    },
    evaluate: async <Result>(script: (...args: string[]) => Result, ...args: string[]) =>
      (await page.evaluate(`(${String(script)})(...${JSON.stringify(args)})`)) as Result,
    async press(place) {
      const element = await find(place);
      await (isPhone ? element.tap() : element.click());
    },
    async write(place, text) {
      const element = await find(place);
      // Selects the existing text, so that typing replaces it.
      await element.click({ count: 3 });
      await element.type(text);
      expectWritten(await element.evaluate((field) => (field as HTMLInputElement).value), text);
    },
    async choose(place, value) {
      const element = await find(place);
      await element.select(value);
    },
    async attach(place, file) {
      const element = await find(place);
      await (element as ElementHandle<HTMLInputElement>).uploadFile(file);
    },
    draw: async () => Buffer.from(await page.screenshot()),
    close: async () => browser.close(),
  };
}
