import { countCalls, cachedAnswers } from '../support/connection.ts';
import { expect, test } from '../support/site-test.ts';
import { favoritesOf, heart, openVehicle, tokenOf, waitingNote } from '../support/offline.ts';

test.use({ serviceWorkers: 'allow' });

test('saves a favourite offline and sends it once when back online, even after a reload', async ({
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
  expect((await cachedAnswers(page)).acts).toBe(0);
});
