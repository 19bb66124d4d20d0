import { expect, expectAccessible, test, untilHydrated } from '../../support/site-test.ts';

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

test('compares two vehicles and copies the link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/Kenya?tab=1&make=1');
  await untilHydrated(page);
  const boxes = page.getByRole('checkbox', { name: /^Compare / });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole('region', { name: 'Compare vehicles' }).getByRole('link', { name: 'Compare 2' }).click();
  await expect(page).toHaveURL(/\/Kenya\/car\/compare\?ids=\d+-\d+$/);
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await expect(page.getByRole('row', { name: /^Price, CIF Mombasa/ })).toContainText('USD');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await expect(page.getByRole('columnheader')).toHaveCount(1);
  await page.getByRole('link', { name: 'Add a vehicle' }).click();
  await expect(page.getByRole('region', { name: 'Compare vehicles' })).toContainText('Choose another vehicle');
});
