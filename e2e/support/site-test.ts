import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from 'playwright/test';
import { type Backend, openBackend } from './backend.ts';
import { type Buyer, fillLogin, registerBuyer } from './buyers.ts';
import type { Shopper } from './shopper.ts';
import { siteTexts } from './site-texts.ts';
import type { OperationId } from '#generated/operations.ts';
import type { Language } from '#wire/language.ts';

interface SiteFixtures {
  /** Whether the visitor has been here today: the coupon popup and the contact panel then do not open by themselves. */
  isReturning: boolean;
  backend: Backend;
  /** A new buyer with a confirmed e-mail, not logged in yet. */
  buyer: Buyer;
  /** The language that the shopper reads. */
  language: Language;
  shopper: Shopper;
  /** Fails the test when the page throws. Applies to every test. */
  faults: string[];
}

export const test = base.extend<SiteFixtures>({
  isReturning: [true, { option: true }],
  page: async ({ page, isReturning }, use) => {
    if (isReturning) await page.addInitScript(noteEarlierVisit);
    await use(page);
  },
  backend: async ({ request }, use) => use(openBackend(request)),
  buyer: async ({ backend }, use) => use(await registerBuyer(backend)),
  language: ['en', { option: true }],
  shopper: async ({ page, language }, use) => use({ page, language, t: siteTexts(language) }),
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(String(error)));
      await use(faults);
      expect(faults, 'uncaught errors of the page').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from 'playwright/test';

/** Runs in the page. Sets the items of `src/site/remembered/shown-once.ts`. */
export function noteEarlierVisit(): void {
  // An empty frame has no storage.
  if (origin === 'null') return;
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  localStorage.setItem('couponPopupDay', parts.map((part) => String(part).padStart(2, '0')).join('-'));
  localStorage.setItem('contactPanelShown', '1');
}

/** Logs in through the dialog. */
export async function logIn(page: Page, buyer: Buyer): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^log in/i })
    .click();
  const dialog = page.getByRole('dialog');
  await fillLogin(dialog, siteTexts('en'), buyer);
  await expect(dialog).toBeHidden();
}

/** On the mobile site a visitor who opens a personal page is asked to log in. */
export async function logInOnPhone(page: Page, buyer: Buyer): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Me', exact: true }).tap();
  const dialog = page.getByRole('dialog');
  await fillLogin(dialog, siteTexts('en'), buyer);
  await expect(dialog).toBeHidden();
}

/** Makes a call answer with a code, a delay or a fault from now on; `docs/mock-server.md` lists them. */
export async function force(page: Page, operation: OperationId | '*', headers: Record<string, string>): Promise<void> {
  const forced = JSON.stringify({ [operation]: headers });
  await page.addInitScript((calls) => sessionStorage.setItem('forcedCalls', calls), forced);
  if (page.url().startsWith('http'))
    await page.evaluate((calls) => sessionStorage.setItem('forcedCalls', calls), forced);
}

export async function stopForcing(page: Page): Promise<void> {
  await page.addInitScript(() => sessionStorage.removeItem('forcedCalls'));
  await page.evaluate(() => sessionStorage.removeItem('forcedCalls'));
}

/**
 * Presses a button that was pressed just before. A second press within a second is ignored, so the page's clock, which the
 * test must have installed, is moved on first.
 */
export async function pressAgain(page: Page, button: Locator): Promise<void> {
  await page.clock.fastForward(2000);
  await button.click();
}

/**
 * Makes the window as narrow as a phone on a desktop screen, so that the page stays on the desktop site. Playwright would
 * also shrink the screen, by which a page detects a phone.
 */
export async function resizeWindow(page: Page, width: number, height = 896): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    screenWidth: 1440,
    screenHeight: 900,
    deviceScaleFactor: 1,
    mobile: false,
  });
}

/**
 * Checks the page for accessibility violations. Content behind an open panel can be excluded. A dialog that begins to fade
 * in during the check is too pale for a moment, so violations must last.
 */
export async function expectAccessible(page: Page, { below = [] }: { below?: string[] } = {}): Promise<void> {
  const findViolations = async () => {
    await settle(page);
    // Without frames nothing has to be joined, for which each check would open a second page.
    const isAlone = page.frames().length === 1;
    const builder = new AxeBuilder({ page }).setLegacyMode(isAlone).options({ resultTypes: ['violations'] });
    builder.withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']);
    for (const selector of below) builder.exclude(selector);
    const { violations } = await builder.analyze();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  };
  // On a busy machine one check can take longer than all attempts of `toPass` together.
  if ((await findViolations()).length > 0)
    await expect(async () => expect(await findViolations()).toEqual([])).toPass();
}

/** Waits until a rendered page is hydrated. Keys pressed earlier only have the browser's default effect. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => window.preHydrationInput === undefined);
}

/**
 * Waits until all animations have ended, since colours are too pale before. Animations may start a few frames late, and
 * presses on a rendered page are replayed after its hydration.
 */
async function settle(page: Page): Promise<void> {
  await untilHydrated(page);
  await page.evaluate(async () => {
    const quietFrames = 15;
    for (let quiet = 0; quiet < quietFrames; quiet += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const ending = document
        .getAnimations()
        .filter(({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations !== Infinity);
      if (ending.length > 0) quiet = 0;
      await Promise.allSettled(ending.map(({ finished }) => finished));
    }
  });
}
