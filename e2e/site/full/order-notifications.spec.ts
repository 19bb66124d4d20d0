import type { BrowserContext, Page } from 'playwright/test';
import { untilServedByWorker } from '../../support/connection.ts';
import { reserve } from '../../support/orderable.ts';
import { expect, expectAccessible, logIn, test } from '../../support/site-test.ts';

test.use({ serviceWorkers: 'allow' });

const offer = (page: Page) => page.getByRole('region', { name: 'Get notified about your order' });

test('offers order notifications with a reason, and remembers a refusal', async ({ page, backend, buyer }) => {
  // A headless browser blocks notifications by default.
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { value: 'default' }));
  const id = await reserve(backend, buyer);
  await page.goto('/Kenya?tab=1');
  await logIn(page, buyer);
  await page.goto(`/Kenya/user/center/order/detail?id=${id}`);
  await expect(offer(page)).toContainText('even when the site is closed');
  await expect(offer(page).getByRole('button', { name: /^Notify me about this order/ })).toBeVisible();
  await expectAccessible(page);
  await offer(page).getByRole('button', { name: 'No thanks' }).click();
  await expect(offer(page)).toBeHidden();

  await page.reload();
  await untilServedByWorker(page);
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeVisible();
  await expect(offer(page)).toBeHidden();
  await page.goto('/Kenya/user/center/info?type=3');
  await expect(page.getByRole('switch', { name: /^Notify me in this browser/ })).toBeVisible();
});

/** Delivers a push message to the worker, like the browser's push service. */
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

interface NotifyingWorker extends EventTarget {
  registration: { showNotification: (title: string, options: NotificationOptions) => Promise<void> };
  shown: (NotificationOptions & { title: string })[];
}

/** Runs in the worker. A headless browser shows no notifications, so calls to show one are recorded. */
function noteShown(): void {
  const worker = globalThis as unknown as NotifyingWorker;
  worker.shown = [];
  worker.registration.showNotification = async (title, options) => void worker.shown.push({ title, ...options });
}

const readShown = () => (globalThis as unknown as NotifyingWorker).shown;

/** Runs in the worker. Playwright cannot click a notification, so the event is dispatched. */
function pressLast(): void {
  const worker = globalThis as unknown as NotifyingWorker;
  const notification = { data: worker.shown.at(-1)?.data as unknown, close: () => undefined };
  worker.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined }));
}

test('shows a notification about an order, and a click opens the order in the open page', async ({
  page,
  context,
  backend,
  buyer,
}) => {
  const id = await reserve(backend, buyer);
  await page.goto('/Kenya?tab=1');
  await logIn(page, buyer);
  await untilServedByWorker(page);
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('The site has no worker.');
  await worker.evaluate(noteShown);

  const path = `/Kenya/user/center/order/detail?id=${id}&status=0`;
  await deliver(page, context, { title: 'Order 1 has been shipped', body: 'It is on its way.', tag: 'one', path });
  const shown = { title: 'Order 1 has been shipped', body: 'It is on its way.', tag: 'one', lang: 'en', data: path };
  await expect.poll(() => worker.evaluate(readShown)).toMatchObject([shown]);

  await worker.evaluate(pressLast);
  await expect(page).toHaveURL(new RegExp(`/Kenya/user/center/order/detail\\?id=${id}`));
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
});
