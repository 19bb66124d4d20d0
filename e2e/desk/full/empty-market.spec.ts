import { randomUUID } from 'node:crypto';
import type { Browser, Locator, Page } from 'playwright/test';
import { demoCompany } from '#demo/company.ts';
import type { Backend } from '../../support/backend.ts';
import { readMailedKey, registerOnSite } from '../../support/buyers.ts';
import type { ClockedSite } from '../../support/clocked-site.ts';
import { testOnOwnMarket } from '../../support/own-market.ts';
import { actOf, confirmDialog, goTo, openDesk, regionOf } from '../../support/desk-window.ts';
import { giveCompany } from '../../support/first-company.ts';
import {
  type FirstPricingSettings,
  proposeAccount,
  releaseAccount,
  setAllPricingSettings,
} from '../../support/first-pricing-settings.ts';
import { acceptInvitation, letThreeDaysPass, type Member } from '../../support/staff-members.ts';
import { expectOrderPage, submitPaymentProof, readOrderNumber } from '../../support/order-screen.ts';
import { fillRecipient, findVehicle, pricePanel, priceToMombasa, type Shopper } from '../../support/shopper.ts';
import { expect, expectAccessible } from '../../support/site-test.ts';
import { siteTexts } from '../../support/site-texts.ts';
import { readStockFile, type StockLine, writeStockFile } from '../../support/stock-file.ts';

const t = siteTexts('en');
/** Buyers see a released account one hour later, so the setup happens more than an hour ago. */
const setUp = -61 * 60_000;

/** An unused marketplace: no data, and the only access is the link printed at the start. */
const test = testOnOwnMarket({ name: 'empty-market', isEmpty: true, fromNow: setUp });

const terms: FirstPricingSettings = {
  jpyPerUsd: '150',
  kesPerUsd: '130',
  deposit: '30',
  policyFee: '20',
  premium: '0.88',
  handling: '500',
  perCubicMetre: '100',
};
const account = { holder: 'Pwani Collections Ltd', bank: 'KCB Bank, Mombasa', number: '0110 0012 3456' };

const usualCars = [
  { make: 'Toyota', model: 'Vitz', style: '1.0 F' },
  { make: 'Nissan', model: 'Note', style: '1.2 X' },
  { make: 'Honda', model: 'Fit', style: 'Hybrid' },
  { make: 'Mazda', model: 'Demio', style: '13S' },
];
/** The vehicle that is bought. It starts as a draft, because its photos are still missing. */
const wanted: StockLine = {
  stockNo: 'OWN-0117',
  isOffered: false,
  make: 'Toyota',
  model: 'Passo',
  style: 'Moda',
  priceUsd: 5000,
};
const photos = ['front.jpg', 'rear.jpg'];
const stock = Array.from({ length: 200 }, (_, place): StockLine => {
  const stockNo = `OWN-${String(place + 1).padStart(4, '0')}`;
  const car = usualCars[place % usualCars.length];
  return stockNo === wanted.stockNo || !car
    ? wanted
    : { stockNo, isOffered: true, ...car, priceUsd: 4000 + 10 * place };
});

test('takes an owner from the first start link to the first sale, using pages only', async ({
  shopper,
  backend,
  browser,
  site,
}) => {
  test.slow();
  const { owner, accountant } = await setUpMarket(browser, backend, site);
  site.setClock(0);

  const desk = await openDesk(browser, site.address, t, owner);
  await bringInStock(desk);
  await addPhotosAndPublish(desk);

  const { page } = shopper;
  await page.goto('/Kenya');
  const buyer = await registerOnSite(page, t, backend);
  await reserveWanted(shopper);
  const number = await readOrderNumber(shopper);
  // The account is shown on the page, not by e-mail.
  await expect(page.getByRole('main').getByText(account.number)).toBeVisible();
  expect((await backend.mailsTo(buyer.email)).map(({ body }) => body).join()).not.toContain(account.number);
  await submitPaymentProof(shopper, t('orders:uploadDepositProof'));

  const accounts = await openDesk(browser, site.address, t, accountant);
  await approvePayment(accounts, number);
  await page.reload();
  await expectOrderPage(shopper, 'preparing');
  await ship(desk, number);
  await page.reload();
  await expectOrderPage(shopper, 'shipped');
  await actOf(accounts, t('desk-orders:act_requestBalance')).click();
  await confirmDialog(accounts, t('desk-orders:act_requestBalance'));
  await page.reload();
  await expectOrderPage(shopper, 'awaitingBalance');
  await submitPaymentProof(shopper, t('orders:uploadBalanceProof'));
  await goTo(accounts, t, 'today');
  await approvePayment(accounts, number);
  await page.reload();
  await expectOrderPage(shopper, 'inTransit');
  await confirmDelivery(shopper);

  await talk(shopper, desk, buyer.email);
  await Promise.all([desk, accounts].map((one) => one.context().close()));
});

