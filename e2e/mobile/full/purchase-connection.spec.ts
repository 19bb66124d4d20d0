import type { Locator, Page } from 'playwright/test';
import type { OrderSummary } from '#generated/client/types.gen.ts';
import { fillLogin } from '../../support/buyers.ts';
import { countCalls, untilFileCached, untilServedByWorker } from '../../support/connection.ts';
import { chooseProof, expectOrderPage, readOrderNumber } from '../../support/order-screen.ts';
import { fillRecipient, priceToMombasa, youngEnough } from '../../support/shopper.ts';
import { expect, expectAccessible, test, untilHydrated } from '../../support/site-test.ts';
import { siteTexts } from '../../support/site-texts.ts';
import { staff } from '../../support/staff.ts';
import { tokenOf } from '../../support/offline.ts';

test.use({ serviceWorkers: 'allow' });

/** Finds by visible text, since a page behind a dialog has no roles. */
const offlineNote = (page: Page) =>
  page
    .getByText(/^You are offline\./)
    .filter({ visible: true })
    .first();

/** Runs an action offline; its result appears once the connection is back. */
async function withoutLine(page: Page, act: () => Promise<void>): Promise<void> {
  await page.context().setOffline(true);
  await act();
  await expect(offlineNote(page)).toBeVisible();
  await page.context().setOffline(false);
}

/** The first vehicle of a list that can be bought. */
const firstForSale = (page: Page, text: RegExp): Locator =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasText: siteTexts('en')('vehicles:tagSale') })
    .filter({ hasText: text })
    .first()
    .getByRole('link');

test('completes a purchase whose connection breaks at each step, without losing or repeating anything', async ({
  shopper,
  page,
  backend,
  buyer,
}) => {
  test.slow();
  const { t } = shopper;
  const token = await tokenOf(backend, buyer);
  const everything = { statusDesc: '', pageNo: 1, pageSize: 9 };
  const statuses = async () =>
    (await backend.call<OrderSummary[]>('listOrders', everything, token)).map(({ status }) => status);
  await page.goto('/Kenya?tab=1');
  await untilHydrated(page);
  await untilServedByWorker(page);
  // Resources for offline use are loaded in advance.
  await untilFileCached(page, 'unreached-vehicle');

  // The search.
  await withoutLine(page, async () => {
    await page.getByRole('combobox', { name: t('shell:searchLabel') }).fill('Sienta');
    await page.getByRole('button', { name: t('shell:search'), exact: true }).tap();
    await expect(page.getByText(t('messages:netError')).first()).toBeVisible();
  });
  const link = firstForSale(page, youngEnough(new Date()));
  await expect(link).toContainText('Sienta');
  // The previous list may start with the same vehicle by chance.
  const others = page.getByRole('main').getByRole('article').filter({ hasNotText: 'Sienta' });
  await expect(others).toHaveCount(0);

  // The vehicle was only seen in the list so far.
  const name = await link.innerText();
  await expect(link).toBeVisible();
  await withoutLine(page, async () => {
    await link.tap();
    const known = page.getByRole('article').filter({ hasText: t('offline:unreachedMissing') });
    await expect(known.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(known.getByRole('img', { name })).toBeVisible();
    await expect(known.getByText(/^FOB USD [\d,]+$|USD [\d,]+/).first()).toBeVisible();
    await expect(known.getByRole('alert')).toContainText(/This summary is from \d/);
    await expectAccessible(page);
  });
  await expect(page.getByRole('region', { name: t('detail:orderTitle') })).toBeVisible();

  // The price to another port and back.
  const total = await priceToMombasa(shopper);
  await untilServedByWorker(page);

  // The login.
  await page
    .getByRole('complementary')
    .getByRole('button', { name: t('detail:reserve') })
    .tap();
  const login = page.getByRole('dialog');
  await expect(login.getByLabel(t('account:email'))).toBeVisible();
  await withoutLine(page, async () => {
    await fillLogin(login, t, buyer);
    await expect(page.getByText(t('messages:netError')).first()).toBeVisible();
  });
  await expect(login.getByLabel(t('account:email'))).toHaveValue(buyer.email);
  await expect(async () => {
    const again = login.getByRole('button', { name: t('account:logIn'), exact: true });
    if (await again.isVisible()) await again.tap({ timeout: 10_000 });
    await expect(page).toHaveURL(/\/car\/order\/reserve\?/, { timeout: 10_000 });
  }).toPass();

  // The reservation.
  const submit = page.getByRole('main').getByRole('button', { name: t('orders:reserve') });
  // The page that is left disappears first.
  await expect(submit).toHaveCount(1);
  await expect(submit).toBeEnabled();
  await fillRecipient(shopper);
  await expect(page.getByText(t('orders:cif', { amount: total }))).toBeVisible();
  await untilServedByWorker(page);
  await untilFileCached(page, 'reserved-page');
  const reserved = countCalls(page, '/order/submit');
  await withoutLine(page, async () => {
    await submit.tap();
    await expect(page.getByText(t('orders:reserveOffline'))).toBeVisible();
    expect(await statuses()).toEqual([]);
  });
  await expect(page.getByRole('heading', { level: 1, name: t('orders:reservedTitle') })).toBeVisible();
  expect(await statuses()).toEqual([0]);
  expect(reserved()).toBeLessThanOrEqual(1);

  // The proof of the deposit.
  await page.getByRole('button', { name: t('orders:reservedConfirm') }).tap();
  await page.getByRole('article', { name }).getByRole('link', { name }).tap();
  await expectOrderPage(shopper, 'awaitingDeposit');
  const orderNo = await readOrderNumber(shopper);
  await chooseProof(shopper, t('orders:uploadDepositProof'));
  await untilServedByWorker(page);
  await untilFileCached(page, 'upload');
  const paid = countCalls(page, '/order/payDeposit');
  await withoutLine(page, async () => {
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('orders:handIn') })
      .tap();
    await expect(page.getByRole('dialog')).toContainText(t('orders:noteOffline'));
  });
  await expectOrderPage(shopper, 'depositInReview');
  expect(paid()).toBe(1);

  // The receipt.
  await staff('approve-payment', orderNo);
  const way = 'https://example.com/way';
  await staff('ship', orderNo, '--freight-number', 'GPMBA2606002', '--logistics-link', way);
  await staff('request-balance', orderNo);
  await page.reload();
  await chooseProof(shopper, t('orders:uploadBalanceProof'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('orders:handIn') })
    .tap();
  await expectOrderPage(shopper, 'balanceInReview');
  await staff('approve-payment', orderNo);
  await page.reload();
  await expectOrderPage(shopper, 'inTransit');
  const prompt = page.getByRole('alertdialog');
  const confirm = async () => {
    await page
      .getByRole('main')
      .getByRole('button', { name: t('orders:confirmReceipt') })
      .tap();
    await prompt.getByRole('button', { name: t('panels:promptDoConfirmReceipt') }).tap({ timeout: 10_000 });
  };
  await withoutLine(page, async () => {
    await confirm();
    await expect(page.getByText(t('messages:netError')).first()).toBeVisible();
    expect(await statuses()).toEqual([6]);
  });
  // A second press within a second is ignored.
  await expect(async () => {
    if ((await statuses())[0] !== 7) await confirm();
    await expectOrderPage(shopper, 'completed');
  }).toPass();
  expect(await statuses()).toEqual([7]);
});
