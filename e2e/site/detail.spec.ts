import type { Page } from 'playwright/test';
import { fillLogin } from '../support/buyers.ts';
import { fillRecipient, priceToMombasa, recipientForm, unfold } from '../support/shopper.ts';
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
const bar = (page: Page) => page.getByRole('complementary', { name: 'Order this vehicle' });

test('B-002 B-031 B-260 prices a vehicle by sealed calls, and hides the order bar below the order form', async ({
  page,
  shopper,
}) => {
  const calls: (string | null)[] = [];
  page.on('request', (request) => {
    // What compares the price and what is similar load after the page.
    if (/\/api\/(carSource|dict|country)\//.test(request.url())) calls.push(request.postData());
  });
  await page.goto(detailPath);
  await expect(page.getByRole('heading', { level: 1, name: vehicle.name })).toBeVisible();
  await expectAccessible(page);
  await priceToMombasa(shopper);
  // The page was rendered with its answers. Changes by the visitor are requested over the network.
  expect(calls).toEqual([]);
  await unfold(shopper, 'shippingChoices');
  const priced = page.waitForResponse(/getSellPriceDetail/);
  await panel(page).getByLabel('Transport').selectOption('Container');
  await priced;
  expect(calls).not.toEqual([]);
  for (const body of calls) expect(body).toMatch(/^json=/);
  await expect(panel(page).getByText(/^CIF Mombasa, Container · about KES/)).toBeVisible();
  await page.getByRole('radio', { name: /Collect/ }).check();
  await expect(panel(page).getByText('ASK', { exact: true })).toHaveCount(5);
  await expect(panel(page).getByRole('button', { name: 'Submit Reservation' })).toBeDisabled();

  // The bar shows while the button below the price is out of view, but not below the order.
  await expect(bar(page)).toBeHidden();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(bar(page)).toBeHidden();
});

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

test('B-159 B-202 B-203 saves a favourite through the login', async ({ page, shopper, buyer }) => {
  await page.goto(detailPath);
  const heart = page.getByRole('button', { name: 'Save as favourite' }).first();
  await heart.click();
  // It shows at once, and stays after the server has answered.
  const saved = page.waitForResponse(/\/saveFavorites$/);
  await fillLogin(page.getByRole('dialog'), shopper.t, buyer);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await saved;
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});
