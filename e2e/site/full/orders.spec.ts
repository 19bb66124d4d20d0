import type { Page } from 'playwright/test';
import type { Backend } from '../../support/backend.ts';
import type { Buyer } from '../../support/buyers.ts';
import { draftOf } from '../../support/orderable.ts';
import { pictureNamed } from '../../support/pictures.ts';
import { expect, expectAccessible, force, logIn, stopForcing, test } from '../../support/site-test.ts';

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

test('B-013 B-014 B-040 B-042 B-046 B-049 B-053 B-174 reserves a vehicle and uploads the deposit proof, on pages without accessibility violations', async ({
  page,
  backend,
  buyer,
}) => {
  const draft = await openReservation(page, backend, buyer);
  const trail = page.getByRole('navigation', { name: 'Current position' }).getByRole('listitem');
  await expect(trail).toHaveText(['Vehicle list', 'Vehicle details', draft.styleName]);
  await expect(page.getByText(`CIF ${draft.prices.total.text}`)).toBeVisible();
  await expect(page.getByText(/% of the total price$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Submit reservation' }).click();

  await expect(page).toHaveURL(/\/car\/order\/successful\?timestamp=\d+$/);
  await expect(page.getByRole('timer')).toHaveText(/^23:5\d:\d\d$/);
  await expect(page.getByText(/named collection agent/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Go to my orders' }).click();

  const card = page.getByRole('article', { name: draft.styleName });
  await expect(card.getByText('Pending Payment')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('orderDraft'))).toBeNull();
  await card.getByRole('link', { name: draft.styleName }).click();

  await expect(page).toHaveURL(/\/user\/center\/order\/detail\?id=[^&]+&status=0$/);
  await expect(page.getByRole('timer')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Upload deposit proof' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Choose pictures').setInputFiles(pictureNamed('slip.png'));
  await expect(dialog.getByText('Ready to upload')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Submit proof' }).click();
  await expect(page.getByText('Your proof has arrived and is under review')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Payment under review' })).toBeDisabled();
});
