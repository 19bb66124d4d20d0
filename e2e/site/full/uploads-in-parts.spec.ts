import type { Page } from 'playwright/test';
import sharp from 'sharp';
import type { DealerCertificate, OrderSummary, UploadState } from '#generated/client/types.gen.ts';
import { countCalls, openConnection } from '../../support/connection.ts';
import { reserve } from '../../support/orderable.ts';
import { expect, expectAccessible, logIn, test } from '../../support/site-test.ts';
import { tokenOf } from '../../support/offline.ts';

/** A photo of noise: ten megabytes unless another width is given. */
async function largePhoto({ width = 4000 } = {}) {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width, height: width * 0.75, channels: 3, background: 'white', noise } as const;
  const buffer = await sharp({ create }).jpeg({ quality: 93 }).toBuffer();
  return { name: 'slip.jpg', mimeType: 'image/jpeg', buffer };
}

const partsCall = '**/common/uploadParts?*';

/** The missing parts that the server reported after each call, in the order of its answers. */
function followMissing(page: Page): () => Promise<number[]> {
  const answers: Promise<number | undefined>[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('/common/uploadParts?')) return;
    const read = response.json() as Promise<{ body: UploadState }>;
    // The last answer is lost when the page is closed.
    answers.push(
      read.then(
        ({ body }) => body.missing.length,
        () => undefined,
      ),
    );
  });
  return async () => (await Promise.all(answers)).filter((count) => count !== undefined);
}

test('resumes a photo of ten megabytes after a broken connection and a reload, and submits it once', async ({
  page,
  baseURL,
  backend,
  buyer,
}) => {
  // Ten megabytes take a while on a busy machine.
  test.slow();
  // An older browser does not compress, so the whole file is sent.
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'OffscreenCanvas'));
  const line = await openConnection(String(baseURL));
  const id = await reserve(backend, buyer);
  await page.goto(`${line.address}/Kenya?tab=1`);
  await logIn(page, buyer);
  await page.goto(`${line.address}/Kenya/user/center/order/detail?id=${id}&status=0`);
  const openProof = page.getByRole('main').getByRole('button', { name: 'Upload deposit proof' });
  const dialog = page.getByRole('dialog');
  const submit = dialog.getByRole('button', { name: 'Submit proof' });
  const finished = countCalls(page, '/common/finishUpload');
  const submitted = countCalls(page, '/order/payDeposit');
  const missing = followMissing(page);

  await openProof.click();
  await dialog.getByLabel('Choose pictures').setInputFiles([await largePhoto()]);
  await expect(dialog.getByText('Ready to upload')).toBeVisible();

  // The connection drops during the third call and comes back.
  let calls = 0;
  await page.route(partsCall, async (route) => {
    calls += 1;
    if (calls === 3) await line.cut();
    await route.continue();
  });
  await submit.click();
  await expect.poll(() => calls).toBeGreaterThan(3);
  await expect(dialog.getByText(/^\d+ of \d+ parts uploaded/)).toBeVisible();
  // The upload pauses here before the page is closed.
  await page.unroute(partsCall);
  let isLeft = false;
  await page.route(partsCall, async (route) => {
    if (isLeft) await route.abort('connectionreset');
    else await route.continue();
    isLeft = true;
  });
  await line.mend();
  // It resumes by itself unless the connection was down for longer than its retries last.
  const again = dialog.getByRole('button', { name: 'Send again', exact: true });
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    expect(isLeft).toBe(true);
  }).toPass();
  await page.reload();
  await page.unroute(partsCall);
  const before = await missing();
  expect(Math.min(...before)).toBeGreaterThan(0);

  await openProof.click();
  await expect(dialog.getByText('Upload failed', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await submit.click();
  await expect(page.getByText('Your proof has arrived and is under review')).toBeVisible({ timeout: 60_000 });
  // Parts that arrived before the reload are not sent again. Two calls run at once, and the later one may be answered first.
  const after = (await missing()).slice(before.length);
  expect(Math.max(...after)).toBeLessThan(Math.min(...before));
  expect([finished(), submitted()]).toEqual([1, 1]);
  const token = await tokenOf(backend, buyer);
  const [order] = await backend.call<OrderSummary[]>('listOrders', { statusDesc: '', pageNo: 1, pageSize: 1 }, token);
  expect(order?.status).toBe(1);
  await line.cut();
});

test('resumes a dealer’s picture after a reload, and submits it', async ({ page, baseURL, backend, buyer }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'OffscreenCanvas'));
  const line = await openConnection(String(baseURL));
  await page.goto(`${line.address}/Kenya?tab=1`);
  await logIn(page, buyer);
  await page.goto(`${line.address}/Kenya/user/center/info?type=6`);
  const pin = page.getByRole('group', { name: 'PIN certificate' });
  const finished = countCalls(page, '/common/finishUpload');
  const missing = followMissing(page);
  // The first parts arrive, and none after them before the page is closed.
  let calls = 0;
  await page.route(partsCall, async (route) => {
    calls += 1;
    if (calls === 1) await route.continue();
    else await route.abort('connectionreset');
  });
  await pin.getByLabel('PIN certificate').setInputFiles([await largePhoto({ width: 1200 })]);
  await expect(pin.getByText(/^[1-9]\d* of \d+ parts uploaded/)).toBeVisible();
  await expectAccessible(page);
  await page.unroute(partsCall);
  await line.cut();
  const before = await missing();
  await line.mend();
  await page.reload();
  await expect(pin.getByRole('img', { name: 'PIN certificate' })).toBeVisible();
  const after = (await missing()).slice(before.length);
  expect(Math.max(...after)).toBeLessThan(Math.min(...before));
  expect(finished()).toBe(1);

  await page.getByLabel('Company name').fill('Kamau Motors Ltd');
  await page.getByLabel('Company address').fill('Moi Avenue 22, Mombasa');
  await page.getByLabel('Contact person').fill('Wanjiku Kamau');
  await page.getByLabel('Contact number').fill('+254712345678');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('dialog', { name: 'Your details have been submitted' })).toBeVisible();
  const token = await tokenOf(backend, buyer);
  const { taxNoPic } = await backend.call<DealerCertificate>('getDealerCertificate', {}, token);
  expect(taxNoPic).toMatch(/^\/files\//);
  await line.cut();
});
