import type { Page } from 'playwright/test';
import { fillLogin } from '../support/buyers.ts';
import { fillRecipient, priceToMombasa, recipientForm } from '../support/shopper.ts';
import { expect, expectAccessible, test } from '../support/site-test.ts';

interface Found {
  id: string;
  name: string;
}

/** An available vehicle and the address of its page. */
let vehicle: Found;
let detailPath: string;

test.beforeEach(async ({ backend, page }) => {
  const { vehicleList } = await backend.call<{ vehicleList: (Found & { tag: string })[] }>('listVehicles', {
    pageNo: 3,
    pageSize: 24,
  });
  const found = vehicleList.find(({ tag }) => tag === 'sale');
  if (!found) throw new Error('No vehicle is available.');
  vehicle = found;
  detailPath = `/Kenya/car/detail?id=${vehicle.id}`;
  // The contact panel would cover the buttons of these tests. It has its own tests.
  await page.addInitScript(() => localStorage.setItem('contactPanelShown', '1'));
});

const panel = (page: Page) => page.getByRole('region', { name: 'Your price' });

test('B-033 B-038 B-128 B-202 B-203 B-317 sends an inquiry through a login and goes on to reserve, without losing what was typed', async ({
  page,
  shopper,
  buyer,
}) => {
  await page.goto(detailPath);
  await priceToMombasa(shopper);
  await panel(page).getByRole('button', { name: 'Inquiry' }).click();
  await fillLogin(page.getByRole('dialog'), shopper.t, buyer);
  const asked = page.getByRole('dialog').filter({ hasText: 'Who should we answer?' });
  await expect(asked.getByLabel('E-mail')).toHaveValue(buyer.email.length > 30 ? '' : buyer.email);
  await fillRecipient(shopper, { form: asked });
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Send inquiry' }).click();

  const sent = page.getByRole('dialog').filter({ hasText: 'Your inquiry has been sent' });
  await expect(sent).toContainText('Your inquiry has been sent. We will answer you shortly.');
  await expectAccessible(page);
  await sent.getByRole('button', { name: 'Confirm' }).click();
  await expect(sent).toBeHidden();
  await page.reload();
  await expect(panel(page).getByLabel('Port', { exact: true })).toHaveValue(/.+/);
  await panel(page).getByRole('button', { name: 'Submit Reservation' }).click();
  await expect(page).toHaveURL(new RegExp(`/Kenya/car/order/reserve\\?id=${vehicle.id}&styleName=.+&styleId=.+`));
  await expect(recipientForm(shopper)).toContainText('Nyali Road 14');
  await expectAccessible(page);
});
