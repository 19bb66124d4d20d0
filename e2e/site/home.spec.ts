import { expect, expectAccessible, force, resizeWindow, test } from '../support/site-test.ts';

test('A-002 A-005 A-101 A-105 A-106 a visitor goes from the home page to vehicles by brand, type, term, arrivals and hot cars', async ({
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

test('A-003 A-104 a visitor opens the flash sale, the company, the buying process and the legal pages', async ({
  page,
}) => {
  await page.goto('/Kenya');
  await page.getByRole('link', { name: 'More flash sales' }).click();
  await expect(page).toHaveURL(/\/Kenya\/car\/flashSale\?id=\d{13}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Flash sale' })).toBeVisible();
  for (const address of ['/Kenya?tab=3', '/Kenya?tab=2', '/Kenya/com/policy?formPage=1']) {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('A-096 the banners advance by themselves every 3 seconds and stop at the last, or when told to', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/Kenya');
  const carousel = page.getByRole('region', { name: 'Offers' });
  const press = (name: string) => carousel.getByRole('button', { name, exact: true }).click();
  const shown = (place: number) =>
    expect(carousel.getByRole('button', { name: `Show slide ${place}` })).toHaveAttribute('aria-current', 'true');

  // From here on time passes only when the test lets it.
  await press('Stop the slide show');
  await press('Show slide 1');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await press('Play the slide show');
  await page.clock.runFor(2900);
  await shown(1);
  for (const place of [2, 3, 4]) {
    await page.clock.runFor(place === 2 ? 100 : 3000);
    await shown(place);
  }
  await page.clock.runFor(9000);
  await shown(4);

  await press('Play the slide show');
  await shown(1);
  await press('Stop the slide show');
  await page.clock.runFor(9000);
  await shown(1);
  await press('Next');
  await shown(2);
});

test('A-316 without an answer for its vehicles the home page stays usable', async ({ page }) => {
  await force(page, 'getHomeVehicles', { 'Force-Code': '500' });
  await page.goto('/Kenya');
  await page.getByRole('main').getByRole('link', { name: 'Toyota', exact: true }).click();
  await expect(page).toHaveURL(/make=1/);
});

test('A-342 A-343 A-344 the quick filter is drawn with the widths of each language', async ({ page }) => {
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

test('nothing on the home page moves while it loads', async ({ page }) => {
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

test('the home page has no barriers, and overflows no phone', async ({ page }) => {
  await page.goto('/Kenya');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Shop by criteria' }).click();
  await expectAccessible(page);
  await resizeWindow(page, 414);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
});
