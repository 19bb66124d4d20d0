import type { PriceResult, SessionTokens } from '#generated/client/types.gen.ts';
import { createFormats } from '#shared/i18n/use-formats.ts';
import { fillLogin } from '../../support/buyers.ts';
import { actOf, confirmDialog, openDesk } from '../../support/desk-window.ts';
import { findOrderable } from '../../support/orderable.ts';
import { joinDesk } from '../../support/staff-members.ts';
import { expect, expectAccessible, test } from '../../support/site-test.ts';
import { siteTexts } from '../../support/site-texts.ts';

const t = siteTexts('en');
const { price: write } = createFormats('en');
const dollars = (priceUSD: number) => write({ priceUSD });

test('agrees a price: too low, a counter-offer, accepted, and reserved at that price', async ({
  page,
  browser,
  backend,
  buyer,
}) => {
  test.slow();
  const { id, port, transport } = await findOrderable(backend);
  const journey = { carSourceId: id, endPortId: port.portId, countryCode: 'KE', transportType: transport.type };
  const { vehiclePriceUSD: price } = await backend.call<PriceResult>('getPriceDetail', journey);
  await page.goto(`/Kenya/car/detail?id=${id}`);
  const { origin } = new URL(page.url());

  const owner = await joinDesk(backend, 'owner', 'Kimani Mwangi');
  const desk = await openDesk(browser, origin, t, owner, `/desk/stock/${id}`);
  await actOf(desk, t('desk-stock:offers')).click();
  await desk.getByRole('dialog').getByLabel(t('desk-stock:offerLimit')).fill(String(price));
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: /^(Take offers|Save)$/ })
    .click();
  await expect(desk.getByRole('dialog')).toBeHidden();

  await page.reload();
  await page.getByRole('button', { name: t('detail:makeOffer') }).click();
  await fillLogin(page.getByRole('dialog'), t, buyer);
  // The login reloads the page, and the dialog opens.
  const dialog = page.getByRole('dialog', { name: t('offers:make') });
  const named = dialog.getByLabel(t('offers:price'));
  await named.fill('1000');
  await dialog.getByRole('button', { name: t('offers:send') }).click();
  await expect(dialog).toContainText('This is too low for us');
  await expect(named).toHaveValue('1,000');
  await expectAccessible(page);

  // With the limit at the minimum price, an offer near it comes to staff.
  await actOf(desk, t('desk-stock:offers')).click();
  await desk.getByRole('dialog').getByLabel(t('desk-stock:offerLimit')).fill('');
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: t('desk-stock:saveOffers') })
    .click();
  await expect(desk.getByRole('dialog')).toBeHidden();
  await named.fill(String(Math.ceil(price * 0.92)));
  await dialog.getByRole('button', { name: t('offers:send') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(t('offers:state_open', { amount: dollars(Math.ceil(price * 0.92)) }))).toBeVisible();

  const ours = Math.ceil(price * 0.98);
  await desk.goto('/desk/');
  await desk.getByRole('link', { name: t('desk:toOffers') }).click();
  await expectAccessible(desk);
  const answerOf = t('desk-offers:answerOf', { answer: t('desk-offers:answer_counter'), email: buyer.email });
  await actOf(desk, answerOf).click();
  await confirmDialog(desk, t('desk-offers:answer_counter'), {
    [t('desk-offers:counterPrice')]: String(ours),
    [t('desk-offers:text', { language: 'English' })]: 'It has new tyres.',
  });

  await page.reload();
  await page.getByRole('button', { name: t('offers:accept', { amount: dollars(ours) }) }).click();
  await expect(page.getByText(t('offers:state_accepted', { amount: dollars(ours) }))).toBeVisible();
  await expectAccessible(page);
  const { accessToken } = await backend.call<SessionTokens>('login', buyer);
  const own = await backend.call<PriceResult>('getPriceDetail', journey, accessToken);
  expect(own.vehiclePriceUSD).toBe(ours);
  await expect(page.getByRole('main')).toContainText(dollars(own.totalPriceUSD));
  expect((await backend.call<PriceResult>('getPriceDetail', journey)).vehiclePriceUSD, 'for others').toBe(price);

  await page.goto('/Kenya/user/center/info?type=5');
  await expect(page.getByRole('main')).toContainText('It has new tyres.');
  await expectAccessible(page);
  const mails = await backend.mailsTo(buyer.email);
  expect(mails[0]?.body).toContain(dollars(ours));
  await desk.context().close();
});
