import type { Page } from 'playwright/test';
import { actOf, confirmDialog, openDesk } from '../support/desk-window.ts';
import { joinDesk } from '../support/staff-members.ts';
import { reserve } from '../support/orderable.ts';
import { expectOrderPage, submitPaymentProof, readOrderNumber } from '../support/order-screen.ts';
import { expect, expectAccessible, logIn, test } from '../support/site-test.ts';
import { siteTexts } from '../support/site-texts.ts';
import { paths } from '#shared/routing/paths.ts';

const t = siteTexts('en');
const orderHeading = (page: Page, number: string) =>
  page.getByRole('heading', { level: 1, name: t('desk-orders:orderTitle', { number }) });

test('reviews a payment and ships an order, while the buyer follows and read-only staff change nothing', async ({
  shopper,
  buyer,
  backend,
  browser,
}) => {
  // Four desk windows beside the buyer’s.
  test.slow();
  const { page } = shopper;
  const [accountant, shipper, reader] = [
    await joinDesk(backend, 'accounts', 'Kimani Mwangi'),
    await joinDesk(backend, 'logistics', 'Sato Yui'),
    await joinDesk(backend, 'readOnly', 'Otieno Odhiambo'),
  ];
  const orderId = await reserve(backend, buyer);
  await page.goto('/Kenya');
  const { origin } = new URL(page.url());
  const accounts = await openDesk(browser, origin, t, accountant);
  await expect(accounts.getByRole('heading', { level: 1, name: t('desk:page_today') })).toBeVisible();

  await logIn(page, buyer);
  await page.goto(`/Kenya${paths.order(orderId)}`);
  await expectOrderPage(shopper, 'awaitingDeposit');
  const number = await readOrderNumber(shopper);
  await submitPaymentProof(shopper, t('orders:uploadDepositProof'));

  // The waiting order appears without a reload, however many others there are.
  const payments = accounts.getByRole('region', { name: t('desk:kind_payment') });
  const more = payments.getByRole('button', { name: t('desk:showMore') });
  const waiting = payments.getByRole('link', { name: number });
  await expect
    .poll(async () => {
      if (await more.isVisible()) await more.click();
      return waiting.isVisible();
    })
    .toBe(true);
  await waiting.click();
  await expect(orderHeading(accounts, number)).toBeVisible();
  const proofs = accounts.getByRole('region', { name: t('desk-orders:proofs') });
  const slip = proofs.getByRole('img');
  await expect(slip).toHaveCount(1);
  await expect.poll(() => slip.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  // A read-only role sees order and status without pictures or buttons, and is visible to colleagues.
  const reading = await openDesk(browser, origin, t, reader, `/desk/orders/${orderId}`);
  await expect(orderHeading(reading, number)).toBeVisible();
  await expect(reading.getByText(t('desk-orders:proofsHidden'))).toBeVisible();
  await expect(reading.getByRole('region', { name: t('desk-orders:proofs') }).getByRole('img')).toHaveCount(0);
  // Buttons that unfold or print the import costs change nothing.
  const changing = reading
    .getByRole('main')
    .locator('button:not([aria-expanded])')
    .filter({ hasNotText: t('importing:printWorksheet') });
  await expect(changing).toHaveCount(0);
  await expect(accounts.getByText(`${reader.name} also has this order open`, { exact: false })).toBeVisible();

  await actOf(accounts, t('desk-orders:act_rejectPayment')).click();
  const dialog = accounts.getByRole('dialog');
  await expectAccessible(accounts);
  await dialog.getByRole('button', { name: t('desk-orders:readyName_unreadable') }).click();
  await confirmDialog(accounts, t('desk-orders:act_rejectPayment'));
  await expect(proofs).toContainText(t('desk-orders:proofState_rejected'));
  await page.reload();
  await expect(page.getByRole('note')).toContainText(t('desk-orders:ready_unreadable'));
  await submitPaymentProof(shopper, t('orders:uploadDepositProof'));

  // The new proof appears for everyone who has the order open.
  await actOf(accounts, t('desk-orders:act_approvePayment')).click();
  await confirmDialog(accounts, t('desk-orders:act_approvePayment'));
  await expect(proofs).toContainText(t('desk-orders:proofState_approved'));
  await page.reload();
  await expectOrderPage(shopper, 'preparing');

  // Of two simultaneous actions the first is saved, and the second is notified.
  const ships = await openDesk(browser, origin, t, shipper, '/desk/orders');
  const late = await openDesk(browser, origin, t, shipper, `/desk/orders/${orderId}`);
  await ships.getByLabel(t('desk-orders:search')).fill(number);
  await ships.getByLabel(t('desk-orders:search')).press('Enter');
  await expect(ships.getByText(t('desk-orders:found_one', { number: '1' }))).toBeVisible();
  await ships.getByRole('link', { name: number }).focus();
  await ships.keyboard.press('Enter');
  for (const one of [ships, late]) {
    await actOf(one, t('desk-orders:act_shipOrder')).click();
    await one.getByRole('dialog').getByLabel(t('desk-orders:freightNumber')).fill('GPMBA2606001');
    await one.getByRole('dialog').getByLabel(t('desk-orders:vessel')).fill('MV Highway Star 041');
  }
  await confirmDialog(ships, t('desk-orders:act_shipOrder'));
  await expect(ships.getByRole('region', { name: t('desk-orders:shipping') })).toContainText('MV Highway Star 041');
  await late
    .getByRole('dialog')
    .getByRole('button', { name: t('desk-orders:act_shipOrder') })
    .click();
  await expect(late.getByRole('dialog').getByText(t('codes:changedMeanwhile'))).toBeVisible();
  await page.reload();
  await expectOrderPage(shopper, 'shipped');
  await expect(page.getByText('GPMBA2606001')).toBeVisible();
  await Promise.all([accounts, reading, ships, late].map((one) => one.context().close()));
});
