import type { OrderSummary } from '#generated/client/types.gen.ts';
import { countCalls, cachedAnswers, untilFileCached, untilServedByWorker } from '../../support/connection.ts';
import { reserve } from '../../support/orderable.ts';
import { pictureNamed } from '../../support/pictures.ts';
import { fillRecipient, priceToMombasa } from '../../support/shopper.ts';
import { expect, expectAccessible, force, logIn, stopForcing, test } from '../../support/site-test.ts';
import { favoritesOf, heart, openVehicle, panel, tokenOf, waitingNote } from '../../support/offline.ts';

test.use({ serviceWorkers: 'allow' });

test('sends queued changes of two tabs from one tab only', async ({ page, context, backend, buyer }) => {
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
  // The other tab shows it too.
  await expect(waitingNote(other, 1)).toBeVisible();
  await context.setOffline(false);
  await expect(waitingNote(page, 1)).toBeHidden();
  await expect(waitingNote(other, 1)).toBeHidden();
  expect(await favoritesOf(backend, token)).toHaveLength(1);
  expect(sent()).toBe(1);
});

test('sends a change made in an offline tab from a tab that is online', async ({ page, context, backend, buyer }) => {
  await openVehicle(page, backend, buyer);
  const token = await tokenOf(backend, buyer);
  const other = await context.newPage();
  await other.goto('/Kenya');
  const devtools = await context.newCDPSession(page);
  const nothing = { latency: 0, downloadThroughput: 0, uploadThroughput: 0 };
  await devtools.send('Network.emulateNetworkConditions', { offline: true, ...nothing });
  await heart(page).click();
  await expect.poll(() => favoritesOf(backend, token)).toHaveLength(1);
  // The other tab, which is still offline, has been notified.
  await expect(waitingNote(page, 1)).toBeHidden();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
});

test('queues an inquiry made offline and sends it once', async ({ page, context, backend, buyer, shopper }) => {
  await openVehicle(page, backend, buyer);
  const token = await tokenOf(backend, buyer);
  const inquiries = async () =>
    (await backend.call<unknown[]>('listInquiries', { pageNo: 1, pageSize: 9 }, token)).length;
  const sent = countCalls(page, '/consulting/submit');
  await priceToMombasa(shopper);
  await panel(page).getByRole('button', { name: 'Inquiry' }).click();
  const asked = page.getByRole('dialog');
  await fillRecipient(shopper, { form: asked });
  await context.setOffline(true);
  await asked.getByRole('button', { name: 'Send inquiry' }).click();
  await expect(panel(page).getByRole('status')).toHaveText('Waiting for a connection');
  await page.reload();
  await expect(waitingNote(page, 1)).toBeVisible();
  expect(await inquiries()).toBe(0);
  await context.setOffline(false);
  await expect(page.getByText(/^Your inquiry about .+ has been sent$/)).toBeVisible();
  expect(await inquiries()).toBe(1);
  expect(sent()).toBe(1);
});

test('reports a later refusal with its reason, and offers retry and discard', async ({
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
  const refused = page.getByRole('alert').filter({ hasText: 'was not accepted' });
  await expect(refused).toBeVisible();
  await expectAccessible(page);
  await stopForcing(page);
  await refused.getByRole('button', { name: 'Try again' }).click();
  await expect(refused).toBeHidden();
  await expect.poll(() => favoritesOf(backend, token)).toHaveLength(1);
});

test('submits a payment proof made offline once when back online', async ({ page, context, backend, buyer }) => {
  const id = await reserve(backend, buyer);
  const token = await tokenOf(backend, buyer);
  await page.goto('/Kenya?tab=1');
  await logIn(page, buyer);
  await page.goto(`/Kenya/user/center/order/detail?id=${id}&status=0`);
  const open = page.getByRole('main').getByRole('button', { name: 'Upload deposit proof' });
  await open.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Choose pictures').setInputFiles([pictureNamed('slip.png')]);
  await expect(dialog.getByText('Ready to upload')).toBeVisible();
  await untilServedByWorker(page);
  await untilFileCached(page, 'upload');
  const sent = countCalls(page, '/order/payDeposit');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Submit proof' }).click();
  await expect(dialog).toContainText('You are offline, so your proof has not been submitted');
  await page.reload();
  await expect(
    page.getByRole('main').getByRole('status').filter({ hasText: 'Waiting for a connection' }),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Your payment proof has been submitted')).toBeVisible();
  const [order] = await backend.call<OrderSummary[]>('listOrders', { statusDesc: '', pageNo: 1, pageSize: 1 }, token);
  expect(order?.status).toBe(1);
  expect(sent()).toBe(1);
});

test('does not send a proof that is cancelled or withdrawn offline, and deletes its pictures', async ({
  page,
  context,
  backend,
  buyer,
}) => {
  const id = await reserve(backend, buyer);
  await page.goto('/Kenya?tab=1');
  await logIn(page, buyer);
  await page.goto(`/Kenya/user/center/order/detail?id=${id}&status=0`);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const submitOffline = async () => {
    await main.getByRole('button', { name: 'Upload deposit proof' }).click();
    await dialog.getByLabel('Choose pictures').setInputFiles([pictureNamed('slip.png')]);
    await expect(dialog.getByText('Ready to upload')).toBeVisible();
    await dialog.getByRole('button', { name: 'Submit proof' }).click();
    await expect(dialog).toContainText('You are offline, so your proof has not been submitted');
    // The dialog does not move any more, so that presses reach the buttons.
    await expect(dialog.getByText('Waiting for a connection')).toBeVisible();
  };
  await untilServedByWorker(page);
  await untilFileCached(page, 'uploads');
  const sent = countCalls(page, '/order/payDeposit');
  await context.setOffline(true);

  await submitOffline();
  await dialog.getByRole('button', { name: 'Withdraw proof' }).click();
  await expect(dialog).toBeHidden();
  await expect(waitingNote(page, 1)).toBeHidden();

  await submitOffline();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Withdraw: Your payment proof' }).click();
  await expect(waitingNote(page, 1)).toBeHidden();

  await page.reload();
  await context.setOffline(false);
  await expect(main.getByRole('button', { name: 'Cancel order' })).toBeVisible();
  await main.getByRole('button', { name: 'Upload deposit proof' }).click();
  await expect(dialog.getByRole('button', { name: 'Submit proof' })).toBeVisible();
  await expect(dialog.getByText('Ready to upload')).toBeHidden();
  expect((await cachedAnswers(page)).acts).toBe(0);
  expect(sent()).toBe(0);
});
