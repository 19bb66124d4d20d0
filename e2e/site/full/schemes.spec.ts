import { expect, expectAccessible, resizeWindow, test } from '../../support/site-test.ts';

const pages = ['/Kenya', '/Kenya?tab=1&make=1', '/Kenya?tab=2'];

test.describe('In the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('shows the public pages and the login in the dark scheme with sufficient contrast', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
    for (const address of [...pages, '/Kenya/com/policy?formPage=2']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(ground).toBe('rgb(16, 24, 22)');
    }
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('dialog').getByLabel('E-mail')).toBeVisible();
    await expectAccessible(page);
  });
});

// 1440 pixels at 450 % zoom, or the smallest phone.
test('shows no overflow in a window of 320 pixels', async ({ page }) => {
  await resizeWindow(page, 320, 640);
  for (const language of ['Kenya', 'China', 'Japan'])
    for (const address of pages) {
      await page.goto(address.replace('Kenya', language));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over, address).toBe(0);
    }
});
