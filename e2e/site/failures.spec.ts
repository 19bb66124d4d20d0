import type { Page } from 'playwright/test';
import type { Backend } from '../support/backend.ts';
import { expect, logIn, test } from '../support/site-test.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const user = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Account menu' });
const visitor = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^log in/i });

/** Simulates a logout elsewhere: the session ends on the server, and the page does not know. */
async function endSession(page: Page, backend: Backend): Promise<void> {
  // No background call of the page may notice it first.
  await page.waitForLoadState('networkidle');
  const token = await page.evaluate(() => localStorage.getItem('accessToken') ?? '');
  await backend.call('logOut', {}, token);
}

test('logs in and out in both tabs at once', async ({ page, context, buyer }) => {
  await page.goto('/Kenya?tab=2');
  const other = await context.newPage();
  await other.goto('/Kenya?tab=3');
  await expect(visitor(other)).toBeVisible();
  await logIn(page, buyer);
  await expect(user(other)).toBeVisible();
  await other.getByRole('button', { name: 'Account menu' }).click();
  await other.getByRole('menuitem', { name: 'Log out' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(visitor(other)).toBeVisible();
  await expect(visitor(page)).toBeVisible();
});

test('A-181 B-063 keeps a form through the end of the session and saves it after the login', async ({
  page,
  backend,
  buyer,
}) => {
  await page.goto('/Kenya?tab=2');
  await logIn(page, buyer);
  await page.goto('/Kenya/user/center/info?type=2');
  await page.getByRole('button', { name: 'Add an address' }).click();
  const form = page.getByRole('dialog', { name: 'Add an address' });
  await form.getByLabel('Recipient').fill('Wanjiku Kamau');
  await form.getByLabel('E-mail').fill(buyer.email);
  await form.getByLabel('Phone').fill('+254712345678');
  await form.getByLabel('Receiving country').selectOption({ label: 'Kenya' });
  await form.getByLabel('Region').selectOption({ label: 'Mombasa' });
  await form.getByLabel('City').selectOption({ label: 'Mombasa' });
  await form.getByLabel('Address', { exact: true }).fill('Nyali Road 14');
  await endSession(page, backend);
  await form.getByRole('button', { name: 'Save' }).click();

  const expired = page.getByRole('alertdialog');
  await expired.getByRole('button', { name: 'Log in' }).click();
  const login = page.getByRole('dialog', { name: 'Log in' });
  await login.getByLabel('E-mail').fill(buyer.email);
  await login.getByLabel('Password', { exact: true }).fill(buyer.password);
  await login.getByRole('checkbox', { name: /agree/ }).check();
  await login.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('article', { name: 'Wanjiku Kamau' })).toContainText('Nyali Road 14');
  await expect(page).toHaveURL(/type=2$/);
});

test('keeps the scroll position on Back and Forward between list and vehicle', async ({ page }) => {
  await page.goto('/Kenya?tab=1&sort=priceAscending');
  await expect(cards(page)).toHaveCount(24);
  await page.waitForLoadState('networkidle');
  const place = () => page.evaluate(() => Math.round(scrollY));
  const card = cards(page).nth(12);
  await card.scrollIntoViewIfNeeded();
  const before = await place();
  const name = await card.getByRole('heading').innerText();
  await card.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/sort=priceAscending$/);
  await expect(cards(page)).toHaveCount(24);
  await expect.poll(place).toBe(before);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/sort=priceAscending$/);
  await expect.poll(place).toBe(before);
});
