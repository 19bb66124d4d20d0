import type { Page } from 'playwright/test';
import { dragFinger, liftFinger, swipe } from '../../support/fingers.ts';
import { expect, test, untilHydrated } from '../../support/site-test.ts';

const cards = (page: Page) => page.getByRole('article');
const calls = (page: Page) =>
  page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('getVehicles')).length,
  );

async function openList(page: Page): Promise<{ width: number; height: number }> {
  await page.goto('/Kenya?tab=1');
  await untilHydrated(page);
  return page.viewportSize() ?? { width: 0, height: 0 };
}

async function toTheEnd(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'More', exact: true }).scrollIntoViewIfNeeded();
}

test('A-196 refreshes a list that is pulled down by more than 50 px', async ({ page }) => {
  const { width } = await openList(page);
  const before = await calls(page);
  await swipe(page, { x: width / 2, y: 300, by: 40 });
  await dragFinger(page, { x: width / 2, y: 300, by: 160 });
  expect(await calls(page)).toBe(before);
  await liftFinger(page);
  await expect.poll(() => calls(page)).toBe(before + 1);
  await expect(cards(page)).toHaveCount(24);
});

test('A-337 loads the next page of a list pulled up by more than 50 px, and Back restores all pages and the position', async ({
  page,
}) => {
  const { width, height } = await openList(page);
  // A vehicle that is added or sold meanwhile shifts the others by one. None appears twice.
  for (const fewest of [40, 61]) {
    // The gesture handler loads after the page, so the pull is repeated until it works.
    await expect(async () => {
      await toTheEnd(page);
      await swipe(page, { x: width / 2, y: height * 0.6, by: -150 });
      await expect.poll(() => cards(page).count(), { timeout: 10_000 }).toBeGreaterThanOrEqual(fewest);
    }).toPass({ timeout: 25_000 });
  }
  const count = await cards(page).count();
  const link = cards(page).nth(60).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const name = await link.textContent();
  const before = (await link.boundingBox())?.y ?? 0;
  await link.tap();
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveCount(count);
  await expect.poll(async () => Math.abs(((await link.boundingBox())?.y ?? 0) - before)).toBeLessThanOrEqual(2);
  await expect(link).toBeInViewport();
});

test('A-199 shows the back-to-top button after 300 px', async ({ page }) => {
  await openList(page);
  const top = page.getByRole('button', { name: 'Back to top' });
  await page.evaluate(() => scrollTo(0, 300));
  await expect(top).toBeHidden();
  await page.evaluate(() => scrollTo(0, 301));
  await top.tap();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('pages through a list without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/Kenya?tab=1`);
  await page.getByRole('link', { name: 'More', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(cards(page)).toHaveCount(24);
  await page.getByRole('link', { name: 'Previous page' }).first().click();
  await expect(page).not.toHaveURL(/page=/);
  await context.close();
});

test('shows the compare bar above the navigation, and never focuses elements behind either', async ({ page }) => {
  await openList(page);
  for (const place of [0, 1]) await cards(page).nth(place).getByRole('checkbox').check();
  const compare = page.getByRole('link', { name: 'Compare 2' });
  await expect(compare).toBeVisible();
  // A trial click fails when another element would receive it.
  await compare.tap({ trial: true });
  for (const place of [3, 7, 11]) {
    const link = cards(page).nth(place).getByRole('link');
    await link.focus();
    await expect.poll(() => link.evaluate(isInSight)).toBe(true);
  }
});

/** Runs in the page. Whether no bar covers the middle of an element. */
function isInSight(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return hit?.closest('article') === element.closest('article');
}

test('closes the filters on the first Back, and leaves the list on the second', async ({ page }) => {
  await page.goto('/Kenya');
  await untilHydrated(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Cars' }).tap();
  await page.getByRole('button', { name: 'Filters' }).tap();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await expect(filters).toBeVisible();
  await page.goBack();
  await expect(filters).toBeHidden();
  await expect(page).toHaveURL(/\?tab=1/);
  await page.goBack();
  await expect(page).toHaveURL(/\/Kenya$/);
});
