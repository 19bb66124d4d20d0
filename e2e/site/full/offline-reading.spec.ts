import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import type { Papers, SessionTokens } from '#generated/client/types.gen.ts';
import { pdf } from '#server/platform/uploads/testing/make-pdfs.ts';
import { isKept, cachedAnswers, openConnection, untilServedByWorker } from '../../support/connection.ts';
import { reserve } from '../../support/orderable.ts';
import { expect, logIn, test } from '../../support/site-test.ts';
import { ageNote, cards } from '../../support/offline.ts';

test.use({ serviceWorkers: 'allow' });

test('opens a rendered page from its cached copy when the server is unreachable, and hydrates it', async ({
  page,
  baseURL,
}) => {
  const line = await openConnection(String(baseURL));
  await page.goto(`${line.address}/Kenya?tab=1`);
  await untilServedByWorker(page);
  // The worker has seen the page load from now on.
  await page.reload();
  await untilServedByWorker(page);
  await expect.poll(() => isKept(page, 'listVehicles')).toBe(true);
  await line.cut();
  await page.reload();
  await expect(page.locator('html[data-kept-at]')).toBeAttached();
  await expect(cards(page)).toHaveCount(24);
  await expect(ageNote(page)).toBeVisible();
  await line.mend();
  // No event announces that the server is back, so the page polls for it.
  await expect(ageNote(page)).toBeHidden();
  await line.cut();
});

test('shows cached content on a stalled connection', async ({ page, baseURL }) => {
  const line = await openConnection(String(baseURL));
  await page.goto(`${line.address}/Kenya?tab=1`);
  await untilServedByWorker(page);
  await page.reload();
  await untilServedByWorker(page);
  line.stall();
  await page.reload();
  await expect(cards(page)).toHaveCount(24);
  await line.cut();
});

const orders = (page: Page) => page.getByRole('tabpanel').getByRole('article');

test('shows an order offline, with its invoice, documents and history', async ({ page, context, backend, buyer }) => {
  const id = await reserve(backend, buyer);
  const { accessToken } = await backend.call<SessionTokens>('login', buyer);
  const fileBase64 = (await pdf('Insurance policy')).toString('base64');
  const {
    papers: [insurance],
  } = await backend.call<Papers>('addPaper', { id, kind: 'insurance', fileBase64 }, accessToken);
  const kept = async () => (await cachedAnswers(page)).own;
  await page.goto('/Kenya?tab=1');
  await logIn(page, buyer);
  // The page of an order requests coupons, as every page does, but not favourites.
  await expect.poll(async () => (await kept()).length).toBeGreaterThanOrEqual(2);
  const invoice = page.waitForResponse(/\/order\/proforma/);
  const paper = page.waitForResponse(/[?&]paper=/);
  await page.goto(`/Kenya/user/center/order/detail?id=${id}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(/\d/);
  await untilServedByWorker(page);
  await invoice;
  await paper;
  // Besides those two: the order with its timeline, its documents, their file and its invoice.
  await expect.poll(async () => (await kept()).length).toBeGreaterThanOrEqual(7);
  const before = await kept();
  await page.goto('/Kenya/user/center/info?type=0');
  await expect(orders(page)).toHaveCount(1);
  await untilServedByWorker(page);
  await expect.poll(async () => (await kept()).filter((name) => !before.includes(name))).not.toEqual([]);

  await context.setOffline(true);
  await page.reload();
  await expect(orders(page)).toHaveCount(1);
  await expect(ageNote(page)).toBeVisible();
  await orders(page).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d/);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Proforma invoice' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^proforma-.+\.pdf$/);
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('You,');
  const saving = page.waitForEvent('download');
  await page.getByRole('region', { name: 'Documents' }).getByRole('link', { name: 'Insurance policy' }).click();
  const saved = await readFile(await (await saving).path());
  expect(createHash('sha256').update(saved).digest('hex')).toBe(insurance?.sha256);
  // The payment account must never be shown from the cache.
  await expect(page.getByText('You are offline. The account can change', { exact: false })).toBeVisible();
});

test('keeps a buyer’s cached data even if the stored user is read late', async ({ page, context, backend, buyer }) => {
  await reserve(backend, buyer);
  const kept = async () => (await cachedAnswers(page)).own;
  await page.goto('/Kenya?tab=1');
  await logIn(page, buyer);
  await untilServedByWorker(page);
  await expect.poll(async () => (await kept()).length).toBeGreaterThanOrEqual(2);
  const before = await kept();
  await page.goto('/Kenya/user/center/info?type=0');
  await expect(orders(page)).toHaveCount(1);
  await untilServedByWorker(page);
  await expect.poll(async () => (await kept()).filter((name) => !before.includes(name))).not.toEqual([]);
  const all = await kept();

  await context.setOffline(true);
  await page.addInitScript(holdSecrets);
  await page.reload();
  // The offline content is shown, and all background requests of the page have been attempted.
  await expect.poll(() => page.evaluate(hasOfflineCode)).toBe(true);
  await page.evaluate(untilIdle);
  expect(await kept()).toEqual(expect.arrayContaining(all));
  await page.evaluate(() => (window as unknown as HeldSecrets).letSecretsGo());
  await expect(orders(page)).toHaveCount(1);
  await expect(ageNote(page)).toBeVisible();
});

interface HeldSecrets {
  letSecretsGo: () => void;
}

/** Runs in the page. Waits for pending reads of encrypted items, above all of the logged-in user. */
function holdSecrets(): void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const decrypt = Reflect.get(SubtleCrypto.prototype, 'decrypt');
  SubtleCrypto.prototype.decrypt = async function (...asked) {
    await promise;
    return decrypt.apply(this, asked);
  };
  Object.assign(window, { letSecretsGo: resolve } satisfies HeldSecrets);
}

/** Runs in the page. */
function hasOfflineCode(): boolean {
  return performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/start-offline-'));
}

/** Runs in the page. */
async function untilIdle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    await new Promise<void>((resolve) => {
      requestIdleCallback(() => resolve());
    });
  }
}
