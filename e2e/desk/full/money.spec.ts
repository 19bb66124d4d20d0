import type { Page } from 'playwright/test';
import { actOf, confirmByFactor, confirmDialog, goTo, openDesk, regionOf } from '../../support/desk-window.ts';
import { joinDesk, letThreeDaysPass } from '../../support/staff-members.ts';
import { reserve } from '../../support/orderable.ts';
import { expectOrderPage, submitPaymentProof, readOrderNumber } from '../../support/order-screen.ts';
import { testOnOwnMarket } from '../../support/own-market.ts';
import { expect, expectAccessible, logIn } from '../../support/site-test.ts';
import { siteTexts } from '../../support/site-texts.ts';
import { staffIn } from '../../support/staff.ts';
import { paths } from '#shared/routing/paths.ts';

const t = siteTexts('en');
/** A separate marketplace whose staff joined some days ago. */
const test = testOnOwnMarket({ name: 'money' });
const moneyOf = (desk: Page) => regionOf(desk, t('desk-money:money'));
const paymentsOf = (page: Page) => regionOf(page, t('timeline:payments'));
/** If today has begun in UTC, it has begun in the market too. */
const today = new Date().toISOString().slice(0, 10);
const amountField = t('desk-money:amount', { unit: 'USD' });
const part = 'USD 100.50';
const surplus = 'USD 120';

/** The amount due, which is already in the dialog, plus `more`. */
async function amountAnd(desk: Page, more: number): Promise<string> {
  const due = Number((await desk.getByRole('dialog').getByLabel(amountField).inputValue()).replaceAll(',', ''));
  expect(due).toBeGreaterThan(0);
  return (due + more).toFixed(2);
}

test('records a deposit in two parts and an overpaid balance, and refunds the surplus with two people', async ({
  shopper,
  buyer,
  backend,
  browser,
  site,
}) => {
  test.slow();
  const { page } = shopper;
  const accountant = await joinDesk(backend, 'accounts', 'Kimani Mwangi', site.folder);
  const owner = await joinDesk(backend, 'owner', 'Amina Otieno', site.folder);
  await letThreeDaysPass(site);
  const orderId = await reserve(backend, buyer);
  await page.goto('/Kenya');
  const { origin } = new URL(page.url());
  await logIn(page, buyer);
  await page.goto(`/Kenya${paths.order(orderId)}`);
  await expectOrderPage(shopper, 'awaitingDeposit');
  const number = await readOrderNumber(shopper);
  await submitPaymentProof(shopper, t('orders:uploadDepositProof'));

  const desk = await openDesk(browser, origin, t, accountant, `/desk/orders/${orderId}`);
  await actOf(desk, t('desk-orders:act_approvePayment')).click();
  await confirmDialog(desk, t('desk-money:submit_part'), {
    [amountField]: '100.50',
    [t('desk-money:day')]: today,
    [t('desk-money:reference')]: 'FT26163ABX91',
  });
  await expect(moneyOf(desk)).toContainText('FT26163ABX91');
  await page.reload();
  await expect(regionOf(page, t('orders:actor_buyer'))).toContainText(t('orders:next_part'));
  await expect(paymentsOf(page)).toContainText(part);
  await expect(paymentsOf(page)).toContainText(t('timeline:restHint'));
  await expectAccessible(page);

  await submitPaymentProof(shopper, t('orders:uploadDepositProof'));
  await actOf(desk, t('desk-orders:act_approvePayment')).click();
  await confirmDialog(desk, t('desk-orders:act_approvePayment'));
  await page.reload();
  await expectOrderPage(shopper, 'preparing');
  await staffIn(site.folder, ['ship', number, '--freight-number', 'GPMBA2606001']);
  await staffIn(site.folder, ['request-balance', number]);
  await page.reload();
  await submitPaymentProof(shopper, t('orders:uploadBalanceProof'));

  await actOf(desk, t('desk-orders:act_approvePayment')).click();
  await confirmDialog(desk, t('desk-orders:act_approvePayment'), { [amountField]: await amountAnd(desk, 120) });
  await desk.getByRole('button', { name: t('desk-money:farAboveYes') }).click();
  await expect(moneyOf(desk)).toContainText(surplus);
  await expectAccessible(desk);
  await page.reload();
  await expectOrderPage(shopper, 'inTransit');
  await expect(paymentsOf(page)).toContainText(t('timeline:surplusHint'));

  // The waiting item links to it.
  await goTo(desk, t, 'today');
  const waiting = regionOf(desk, t('desk-money:wait'));
  await expect(waiting).toContainText(t('desk-money:wait_surplus'));
  await expectAccessible(desk);
  await waiting.getByRole('link', { name: number }).click();
  await actOf(desk, t('desk-money:act_proposeRefund')).click();
  const fields = {
    [t('desk-orders:reason')]: 'You have paid more than the price.',
    [t('desk-money:bank')]: 'Equity Bank, Nairobi',
    [t('desk-money:lastDigits')]: '4471',
  };
  await confirmByFactor(desk, t, { member: accountant, submit: t('desk-money:act_proposeRefund'), fields });
  await expect(moneyOf(desk)).toContainText(t('desk:releaseBar_own'));
  await expect(actOf(desk, t('desk-money:act_release'))).toHaveCount(0);

  const second = await openDesk(browser, origin, t, owner, `/desk/orders/${orderId}`);
  await actOf(second, t('desk-money:act_release')).click();
  await confirmByFactor(second, t, { member: owner, submit: t('desk-money:act_release') });
  await expect(moneyOf(second)).toContainText(t('desk-money:refundState_released'));
  await actOf(second, t('desk-money:act_markSent')).click();
  await confirmDialog(second, t('desk-money:act_markSent'), {
    [t('desk-money:sentOn')]: today,
    [t('desk-money:reference')]: 'FT26164RRK02',
  });
  await expect(moneyOf(second)).toContainText(t('desk-money:refundState_sent'));
  await expectAccessible(second);

  await page.reload();
  await expect(paymentsOf(page)).toContainText(`Refund of ${surplus}: sent on`);
  await expect(paymentsOf(page)).toContainText('FT26164RRK02');
  await expect(regionOf(page, t('timeline:title'))).toContainText(t('timeline:money_refundSent'));
  await expectAccessible(page);
  await Promise.all([desk, second].map((one) => one.context().close()));
});
