import { openRendered } from '../../support/rendered-pages.ts';
import { expect, force, test, untilHydrated } from '../../support/site-test.ts';

test('shows data stored in the browser on a rendered page', async ({ page }) => {
  await openRendered(page, '/Kenya/car/detail?id=100001');
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  // The page's scripts must have loaded, since they store the comparison.
  await expect.poll(async () => page.evaluate(() => localStorage.getItem('recentlyViewed'))).toContain(name);
  await openRendered(page, '/Kenya?tab=1&price=3');
  const tray = page.getByRole('region', { name: 'Compare vehicles' });
  await untilHydrated(page);
  await page.getByRole('article').first().getByRole('checkbox').check();
  await expect(tray).toBeVisible();
  await expect.poll(async () => page.evaluate(() => sessionStorage.getItem('vehicleFilters'))).toBe('price=3');
  await openRendered(page, '/Kenya?tab=1');
  await expect(page.getByRole('region', { name: 'Recently viewed' })).toContainText(name);
  await expect(tray).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Price/ })
      .first(),
  ).toHaveAttribute('href', '/Kenya?tab=1&price=3');
});

test('replays clicks, ticks and scrolling from before hydration', async ({ page }) => {
  const address = '/Kenya?tab=1';
  // The page is rendered in advance, so it is not late.
  await expect(async () => expect(await (await page.request.get(address)).text()).toContain('id="rendered"')).toPass();
  const line = await page.context().newCDPSession(page);
  const limitBandwidth = async (bytesPerSecond: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: -1,
    });
  await limitBandwidth(20_000);
  await page.goto(address, { waitUntil: 'commit' });

  const box = page.getByRole('article').first().getByRole('checkbox');
  await box.check();
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('article').nth(9).scrollIntoViewIfNeeded();
  const noted = await page.evaluate(() => ({ uses: window.preHydrationInput?.length, top: scrollY }));
  expect(noted).toEqual({ uses: 2, top: expect.any(Number) });
  expect(noted.top).toBeGreaterThan(0);

  await limitBandwidth(-1);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Compare vehicles' })).toBeVisible();
  await expect(box).toBeChecked();
  expect(await page.evaluate(() => scrollY)).toBe(noted.top);
});

test.describe('on a phone whose user asks for the desktop site', () => {
  test.use({ viewport: { width: 412, height: 915 }, deviceScaleFactor: 2.625, hasTouch: true });

  test('keeps the pictures of the list’s first screen within 100 KB', async ({ page }) => {
    await openRendered(page, '/Kenya?tab=1');
    const seen = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLImageElement>('main img')]
          .filter((image) => {
            const { top, left } = image.getBoundingClientRect();
            return image.checkVisibility() && top < innerHeight && left < innerWidth;
          })
          .map(({ complete, currentSrc }) => (complete ? currentSrc : '')),
      );
    await expect.poll(async () => (await seen()).includes('')).toBe(false);
    const shown = await seen();
    expect(shown.length).toBeGreaterThan(4);
    let weight = 0;
    for (const source of new Set(shown)) {
      // WebP is served until the AVIF version has been encoded.
      await expect(async () => {
        const answer = await page.request.get(source, { headers: { Accept: 'image/avif,image/webp' } });
        expect(answer.headers()['content-type']).toBe('image/avif');
        weight += (await answer.body()).length;
      }).toPass();
    }
    expect(weight).toBeLessThan(100_000);
  });

  test('opens a vehicle with the content of its card, and Back restores the scroll position', async ({ page }) => {
    await openRendered(page, '/Kenya?tab=1');
    await expect(page.getByRole('complementary', { name: 'Help and shortcuts' })).toBeAttached();
    const card = page.getByRole('main').getByRole('article').nth(8);
    await card.scrollIntoViewIfNeeded();
    const link = card.getByRole('heading').getByRole('link');
    const name = await link.innerText();
    const price = /USD ([\d,]+)/.exec(await card.innerText())?.[1] ?? 'no price';
    const top = await page.evaluate(() => scrollY);
    expect(top).toBeGreaterThan(0);
    // The detail call never answers, so all content comes from the card.
    await force(page, 'getVehicleDetail', { 'Force-Delay': '20000' });
    await link.tap();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(main).toContainText(price);
    await expect(main.getByAltText(name)).toBeVisible();
    await page.goBack();
    await expect(link).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(top);
  });
});
