import { registerBuyer } from '../../support/buyers.ts';
import { confirmDialog, openDesk } from '../../support/desk-window.ts';
import { reserve } from '../../support/orderable.ts';
import { expectOrderPage, readOrderNumber, submitPaymentProof } from '../../support/order-screen.ts';
import { pictureNamed } from '../../support/pictures.ts';
import { expect, expectAccessible, logInOnPhone, test } from '../../support/site-test.ts';
import { siteTexts } from '../../support/site-texts.ts';
import { staff } from '../../support/staff.ts';
import { joinDesk } from '../../support/staff-members.ts';
import { paths } from '#shared/routing/paths.ts';

const t = siteTexts('en');

test('reports a dented door from a phone in Kampala, takes our offer and sees the claim settled', async ({
  shopper,
  backend,
  browser,
}) => {
  // Slow: an order is taken to its receipt first, and a desk window opens beside the phone.
  test.slow();
  const { page } = shopper;
  const buyer = await registerBuyer(backend, 'Uganda');
  const orderId = await reserve(backend, buyer, 'UG');
  await page.goto('/Kenya');
  await logInOnPhone(page, buyer);
  await page.goto(`/Kenya${paths.order(orderId)}`);
  await expectOrderPage(shopper, 'awaitingDeposit');
  await expect(page.getByText(/Kampala, Uganda/)).toBeVisible();
  const number = await readOrderNumber(shopper);
  await submitPaymentProof(shopper, t('orders:uploadDepositProof'));
  await staff('approve-payment', number);
  await staff('ship', number, '--freight-number', 'GPMBA2606001');
  await staff('request-balance', number);
  await page.reload();
  await submitPaymentProof(shopper, t('orders:uploadBalanceProof'));
  await staff('approve-payment', number);
  await page.reload();
  await page.getByRole('button', { name: t('orders:confirmReceipt') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('panels:promptDoConfirmReceipt') })
    .click();
  await expectOrderPage(shopper, 'completed');

  const claims = page.getByRole('region', { name: t('claims:title') });
  await claims.getByRole('button', { name: t('claims:report') }).click();
  await claims.getByRole('button', { name: t('claims:send') }).click();
  await expect(claims.getByText(t('claims:photosMissing'))).toBeVisible();
  await claims.getByLabel(t('claims:kind')).selectOption('damage');
  await claims.getByLabel(t('claims:text')).fill('The left front door has a dent.');
  await claims.locator('input[type=file]').setInputFiles(pictureNamed('door.png'));
  await claims.getByLabel(t('claims:part')).selectOption('leftFrontDoor');
  await expectAccessible(page);
  await claims.getByRole('button', { name: t('claims:send') }).click();
  await expect(claims.getByText(t('claims:state_open'))).toBeVisible();
  await expect(claims.getByRole('link', { name: '1: Front door, left' })).toBeVisible();

  const member = await joinDesk(backend, 'sales', 'Amina Otieno');
  const desk = await openDesk(browser, new URL(page.url()).origin, t, member, '/desk/claims');
  await expect(desk.getByText('The left front door has a dent.').first()).toBeVisible();
  await desk.getByRole('button', { name: `${t('desk-claims:step_offer')}: ${number}` }).click();
  await confirmDialog(desk, t('desk-claims:step_offer'), {
    [t('desk-claims:amount', { unit: 'USD' })]: '220',
    [t('desk-claims:text', { language: 'English' })]: 'We pay the repair of the door.',
  });

  await page.reload();
  await claims.getByRole('button', { name: t('claims:accept') }).click();
  await expect(claims.getByText(t('claims:state_accepted'))).toBeVisible();
  await desk.reload();
  await desk.getByRole('button', { name: `${t('desk-claims:step_settle')}: ${number}` }).click();
  await confirmDialog(desk, t('desk-claims:step_settle'), {
    [t('desk-claims:text', { language: 'English' })]: 'The refund of USD 220 is on its way.',
  });
  await page.reload();
  await expect(claims.getByText(t('claims:state_settled'))).toBeVisible();
  await desk.context().close();
});
