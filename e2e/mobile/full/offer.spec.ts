import type { PriceResult } from '#generated/client/types.gen.ts';
import { fillLogin } from '../../support/buyers.ts';
import { actOf, confirmDialog, openDesk } from '../../support/desk-window.ts';
import { findOrderable } from '../../support/orderable.ts';
import { expectOrderPage } from '../../support/order-screen.ts';
import { addressOf, fillRecipient, priceToMombasa } from '../../support/shopper.ts';
import { joinDesk } from '../../support/staff-members.ts';
import { expect, expectAccessible, test, untilHydrated } from '../../support/site-test.ts';
import { siteTexts } from '../../support/site-texts.ts';

const english = siteTexts('en');
const dollars = (amount: number) => `USD ${amount.toLocaleString('en')}`;

test.use({ language: 'sw' });

test('reserves a car at an agreed price on a phone, in Swahili', async ({ shopper, buyer, backend, browser }) => {
  // Slow: a desk window opens beside the phone.
  test.slow();
  const { page, t } = shopper;
  const { id, port, transport } = await findOrderable(backend);
  await page.goto(addressOf(shopper, ''));
  const { origin } = new URL(page.url());
  const owner = await joinDesk(backend, 'owner', 'Kimani Mwangi');
  const desk = await openDesk(browser, origin, english, owner, `/desk/stock/${id}`);
  await actOf(desk, english('desk-stock:offers')).click();
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: /^(Take offers|Save)$/ })
    .click();
  await expect(desk.getByRole('dialog')).toBeHidden();
  const journey = { carSourceId: id, endPortId: port.portId, countryCode: 'KE', transportType: transport.type };
  const { vehiclePriceUSD } = await backend.call<PriceResult>('getPriceDetail', journey);
  const offered = Math.ceil(vehiclePriceUSD * 0.97);
  await page.goto(addressOf(shopper, `/car/detail?id=${id}`));
  await untilHydrated(page);
  await page.getByRole('button', { name: t('detail:makeOffer') }).tap();
  await fillLogin(page.getByRole('dialog'), t, buyer);
  const dialog = page.getByRole('dialog', { name: t('offers:make') });
  await dialog.getByLabel(t('offers:price')).fill(String(offered));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('offers:send') }).tap();
  await expect(page.getByText(t('offers:state_open', { amount: dollars(offered) }))).toBeVisible();

  await desk.goto('/desk/offers');
  await expect(desk.getByText('Kiswahili').first()).toBeVisible();
  const answer = english('desk-offers:answer_accept');
  await actOf(desk, english('desk-offers:answerOf', { answer, email: buyer.email })).click();
  await confirmDialog(desk, answer);
  await desk.context().close();

  await page.reload();
  await expect(page.getByText(t('offers:state_accepted', { amount: dollars(offered) }))).toBeVisible();
  const total = await priceToMombasa(shopper);
  await page
    .getByRole('complementary')
    .getByRole('button', { name: t('detail:reserve') })
    .tap();
  await expect(page).toHaveURL(/\/car\/order\/reserve\?/);
  await fillRecipient(shopper);
  await expect(page.getByText(t('orders:cif', { amount: total }))).toBeVisible();
  await page.getByRole('button', { name: t('orders:reserve') }).tap();
  await expect(page.getByRole('heading', { level: 1, name: t('orders:reservedTitle') })).toBeVisible();
  await page.getByRole('button', { name: t('orders:reservedConfirm') }).tap();
  await page.getByRole('article').first().getByRole('link').first().tap();
  await expectOrderPage(shopper, 'awaitingDeposit');
  await expect(page.getByText(t('orders:cif', { amount: total }))).toBeVisible();
});
