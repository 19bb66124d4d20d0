import type { Page } from 'playwright/test';
import { sealEntry } from '#wire/envelope/entry-link.ts';
import { fillLogin } from '../../support/buyers.ts';
import { pricePanel, priceToMombasa, recipientForm, unfold } from '../../support/shopper.ts';
import { expect, expectAccessible, logIn, resizeWindow, test } from '../../support/site-test.ts';

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

test('B-026 browses pictures by button and key, and zooms in', async ({ page }) => {
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

test('B-032 B-252 takes a saved address from the address book', async ({ page, shopper, buyer }) => {
  await page.goto(detailPath);
  await logIn(page, buyer);
  await priceToMombasa(shopper);
  await pricePanel(shopper).getByRole('button', { name: 'Submit Reservation' }).click();
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

test('B-017 B-022 B-027 B-095 returns with Back from all information and from similar vehicles', async ({ page }) => {
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

test('B-018 B-102 opens the vehicle of a partner’s link', async ({ page, request }) => {
  const key = await (await request.get('/dev/entry-key')).text();
  await page.goto(`/Kenya/car/v/p/read?authKey=${await sealEntry(vehicle.id, key)}`);
  await expect(page).toHaveURL(new RegExp(`/Kenya/car/detail\\?id=${vehicle.id}$`));
  await expect(page.getByRole('heading', { level: 1, name: vehicle.name })).toBeVisible();
});

test('shows nothing beyond the edge of a narrow window', async ({ page, shopper }) => {
  await resizeWindow(page, 414);
  await page.goto(detailPath);
  await priceToMombasa(shopper);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBe(0);
});

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
