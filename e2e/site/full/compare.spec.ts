import { expect, expectAccessible, test } from '../../support/site-test.ts';

test('shows a recently viewed vehicle below the list', async ({ page }) => {
  await page.goto('/Kenya/car/detail?id=100001');
  // The page's scripts must have loaded, since they store the comparison.
  await expect.poll(async () => page.evaluate(() => localStorage.getItem('recentlyViewed'))).toContain('Vitz');
  await page.goto('/Kenya?tab=1');
  const viewed = page.getByRole('region', { name: 'Recently viewed' });
  await expect(viewed.getByRole('link', { name: /Toyota Vitz/ })).toBeVisible();
  await expectAccessible(page);
  await viewed.getByRole('link', { name: /Toyota Vitz/ }).click();
  await expect(page).toHaveURL(/\/Kenya\/car\/detail\?id=100001$/);
});
