import {
  chooseProof,
  expectOrderCard,
  expectOrderPage,
  submitPaymentProof,
  readOrderNumber,
} from '../../support/order-screen.ts';
import {
  fillRecipient,
  findVehicle,
  pricePanel,
  priceToMombasa,
  recipientForm,
  type Shopper,
  unfold,
} from '../../support/shopper.ts';
import { expect, expectAccessible, logIn, test, untilHydrated } from '../../support/site-test.ts';
import { staff } from '../../support/staff.ts';
import { createFormats } from '#shared/i18n/use-formats.ts';

const sale = 200;
const coupon = 100;
const { price } = createFormats('en');

const bookButton = (shopper: Shopper) => pricePanel(shopper).getByRole('button', { name: 'Submit Reservation' });

/** Waits until the total has this value. */
async function expectTotal(shopper: Shopper, usd: number): Promise<void> {
  await expect(
    pricePanel(shopper)
      .getByText(price({ priceUSD: usd }), { exact: true })
      .last(),
  ).toBeVisible();
}

async function expectCoupon({ page }: Shopper, state: string): Promise<void> {
  await page.goto('/Kenya/user/center/info?type=7');
  const row = page.getByRole('row').filter({ hasText: 'Welcome coupon' });
  await expect(row).toContainText(state);
  await expect(row.getByRole('link', { name: 'Use Welcome coupon' })).toHaveCount(state === 'Not used yet' ? 1 : 0);
}

async function reserveWithCoupon(shopper: Shopper, usd: number): Promise<void> {
  const { page } = shopper;
  await unfold(shopper, 'shippingChoices');
  await pricePanel(shopper).getByLabel('Coupon').selectOption({ index: 1 });
  await expect(pricePanel(shopper).getByText(/coupon "Welcome coupon" already applied: USD 100/)).toBeVisible();
  await expectTotal(shopper, usd);
  await bookButton(shopper).click();
  await expect(page.getByText(`CIF ${price({ priceUSD: usd })}`)).toBeVisible();
  // A second order knows the recipient.
  if (await recipientForm(shopper).getByLabel('Recipient', { exact: true }).isVisible()) await fillRecipient(shopper);
  await page.getByRole('button', { name: 'Submit reservation' }).click();
  await page.getByRole('button', { name: 'Go to my orders' }).click();
}

test('B-004 B-075 B-112 B-146 B-149 B-150 B-151 B-157 B-161 B-162 B-163 B-171 B-173 B-181 B-182 B-252 handles a coupon on a flash sale: reserve, cancel, reserve again, proof rejected, proof approved', async ({
  shopper,
  buyer,
  browser,
}) => {
  test.slow();
  const { page } = shopper;
  const panel = pricePanel(shopper);
  await page.goto('/Kenya');
  await logIn(page, buyer);
  const name = await findVehicle(shopper, 'Prado');
  const detailPath = page.url();
  const usual = Number((await priceToMombasa(shopper)).replaceAll(/\D/g, ''));

  const id = new URL(detailPath).searchParams.get('id') ?? '';
  await staff('flash-sale', id, '--deduction', String(sale), '--hours', '700');
  await page.reload();
  await unfold(shopper, 'shippingChoices');
  await unfold(shopper, 'priceLines');
  await expect(panel.getByText('Price before the sale:')).toBeVisible();
  await expect(panel.getByText(/flash sale discount of USD 200 already applied/)).toBeVisible();
  await expectTotal(shopper, usual - sale);
  await untilHydrated(page);
  await page.getByRole('radio', { name: /Collect/ }).check();
  await expect(panel.getByText('ASK', { exact: true })).toHaveCount(5);
  await expect(bookButton(shopper)).toBeDisabled();
  await page.getByRole('radio', { name: /Prepaid/ }).check();
  await reserveWithCoupon(shopper, usual - sale - coupon);

  const card = page.getByRole('article', { name });
  await expectOrderCard(shopper, card, 'awaitingDeposit');
  await expect(card).toContainText(price({ priceUSD: usual - sale - coupon }));
  await expectAccessible(page);
  const visitor = await browser.newPage();
  await visitor.goto(detailPath);
  await expect(visitor.getByRole('region', { name: 'Already booked' })).toBeVisible();
  await expectCoupon(shopper, 'Frozen');

  await page.goto('/Kenya/user/center/info?type=0');
  await card.getByRole('button', { name: 'Cancel order' }).click();
  const prompt = page.getByRole('alertdialog');
  await expect(prompt).toContainText('Cancel this order?');
  await prompt.getByRole('button', { name: 'Cancel order' }).click();
  await expect(card).toBeHidden();
  await page.getByRole('tab', { name: 'Cancelled' }).click();
  await expectOrderCard(shopper, card, 'cancelled');
  await card.getByRole('link', { name }).click();
  await expectOrderPage(shopper, 'cancelled');
  await expectCoupon(shopper, 'Not used yet');
  await visitor.reload();
  await expect(visitor.getByRole('region', { name: 'Your price' })).toBeVisible();
  await visitor.close();

  await page.goto(detailPath);
  await priceToMombasa(shopper);
  await reserveWithCoupon(shopper, usual - sale - coupon);
  await card.first().getByRole('link', { name }).click();
  await chooseProof(shopper, 'Upload deposit proof');
  await page.reload();
  await submitPaymentProof(shopper, 'Upload deposit proof');
  const orderNo = await readOrderNumber(shopper);
  await staff('reject-payment', orderNo, '--reason', 'The date cannot be read.');
  await page.reload();
  await expectOrderPage(shopper, 'awaitingDeposit');
  await expect(page.getByRole('note')).toContainText('The date cannot be read.');
  await submitPaymentProof(shopper, 'Upload deposit proof');
  await staff('approve-payment', orderNo);
  await page.reload();
  await expectOrderPage(shopper, 'preparing');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Proforma invoice' }).click();
  expect((await download).suggestedFilename()).toBe(`proforma-${orderNo}.pdf`);
  // The print version contains only the order.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: `Order ${orderNo}` })).toBeVisible();
  await expect(
    page.getByRole('button').or(page.getByRole('banner')).or(page.getByText('Download completed')),
  ).toHaveCount(0);
  await page.emulateMedia({ media: null });
  await expectCoupon(shopper, 'Used');
});
