import type { Page } from 'playwright/test';
import type { Backend } from '../support/backend.ts';
import { expect, force, logIn, stopForcing, test, untilTakenOver } from '../support/site-test.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });
const user = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Account menu' });
const visitor = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^log in/i });

/** As when the user has logged out elsewhere: the server knows the session no more, and the page does not know it. */
async function endSession(page: Page, backend: Backend): Promise<void> {
  // No call of the page's own learns of it first.
  await page.waitForLoadState('networkidle');
  const token = await page.evaluate(() => localStorage.getItem('accessToken') ?? '');
  await backend.call('logOut', {}, token);
}

test('a page that loads over a line that breaks says so, and is there when the line is', async ({ page, context }) => {
  await page.goto('/Kenya?tab=1');
  await untilTakenOver(page);
  await expect(cards(page)).toHaveCount(24);
  await context.setOffline(true);
  await page.getByLabel('Sort by').selectOption('Lowest mileage');
  await expect(retry(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('No matching vehicles');
  await context.setOffline(false);
  await expect(cards(page)).toHaveCount(24);
});

test('an answer that breaks off leaves a way to try again', async ({ page }) => {
  await force(page, 'getVehicleDetail', { 'Force-Fault': 'malformed-body' });
  await page.goto('/Kenya/car/detail?id=100001');
  await expect(retry(page)).toBeVisible();
  await stopForcing(page);
  await retry(page).click();
  await expect(page.getByRole('heading', { level: 1, name: /Vitz/ })).toBeVisible();
});

test('A-289 an answer that does not come is given up after 16 s, with a word and a way to try again', async ({
  page,
}) => {
  await page.clock.install();
  await force(page, 'getVehicleDetail', { 'Force-Delay': '60000' });
  const asked = page.waitForRequest(/getDetailInfo/);
  await page.goto('/Kenya/car/detail?id=100001');
  await asked;
  await expect(page.getByRole('main').getByText('Loading')).toBeAttached();
  await page.clock.runFor(20_000);
  await expect(page.getByText('The connection is slow. Please try again.')).toBeVisible();
  await expect(retry(page)).toBeVisible();
});

test('a slow answer to an older choice never stands in the place of a newer one', async ({ page }) => {
  await page.goto('/Kenya?tab=1&sort=priceAscending');
  await expect(cards(page)).toHaveCount(24);
  // What a card adds later, such as whether it may be imported, is not what is asked here.
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

test('two tabs: who logs in, out, or is thrown out in one is so in the other', async ({ page, context, buyer }) => {
  await page.goto('/Kenya?tab=2');
  const other = await context.newPage();
  await other.goto('/Kenya?tab=3');
  await expect(visitor(other)).toBeVisible();
  await logIn(page, buyer);
  await expect(user(other)).toBeVisible();
  await other.getByRole('button', { name: 'Account menu' }).click();
  await other.getByRole('menuitem', { name: 'Log out' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(visitor(other)).toBeVisible();
  await expect(visitor(page)).toBeVisible();
});

test('A-181 B-063 whose session ends over a form keeps the page and what they wrote, and it is saved after the login', async ({
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

test('A-181 who does not log in again is at home, and logged out', async ({ page, backend, buyer }) => {
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

test('from the list to a vehicle, back and forward, every step is where it was', async ({ page }) => {
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

test('Another address in the same tab begins at its top, and a reload stays where it was', async ({ page }) => {
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
