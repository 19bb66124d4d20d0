import { expect, expectAccessible, resizeWindow, test } from '../support/site-test.ts';

test('shows a home page without accessibility violations or horizontal overflow', async ({ page }) => {
  await page.goto('/Kenya');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Shop by criteria' }).click();
  await expectAccessible(page);
  await resizeWindow(page, 414);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
});
