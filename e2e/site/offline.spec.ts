import { cp, readFile, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import type { OrderSummary, SessionTokens, VehiclePage } from '../../generated/client/types.gen.ts';
import type { Backend } from '../support/backend.ts';
import type { Buyer } from '../support/buyers.ts';
import { openClockedSite } from '../support/clocked-site.ts';
import { countCalls, isKept, keptAnswers, openLine, untilFileKept, untilServedByWorker } from '../support/line.ts';
import { findOrderable, reserve } from '../support/orderable.ts';
import { pictureNamed } from '../support/pictures.ts';
import { fillRecipient, priceToMombasa } from '../support/shopper.ts';
import { expect, expectAccessible, force, logIn, stopForcing, test } from '../support/site-test.ts';

test.use({ serviceWorkers: 'allow' });

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const ageNote = (page: Page) => page.getByRole('status').getByText(/You are offline. This is as of \d/);
const waitingNote = (page: Page, count: number) =>
  page.getByRole('status').getByText(count === 1 ? /1 thing is waiting/ : `${count} things are waiting`);

async function tokenOf(backend: Backend, buyer: Buyer): Promise<string> {
  return (await backend.call<SessionTokens>('login', { ...buyer })).accessToken;
}

async function favoritesOf(backend: Backend, token: string): Promise<string[]> {
  const { vehicleList } = await backend.call<VehiclePage>('listFavorites', { pageNo: 1, pageSize: 50 }, token);
  return vehicleList.map(({ id }) => id);
}

test('A list and a vehicle that were seen are read without a line, with their age', async ({ page, context }) => {
  await page.goto('/Kenya?tab=1');
  await untilServedByWorker(page);
  const first = cards(page).first().getByRole('link');
  const name = await first.innerText();
  await first.click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await expect.poll(() => isKept(page, 'getVehicleDetail')).toBe(true);
  await untilServedByWorker(page);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await expect(ageNote(page)).toBeVisible();
  await page.goto('/Kenya?tab=1');
  await expect(cards(page)).toHaveCount(24);
  await expect(ageNote(page)).toBeVisible();
  await expectAccessible(page);

  await context.setOffline(false);
  await expect(ageNote(page)).toBeHidden();
});

test('A page that was rendered is opened from its copy when the server cannot be reached, and is taken over', async ({
  page,
  baseURL,
}) => {
  const line = await openLine(String(baseURL));
  await page.goto(`${line.address}/Kenya?tab=1`);
  await untilServedByWorker(page);
  // From now on the worker has seen the page come.
  await page.reload();
  await untilServedByWorker(page);
  await expect.poll(() => isKept(page, 'listVehicles')).toBe(true);
  await line.cut();
  await page.reload();
  await expect(page.locator('html[data-kept-at]')).toBeAttached();
  await expect(cards(page)).toHaveCount(24);
  await expect(ageNote(page)).toBeVisible();
  await line.mend();
  // Nothing tells the browser that the server is back: the page looks for it.
  await expect(ageNote(page)).toBeHidden();
  await line.cut();
});

test('A line on which nothing moves does not keep what was seen from being shown', async ({ page, baseURL }) => {
  const line = await openLine(String(baseURL));
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

test('An order is read on the bus, with its invoice', async ({ page, context, backend, buyer }) => {
  const id = await reserve(backend, buyer);
  await page.goto('/Kenya?tab=1');
  await logIn(page, buyer);
  const paper = page.waitForResponse(/\/order\/proforma/);
  await page.goto(`/Kenya/user/center/order/detail?id=${id}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(/\d/);
  await untilServedByWorker(page);
  await paper;
  await expect.poll(async () => (await keptAnswers(page)).own).toBeGreaterThan(0);
  const listOpened = await page.evaluate(() => Date.now());
  await page.goto('/Kenya/user/center/info?type=0');
  await expect(orders(page)).toHaveCount(1);
  await untilServedByWorker(page);
  await expect.poll(async () => (await keptAnswers(page, listOpened)).own).toBeGreaterThan(0);

  await context.setOffline(true);
  await page.reload();
  await expect(orders(page)).toHaveCount(1);
  await expect(ageNote(page)).toBeVisible();
  await orders(page).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d/);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Proforma invoice' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^proforma-.+\.pdf$/);
});

/** A vehicle's page of somebody who is logged in, with all that an inquiry needs. */
async function openVehicle(page: Page, backend: Backend, buyer: Buyer): Promise<string> {
  const { id } = await findOrderable(backend);
  await page.goto('/Kenya?tab=1');
  await logIn(page, buyer);
  await page.goto(`/Kenya/car/detail?id=${id}`);
  await expect(panel(page).getByRole('button', { name: 'Inquiry' })).toBeEnabled();
  await untilServedByWorker(page);
  await expect.poll(async () => (await keptAnswers(page)).own).toBeGreaterThan(0);
  return id;
}

const panel = (page: Page) => page.getByRole('region', { name: 'Your price' });
const heart = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Save as favourite' }).first();

test('A favourite that is set without a line waits for it, also through a reload, and arrives once', async ({
  page,
  context,
  backend,
  buyer,
}) => {
  const id = await openVehicle(page, backend, buyer);
  const token = await tokenOf(backend, buyer);
  const sent = countCalls(page, '/favorites/saveFavorites');
  await context.setOffline(true);
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(heart(page)).toHaveAccessibleDescription('Waiting for a connection');
  await expect(waitingNote(page, 1)).toBeVisible();
  await page.reload();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  expect(await favoritesOf(backend, token)).toEqual([]);

  await context.setOffline(false);
  await expect(page.getByText('Your favourites are up to date')).toBeVisible();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  expect(await favoritesOf(backend, token)).toEqual([id]);
  expect(sent()).toBe(1);
  expect((await keptAnswers(page)).acts).toBe(0);
});

test('Of two tabs without a line one alone sends what was done in either', async ({
  page,
  context,
  backend,
  buyer,
}) => {
  await openVehicle(page, backend, buyer);
  const token = await tokenOf(backend, buyer);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(heart(other)).toBeEnabled();
  await untilServedByWorker(other);
  const sent = countCalls(page, '/favorites/saveFavorites');
  await context.setOffline(true);
  await heart(page).click();
  await expect(waitingNote(page, 1)).toBeVisible();
  // The other tab knows of it.
  await expect(waitingNote(other, 1)).toBeVisible();
  await context.setOffline(false);
  await expect(waitingNote(page, 1)).toBeHidden();
  await expect(waitingNote(other, 1)).toBeHidden();
  expect(await favoritesOf(backend, token)).toHaveLength(1);
  expect(sent()).toBe(1);
});

test('What is done in a tab without a line is sent by the tab that has one', async ({
  page,
  context,
  backend,
  buyer,
}) => {
  await openVehicle(page, backend, buyer);
  const token = await tokenOf(backend, buyer);
  const other = await context.newPage();
  await other.goto('/Kenya');
  const devtools = await context.newCDPSession(page);
  const nothing = { latency: 0, downloadThroughput: 0, uploadThroughput: 0 };
  await devtools.send('Network.emulateNetworkConditions', { offline: true, ...nothing });
  await heart(page).click();
  await expect.poll(() => favoritesOf(backend, token)).toHaveLength(1);
  // The tab that still has no line has been told by the other.
  await expect(waitingNote(page, 1)).toBeHidden();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
});

test('An inquiry that is made without a line waits for it, and is made once', async ({
  page,
  context,
  backend,
  buyer,
  shopper,
}) => {
  await openVehicle(page, backend, buyer);
  const token = await tokenOf(backend, buyer);
  const inquiries = async () =>
    (await backend.call<unknown[]>('listInquiries', { pageNo: 1, pageSize: 9 }, token)).length;
  const sent = countCalls(page, '/consulting/submit');
  await priceToMombasa(shopper);
  await fillRecipient(shopper);
  await context.setOffline(true);
  await panel(page).getByRole('button', { name: 'Inquiry' }).click();
  await expect(panel(page).getByRole('status')).toHaveText('Waiting for a connection');
  await page.reload();
  await expect(waitingNote(page, 1)).toBeVisible();
  expect(await inquiries()).toBe(0);
  await context.setOffline(false);
  await expect(page.getByText(/^Your inquiry about .+ has been sent$/)).toBeVisible();
  expect(await inquiries()).toBe(1);
  expect(sent()).toBe(1);
});

test('What the server refuses later is told with its reason, and is tried again or dropped', async ({
  page,
  context,
  backend,
  buyer,
}) => {
  await openVehicle(page, backend, buyer);
  const token = await tokenOf(backend, buyer);
  await context.setOffline(true);
  await heart(page).click();
  await expect(waitingNote(page, 1)).toBeVisible();
  await force(page, 'saveFavorite', { 'Force-Code': '400' });
  await context.setOffline(false);
  const refused = page.getByRole('alert').filter({ hasText: 'was refused' });
  await expect(refused).toBeVisible();
  await expectAccessible(page);
  await stopForcing(page);
  await refused.getByRole('button', { name: 'Try again' }).click();
  await expect(refused).toBeHidden();
  await expect.poll(() => favoritesOf(backend, token)).toHaveLength(1);
});

test('A proof of payment that is made without a line is submitted once when it is back', async ({
  page,
  context,
  backend,
  buyer,
}) => {
  const id = await reserve(backend, buyer);
  const token = await tokenOf(backend, buyer);
  await page.goto('/Kenya?tab=1');
  await logIn(page, buyer);
  await page.goto(`/Kenya/user/center/order/detail?id=${id}&status=0`);
  const open = page.getByRole('main').getByRole('button', { name: 'Upload deposit proof' });
  await open.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Choose pictures').setInputFiles([pictureNamed('slip.png')]);
  await expect(dialog.getByText('Ready to be sent')).toBeVisible();
  await untilServedByWorker(page);
  await untilFileKept(page, 'upload');
  const sent = countCalls(page, '/order/payDeposit');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Submit proof' }).click();
  await expect(dialog).toContainText('You are offline, so your proof has not been submitted');
  await page.reload();
  await expect(
    page.getByRole('main').getByRole('status').filter({ hasText: 'Waiting for a connection' }),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Your proof of payment has been submitted')).toBeVisible();
  const [order] = await backend.call<OrderSummary[]>('listOrders', { statusDesc: '', pageNo: 1, pageSize: 1 }, token);
  expect(order?.status).toBe(1);
  expect(sent()).toBe(1);
});

test('Whoever logs out leaves nothing of theirs in the browser, and is asked first where something is unsent', async ({
  page,
  context,
  backend,
  buyer,
}) => {
  const id = await openVehicle(page, backend, buyer);
  await page.goto(`/Kenya/car/detail?id=${id}&orderId=500001&status=0`);
  await untilServedByWorker(page);
  await page.goto('/Kenya/user/center/info?type=0');
  await expect.poll(async () => (await keptAnswers(page)).own).toBeGreaterThan(1);
  await page.goto(`/Kenya/car/detail?id=${id}`);
  await untilServedByWorker(page);
  await untilFileKept(page, 'menu-list');
  await untilFileKept(page, 'prompt-dialog');
  await context.setOffline(true);
  await heart(page).click();
  await expect(waitingNote(page, 1)).toBeVisible();

  await page.getByRole('banner').getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  const prompt = page.getByRole('alertdialog');
  await expect(prompt).toContainText('has not been sent yet');
  await prompt.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: /^log in/i })).toBeVisible();
  // The page is loaded anew meanwhile.
  await expect(async () => expect(await keptAnswers(page)).toMatchObject({ own: 0, acts: 0 })).toPass();
  await expect(async () =>
    expect(await page.evaluate(addressesInCaches)).not.toContainEqual(
      expect.stringMatching(/orderId|user\/center|\/api\//),
    ),
  ).toPass();
});

/** Runs in the page. */
async function addressesInCaches(): Promise<string[]> {
  const names = await caches.keys();
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return requests.flat().map(({ url }) => url);
}

test('A new version waits while a page of the old one is open, and begins when its reader agrees', async ({ page }) => {
  const folder = 'build/e2e/next-version-site';
  await cp('dist', folder, { recursive: true });
  const site = await openClockedSite({ folder, name: 'next-version' });
  try {
    await page.goto(`${site.address}/Kenya?tab=1`);
    await untilServedByWorker(page);
    const worker = await readFile(`${folder}/service-worker.js`, 'utf8');
    const [, id = ''] = /\bid:[`"']([0-9a-f]{12})[`"']/.exec(worker) ?? [];
    await writeFile(`${folder}/service-worker.js`, worker.replaceAll(id, 'feedfeedfeed'));
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    const notes = page.getByRole('region', { name: 'State of the connection' });
    const note = notes.getByRole('status').filter({ hasText: 'A new version of the site is ready' });
    await expect(note).toBeVisible();
    // The open page goes on with what it has.
    await cards(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => caches.keys())).toContain(`gariport-shells-${id}`);

    await notes.getByRole('button', { name: 'Use it now' }).click();
    await expect(async () => {
      const names = await page.evaluate(() => caches.keys());
      expect(names).toContain('gariport-shells-feedfeedfeed');
      expect(names).not.toContain(`gariport-shells-${id}`);
    }).toPass();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(note).toBeHidden();
  } finally {
    await site.stop();
  }
});

test.describe('In a browser that keeps nothing', () => {
  test('The site works as without a service worker', async ({ page, backend, buyer }) => {
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
      Object.defineProperty(navigator, 'serviceWorker', {
        value: Object.assign(new EventTarget(), {
          register: () => Promise.reject(new Error('forbidden')),
          getRegistration: () => Promise.resolve(),
          ready: new Promise(() => {}),
        }),
      });
    });
    const { id } = await findOrderable(backend);
    await page.goto('/Kenya?tab=1');
    await logIn(page, buyer);
    await page.goto(`/Kenya/car/detail?id=${id}`);
    await heart(page).click();
    const token = await tokenOf(backend, buyer);
    await expect.poll(() => favoritesOf(backend, token)).toEqual([id]);
  });
});

test.describe('On a phone that saves data', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('The switch makes pictures small and tells what the page weighs', async ({ page }) => {
    await page.goto('/Kenya?tab=1');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText(/^This visit: [\d,]+ KB$/)).toBeVisible();
    await footer.getByRole('switch', { name: 'Save data' }).check();
    await page.reload();
    await expect(footer.getByRole('switch', { name: 'Save data' })).toBeChecked();
    const widths = await page.evaluate(() =>
      [...document.querySelectorAll('img[srcset]')].map((image) => image.getAttribute('srcset') ?? ''),
    );
    expect(widths.length).toBeGreaterThan(0);
    expect(widths.filter((sources) => / (640|960|1280|1920)w/.test(sources))).toEqual([]);
  });
});
