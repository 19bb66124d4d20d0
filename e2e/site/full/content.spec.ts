import { expect, expectAccessible, test } from '../../support/site-test.ts';

test('A-003 A-114 A-115 reads how to buy, about us and the legal texts without logging in', async ({ page }) => {
  // Elements that are still fading in do not have their final contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/Kenya');
  const main = page.getByRole('main');

  await page.getByRole('banner').getByRole('link', { name: 'How to Buy' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'How to buy' })).toBeVisible();
  await expect(main.getByRole('heading', { level: 3, name: 'Clear customs and collect' })).toBeVisible();
  await main.getByText('What does CIF mean?').click();
  await expect(main.getByText(/^Cost, insurance and freight/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expect(main.getByRole('heading', { name: 'How we inspect' })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/Kenya/com/policy?formPage=2');
  await expect(main.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  await main.getByRole('link', { name: /Deletion by e-mail/ }).click();
  await expect(page).toHaveURL(/formPage=2#section-8$/);
  await expect(main.getByRole('heading', { level: 2, name: /Deletion by e-mail/ })).toBeInViewport();
  await expectAccessible(page);
  await main.getByRole('link', { name: 'User agreement' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'User agreement' })).toBeVisible();
});
