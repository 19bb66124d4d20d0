import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { prefixes } from '#screens/screens.ts';
import { portName } from '#server/marketplace/orders/order-texts.ts';
import { languages } from '#wire/language.ts';
import { expect } from '../../support/site-test.ts';
import { siteTexts } from '../../support/site-texts.ts';
import { engines } from '../engine-test.ts';
import {
  isKept,
  isTakenOver,
  readAddress,
  readAmount,
  readFirstCard,
  readForm,
  readPage,
  readText,
} from '../read-page.ts';

/** For comparing the engines side by side. */
const pictures = 'build/browsers';

/** A desktop window, wide and narrow, and a phone. */
const windows = [
  { device: 'desktop', width: 1440 },
  { device: 'desktop', width: 414 },
  { device: 'phone', width: 390 },
] as const;

for (const { name, test } of engines) {
  for (const language of languages) {
    const site = (path: string) => `/${prefixes[language]}${path}`;

    test.describe(`${name}, ${language}`, () => {
      for (const { device, width } of windows) {
        test.describe(`on a ${device}`, () => {
          test.use({ device });

          test(`home, list and a vehicle are rendered completely and hydrated, ${width} px`, async ({
            engine,
            baseURL,
          }) => {
            for (const [screen, path] of [
              ['home', ''],
              ['list', '?tab=1'],
              ['vehicle', '/car/detail?id=100001'],
            ] as const) {
              await engine.open(baseURL + site(path), { width, height: 900 });
              await expect.poll(async () => engine.evaluate(isTakenOver)).toBe(true);
              const shown =
                device === 'phone' ? { form: 'mobile', hash: `#${site(path)}` } : { form: 'desktop', hash: '' };
              expect(await engine.evaluate(readForm)).toEqual(shown);
              await expect.poll(async () => engine.evaluate(readPage)).toMatchObject({ isWide: false, unseen: [] });
              const { heading, prices } = await engine.evaluate(readPage);
              expect(heading).not.toBe('');
              expect(prices).toBeGreaterThan(0);
              await mkdir(pictures, { recursive: true });
              const picture = `${name}-${screen}-${language}-${device}-${width}.png`.toLowerCase();
              await writeFile(join(pictures, picture), await engine.draw());
            }
          });
        });
      }

      test(
        'a buyer finds a vehicle, reads its price to Mombasa, logs in and saves it',
        { tag: '@full' },
        async ({ engine, baseURL, buyer }) => {
          const t = siteTexts(language);
          const { email, password } = buyer;
          // Elements may still move or render again.
          const until = async (act: () => Promise<unknown>) => expect(act).toPass();
          const address = () => engine.evaluate(readAddress);
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

          // The port of Mombasa is preselected and can be changed.
          await expect.poll(async () => engine.evaluate(readText)).toContain(`CIF ${portName('p-mba', language)}`);
          const amount = () => engine.evaluate(readAmount, t('detail:orderTitle'));
          const usual = await amount();
          expect(usual).not.toBe('');
          await until(async () => engine.choose({ role: 'combobox', name: t('detail:country') }, 'TZ'));
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
