import type { Page } from 'playwright/test';
import { prefixes } from '#screens/screens.ts';
import { testedLanguages } from '../support/scope.ts';
import { openRendered } from '../support/rendered-pages.ts';
import { expect, test } from '../support/site-test.ts';
import { siteTexts } from '../support/site-texts.ts';
import { expectVehicleContent } from '../support/vehicle-content.ts';

for (const language of testedLanguages) {
  const address = (path: string) => `/${prefixes[language]}${path}`;

  test.describe(`without scripts, in ${language}`, () => {
    test.use({ javaScriptEnabled: false });

    test(`finds a vehicle and reads its full price and specification: ${language}`, async ({ page, backend }) => {
      const t = siteTexts(language);
      const main = page.getByRole('main');
      await openRendered(page, address(''));
      await expect(
        main.getByRole('heading', { level: 1, name: t('home:title', { port: t('shell:listedPort') }) }),
      ).toBeVisible();
      await expect(main.getByRole('article').first()).toContainText(language === 'ja' ? 'JPY' : 'USD');

      // A filter, a page and a vehicle are links.
      await openRendered(page, address('?tab=1'));
      await expect(main.getByRole('article')).toHaveCount(24);
      await main
        .getByRole('list', { name: t('vehicles:filterModelLevel') })
        .getByRole('link')
        .first()
        .click();
      await expect(page).toHaveURL(/modelLevel=/);
      await openRendered(page, page.url());
      const removal = main
        .getByRole('list', { name: t('vehicles:filtersChosen') })
        .getByRole('link')
        .first();
      await expect(removal).toHaveAttribute('href', address('?tab=1'));
      const first = await main.getByRole('article').first().innerText();
      await main.getByRole('link', { name: t('common:nextPage') }).click();
      await expect(page).toHaveURL(/modelLevel=.+&page=2/);
      await openRendered(page, page.url());
      await expect(main.getByRole('article').first()).not.toHaveText(first);
      const car = main
        .getByRole('article')
        .filter({ hasText: t('vehicles:tagSale') })
        .first()
        .getByRole('link');
      const name = await car.innerText();
      await car.click();

      await openRendered(page, page.url());
      await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
      await expectVehicleContent(page, backend, language);
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  const statusOf = async (page: Page, address: string) => {
    await openRendered(page, address);
    return (await page.goto(address))?.status();
  };
  const list = (page: Page) =>
    page
      .getByRole('main')
      .getByRole('link', { name: /vehicles$/ })
      .last();

  test('answers an unknown vehicle with status 404 and a link to the list', async ({ page }) => {
    for (const [path, text] of [
      ['/Kenya/car/detail?id=none', 'The vehicle no longer exists'],
      ['/Kenya/car/inf?aWQ9bm9uZQ', 'The vehicle no longer exists'],
      ['/Kenya/car/detail', siteTexts('en')('detail:noCar')],
    ] as const) {
      expect(await statusOf(page, path)).toBe(404);
      await expect(page.getByText(text)).toBeVisible();
    }
    await expect(list(page)).toHaveAttribute('href', '/Kenya?tab=1');
  });
});
