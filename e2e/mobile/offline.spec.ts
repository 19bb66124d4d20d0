import type { Page } from 'playwright/test';
import type { OrderSummary, SessionTokens } from '#generated/client/types.gen.ts';
import { fillLogin } from '../support/buyers.ts';
import { untilFileCached, untilServedByWorker } from '../support/connection.ts';
import { findOrderable } from '../support/orderable.ts';
import { fillRecipient } from '../support/shopper.ts';
import { expect, expectAccessible, test } from '../support/site-test.ts';

test.use({ serviceWorkers: 'allow' });

const ageNote = (page: Page) => page.getByRole('status').getByText(/You are offline. Showing content from \d/);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: new RegExp(`(^| )${name}$`) });

test('reserves a vehicle although the connection breaks twice, and shows the order offline', async ({
  shopper,
  page,
  context,
  backend,
  buyer,
}) => {
  const { accessToken } = await backend.call<SessionTokens>('login', { ...buyer });
  const everything = { statusDesc: '', pageNo: 1, pageSize: 9 };
  const listOrders = () => backend.call<OrderSummary[]>('listOrders', everything, accessToken);
  const { id, vehicle } = await findOrderable(backend);
  await page.goto(`/Kenya/car/detail?id=${id}`);
  await expect(heading(page, vehicle.styleName)).toBeVisible();
  await untilServedByWorker(page);

  // The connection drops for the first time.
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page, vehicle.styleName)).toBeVisible();
  await expect(ageNote(page)).toBeVisible();
  await context.setOffline(false);
  await expect(ageNote(page)).toBeHidden();

  await page.getByRole('complementary').getByRole('button', { name: 'Submit Reservation' }).tap();
  await fillLogin(page.getByRole('dialog'), shopper.t, buyer);
  await fillRecipient(shopper);
  const submit = page.getByRole('button', { name: 'Submit reservation', exact: true });
  await expect(submit).toBeEnabled();
  await untilServedByWorker(page);
  // The screens that follow a reservation are loaded in advance.
  await untilFileCached(page, 'reserved-page');

  // The connection drops for the second time.
  await context.setOffline(true);
  await submit.tap();
  await expect(page.getByText(/You are offline, so your reservation has not been sent/)).toBeVisible();
  expect(await listOrders()).toEqual([]);
  await context.setOffline(false);
  await expect(heading(page, 'The vehicle is reserved for you')).toBeVisible();
  expect(await listOrders()).toHaveLength(1);

  await entry(page, 'Orders').tap();
  const orders = page.getByRole('tabpanel').getByRole('article');
  await expect(orders).toHaveCount(1);
  // It is fetched as soon as the order itself is cached.
  const paper = page.waitForResponse(/\/order\/proforma/);
  await orders.getByRole('link').first().tap();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d/);
  await paper;
  await untilServedByWorker(page);

  // From here on there is no connection at all.
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d/);
  await expect(ageNote(page)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('banner').getByRole('link', { name: 'Back' }).tap();
  await expect(orders).toHaveCount(1);
});
