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

test('A-235 A-239 a call travels sealed both ways, and its answer is read', async ({ page }) => {
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

test('A-242 the base token is fetched before the first call, once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  await expect(answer(page)).toBeVisible();
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Call', exact: true })).toBeEnabled();
  expect(asked.filter((path) => path === '/api/common/baseToken')).toHaveLength(1);
});

test('a forced code arrives with its text, as a failure of that code', async ({ page }) => {
  await choose(page, 'getPriceDetail');
  await force(page, 'Force a code', '602');
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  await expect(answer(page)).toContainText('602 This vehicle cannot be ordered in this way any more');
});

test('an answer with a bad sign is not read', async ({ page }) => {
  await force(page, 'Force a fault', 'bad-sign');
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  await expect(answer(page)).toContainText('The answer could not be read. Please try again.');
});

test('a dropped connection is told as one', async ({ page }) => {
  await force(page, 'Force a fault', 'drop');
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  await expect(answer(page)).toContainText('Network error. Please check your connection.');
});

test('a call for users is refused to a visitor, and answered after a login', async ({ page }) => {
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

test('a payload that is no JSON is told at its field, and cannot be sent', async ({ page }) => {
  await page.getByLabel('Payload').fill('{ pageNo: 1');
  await expect(page.getByText('This is not JSON')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Call', exact: true })).toBeDisabled();
});

test('A-236 the access token travels in the Authorization header', async ({ page }) => {
  await choose(page, 'login');
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  await expect(answer(page)).toContainText('accessToken');
  await choose(page, 'getUserInfo');
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/user/userInfo'));
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  const stored = await page.evaluate(() => localStorage.getItem('accessToken'));
  expect((await sent).headers()['authorization']).toBe(`Bearer ${stored}`);
});

test('A-160 A-162 A-165 a login is kept over a reload, the tokens by their names and the user encrypted', async ({
  page,
}) => {
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

test('a login in one tab shows in the other, and so does its end', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/console');
  await choose(page, 'login');
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  await expect(other.getByText('Logged in as wanjiku.kamau@example.com')).toBeVisible();
  await choose(page, 'logOut');
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  await expect(other.getByText('Not logged in')).toBeVisible();
});

test('A-240 a download arrives as a file', async ({ page }) => {
  await choose(page, 'login');
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  await expect(page.getByText('Logged in as')).toBeVisible();
  await choose(page, 'downloadProforma');
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the file' }).click();
  expect((await download).suggestedFilename()).toBe('answer.pdf');
});
