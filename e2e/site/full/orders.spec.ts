import type { Page } from 'playwright/test';
import type { Backend } from '../../support/backend.ts';
import type { Buyer } from '../../support/buyers.ts';
import { draftOf } from '../../support/orderable.ts';
import { expect, force, logIn, stopForcing, test } from '../../support/site-test.ts';

async function openReservation(page: Page, backend: Backend, buyer: Buyer) {
  const draft = await draftOf(backend, buyer);
  await page.goto('/Kenya?tab=2');
  await logIn(page, buyer);
  await page.evaluate((text) => sessionStorage.setItem('orderDraft', text), JSON.stringify(draft));
  await page.goto(`/Kenya/car/order/reserve?id=${draft.carSourceId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm your order' })).toBeVisible();
  return draft;
}

test('B-039 B-048 B-090 redirects order pages home without a login, a draft or a receipt', async ({ page }) => {
  for (const path of ['car/order/reserve?id=1', 'car/order/successful?timestamp=1', 'user/center/order/detail?id=1']) {
    await page.goto(`/Kenya/${path}`);
    await expect(page).toHaveURL(/\/Kenya\/?$/);
  }
});

test('B-324 shows the server’s reason for a refused reservation and stays; B-047 returns to the vehicle with Back', async ({
  page,
  backend,
  buyer,
}) => {
  const { carSourceId } = await openReservation(page, backend, buyer);
  await force(page, 'submitOrder', { 'Force-Example': 'code-400-vehicleStatusChanged' });
  await page.getByRole('button', { name: 'Submit reservation' }).click();
  await expect(page.getByText('The status of the vehicle has changed')).toBeVisible();
  await stopForcing(page);
  await page.getByRole('link', { name: 'Back to the vehicle' }).click();
  await expect(page).toHaveURL(new RegExp(`/car/detail\\?id=${carSourceId}$`));
});
