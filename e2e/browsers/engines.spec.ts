import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test as base } from 'playwright/test';
import { findOtherBrowsers } from '../../scripts/browser.mjs';
import { prefixes } from '../../screens/screens.ts';
import { portName } from '../../server/orders/order-texts.ts';
import { languages } from '../../wire/language.ts';
import { openBackend } from '../support/backend.ts';
import { registerBuyer } from '../support/buyers.ts';
import { expect, inFullRuns } from '../support/site-test.ts';
import { siteTexts } from '../support/site-texts.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

/** To be looked at, one engine beside the other. */
const pictures = 'build/browsers';
const { firefox, webkit } = findOtherBrowsers();
const starts = [
  ...(firefox ? [{ name: 'Firefox', start: async () => startFirefox(firefox) }] : []),
  ...(webkit ? [{ name: 'WebKit', start: async () => startWebKit(webkit) }] : []),
];

for (const { name, start } of starts) {
  const test = base.extend<{ engine: Engine }>({
    // Playwright reads of the first argument what a fixture needs.
    // oxlint-disable-next-line no-empty-pattern
    engine: async ({}, use) => {
      const engine = await start();
      await use(engine);
      const { faults } = engine;
      await engine.close();
      expect(faults, 'uncaught errors of the page').toEqual([]);
    },
  });

  for (const language of languages) {
    const site = (path: string) => `/${prefixes[language]}${path}`;

    test.describe(`${name}, ${language}`, inFullRuns(language), () => {
      for (const width of [1440, 414]) {
        test(`home, list and a vehicle are drawn whole and taken over, ${width} px`, async ({ engine, baseURL }) => {
          for (const [screen, path] of [
            ['home', ''],
            ['list', '?tab=1'],
            ['vehicle', '/car/detail?id=100001'],
          ] as const) {
            await engine.open(baseURL + site(path), { width, height: 900 });
            await expect.poll(async () => engine.evaluate(isTakenOver)).toBe(true);
            await expect.poll(async () => engine.evaluate(readPage)).toMatchObject({ isWide: false, unseen: [] });
            const { heading, prices } = await engine.evaluate(readPage);
            expect(heading).not.toBe('');
            expect(prices).toBeGreaterThan(0);
            await mkdir(pictures, { recursive: true });
            const picture = `${name}-${screen}-${language}-${width}.png`.toLowerCase();
            await writeFile(join(pictures, picture), await engine.draw());
          }
        });
      }

      test(
        'a buyer finds a vehicle, reads its price to Mombasa, logs in and keeps it',
        { tag: '@full' },
        async ({ engine, baseURL, request }) => {
          const t = siteTexts(language);
          const { email, password } = await registerBuyer(openBackend(request));
          // What is there already may still move, or be drawn anew.
          const until = async (act: () => Promise<unknown>) => expect(act).toPass();
          const address = () => engine.evaluate(() => location.href);
          await engine.open(baseURL + site('?tab=1'), { width: 1440, height: 900 });
          await expect.poll(async () => engine.evaluate(isTakenOver)).toBe(true);
          await engine.write({ role: 'textbox', name: t('shell:searchLabel') }, 'Vitz');
          await engine.press({ role: 'button', name: t('shell:search') });
          await expect.poll(address).toContain('keyword=Vitz');
          const available = t('vehicles:tagSale');
          await until(async () =>
            engine.press({ role: 'link', name: await engine.evaluate(readFirstCard, available) }),
          );
          await expect.poll(address).toContain('/car/detail');

          // The way to Mombasa is chosen already, and can be another.
          const total = t('detail:totalTo', { port: portName('p-mba', language) });
          await expect.poll(async () => engine.evaluate(readText)).toContain(total);
          const amount = () => engine.evaluate(readAmount, total);
          const usual = await amount();
          expect(usual).not.toBe('');
          const [, another = ''] = await engine.evaluate(readTransports);
          await until(async () => engine.choose({ role: 'combobox', name: t('detail:transport') }, another));
          await expect.poll(amount).not.toBe(usual);
          await expect.poll(amount).toMatch(/\d/);

          await until(async () => engine.press({ role: 'button', name: t('shell:logIn') }));
          await until(async () => engine.write({ role: 'textbox', name: t('account:email') }, email));
          await until(async () => engine.write({ role: 'textbox', name: t('account:password') }, password));
          await engine.press({ role: 'checkbox', name: t('account:agreement').replaceAll(/<[^>]*>/g, '') });
          await engine.press({ role: 'button', name: t('account:logIn') });
          await expect.poll(async () => engine.evaluate(readText)).toContain(email.split('@')[0]);
          await until(async () => engine.press({ role: 'button', name: t('vehicles:favorite') }));
          await expect.poll(async () => engine.evaluate(isKept, t('vehicles:favorite'))).toBe(true);
        },
      );
    });
  }
}

/** In the page: whether its scripts have taken over what the server has rendered. */
function isTakenOver(): boolean {
  return window.earlyUse === undefined && document.querySelector('main h1') !== null;
}

/** In the page: what a look at it would find. */
function readPage() {
  const { clientWidth, scrollWidth } = document.documentElement;
  const inView = [...document.images].filter((image) => {
    const { left, top, width, height } = image.getBoundingClientRect();
    // Of a row that goes on beyond its frame, only a part is in sight.
    return document.elementsFromPoint(left + width / 2, top + height / 2).includes(image);
  });
  const main = document.querySelector('main');
  return {
    heading: main?.querySelector('h1')?.textContent ?? '',
    prices: (main?.textContent ?? '').match(/(?:USD|JPY) [\d,]+/g)?.length ?? 0,
    isWide: scrollWidth > clientWidth,
    unseen: inView.filter((image) => !image.complete || image.naturalWidth === 0).map(({ src }) => src),
  };
}

/** In the page: the name of the first vehicle of a list that is marked so. */
function readFirstCard(mark: string): string {
  const card = [...document.querySelectorAll('main article')].find(({ textContent }) => textContent?.includes(mark));
  const link = card?.querySelector('a');
  return link?.getAttribute('aria-label') ?? link?.textContent?.trim() ?? '';
}

/** In the page: the ways to ship the vehicle, of which the first is chosen. */
function readTransports(): string[] {
  const options = document.querySelectorAll<HTMLOptionElement>('select[name="transport"] option');
  return [...options].map(({ value }) => value).filter((value) => value !== '');
}

/** In the page: the amount that stands behind a text. */
function readAmount(text: string): string {
  const [, behind = ''] = document.body.innerText.split(text);
  return /(?:USD|JPY) [\d,]+/.exec(behind)?.[0] ?? '';
}

/** In the page: all that can be read. */
function readText(): string {
  return document.body.innerText;
}

/** In the page: whether the heart of a vehicle is pressed. */
function isKept(name: string): boolean {
  const buttons = [...document.querySelectorAll('button[aria-pressed="true"]')];
  return buttons.some((button) => button.textContent === name || button.getAttribute('aria-label') === name);
}
