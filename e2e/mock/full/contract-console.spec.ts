import { expect, test, type Page } from 'playwright/test';

async function choose(page: Page, call: string) {
  await page.getByLabel('Find a call').fill(call);
  await page.getByRole('button', { name: call, exact: true }).click();
}

async function force(page: Page, label: string, choice: string) {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: choice }).click();
}

const answer = (page: Page) => page.getByRole('region', { name: 'Answer' });

test.beforeEach(async ({ page }) => {
  await page.goto('/console');
});

test('a forced code arrives with its text, as a failure of that code', async ({ page }) => {
  await choose(page, 'getPriceDetail');
  await force(page, 'Force a code', '602');
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  await expect(answer(page)).toContainText('602 This vehicle can no longer be ordered in this way');
});

test('an answer with an invalid signature is not read', async ({ page }) => {
  await force(page, 'Force a fault', 'bad-sign');
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  await expect(answer(page)).toContainText('The response could not be read. Please try again.');
});

test('a dropped connection is reported as such', async ({ page }) => {
  await force(page, 'Force a fault', 'drop');
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  await expect(answer(page)).toContainText('Network error. Please check your connection.');
});

test('a payload that is not JSON is reported at its field, and cannot be sent', async ({ page }) => {
  await page.getByLabel('Payload').fill('{ pageNo: 1');
  await expect(page.getByText('This is not JSON')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Call', exact: true })).toBeDisabled();
});

test('logging in or out in one tab shows in the other', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/console');
  await choose(page, 'login');
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  await expect(other.getByText('Logged in as wanjiku.kamau@example.com')).toBeVisible();
  await choose(page, 'logOut');
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  await expect(other.getByText('Not logged in')).toBeVisible();
});
