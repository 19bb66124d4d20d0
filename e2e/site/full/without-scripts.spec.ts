import type { Page } from 'playwright/test';
import { prefixes } from '#screens/screens.ts';
import { testedLanguages } from '../../support/scope.ts';
import { openRendered } from '../../support/rendered-pages.ts';
import { expect, test } from '../../support/site-test.ts';
import { siteTexts } from '../../support/site-texts.ts';

for (const language of testedLanguages) {
  const address = (path: string) => `/${prefixes[language]}${path}`;

  test.describe(`without scripts, in ${language}`, () => {
    test.use({ javaScriptEnabled: false });

    test(`submits a search on the home page to the matching vehicles: ${language}`, async ({ page }) => {
      const t = siteTexts(language);
      await openRendered(page, address(''));
      const form = page.getByRole('search', { name: t('home:search') });
      await expect(form).toBeInViewport({ ratio: 1 });
      const make = form.getByLabel(t('vehicles:filterMake'));
      const counted = Number(/[(（](\d+)[)）]$/.exec(await make.getByRole('option').nth(1).innerText())?.[1]);
      await make.selectOption({ index: 1 });
      await form.getByRole('button').click();
      await expect(page).toHaveURL(/tab=1&make=\w+/);
      await openRendered(page, page.url());
      const shown = t('vehicles:vehicleCount', { count: counted, shown: String(counted) });
      await expect(page.getByRole('main').getByText(shown, { exact: true })).toBeVisible();
    });

    test(`submits a search from the header to the list: ${language}`, async ({ page }) => {
      const t = siteTexts(language);
      await openRendered(page, address('?tab=2'));
      await page.getByRole('combobox', { name: t('shell:searchLabel') }).fill('Vitz');
      await page.getByRole('button', { name: t('shell:search'), exact: true }).click();
      await expect(page).toHaveURL(/tab=1&keyword=Vitz$/);
    });
  });
}

test.describe('without scripts, for missing pages', () => {
  test.use({ javaScriptEnabled: false });

  const statusOf = async (page: Page, address: string) => {
    await openRendered(page, address);
    return (await page.goto(address))?.status();
  };

  test('keeps the facts of a removed vehicle with status 410 and links to others', async ({ page }) => {
    expect(await statusOf(page, '/Kenya/car/detail?id=100003')).toBe(410);
    const state = page.getByRole('region', { name: siteTexts('en')('detail:removed') });
    await expect(state.getByRole('link').first()).toBeVisible();
    await expect(page.getByText('GP-100003').last()).toBeVisible();
  });

  test('names the last page for a page beyond the end, with status 404', async ({ page }) => {
    expect(await statusOf(page, '/Kenya?tab=1&page=9999')).toBe(404);
    await expect(page.getByText(/^Page 9999 does not exist. The last page is \d+\.$/)).toBeVisible();
    await page.getByRole('link', { name: siteTexts('en')('vehicles:toLastPage') }).click();
    await openRendered(page, page.url());
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });

  test('ignores an invalid filter', async ({ page }) => {
    expect(await statusOf(page, '/Kenya?tab=1&price=99&carAge=x&make=%00&page=-3&sort=none')).toBe(200);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(24);
  });

  test('shows the not-found page without a redirect', async ({ page }) => {
    expect(await statusOf(page, '/Kenya/nowhere')).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('timer')).toBeHidden();
  });
});
