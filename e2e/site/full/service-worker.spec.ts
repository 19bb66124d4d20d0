import { cp, readFile, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { openClockedSite } from '../../support/clocked-site.ts';
import { cachedAnswers, untilFileCached, untilServedByWorker } from '../../support/connection.ts';
import { findOrderable } from '../../support/orderable.ts';
import { expect, logIn, test } from '../../support/site-test.ts';
import { cards, favoritesOf, heart, openVehicle, tokenOf, waitingNote } from '../../support/offline.ts';

test.use({ serviceWorkers: 'allow' });

test('keeps a new version waiting while an old page is open, and activates it on request', async ({
  page,
  context,
}) => {
  // Slow, because it starts its own server.
  test.slow();
  await using site = await openNextVersion('next-version');
  await page.goto(`${site.address}/Kenya?tab=1`);
  await untilServedByWorker(page);
  const id = await site.release(page);
  const note = versionNote(page);
  await expect(note).toBeVisible();
  // The open page keeps working with its loaded files.
  await cards(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toContain(`gariport-shells-${id}`);

  const otherTab = await context.newPage();
  await otherTab.goto(`${site.address}/Kenya?tab=1`);
  await expect(versionNote(otherTab)).toBeVisible();

  await useNow(page).click();
  await untilNextVersion(page, id);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(note).toBeHidden();
  await useNow(otherTab).click();
  await expect(versionNote(otherTab)).toBeHidden();
});

test('activates a new version without waiting for the old one’s prefetching', async ({ page, context }) => {
  // Slow, because it starts its own server.
  test.slow();
  await using site = await openNextVersion('next-version-held');
  // No page requests it, and the worker never caches it.
  const held: string[] = [];
  await context.route(/\/assets\/upload-/, (route) => void held.push(route.request().url()));
  await page.goto(`${site.address}/Kenya?tab=1`);
  await untilServedByWorker(page);
  await expect.poll(() => held).toHaveLength(1);
  const id = await site.release(page);

  await useNow(page).click();
  await untilNextVersion(page, id);
  await expect(versionNote(page)).toBeHidden();
});

interface NextVersion extends AsyncDisposable {
  address: string;
  /** Replaces the site by a newer version, which the page then discovers; returns the name of the old one. */
  release: (page: Page) => Promise<string>;
}

/** A copy of the site on its own server, so that no other journey sees its next version. */
async function openNextVersion(name: string): Promise<NextVersion> {
  const folder = `build/e2e/${name}-site`;
  await cp('dist', folder, { recursive: true });
  const site = await openClockedSite({ folder, name });
  return {
    address: site.address,
    async release(page) {
      const worker = await readFile(`${folder}/service-worker.js`, 'utf8');
      const [, id = ''] = /\bid:[`"']([0-9a-f]{12})[`"']/.exec(worker) ?? [];
      await writeFile(`${folder}/service-worker.js`, worker.replaceAll(id, nextId));
      await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
      return id;
    },
    [Symbol.asyncDispose]: () => site.stop(),
  };
}

const nextId = 'feedfeedfeed';
const notes = (page: Page) => page.getByRole('region', { name: 'Connection status' });
const versionNote = (page: Page) =>
  notes(page).getByRole('status').filter({ hasText: 'A new version of the site is ready' });
const useNow = (page: Page) => notes(page).getByRole('button', { name: 'Update now' });

/** Waits until the next version serves the page and no file of the old one is cached. */
async function untilNextVersion(page: Page, id: string): Promise<void> {
  await expect(async () => {
    const names = await page.evaluate(() => caches.keys());
    expect(names).toContain(`gariport-shells-${nextId}`);
    expect(names).not.toContain(`gariport-shells-${id}`);
  }).toPass({ timeout: 60_000 });
}

test('resumes interrupted prefetching when the connection is back', async ({ page, context, backend, buyer }) => {
  await openVehicle(page, backend, buyer);
  await untilServedByWorker(page);
  await untilFileCached(page, 'upload');
  await context.setOffline(true);
  await page.evaluate(async () => {
    const files = await caches.open('gariport-assets');
    const uploads = (await files.keys()).filter(({ url }) => url.includes('/assets/upload-'));
    await Promise.all(uploads.map((file) => files.delete(file)));
  });
  await heart(page).click();
  await expect(waitingNote(page, 1)).toBeVisible();
  await context.setOffline(false);
  await untilFileCached(page, 'upload');
});

test('deletes all user data on logout, and asks first if changes are unsent', async ({
  page,
  context,
  backend,
  buyer,
}) => {
  const id = await openVehicle(page, backend, buyer);
  await page.goto(`/Kenya/car/detail?id=${id}&orderId=500001&status=0`);
  await untilServedByWorker(page);
  await page.goto('/Kenya/user/center/info?type=0');
  await expect.poll(async () => (await cachedAnswers(page)).own.length).toBeGreaterThan(1);
  await page.goto(`/Kenya/car/detail?id=${id}`);
  await untilServedByWorker(page);
  await untilFileCached(page, 'menu-list');
  await untilFileCached(page, 'prompt-dialog');
  await context.setOffline(true);
  await heart(page).click();
  await expect(waitingNote(page, 1)).toBeVisible();

  await page.getByRole('banner').getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  const prompt = page.getByRole('alertdialog');
  await expect(prompt).toContainText('have not been sent yet');
  await prompt.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: /^log in/i })).toBeVisible();
  // The page reloads meanwhile.
  await expect(async () => expect(await cachedAnswers(page)).toMatchObject({ own: [], acts: 0 })).toPass();
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

test.describe('In a browser that keeps nothing', () => {
  test('works without a service worker', async ({ page, backend, buyer }) => {
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

  test('reduces pictures with the data saver switch and shows the data used', async ({ page }) => {
    await page.goto('/Kenya?tab=1');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText(/^Data used in this visit: [\d,]+ KB$/)).toBeVisible();
    await footer.getByRole('switch', { name: 'Data saver' }).check();
    await page.reload();
    await expect(footer.getByRole('switch', { name: 'Data saver' })).toBeChecked();
    const widths = await page.evaluate(() =>
      [...document.querySelectorAll('img[srcset]')].map((image) => image.getAttribute('srcset') ?? ''),
    );
    expect(widths.length).toBeGreaterThan(0);
    expect(widths.filter((sources) => / (640|960|1280|1920)w/.test(sources))).toEqual([]);
  });
});
