import { paths } from '#shared/routing/paths.ts';
import { expect, test } from '../../support/site-test.ts';

test('A-015 A-017 redirects the root to the home page', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/Kenya$/);
});

test('A-016 redirects an unknown prefix to the English site', async ({ page }) => {
  await page.goto('/Uganda/com/policy?formPage=3');
  await expect(page).toHaveURL(/\/Kenya\/com\/policy\?formPage=3$/);
  await expect(page.getByRole('heading', { level: 1, name: 'User agreement' })).toBeVisible();
});

test('A-023 A-039 B-012 keeps encoded parameters on a reload', async ({ page }) => {
  await page.goto(`/Kenya${paths.information('100001')}`);
  const name = page.getByText(/Toyota Vitz/).first();
  await expect(name).toBeVisible();
  await page.reload();
  await expect(name).toBeVisible();
});
