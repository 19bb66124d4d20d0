import { expect, expectAccessible, resizeWindow, test } from '../support/site-test.ts';

test('A-002 A-005 A-101 A-105 A-106 goes from the home page to vehicles by brand, type, price, new arrivals and hot cars', async ({
  page,
}) => {
  const ways: [tab: string | undefined, link: string, address: RegExp][] = [
    [undefined, 'Toyota', /\/Kenya\?tab=1&make=1$/],
    ['Shop by type', 'SUV', /\/Kenya\?tab=1&modelLevel=SUV$/],
    ['Shop by criteria', '8K-15K', /\/Kenya\?tab=1&price=3$/],
    [undefined, 'More new arrivals', /\/Kenya\?tab=1&type=1$/],
    [undefined, 'More hot cars', /\/Kenya\?tab=1&type=2$/],
  ];
  for (const [tab, link, address] of ways) {
    await page.goto('/Kenya');
    if (tab) await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('main').getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('article').first()).toContainText('USD');
  }
});

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
