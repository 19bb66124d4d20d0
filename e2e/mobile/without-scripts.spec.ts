import { prefixes } from '#screens/screens.ts';
import { testedLanguages } from '../support/scope.ts';
import { openRendered } from '../support/rendered-pages.ts';
import { expect, test } from '../support/site-test.ts';
import { siteTexts } from '../support/site-texts.ts';
import { expectVehicleContent } from '../support/vehicle-content.ts';

test.use({ javaScriptEnabled: false });

for (const language of testedLanguages) {
  test(`finds a vehicle and reads its full price and specification without scripts: ${language}`, async ({
    page,
    backend,
  }) => {
    const t = siteTexts(language);
    await openRendered(page, `/${prefixes[language]}`);
    await expect(page.locator('html')).toHaveAttribute('data-site', 'mobile');
    await page.getByRole('combobox', { name: t('shell:searchLabel') }).fill('Toyota');
    await page.getByRole('button', { name: t('shell:search'), exact: true }).click();
    await expect(page).toHaveURL(/tab=1&keyword=Toyota$/);
    await openRendered(page, page.url());
    const car = page
      .getByRole('main')
      .getByRole('article')
      .filter({ hasText: t('vehicles:tagSale') })
      .first()
      .getByRole('link');
    const name = await car.innerText();
    await car.click();
    await openRendered(page, page.url());
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expectVehicleContent(page, backend, language);
  });
}
