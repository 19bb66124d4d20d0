import { prefixes } from '#screens/screens.ts';
import { testedLanguages } from '../support/scope.ts';
import { expect, expectAccessible, test, untilHydrated } from '../support/site-test.ts';
import { siteTexts } from '../support/site-texts.ts';

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