/**
 * The owner joins, invites two people and completes the pricing settings; one proposes the account, the other releases it.
 */
async function setUpMarket(
  browser: Browser,
  backend: Backend,
  site: ClockedSite,
): Promise<{ owner: Member; accountant: Member }> {
  const [, link = ''] = /become its owner.* at (\S+)$/m.exec(site.startMessages.join('\n')) ?? [];
  const email = `owner.${randomUUID().slice(0, 13)}@example.com`;
  const first = await openAtSetUp(browser, site);
  await first.goto(new URL(link).pathname + new URL(link).search);
  await first.getByLabel(t('desk-entry:email'), { exact: true }).fill(email);
  const owner = await comeIn(first, { name: 'Amina Otieno', email });
  const [proposer, releaser] = [colleague('Sato Yui'), colleague('Kimani Mwangi')];
  await goTo(first, t, 'people');
  for (const { name, email: address } of [proposer, releaser]) {
    await actOf(first, t('desk-people:invite')).click();
    const invitation = first.getByRole('dialog');
    await invitation.getByLabel(t('desk-people:role')).selectOption('accounts');
    await confirmDialog(first, t('desk-people:sendInvitation'), {
      [t('desk-people:email')]: address,
      [t('desk-people:name')]: name,
    });
  }
  await goTo(first, t, 'today');
  // An empty market shows what is missing, with links.
  await first
    .getByRole('alert')
    .filter({ hasText: t('desk:notice_priceTerms') })
    .getByRole('link', { name: t('desk:setTerms') })
    .click();
  await setAllPricingSettings(first, t, terms);
  await goTo(first, t, 'company');
  await giveCompany(first, t, demoCompany);

  const second = await openAtSetUp(browser, site);
  const third = await openAtSetUp(browser, site);
  await openInvitation(second, backend, proposer);
  const accountant = await openInvitation(third, backend, releaser);
  await letThreeDaysPass(site);
  await goTo(second, t, 'pricing');
  await proposeAccount(second, t, account);
  await goTo(third, t, 'pricing');
  await releaseAccount(third, t, account);
  await Promise.all([first, second, third].map((one) => one.context().close()));
  return { owner, accountant };
}

const colleague = (name: string) => ({ name, email: `accounts.${randomUUID().slice(0, 13)}@example.com` });

async function openInvitation(page: Page, backend: Backend, somebody: Pick<Member, 'name' | 'email'>): Promise<Member> {
  await page.goto(`/desk/invitation?authKey=${await readMailedKey(backend, somebody.email)}`);
  return comeIn(page, somebody);
}

/** A window whose clock is at the time of the setup. */
async function openAtSetUp(browser: Browser, { address }: ClockedSite): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.clock.install({ time: Date.now() + setUp });
  return page;
}

async function comeIn(page: Page, somebody: Pick<Member, 'name' | 'email'>): Promise<Member> {
  const member = await acceptInvitation(page, t, somebody);
  await page.getByRole('link', { name: t('desk-entry:codesKept') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('desk:page_today') })).toBeVisible();
  return member;
}

async function bringInStock(desk: Page): Promise<void> {
  // Nothing is missing any more.
  await expect(desk.getByText(t('desk:nothingWaits'), { exact: true })).toBeVisible();
  await expect(desk.getByRole('alert')).toHaveCount(0);
  await goTo(desk, t, 'stock');
  await desk.getByRole('link', { name: t('desk-stock:importStock'), exact: true }).click();
  await readStockFile(desk, t, 'own-stock.csv', writeStockFile(stock, new Date()));
  const read = regionOf(desk, 'own-stock.csv');
  await read.getByRole('button', { name: t('desk-stock:carryOut_other', { number: '200' }) }).click();
  await expect(read.getByText(t('desk-stock:importResult', { done: '200', faulty: '0' }))).toBeVisible();
  await desk.getByRole('link', { name: t('desk-stock:backToStock') }).click();
  await expect(desk.getByText(t('desk-stock:found_other', { number: '200' }))).toBeVisible();
}

