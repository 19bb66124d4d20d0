import type { Page } from 'playwright/test';
import { findOrderable } from '../../support/orderable.ts';
import { priceToMombasa } from '../../support/shopper.ts';
import { expect, expectAccessible, logIn, test } from '../../support/site-test.ts';

declare global {
  interface Window {
    handedOver?: { text: string; type: string; width: number };
  }
}

/** Runs in the page. Mocks the share sheet, which Chromium lacks on test machines. It reads the picture that it receives. */
function offerSheet(): void {
  Object.assign(navigator, {
    canShare: () => true,
    async share({ text = '', files: [file] = [] }: ShareData) {
      if (!file) return;
      const { width } = await createImageBitmap(file);
      window.handedOver = { text, type: file.type, width };
    },
  });
}

async function openMessage(page: Page, id: string) {
  await page.goto(`/Kenya/car/detail?id=${id}`);
  await page.getByRole('main').getByRole('button', { name: 'Share by WhatsApp' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share by WhatsApp' });
  return { dialog, number: dialog.getByLabel(/phone number/), message: dialog.getByRole('region') };
}

test('shares a vehicle by WhatsApp, and offers the recipient again until the sender logs out', async ({
  shopper,
  context,
  backend,
  buyer,
}) => {
  const { page } = shopper;
  await page.addInitScript(offerSheet);
  await context.route('https://wa.me/**', (route) => route.fulfill({ contentType: 'text/html', body: 'WhatsApp' }));
  const { id, vehicle } = await findOrderable(backend);
  await page.goto('/Kenya/com/policy');
  await logIn(page, buyer);
  await page.goto(`/Kenya/car/detail?id=${id}`);
  await priceToMombasa(shopper);

  const first = await openMessage(page, id);
  await expect(first.message).toContainText(vehicle.styleName);
  await expect(first.message).toContainText(`${vehicle.vehiclePriceDesc} (about KES`);
  await expect(first.message).toContainText(/^(Can be imported into Kenya|Only if it ships by )/m);
  await expect(first.message).toContainText(`/Kenya/car/detail?id=${id}`);
  await expect(first.number).toHaveValue('');
  await expectAccessible(page);
  const text = await first.message.innerText();
  await first.number.fill('0712 345 678');
  const opening = context.waitForEvent('page');
  await first.dialog.getByRole('button', { name: 'Open WhatsApp' }).click();
  const opened = new URL((await opening).url());
  expect([opened.host, opened.pathname]).toEqual(['wa.me', '/254712345678']);
  expect(opened.searchParams.get('text')).toBe(text);

  // WhatsApp takes the picture from the head of the linked page.
  const head = await (await page.request.get(`/Kenya/car/detail?id=${id}`)).text();
  const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(head) ?? [];
  expect((await page.request.get(new URL(picture).pathname)).headers()['content-type']).toMatch(/^image\//);

  const { id: other } = await findOrderable(backend);
  const next = await openMessage(page, other);
  await expect(next.number).toHaveValue('+254712345678');
  // The share sheet receives the picture itself.
  await next.dialog.getByRole('button', { name: 'Share with picture' }).click();
  await expect(next.dialog).toBeHidden();
  const handed = await page.evaluate(() => window.handedOver);
  expect(handed).toMatchObject({ type: 'image/jpeg', text: expect.stringContaining(`/Kenya/car/detail?id=${other}`) });
  expect(handed?.width).toBeGreaterThan(300);

  await page.getByRole('banner').getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  const isReloaded = page.waitForEvent('load');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await isReloaded;
  await expect(page.getByRole('banner').getByRole('button', { name: /^log in/i })).toBeVisible();
  const afterwards = await openMessage(page, id);
  await expect(afterwards.number).toHaveValue('');
});
