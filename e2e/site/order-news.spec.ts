import type { BrowserContext, Page } from 'playwright/test';
import { untilServedByWorker } from '../support/line.ts';
import { reserve } from '../support/orderable.ts';
import { expect, expectAccessible, logIn, test } from '../support/site-test.ts';

test.use({ serviceWorkers: 'allow' });

const offer = (page: Page) => page.getByRole('region', { name: 'Know at once whose turn it is' });

test('An order offers messages with the reason, and a no is kept', async ({ page, backend, buyer }) => {
  const id = await reserve(backend, buyer);
  await page.goto('/Kenya?tab=1');
  await logIn(page, buyer);
  await page.goto(`/Kenya/user/center/order/detail?id=${id}`);
  await expect(offer(page)).toContainText('even while the site is closed');
  await expect(offer(page).getByRole('button', { name: /^Tell me when something happens/ })).toBeVisible();
  await expectAccessible(page);
  await offer(page).getByRole('button', { name: 'No, thank you' }).click();
  await expect(offer(page)).toBeHidden();

  await page.reload();
  await untilServedByWorker(page);
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeVisible();
  await expect(offer(page)).toBeHidden();
  await page.goto('/Kenya/user/center/info?type=3');
  await expect(page.getByRole('switch', { name: /^Tell me in this browser/ })).toBeVisible();
});

/** Hands the worker a message as the browser's push service would. */
async function deliver(page: Page, context: BrowserContext, data: object): Promise<void> {
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ isDeleted }) => !isDeleted);
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await session.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registered,
    data: JSON.stringify(data),
  });
  await session.detach();
}

/** What the browser shows; runs in the page. */
async function shownMessages() {
  const { serviceWorker } = navigator;
  const shown = await (await serviceWorker.ready).getNotifications();
  return shown.map(({ title, body, lang }) => ({ title, body, lang }));
}

/** Runs in the worker. No command presses a message, so the worker is told as if somebody had. */
async function pressMessage(): Promise<void> {
  const worker = globalThis as unknown as EventTarget & { registration: ServiceWorkerRegistration };
  const [notification] = await worker.registration.getNotifications();
  const press = Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined });
  worker.dispatchEvent(press);
}

test('A message about an order is shown, a later one replaces it, and a press leads the open page to the order', async ({
  page,
  context,
  backend,
  buyer,
}) => {
  await context.grantPermissions(['notifications']);
  const id = await reserve(backend, buyer);
  await page.goto('/Kenya?tab=1');
  await logIn(page, buyer);
  await untilServedByWorker(page);
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));

  const news = { tag: 'order', path: `/Kenya/user/center/order/detail?id=${id}&status=0`, body: 'What it is about.' };
  await deliver(page, context, { ...news, title: 'The first' });
  await expect.poll(() => page.evaluate(shownMessages)).toMatchObject([{ title: 'The first', lang: 'en' }]);
  await deliver(page, context, { ...news, title: 'The second' });
  await expect.poll(() => page.evaluate(shownMessages)).toMatchObject([{ title: 'The second' }]);

  const [worker] = context.serviceWorkers();
  await worker?.evaluate(pressMessage);
  await expect(page).toHaveURL(new RegExp(`/Kenya/user/center/order/detail\\?id=${id}`));
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  await expect.poll(() => page.evaluate(shownMessages)).toEqual([]);
});
