import { paths } from '../../../src/routing/paths.ts';
import { expect, test } from '../../support/site-test.ts';

test('A-015 A-017 the root leads to the home of the site', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/Kenya$/);
});

test('A-016 an unknown prefix falls back to the English site', async ({ page }) => {
  await page.goto('/Uganda/com/policy?formPage=3');
  await expect(page).toHaveURL(/\/Kenya\/com\/policy\?formPage=3$/);
  await expect(page.getByRole('heading', { level: 1, name: 'User agreement' })).toBeVisible();
});

test('A-023 A-039 B-012 encoded parameters survive a reload', async ({ page }) => {
  await page.goto(`/Kenya${paths.information('100001')}`);
  const name = page.getByText(/Toyota Vitz/).first();
  await expect(name).toBeVisible();
  await page.reload();
  await expect(name).toBeVisible();
});
