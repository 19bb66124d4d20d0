import { expect, type Locator } from 'playwright/test';
import { type Buyer, fillLogin } from './buyers.ts';
import { expectOrderCard, expectOrderPage, submitPaymentProof, readOrderNumber } from './order-screen.ts';
import { addressOf, fillRecipient, findVehicle, priceToMombasa, type Shopper } from './shopper.ts';
import { staff } from './staff.ts';

interface Purchase {
  buyer: Buyer;
  /** The search term. Each journey buys its own vehicles. */
  keyword: string;
  /** The button below the price of a vehicle. */
  reserve: Locator;
}

/** A new buyer buys a vehicle, from the search to the receipt. */
export async function buyVehicle(shopper: Shopper, { buyer, keyword, reserve }: Purchase): Promise<void> {
  const { page, language, t } = shopper;
  await page.goto(addressOf(shopper, ''));
  const name = await findVehicle(shopper, keyword);
  const detailPath = page.url();
  const total = await priceToMombasa(shopper);
  expect(total).toMatch(language === 'ja' ? /^JPY / : /^USD /);
  await reserve.click();
  await fillLogin(page.getByRole('dialog'), t, buyer);

  // The login reloads the page before it continues.
  await expect(page).toHaveURL(/\/car\/order\/reserve\?/);
  await fillRecipient(shopper);
  await expect(page.getByText(t('orders:cif', { amount: total }))).toBeVisible();
  await page.getByRole('button', { name: t('orders:reserve') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('orders:reservedTitle') })).toBeVisible();
  await expect(page.getByText(t('orders:reservedReminder'))).toBeVisible();
  await expect(page.getByText(t('orders:cif', { amount: total }))).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^23:5\d:\d\d$/);
  await page.getByRole('button', { name: t('orders:reservedConfirm') }).click();

  const card = page.getByRole('article', { name });
  await expectOrderCard(shopper, card, 'awaitingDeposit');
  await card.getByRole('link', { name }).click();
  await expectOrderPage(shopper, 'awaitingDeposit');
  await expect(page.getByText(t('orders:cif', { amount: total }))).toBeVisible();
  const orderPath = page.url();
  const orderNo = await readOrderNumber(shopper);

  await page.goto(detailPath);
  await expect(page.getByRole('region', { name: t('detail:proofDue') })).toBeVisible();
  await submitPaymentProof(shopper, t('detail:uploadProof'));
  await expect(page.getByRole('region', { name: t('detail:underReview') })).toBeVisible();
  await page.goto(orderPath);
  await expectOrderPage(shopper, 'depositInReview');

  await staff('approve-payment', orderNo);
  await page.reload();
  await expectOrderPage(shopper, 'preparing');
  const place = addressOf(shopper, '?tab=2');
  const ship = new URL(place, orderPath).href;
  await staff('ship', orderNo, '--freight-number', 'GPMBA2606001', '--logistics-link', ship);
  await page.reload();
  await expectOrderPage(shopper, 'shipped');
  await expect(page.getByText('GPMBA2606001')).toBeVisible();
  const followed = page.waitForEvent('popup');
  await page.getByRole('button', { name: t('orders:track') }).click();
  // The mobile site has the same address behind its #.
  await expect(await followed).toHaveURL(({ href }) => href.endsWith(place));

  await staff('request-balance', orderNo);
  await page.reload();
  await expectOrderPage(shopper, 'awaitingBalance');
  await submitPaymentProof(shopper, t('orders:uploadBalanceProof'));
  await expectOrderPage(shopper, 'balanceInReview');
  await staff('approve-payment', orderNo);
  await page.reload();
  await expectOrderPage(shopper, 'inTransit');
  await page.getByRole('button', { name: t('orders:confirmReceipt') }).click();
  const prompt = page.getByRole('alertdialog');
  await expect(prompt).toContainText(t('panels:promptConfirmReceipt'));
  await prompt.getByRole('button', { name: t('panels:promptDoConfirmReceipt') }).click();
  await expectOrderPage(shopper, 'completed');

  await page.getByRole('link', { name: t('orders:backToOrders') }).click();
  await page.getByRole('tab', { name: t('orders:tab_completed') }).click();
  await expectOrderCard(shopper, card, 'completed');
  await page.goto(detailPath);
  await expect(page.getByRole('region', { name: t('detail:bought') })).toBeVisible();
}
