import type { Page } from 'playwright/test';
import type { Backend } from '../../support/backend.ts';
import { expect, force, logIn, stopForcing, test, untilHydrated } from '../../support/site-test.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });
const visitor = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^log in/i });

/** Simulates a logout elsewhere: the session ends on the server, and the page does not know. */
async function endSession(page: Page, backend: Backend): Promise<void> {
  // No background call of the page may notice it first.
  await page.waitForLoadState('networkidle');
  const token = await page.evaluate(() => localStorage.getItem('accessToken') ?? '');
  await backend.call('logOut', {}, token);
}

test('reports a broken connection while a page loads, and loads it once the connection is back', async ({
  page,
  context,
}) => {
  await page.goto('/Kenya?tab=1');
  await untilHydrated(page);
  await expect(cards(page)).toHaveCount(24);
  await context.setOffline(true);
  await page.getByLabel('Sort by').selectOption('Lowest mileage');
  await expect(retry(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(
    'You are offline. The list loads as soon as the connection is back.',
  );
  await context.setOffline(false);
  await expect(cards(page)).toHaveCount(24);
});

test('offers a retry after a truncated answer', async ({ page }) => {
  await force(page, 'getVehicleDetail', { 'Force-Fault': 'malformed-body' });
  await page.goto('/Kenya/car/detail?id=100001');
  await expect(retry(page)).toBeVisible();
  await stopForcing(page);
  await retry(page).click();
  await expect(page.getByRole('heading', { level: 1, name: /Vitz/ })).toBeVisible();
});

test('never shows a late answer to an earlier choice', async ({ page }) => {
  await page.goto('/Kenya?tab=1&sort=priceAscending');
  await expect(cards(page)).toHaveCount(24);
  // Parts that a card loads later, such as the import verdict, are not tested here.
  const firstCard = () => cards(page).first().getByRole('heading').getByRole('link').getAttribute('href');
  const cheapest = await firstCard();
  await page.goto('/Kenya?tab=1');
  await expect(cards(page)).toHaveCount(24);
  await force(page, 'listVehicles', { 'Force-Delay': '2000' });
  const slow = page.waitForRequest(/getVehicles/);
  await page.getByLabel('Sort by').selectOption('Price: high to low');
  await slow;
  await page.evaluate(() => sessionStorage.removeItem('forcedCalls'));
  await page.getByLabel('Sort by').selectOption('Price: low to high');
  await expect.poll(firstCard).toBe(cheapest);
  await page.waitForLoadState('networkidle');
  expect(await firstCard()).toBe(cheapest);
});

test('A-181 logs out and opens the home page when the new login is declined', async ({ page, backend, buyer }) => {
  await page.goto('/Kenya?tab=2');
  await logIn(page, buyer);
  await page.goto('/Kenya/user/center/info?type=3');
  await expect(page.getByLabel('E-mail')).toHaveValue(buyer.email);
  await endSession(page, backend);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/Kenya$/);
  await expect(visitor(page)).toBeVisible();
});

test('starts another address in the same tab at its top, and keeps the position on a reload', async ({ page }) => {
  const place = () => page.evaluate(() => Math.round(scrollY));
  await page.goto('/Kenya?tab=1');
  await expect(cards(page)).toHaveCount(24);
  await cards(page).nth(12).scrollIntoViewIfNeeded();
  const before = await place();
  await expect
    .poll(() => page.evaluate(() => Object.values(sessionStorage)))
    .toContain(JSON.stringify({ top: before }));
  await page.reload();
  await expect.poll(place).toBe(before);
  await page.goto('/Kenya/com/policy?formPage=3');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await place()).toBe(0);
  await page.goto('/Kenya?tab=1');
  await expect(cards(page)).toHaveCount(24);
  expect(await place()).toBe(0);
});
