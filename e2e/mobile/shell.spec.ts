import type { Page } from 'playwright/test';
import { prefixes } from '#screens/screens.ts';
import { testedLanguages } from '../support/scope.ts';
import { expect, expectAccessible, logInOnPhone, test, untilHydrated } from '../support/site-test.ts';
import { siteTexts } from '../support/site-texts.ts';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const entry = (page: Page, name: string) => navigation(page).getByRole('link', { name: new RegExp(`(^| )${name}$`) });

test('asks for a login at Me, then shows the profile, favourites and orders', async ({ page, buyer }) => {
  await page.goto('/Kenya?tab=1');
  await untilHydrated(page);
  await logInOnPhone(page, buyer);
  await expect(page.getByRole('navigation', { name: 'Personal centre' })).toBeVisible();
  await expect(entry(page, 'Me')).toHaveAttribute('aria-current', 'page');
  await entry(page, 'Cars').tap();
  const card = page.getByRole('article').first();
  const name = (await card.getByRole('link').textContent()) ?? '';
  await card.getByRole('button', { name: 'Save as favourite' }).tap();
  await expect(entry(page, 'Saved')).toHaveAccessibleName('1 saved Saved');
  await entry(page, 'Saved').tap();
  // Similar vehicles are listed below it.
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(name);
  await entry(page, 'Orders').tap();
  await expect(page.getByRole('tablist')).toBeVisible();
  await expectAccessible(page);
});

test('filters the list in the filter sheet, which counts the matches', async ({ page }) => {
  await page.goto('/Kenya?tab=1');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Filters' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const button = sheet.getByRole('button', { name: /^Show [\d,]+ vehicles?$/ });
  const all = await button.textContent();
  await sheet.getByRole('button', { name: 'Seats' }).tap();
  await sheet.getByRole('link', { name: /^7 seats/ }).tap();
  await expect(button).not.toHaveText(all ?? '');
  const shown = /[\d,]+/.exec((await button.textContent()) ?? '')?.[0];
  await button.tap();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: `${shown} vehicles` })).toBeVisible();
});

for (const language of testedLanguages) {
  test(`shows home, list and vehicle without accessibility violations: ${language}`, async ({ page }) => {
    const prefix = prefixes[language];
    await page.goto(`/${prefix}`);
    await expectAccessible(page);
    await page.goto(`/${prefix}?tab=1`);
    await expectAccessible(page);
    const href = await page.getByRole('article').first().getByRole('link').getAttribute('href');
    await page.goto(href ?? '');
    await expectAccessible(page);
    const large = page
      .getByRole('region', { name: siteTexts(language)('detail:gallery') })
      .getByRole('img')
      .first();
    await expect
      .poll(async () => (await large.boundingBox())?.width)
      .toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  });
}
