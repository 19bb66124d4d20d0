import { expect, expectAccessible, resizeWindow, test } from '../../support/site-test.ts';

const address = '/Kenya/car/flashSale?id=1';

test('A-116 B-338 shows the banner at 1440 by 525, scaled to the screen', async ({ page }) => {
  for (const width of [1440, 1200]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    const box = await main.locator('img').first().boundingBox();
    expect(box?.width).toBeCloseTo(width, 0);
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1440 / 525, 1);
  }
});

test('A-117 A-192 A-195 A-326 loads the list to its end while the reader scrolls, with running countdowns', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(address);
  const cards = page.getByRole('article');
  const timer = page.getByRole('timer').first();
  await expect(timer).toHaveText(/^\d{2,}:\d{2}:\d{2}$/);
  const before = await timer.textContent();
  await page.clock.runFor(2000);
  await expect(timer).not.toHaveText(before ?? '');

  await expect(async () => {
    await cards.last().scrollIntoViewIfNeeded();
    await page.keyboard.press('End');
    expect(await page.getByText('You have seen everything').isVisible()).toBe(true);
  }).toPass();
  expect(await cards.count()).toBeGreaterThan(4);
  const names = await cards.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(names).size).toBe(names.length);
});

test('shows the flash sale without accessibility violations or overflow on a phone', async ({ page }) => {
  await page.goto(address);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessible(page);
  await resizeWindow(page, 414);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
});
