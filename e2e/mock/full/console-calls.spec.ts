import { expect, test, type Page } from 'playwright/test';

async function choose(page: Page, call: string) {
  await page.getByLabel('Find a call').fill(call);
  await page.getByRole('button', { name: call, exact: true }).click();
}

const answer = (page: Page) => page.getByRole('region', { name: 'Answer' });

test.beforeEach(async ({ page }) => {
  await page.goto('/console');
});

test('A-235 A-239 seals a call and opens its answer', async ({ page }) => {
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/vehicles/getVehicles'));
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  await expect(answer(page)).toContainText('Toyota Vitz 1.0 F');

  const request = await sent;
  expect(request.method()).toBe('POST');
  expect(request.headers()['content-type']).toContain('application/x-www-form-urlencoded');
  const envelope = JSON.parse(new URLSearchParams(request.postData() ?? '').get('json') ?? '{}') as object;
  expect(Object.keys(envelope).toSorted()).toEqual(['body', 'partnerId', 'sequenceId', 'sign']);
  const response = (await (await request.response())?.json()) as { body: string };
  expect(response.body).not.toContain('Vitz');
});

test("refuses a user's call to a visitor, and answers it after the login", async ({ page }) => {
  await choose(page, 'listOrders');
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  await expect(answer(page)).toContainText('421');

  await choose(page, 'login');
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  await expect(answer(page)).toContainText('accessToken');

  await choose(page, 'listOrders');
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  await expect(answer(page)).toContainText('orderNo');
});

test('A-160 A-162 A-165 stays logged in after a reload, with plain tokens and an encrypted user', async ({ page }) => {
  await choose(page, 'login');
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  await expect(page.getByText('Logged in as wanjiku.kamau@example.com')).toBeVisible();
  const stored = () => page.evaluate(() => Object.fromEntries(Object.entries(localStorage) as [string, string][]));
  const wanted = ['accessToken', 'refreshToken', 'userInfo'];
  await expect.poll(async () => Object.keys(await stored())).toEqual(expect.arrayContaining(wanted));
  expect((await stored())['userInfo']).not.toContain('wanjiku');

  await page.reload();
  await expect(page.getByText('Logged in as wanjiku.kamau@example.com')).toBeVisible();

  await page.evaluate(() => localStorage.removeItem('refreshToken'));
  await page.reload();
  await expect(page.getByText('Not logged in')).toBeVisible();
});
