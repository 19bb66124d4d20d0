import type { Page } from 'playwright/test';
import { fillLogin } from '../support/buyers.ts';
import { sealEntry } from '../../wire/envelope/entry-link.ts';
import { fillRecipient, priceToMombasa, recipientForm } from '../support/shopper.ts';
import { expect, expectAccessible, force, logIn, resizeWindow, stopForcing, test } from '../support/site-test.ts';

interface Found {
  id: string;
  name: string;
}

/** An available vehicle, and where its page is. */
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
  // The greeting of the contact panel has tests of its own, and would lie over what these press.
  await page.addInitScript(() => localStorage.setItem('contactPanelShown', '1'));
});

const panel = (page: Page) => page.getByRole('region', { name: 'Your price' });
const bar = (page: Page) => page.getByRole('complementary', { name: 'Order this vehicle' });

test('B-002 B-031 B-260 a visitor prices a vehicle, by sealed calls alone, and the bar gives way once the inquiry is passed', async ({
  page,
  shopper,
}) => {
  const calls: (string | null)[] = [];
  page.on('request', (request) => {
    if (/\/api\/(carSource|dict|country|vehicles)\//.test(request.url())) calls.push(request.postData());
  });
  await page.goto(detailPath);
  await expect(page.getByRole('heading', { level: 1, name: vehicle.name })).toBeVisible();
  await expectAccessible(page);
  await priceToMombasa(shopper);
  // The page came with its own answers. What the visitor asks for goes over the wire.
  expect(calls).toEqual([]);
  const priced = page.waitForResponse(/getSellPriceDetail/);
  await panel(page).getByLabel('Transport').selectOption('Container');
  await priced;
  expect(calls).not.toEqual([]);
  for (const body of calls) expect(body).toMatch(/^json=/);
  await expect(
    panel(page)
      .getByText(/about KES/)
      .last(),
  ).toBeVisible();
  await page.getByRole('radio', { name: /Collect/ }).check();
  await expect(panel(page).getByText('ASK', { exact: true })).toHaveCount(5);
  await expect(panel(page).getByRole('button', { name: 'Submit Reservation' })).toBeDisabled();

  await expect(bar(page).getByRole('button', { name: 'Inquiry' })).toBeVisible();
  await page.getByRole('heading', { name: 'How you buy it' }).scrollIntoViewIfNeeded();
  await expect(bar(page)).toBeHidden();
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await expect(bar(page)).toBeVisible();
});

test('B-026 pictures are turned by button and key, and looked at closely', async ({ page }) => {
  await page.goto(detailPath);
  const gallery = page.getByRole('region', { name: 'Pictures of the vehicle' });
  await expect(gallery.getByText(/^1 \/ 9$/)).toBeVisible();
  await gallery.getByRole('button', { name: 'Next picture' }).click();
  await expect(gallery.getByText(/^2 \/ 9$/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(gallery.getByText(/^3 \/ 9$/)).toBeVisible();
  await gallery.getByRole('button', { name: 'Show picture 6' }).click();
  await expect(gallery.getByText(/^6 \/ 9$/)).toBeVisible();
  await gallery.getByRole('button', { name: 'Enlarge' }).click();
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeHidden();
});

test('B-033 B-038 B-128 B-202 B-203 B-317 a buyer logs in on the way, asks, and goes on to reserve; nothing written is lost', async ({
  page,
  shopper,
  buyer,
}) => {
  await page.goto(detailPath);
  await priceToMombasa(shopper);
  await fillRecipient(shopper);
  await page.reload();
  await expect(recipientForm(shopper).getByLabel('Address', { exact: true })).toHaveValue('Nyali Road 14');
  await expect(panel(page).getByLabel('Port', { exact: true })).toHaveValue(/.+/);

  await panel(page).getByRole('button', { name: 'Inquiry' }).click();
  await fillLogin(page.getByRole('dialog'), shopper.t, buyer);

  const sent = page.getByRole('dialog').filter({ hasText: 'Your inquiry has been sent' });
  await expect(sent).toContainText('Your inquiry has been sent. We will answer you shortly.');
  await expectAccessible(page);
  await sent.getByRole('button', { name: 'Confirm' }).click();
  await expect(sent).toBeHidden();
  await panel(page).getByRole('button', { name: 'Submit Reservation' }).click();
  await expect(page).toHaveURL(new RegExp(`/Kenya/car/order/reserve\\?id=${vehicle.id}&styleName=.+&styleId=.+`));
});

test('B-032 B-252 a buyer takes a saved address from the address book', async ({ page, shopper, buyer }) => {
  await page.goto(detailPath);
  await logIn(page, buyer);
  await page.getByRole('button', { name: 'More addresses' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Recipient', { exact: true }).fill('Achieng Odhiambo');
  await dialog.getByLabel('E-mail').fill('achieng@example.com');
  await dialog.getByLabel('Phone').fill('+254733000444');
  await dialog.getByLabel('Receiving country').selectOption('Kenya');
  await dialog.getByLabel('Region').selectOption("Murang'a");
  await dialog.getByLabel('Address', { exact: true }).fill('Kenyatta Road 2');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('button', { name: /^Achieng Odhiambo/ }).click();
  await expect(dialog).toBeHidden();
  await expect(recipientForm(shopper).getByLabel('Recipient', { exact: true })).toHaveValue('Achieng Odhiambo');
});

test('B-159 B-202 B-203 a visitor’s heart is kept through the login', async ({ page, shopper, buyer }) => {
  await page.goto(detailPath);
  const heart = page.getByRole('button', { name: 'Save as favourite' }).first();
  await heart.click();
  // It shows at once, and is kept when the server has answered.
  const saved = page.waitForResponse(/\/saveFavorites$/);
  await fillLogin(page.getByRole('dialog'), shopper.t, buyer);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await saved;
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('B-256 a price call that answers 602 starts the page anew', async ({ page }) => {
  await page.goto(detailPath);
  await force(page, 'getPriceDetail', { 'Force-Code': '602' });
  await panel(page).getByLabel('Transport').selectOption('Container');
  const dialog = page.getByRole('alertdialog', { name: 'This vehicle cannot be ordered in this way any more' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await stopForcing(page);
  await dialog.getByRole('button', { name: 'Start again' }).click();
  await expect(dialog).toBeHidden();
  await expect(panel(page).getByLabel('Destination country')).toHaveValue('');
});

test('B-255 B-257 the end of a session that a price call tells of is told only to somebody who had begun to act', async ({
  page,
  buyer,
}) => {
  await page.goto(detailPath);
  await logIn(page, buyer);
  await force(page, 'getPriceDetail', { 'Force-Code': '431' });
  await page.reload();
  await panel(page).getByLabel('Destination country').selectOption('Kenya');
  await panel(page).getByLabel('Port', { exact: true }).selectOption('Mombasa');
  await expect(page.getByRole('banner').getByRole('button', { name: /^log in/i })).toBeVisible();
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeHidden();

  await stopForcing(page);
  await page.reload();
  await logIn(page, buyer);
  await page.getByRole('button', { name: 'Save as favourite' }).first().click();
  await force(page, 'getPriceDetail', { 'Force-Code': '431' });
  await panel(page).getByLabel('Transport', { exact: true }).selectOption('Container');
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toContainText(/expired/i);
});

test('B-037 B-304 a detail that cannot be had says so and can be asked for again', async ({ page }) => {
  await force(page, 'getVehicleDetail', { 'Force-Code': '500' });
  await page.goto(detailPath);
  await expect(page.getByText('The server is not available at the moment')).toBeVisible();
  await expectAccessible(page);
  await stopForcing(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: vehicle.name })).toBeVisible();
});

test('B-020 B-024 without an id there is no car, and the reader is back where they were', async ({ page }) => {
  await page.goto('/Kenya?tab=1');
  await page.goto('/Kenya/car/detail');
  await expect(page.getByText('This vehicle was not found').first()).toBeVisible();
  await expect(page).toHaveURL(/\/Kenya(\?tab=1)?$/);
});

test('B-017 B-022 B-027 B-095 from all information and from similar vehicles, Back leads to where the reader was', async ({
  page,
}) => {
  await page.goto('/Kenya?tab=1&sort=priceAscending');
  await page.goto(detailPath);
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(page.getByRole('region', { name: 'Engine' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to the vehicle' }).click();
  await page
    .getByRole('region', { name: 'Similar vehicles' })
    .getByRole('link', { name: 'See similar vehicles' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: `Similar to ${vehicle.name}` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('article').first().getByRole('link').click();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Similar to ${vehicle.name}` })).toBeVisible();
});

test('B-018 B-102 a partner’s link opens its vehicle', async ({ page, request }) => {
  const key = await (await request.get('/dev/entry-key')).text();
  await page.goto(`/Kenya/car/v/p/read?authKey=${await sealEntry(vehicle.id, key)}`);
  await expect(page).toHaveURL(new RegExp(`/Kenya/car/detail\\?id=${vehicle.id}$`));
  await expect(page.getByRole('heading', { level: 1, name: vehicle.name })).toBeVisible();
});

test('B-018 B-103 a partner’s link that cannot be opened says so', async ({ page }) => {
  await page.goto('/Kenya/car/v/p/read?authKey=MTAwMDAx');
  await expect(page.getByText('This link has expired')).toBeVisible();
  await expectAccessible(page);
});

test('B-144 a removed vehicle says so and leads on', async ({ page }) => {
  await page.goto('/Kenya/car/detail?id=100003');
  await expect(page.getByRole('region', { name: 'Sold or removed' })).toBeVisible();
  await expectAccessible(page);
});

test('in a narrow window nothing stands beyond the edge', async ({ page, shopper }) => {
  await resizeWindow(page, 414);
  await page.goto(detailPath);
  await priceToMombasa(shopper);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBe(0);
});
