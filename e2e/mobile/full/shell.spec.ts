import type { Page } from 'playwright/test';
import { dragFinger, liftFinger, spreadFingers, swipe } from '../../support/fingers.ts';
import { expect, expectAccessible, logInOnPhone, test, untilHydrated } from '../../support/site-test.ts';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const entry = (page: Page, name: string) => navigation(page).getByRole('link', { name: new RegExp(`(^| )${name}$`) });
const header = (page: Page) => page.getByRole('banner');

test('shows five large navigation entries and marks the current one', async ({ page }) => {
  await page.goto('/Kenya');
  await untilHydrated(page);
  await expect(navigation(page).getByRole('link')).toHaveCount(5);
  await expect(entry(page, 'Home')).toHaveAttribute('aria-current', 'page');
  await entry(page, 'Cars').tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Used vehicles' })).toBeVisible();
  await expect(entry(page, 'Cars')).toHaveAttribute('aria-current', 'page');
  await expect(entry(page, 'Home')).not.toHaveAttribute('aria-current');
  const box = await navigation(page).boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(height);
});

test('hides the header on scrolling down and shows it on scrolling up', async ({ page }) => {
  await page.goto('/Kenya?tab=1');
  await untilHydrated(page);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const field = page.getByRole('combobox', { name: 'Search vehicles' });
  await expect(field).toBeInViewport();
  await swipe(page, { x: width / 2, y: height * 0.8, by: -height * 0.5 });
  await expect(field).not.toBeInViewport();
  await swipe(page, { x: width / 2, y: height * 0.4, by: 120 });
  await expect(field).toBeInViewport();
});

test('keeps filters and sort order visible while the list scrolls', async ({ page }) => {
  await page.goto('/Kenya?tab=1');
  await untilHydrated(page);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const filters = page.getByRole('button', { name: 'Filters' });
  const top = async () => Math.round((await filters.boundingBox())?.y ?? -1);
  const headerEnds = async () => Math.round(((await header(page).boundingBox())?.y ?? 0) + 56);
  await swipe(page, { x: width / 2, y: height * 0.8, by: -height * 0.5 });
  await swipe(page, { x: width / 2, y: height * 0.8, by: -height * 0.5 });
  // The header has scrolled away and the filters take its place.
  await expect.poll(top).toBeLessThan(20);
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  await swipe(page, { x: width / 2, y: height * 0.4, by: 120 });
  await expect(async () => expect(await top()).toBeGreaterThanOrEqual(await headerEnds())).toPass();
  await filters.tap();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
});

test('keeps the price and buttons of a vehicle visible, and the header’s Back returns to its card', async ({
  page,
}) => {
  await page.goto('/Kenya?tab=1');
  await untilHydrated(page);
  // Other journeys book vehicles of this list meanwhile.
  const available = page.getByRole('article').filter({ hasText: 'Available' });
  const address = await available.nth(8).getByRole('link').getAttribute('href');
  const link = page.getByRole('article').locator(`a[href="${address}"]`);
  await link.scrollIntoViewIfNeeded();
  const before = await link.boundingBox();
  await link.tap();
  await expect(page.getByRole('button', { name: 'Submit Reservation' }).last()).toBeInViewport();
  await expect(navigation(page)).toBeHidden();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('complementary').getByText(/^USD /)).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await header(page).getByRole('link', { name: 'Back' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Used vehicles' })).toBeAttached();
  const tops = async () => Math.abs(((await link.boundingBox())?.y ?? 0) - (before?.y ?? 0));
  await expect.poll(tops).toBeLessThanOrEqual(2);
});

test('drags a sheet with the finger and closes it when pulled down', async ({ page }) => {
  await page.goto('/Kenya?tab=1');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Filters' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet.getByRole('button', { name: /^Show [\d,]+ vehicles$/ })).toBeVisible();
  const top = async () => (await sheet.boundingBox())?.y ?? 0;
  const { height = 0 } = page.viewportSize() ?? {};
  await expect.poll(async () => Math.round((await top()) + ((await sheet.boundingBox())?.height ?? 0))).toBe(height);
  const open = await top();
  await dragFinger(page, { x: 200, y: open + 20, by: 120 });
  expect((await top()) - open).toBeGreaterThan(60);
  await liftFinger(page);
  await expect.poll(top).toBe(open);
  await swipe(page, { x: 200, y: open + 20, by: Math.round((height - open) * 0.8) });
  await expect(sheet).toBeHidden();
});

test('opens a picture on tap and zooms it by pinching', async ({ page }) => {
  await page.goto('/Kenya?tab=1');
  await untilHydrated(page);
  await page.getByRole('article').first().getByRole('link').tap();
  const gallery = page.getByRole('region', { name: 'Pictures of the vehicle' });
  await untilHydrated(page);
  await expect(gallery.getByText(/^1 \/ \d/)).toBeVisible();
  // The page has settled.
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const box = await gallery.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 120];
  await swipe(page, { x: x + 140, y, by: 0, aside: -300 });
  await expect(gallery.getByText(/^2 \/ \d/)).toBeVisible();
  await page.touchscreen.tap(x, y);
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  const smaller = page.getByRole('button', { name: 'Zoom out' });
  await expect(smaller).toBeDisabled();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  // A picture that is still loading does not grow.
  await expect(async () => {
    await spreadFingers(page, { x: width / 2, y: height / 2, apart: 300 });
    await expect(smaller).toBeEnabled({ timeout: 1000 });
  }).toPass();
});

test('A-037 slides no page with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/Kenya');
  await untilHydrated(page);
  await entry(page, 'Cars').tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Used vehicles' })).toBeVisible();
  const animation = await page.evaluate(() => {
    const sliding = document.querySelector('[data-slide]');
    return sliding && getComputedStyle(sliding).animationName;
  });
  expect(animation).toBe('none');
});

test('fits the page and all navigation entries with text of twice the size', async ({ page }) => {
  for (const path of ['/Kenya', '/Kenya?tab=1']) {
    await page.goto(path);
    await untilHydrated(page);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const beside = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beside, path).toBeLessThanOrEqual(0);
    for (const name of ['Home', 'Cars', 'Saved', 'Orders', 'Me']) await expect(entry(page, name)).toBeInViewport();
  }
});

test('asks for a login at Me, then shows the profile, favourites and orders', async ({ page, buyer }) => {
  await page.goto('/Kenya?tab=1');
  await untilHydrated(page);
  await logInOnPhone(page, buyer);
  await expect(page.getByRole('navigation', { name: 'Personal centre' })).toBeVisible();
  await expect(entry(page, 'Me')).toHaveAttribute('aria-current', 'page');
  await entry(page, 'Cars').tap();
  const card = page.getByRole('article').first();
  const name = (await card.getByRole('link').textContent()) ?? '';
  await card.getByRole('button', { name: 'Save as favourite' }).tap();
  await expect(entry(page, 'Saved')).toHaveAccessibleName('1 saved Saved');
  await entry(page, 'Saved').tap();
  // Similar vehicles are listed below it.
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(name);
  await entry(page, 'Orders').tap();
  await expect(page.getByRole('tablist')).toBeVisible();
  await expectAccessible(page);
});
