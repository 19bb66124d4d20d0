import { expect, test, type Page } from 'playwright/test';

async function choose(page: Page, call: string) {
  await page.getByLabel('Find a call').fill(call);
  await page.getByRole('button', { name: call, exact: true }).click();
  // Its form takes the place of the one before, and what was typed into that is gone.
  await expect(page.getByRole('heading', { level: 1, name: call, exact: true })).toBeVisible();
}

async function make(page: Page, name: string, payload?: object) {
  await choose(page, name);
  if (payload) await page.getByLabel('Payload').fill(JSON.stringify(payload));
  await page.getByRole('button', { name: 'Call', exact: true }).click();
}

interface Mail {
  recipient: string;
  body: string;
}

const answer = (page: Page) => page.getByRole('region', { name: 'Answer' });

test('a buyer registers, confirms by mail, logs in, and sees no orders yet', async ({ page, request }) => {
  const email = `buyer.${Date.now()}@example.com`;
  const password = 'Mombasa2026';
  await page.goto('/console');
  await make(page, 'register', { email, password, countryName: 'Kenya' });
  await expect(answer(page)).toContainText('verifyHour');

  await make(page, 'login', { email, password });
  await expect(answer(page)).toContainText('427');

  const { mails } = (await (await request.get('/dev/outbox.json')).json()) as { mails: Mail[] };
  const letter = mails.find(({ recipient }) => recipient === email);
  const authKey = /authKey=([\w-]+)/.exec(letter?.body ?? '')?.[1];
  await make(page, 'verifyRegistration', { authKey });
  await expect(answer(page)).toContainText('"code": 0');

  await make(page, 'login', { email, password });
  await expect(page.getByText(`Logged in as ${email}`)).toBeVisible();
  await make(page, 'listOrders');
  await expect(answer(page)).toContainText('[]');
});

test('a visitor browses the real stock and prices a car to Mombasa', async ({ page }) => {
  await page.goto('/console');
  await make(page, 'listVehicles', { pageNo: 1, pageSize: 24, searchKey: 'vitz' });
  await expect(answer(page)).toContainText('Toyota Vitz');
  await make(page, 'getPriceDetail');
  await expect(answer(page)).toContainText('USD 6,850');
});

test('a visitor who asks for orders hears that a login is needed', async ({ page }) => {
  await page.goto('/console');
  await make(page, 'listOrders');
  await expect(answer(page)).toContainText('421 Please log in first');
});

test('pictures come from the same origin, and are kept', async ({ request }) => {
  const picture = await request.get('/pictures/100001/front.webp?w=320');
  expect(picture.headers()['content-type']).toBe('image/webp');
  expect(picture.headers()['cache-control']).toContain('immutable');
  expect((await picture.body()).subarray(8, 12).toString()).toBe('WEBP');
});
