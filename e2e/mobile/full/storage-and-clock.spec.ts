import { isKept, cachedAnswers, untilServedByWorker } from '../../support/connection.ts';
import { findOrderable } from '../../support/orderable.ts';
import { expect, logInOnPhone, test, untilHydrated } from '../../support/site-test.ts';
import { cards, favoritesOf, heart, tokenOf, waitingNote } from '../../support/offline.ts';

test.use({ serviceWorkers: 'allow' });

const day = 24 * 60 * 60_000;

test('works with a full storage, and says what it cannot store', async ({ page, context, baseURL, backend, buyer }) => {
  const { id } = await findOrderable(backend);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: String(baseURL), quotaSize: 1 });
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/Kenya?tab=1');
  await untilHydrated(page);
  await expect(cards(page)).toHaveCount(24);
  await logInOnPhone(page, buyer);
  await page.evaluate((href) => void (location.hash = href), `#/Kenya/car/detail?id=${id}`);
  const saved = page.waitForResponse(/\/saveFavorites$/);
  await heart(page).tap();
  await (await saved).finished();
  const token = await tokenOf(backend, buyer);
  expect(await favoritesOf(backend, token)).toEqual([id]);
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');

  // Changes that cannot be stored are not shown as waiting.
  await context.setOffline(true);
  await expect(async () => {
    // The heart ignores a second tap for a moment after the first.
    await heart(page).tap();
    await expect(page.getByText(/Please check your connection/).first()).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(waitingNote(page, 1)).toBeHidden();
  await context.setOffline(false);
  expect(await favoritesOf(backend, token)).toEqual([id]);
});

for (const [which, shift] of [
  ['fast', day],
  ['slow', -day],
] as const) {
  test(`shows, stores and sends the same with a clock one day ${which}`, async ({ page, context, backend, buyer }) => {
    const { id } = await findOrderable(backend);
    await page.clock.install({ time: Date.now() + shift });
    // Only public answers show whether they are cached, so the vehicle is opened before the login.
    await page.goto(`/Kenya/car/detail?id=${id}`);
    await expect.poll(() => isKept(page, 'getVehicleDetail')).toBe(true);
    await page.goto('/Kenya?tab=1');
    await untilHydrated(page);
    await expect(cards(page)).toHaveCount(24);
    await logInOnPhone(page, buyer);
    await page.goto(`/Kenya/car/detail?id=${id}`);
    await untilHydrated(page);
    await untilServedByWorker(page);
    await expect.poll(async () => (await cachedAnswers(page)).own).not.toEqual([]);

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
    await heart(page).tap();
    await expect(waitingNote(page, 1)).toBeVisible();
    await context.setOffline(false);
    await expect(waitingNote(page, 1)).toBeHidden();
    const token = await tokenOf(backend, buyer);
    expect(await favoritesOf(backend, token)).toEqual([id]);
  });
}
