import { expect, resizeWindow, test } from '../../support/site-test.ts';

test('A-342 A-343 A-344 sizes the quick filter for each language', async ({ page }) => {
  const sizes = [
    ['/Kenya', 290, 30],
    ['/China', 240, 28],
    ['/Japan', 300, 30],
  ] as const;
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [address, tab, cursor] of sizes) {
    await page.goto(address);
    const tabs = page.getByRole('main').getByRole('tab');
    await expect(tabs).toHaveCount(3);
    expect((await tabs.first().boundingBox())?.width).toBeCloseTo(tab, 0);
    const drawn = await page
      .getByRole('main')
      .getByRole('tablist')
      .evaluate((list) => list.lastElementChild?.getBoundingClientRect().width);
    expect(drawn).toBeCloseTo(cursor, 0);
  }
});

test('loads the home page without layout shifts', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [1440, 414]) {
    await resizeWindow(page, width, 900);
    await page.goto('/Kenya');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeEnabled();
    const total = await page.evaluate(() =>
      (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
    );
    expect(total, `at ${width}`).toBeLessThanOrEqual(0.01);
  }
});

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
