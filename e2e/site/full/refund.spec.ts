import { actOf, confirmByFactor, confirmDialog, openDesk, regionOf } from '../../support/desk-window.ts';
import { registerBuyer } from '../../support/buyers.ts';
import { expectOrderPage, submitPaymentProof } from '../../support/order-screen.ts';
import { testOnOwnMarket } from '../../support/own-market.ts';
import { fillRecipient, pricePanel } from '../../support/shopper.ts';
import { expect, expectAccessible, logIn } from '../../support/site-test.ts';
import { siteTexts } from '../../support/site-texts.ts';
import { joinDesk, letThreeDaysPass } from '../../support/staff-members.ts';

const t = siteTexts('en');
/** A separate marketplace whose staff joined some days ago. */
const test = testOnOwnMarket({ name: 'money' });
const today = new Date().toISOString().slice(0, 10);

test('buys to Dar es Salaam, changes the mind after the deposit and gets the money back', async ({
  shopper,
  backend,
  browser,
  site,
}) => {
  // Slow: two desk windows open beside the buyer's.
  test.slow();
  const { page } = shopper;
  const accountant = await joinDesk(backend, 'accounts', 'Kimani Mwangi', site.folder);
  const owner = await joinDesk(backend, 'owner', 'Amina Otieno', site.folder);
  await letThreeDaysPass(site);
  const buyer = await registerBuyer(backend, 'Tanzania');
  await page.goto('/Kenya');
  const { origin } = new URL(page.url());
  await logIn(page, buyer);
  await expect(page.getByRole('banner').getByRole('button', { name: /Dar es Salaam/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dar es Salaam');

  await page.goto('/Kenya?tab=1');
  await expect(page.getByText(/^Prices are CIF Dar es Salaam/)).toBeVisible();
  const card = page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasText: t('vehicles:tagSale') })
    .nth(5);
  await expect(card).toContainText('TZS');
  await card.getByRole('link').click();
  await expect(
    pricePanel(shopper)
      .getByText(/CIF Dar es Salaam/)
      .first(),
  ).toBeVisible();
  await pricePanel(shopper)
    .getByRole('button', { name: t('detail:reserve') })
    .click();
  await expect(page).toHaveURL(/\/car\/order\/reserve\?/);
  await fillRecipient(shopper, { country: 'TZ', phone: '+255754123456' });
  await page.getByRole('button', { name: t('orders:reserve') }).click();
  await page.getByRole('button', { name: t('orders:reservedConfirm') }).click();
  await page.getByRole('article').first().getByRole('link').first().click();
  await expectOrderPage(shopper, 'awaitingDeposit');
  const orderId = new URL(page.url()).searchParams.get('id') ?? '';
  await submitPaymentProof(shopper, t('orders:uploadDepositProof'));

  const desk = await openDesk(browser, origin, t, accountant, `/desk/orders/${orderId}`);
  await actOf(desk, t('desk-orders:act_approvePayment')).click();
  await confirmDialog(desk, t('desk-orders:act_approvePayment'));
  await page.reload();
  await expectOrderPage(shopper, 'preparing');
  const promises = page.getByRole('button', { name: t('refunds:title') });
  await promises.click();
  await expect(page.getByText(t('refunds:how'))).toBeVisible();
  await expectAccessible(page);

  const second = await openDesk(browser, origin, t, owner, `/desk/orders/${orderId}`);
  await actOf(second, t('desk-orders:act_cancelOrder')).click();
  const dialog = second.getByRole('dialog');
  const end = dialog.getByRole('button', { name: t('desk-orders:act_cancelOrder'), exact: true });
  await dialog.getByLabel(t('desk-orders:reason')).fill('The buyer wrote that they have found another car.');
  await end.click();
  await expect(dialog.getByText(t('desk-orders:situationMissing'))).toBeVisible();
  await dialog.getByLabel(t('desk-orders:situation')).selectOption('changeOfMind');
  await dialog.getByLabel(t('desk-orders:vehicleAfterwards')).selectOption('offered');
  await end.click();
  await expect(dialog).toBeHidden();
  await page.reload();
  const cancelled = regionOf(page, t('orders:actor_cancelled'));
  await expect(cancelled).toContainText(/We refund USD [\d,]+ by \d/);

  await desk.reload();
  await actOf(desk, t('desk-money:act_proposeRefund')).click();
  const fields = {
    [t('desk-orders:reason')]: 'As promised for a change of mind.',
    [t('desk-money:bank')]: 'CRDB Bank, Dar es Salaam',
    [t('desk-money:lastDigits')]: '4471',
  };
  await confirmByFactor(desk, t, { member: accountant, submit: t('desk-money:act_proposeRefund'), fields });
  await second.reload();
  await actOf(second, t('desk-money:act_release')).click();
  await confirmByFactor(second, t, { member: owner, submit: t('desk-money:act_release') });
  await actOf(second, t('desk-money:act_markSent')).click();
  await confirmDialog(second, t('desk-money:act_markSent'), {
    [t('desk-money:sentOn')]: today,
    [t('desk-money:reference')]: 'FT26164RRK02',
  });
  await page.reload();
  const payments = regionOf(page, t('timeline:payments'));
  await expect(payments).toContainText(/Refund of USD [\d,]+: sent on/);
  await expect(payments).toContainText('FT26164RRK02');
  await expectAccessible(page);
  await Promise.all([desk, second].map((one) => one.context().close()));
});
