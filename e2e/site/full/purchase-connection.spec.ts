import { fillLogin } from '../../support/buyers.ts';
import { fillRecipient, findVehicle, pricePanel, priceToMombasa } from '../../support/shopper.ts';
import { expect, force, stopForcing, test } from '../../support/site-test.ts';
import type { OrderSummary, SessionTokens } from '#generated/client/types.gen.ts';

test('never makes two orders when the connection breaks during a reservation, and shows the true outcome', async ({
  shopper,
  buyer,
  backend,
}) => {
  const { page } = shopper;
  const { accessToken } = await backend.call<SessionTokens>('login', { ...buyer });
  const everything = { statusDesc: '', pageNo: 1, pageSize: 9 };
  const listOrders = () => backend.call<OrderSummary[]>('listOrders', everything, accessToken);
  await page.clock.install();
  await page.goto('/Kenya');
  await findVehicle(shopper, 'Aqua');
  await priceToMombasa(shopper);
  await pricePanel(shopper).getByRole('button', { name: 'Submit Reservation' }).click();
  await fillLogin(page.getByRole('dialog'), shopper.t, buyer);
  // The login reloads the page before it continues.
  await expect(page).toHaveURL(/\/car\/order\/reserve/);
  const submit = page.getByRole('button', { name: 'Submit reservation', exact: true });
  await expect(submit).toBeEnabled();
  await fillRecipient(shopper);

  await page.context().setOffline(true);
  await submit.click();
  await expect(page.getByText(/You are offline, so your reservation has not been sent/)).toBeVisible();
  expect(await listOrders()).toEqual([]);

  await force(page, 'submitOrder', { 'Force-Fault': 'drop' });
  await page.context().setOffline(false);
  const checking = page.getByText(/We are checking whether your reservation arrived/);
  await expect(checking).toBeVisible();
  await page.reload();
  await expect(checking).toBeVisible();
  await stopForcing(page);
  await expect(page.getByRole('heading', { level: 1, name: 'The vehicle is reserved for you' })).toBeVisible();
  expect(await listOrders()).toMatchObject([{ status: 0 }]);
});