async function addPhotosAndPublish(desk: Page): Promise<void> {
  const search = desk.getByLabel(t('desk-stock:search'), { exact: true });
  await search.fill(wanted.stockNo);
  await search.press('Enter');
  await expect(desk.getByText(t('desk-stock:found_one', { number: '1' }))).toBeVisible();
  // Any picture works as a vehicle photo.
  const buffer = await desk.screenshot({ type: 'jpeg' });
  await desk.getByRole('row', { name: wanted.stockNo }).getByRole('link').click();
  const choosing = desk.waitForEvent('filechooser');
  await actOf(desk, t('desk-stock:choosePhotos')).click();
  await (await choosing).setFiles(photos.map((name) => ({ name, mimeType: 'image/jpeg', buffer })));
  await expect(regionOf(desk, t('desk-stock:photos')).getByRole('img')).toHaveCount(photos.length);
  await expectAccessible(desk);
  await actOf(desk, t('desk-stock:publish')).click();
  await expect(actOf(desk, t('desk-stock:withdraw'))).toBeVisible();
}

/**
 * The buyer finds the only Passo, sees its photos and price, and reserves it. In tens of dollars: 9.27 m³ at 100 plus 500
 * for handling is 1,430 for freight, the premium is 80, and the yard price is 5,000.
 */
async function reserveWanted(shopper: Shopper): Promise<void> {
  const { page } = shopper;
  const name = await findVehicle(shopper, wanted.model);
  expect(name).toContain(`${wanted.make} ${wanted.model} ${wanted.style}`);
  const gallery = page.getByRole('region', { name: t('detail:gallery') });
  await expect(gallery.getByText(`1 / ${photos.length}`)).toBeVisible();
  await expectShown(gallery.locator('img').first());
  const total = await priceToMombasa(shopper);
  expect(total).toBe('USD 6,510');
  await pricePanel(shopper)
    .getByRole('button', { name: t('detail:reserve') })
    .click();
  await expect(page.getByText(t('orders:cif', { amount: total }))).toBeVisible();
  await fillRecipient(shopper);
  await page.getByRole('button', { name: t('orders:reserve') }).click();
  await page.getByRole('button', { name: t('orders:reservedConfirm') }).click();
  await page.getByRole('article', { name }).getByRole('link', { name }).click();
  await expectOrderPage(shopper, 'awaitingDeposit');
}

async function expectShown(picture: Locator): Promise<void> {
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

/** Opens the waiting payment from Today, checks its proof and approves it. */
async function approvePayment(accounts: Page, number: string): Promise<void> {
  await regionOf(accounts, t('desk:kind_payment')).getByRole('link', { name: number }).click();
  await expectShown(regionOf(accounts, t('desk-orders:proofs')).getByRole('img').last());
  await actOf(accounts, t('desk-orders:act_approvePayment')).click();
  await confirmDialog(accounts, t('desk-orders:act_approvePayment'));
}

async function ship(desk: Page, number: string): Promise<void> {
  await goTo(desk, t, 'orders');
  await desk.getByRole('link', { name: number }).click();
  await actOf(desk, t('desk-orders:act_shipOrder')).click();
  await confirmDialog(desk, t('desk-orders:act_shipOrder'), {
    [t('desk-orders:freightNumber')]: 'GPMBA2606001',
    [t('desk-orders:vessel')]: 'MV Highway Star 041',
  });
}

async function confirmDelivery(shopper: Shopper): Promise<void> {
  const { page } = shopper;
  await page.getByRole('button', { name: t('orders:confirmReceipt') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('panels:promptDoConfirmReceipt') })
    .click();
  await expectOrderPage(shopper, 'completed');
}

/** The buyer writes, the desk replies, the buyer reads it. */
async function talk({ page }: Shopper, desk: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: t('shell:chat') }).click();
  const frame = page.frameLocator(`[title="${t('panels:chatFrame')}"]`);
  await frame.getByRole('textbox').fill('It has arrived, and all is well.');
  await frame.getByRole('textbox').press('Enter');
  await goTo(desk, t, 'today');
  await regionOf(desk, t('desk:kind_chat')).getByRole('link', { name: email }).click();
  const chat = regionOf(desk, t('desk-chat:chatWith', { email }));
  await expect(chat.getByText('It has arrived, and all is well.')).toBeVisible();
  await chat.getByRole('textbox', { name: t('desk-chat:answer') }).fill('We are glad to hear it.');
  await chat.getByRole('textbox', { name: t('desk-chat:answer') }).press('Enter');
  await expect(frame.getByText('We are glad to hear it.')).toBeVisible();
}
