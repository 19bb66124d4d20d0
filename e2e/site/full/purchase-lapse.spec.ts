import { testOnOwnMarket } from '../../support/own-market.ts';
import { chooseProof, expectOrderPage } from '../../support/order-screen.ts';
import { reserve } from '../../support/orderable.ts';
import { expect, logIn } from '../../support/site-test.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

const test = testOnOwnMarket();

test('B-006 B-171 disables payment on an open page after 24 hours without a deposit, and releases the vehicle', async ({
  shopper: { page },
  shopper,
  site,
  buyer,
  backend,
}) => {
  site.setClock(3 * minute - day);
  const id = await reserve(backend, buyer);
  site.setClock(0);
  await page.goto('/Kenya/com/policy');
  await logIn(page, buyer);
  await page.goto(`/Kenya/user/center/order/detail?id=${id}&status=0`);
  await expectOrderPage(shopper, 'awaitingDeposit');
  await expect(page.getByRole('timer')).toHaveText(/^00:0[0-2]:\d\d$/);

  site.setClock(3 * minute);
  await chooseProof(shopper, 'Upload deposit proof');
  await page.getByRole('dialog').getByRole('button', { name: 'Submit proof' }).click();
  // The message says so, and the payment panel too.
  await expect(page.getByText('The status of the order has changed').first()).toBeVisible();
  await expectOrderPage(shopper, 'cancelled');
  const [mail] = await backend.mailsTo(buyer.email);
  expect(mail?.subject).toMatch(/has lapsed$/);
  await page.getByRole('link', { name: /See the vehicle/ }).click();
  await expect(page.getByRole('region', { name: 'Your price' })).toBeVisible();
});
