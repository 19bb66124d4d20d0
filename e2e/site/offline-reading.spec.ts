import { isKept, untilServedByWorker } from '../support/connection.ts';
import { expect, expectAccessible, test } from '../support/site-test.ts';
import { ageNote, cards } from '../support/offline.ts';

test.use({ serviceWorkers: 'allow' });

test('shows a visited list and vehicle offline, with their age', async ({ page, context }) => {
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
