import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from 'playwright/test';

// The tests share one build in one folder.
test.describe.configure({ mode: 'serial' });

test.beforeAll(() => {
  execFileSync(process.execPath, ['contract/reference/main.ts']);
});

const pageOf = (name: string) => pathToFileURL(`build/reference/${name}.html`).href;

async function faultsIn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id }) => id);
}

test('the reference opens from disk, finds a call and shows its details', async ({ page }) => {
  await page.goto(pageOf('index'));
  await expect(page.getByRole('heading', { name: 'GariPort API reference' })).toBeVisible();
  const calls = page.getByRole('navigation', { name: 'Calls' });
  await page.getByLabel('Find a call').fill('reserve');
  await expect(calls.getByRole('listitem')).toHaveCount(1);
  await page.getByLabel('Find a call').fill('no such thing');
  await expect(page.getByText('No call matches this name, path or summary.')).toBeVisible();
  await page.getByLabel('Find a call').fill('/order/submit');
  await calls.getByRole('link', { name: 'submitOrder' }).click();

  await expect(page.getByRole('heading', { name: 'submitOrder', level: 1 })).toBeVisible();
  await expect(page.getByText('A logged-in user, with the access token')).toBeVisible();
  await expect(page.getByText('With the same Idempotency-Key it returns the first response')).toBeVisible();
  await expect(page.getByRole('row', { name: /^603 priceRisen The price has gone up/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^payUnit required text "USD" \| "JPY"/ })).toBeVisible();
  await page.getByText('Example withCoupon').click();
  await expect(page.getByText('"discountPrice": "USD 100"')).toBeVisible();
  // Without a server, calls cannot be tried.
  await expect(page.getByRole('link', { name: 'Try it in the console' })).toHaveCount(0);

  await page.getByRole('link', { name: '日本語' }).click();
  await expect(page.getByRole('heading', { name: '応答' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^421 notLoggedIn .*セッションを終了します/ })).toBeVisible();
});

for (const language of ['en', 'zh', 'ja', 'sw']) {
  test(`the reference has no accessibility violations in ${language}`, async ({ page }) => {
    for (const name of ['index', 'submitOrder', 'getServerTime', 'downloadProforma']) {
      await page.goto(pageOf(`${language}/${name}`));
      expect(await faultsIn(page), name).toEqual([]);
    }
  });
}

test('a page of the reference opens its call in the console, which has no accessibility violations', async ({
  page,
}) => {
  await page.goto('/console#getOrder');
  await expect(page.getByRole('heading', { name: 'getOrder' })).toBeVisible();
  expect(await faultsIn(page)).toEqual([]);
  await page.goto('/console#noSuchCall');
  await expect(page.getByText('The contract has no call “noSuchCall”: choose one from the list.')).toBeVisible();
});
