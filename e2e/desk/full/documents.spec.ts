import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import type { Browser, Locator, Page } from 'playwright/test';
import { pdf } from '#server/platform/uploads/testing/make-pdfs.ts';
import { paths } from '#shared/routing/paths.ts';
import type { Backend } from '../../support/backend.ts';
import { registerBuyer } from '../../support/buyers.ts';
import { actOf, confirmDialog, openDesk, regionOf } from '../../support/desk-window.ts';
import { joinDesk } from '../../support/staff-members.ts';
import { reserve } from '../../support/orderable.ts';
import { expectOrderPage, submitPaymentProof, readOrderNumber } from '../../support/order-screen.ts';
import { pictureNamed } from '../../support/pictures.ts';
import { expect, expectAccessible, logIn, test } from '../../support/site-test.ts';
import { siteTexts } from '../../support/site-texts.ts';
import { staff } from '../../support/staff.ts';

const t = siteTexts('en');
const dayLength = 24 * 3_600_000;
const now = Date.now();
/** A calendar day relative to today. If today has begun in UTC, it has begun in the market too. */
const dayFromNow = (days: number) => new Date(now + days * dayLength).toISOString().slice(0, 10);
const written = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

const timelineOf = (page: Page) => regionOf(page, t('timeline:title'));
const deskTimeline = (desk: Page) => regionOf(desk, t('desk-orders:timeline'));
const papersOf = (page: Page) => regionOf(page, t('papers:papers'));
const linkNamed = (page: Page, name: string) => papersOf(page).getByRole('link', { name });
/** First and updated arrival day of the ship. */
const [promised, late] = [dayFromNow(30), dayFromNow(34)];

test('records shipment events and documents for the buyer, who adds one too, and shows strangers nothing', async ({
  shopper,
  buyer,
  backend,
  browser,
}) => {
  test.slow();
  const { page } = shopper;
  const shipper = await joinDesk(backend, 'logistics', 'Sato Yui');
  const orderId = await reserve(backend, buyer);
  await page.goto('/Kenya');
  const { origin } = new URL(page.url());
  await logIn(page, buyer);
  await page.goto(`/Kenya${paths.order(orderId)}`);
  await expectOrderPage(shopper, 'awaitingDeposit');
  const number = await readOrderNumber(shopper);
  await expect(timelineOf(page)).toContainText(t('timeline:turn_you'));
  await submitPaymentProof(shopper, t('orders:uploadDepositProof'));
  // The timeline follows at once, with the hash of what was received.
  await expect(timelineOf(page)).toContainText(/Payment proof received \(deposit\).*SHA-256 [0-9a-f]{12}…/);
  await staff('approve-payment', number);

  const desk = await openDesk(browser, origin, t, shipper, `/desk/orders/${orderId}`);
  await noteInspection(desk);
  await changeShipment(desk, promised);
  await changeShipment(desk, late);
  const bill = await pdf('Bill of lading');
  await addPaper(desk, {
    kind: 'billOfLading',
    words: { [t('papers:number')]: 'OOLU2606-7731' },
    file: { name: 'scan 17.pdf', mimeType: 'application/pdf', buffer: bill },
  });
  await actOf(desk, t('desk-orders:act_shipOrder')).click();
  await confirmDialog(desk, t('desk-orders:act_shipOrder'), { [t('desk-orders:freightNumber')]: 'GPMBA2606001' });
  await expect(deskTimeline(desk)).toContainText(`${t('timeline:what_shipped')}Sato Yui`);
  await expectAccessible(desk);

  // The buyer sees every event, and the company as its author.
  const billName = t('papers:numbered', { name: t('papers:kind_billOfLading'), number: 'OOLU2606-7731' });
  await page.reload();
  await expectOrderPage(shopper, 'shipped');
  await expect(papersOf(page)).toContainText(billName);
  await expect(papersOf(page)).toContainText(t('papers:heldForYou'));
  await expect(page.getByRole('link', { name: billName })).toHaveCount(0);
  await expectAccessible(page);
  await releaseEarly(browser, backend, { origin, orderId, name: billName });
  await page.reload();
  await expectTimeline(page);
  await expectAccessible(page);
  const link = linkNamed(page, billName);
  const kept = await savedBy(page, link);
  expect(kept.toString('latin1')).toMatch(/^%PDF-/);
  const logbook = { [t('papers:title')]: 'Logbook' };
  await addPaper(page, { kind: 'other', words: logbook, file: pictureNamed('logbook.png') });

  const packed = unzipSync(await savedBy(page, page.getByRole('button', { name: t('papers:archive') })));
  const names = [`${number}-billOfLading-1.pdf`, `${number}-other-2.jpg`] as const;
  expect(Object.keys(packed)).toEqual(['SHA256SUMS.txt', ...names]);
  expect(Buffer.from(packed[names[0]] ?? [])).toEqual(kept);
  const calendar = await savedBy(page, page.getByRole('button', { name: t('timeline:calendar') }));
  expect(calendar.toString()).toContain(`DTSTART;VALUE=DATE:${late.replaceAll('-', '')}\r\n`);

  // Staff see the buyer’s document; a stranger sees nothing.
  await desk.reload();
  await expect(papersOf(desk)).toContainText('Logbook');
  const [bought, own] = [await addressOf(link), await addressOf(linkNamed(page, 'Logbook'))];
  await expectNothingForStranger(browser, backend, { origin, orderId, link: bought });

  // A link ends with its document, and with the session that created it.
  expect(await statusesOf(page, bought, own)).toEqual([200, 200]);
  await papersOf(page)
    .getByRole('button', { name: t('papers:withdrawNamed', { name: 'Logbook' }) })
    .click();
  await confirmDialog(page, t('papers:withdraw'));
  await expect(papersOf(page).getByRole('listitem')).toHaveCount(1);
  expect(await statusesOf(page, bought, own)).toEqual([200, 410]);
  await page.getByRole('banner').getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: t('shell:logOut') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('common:promptDoLogOut') })
    .click();
  await expect(page.getByRole('banner').getByRole('button', { name: t('shell:logIn') })).toBeVisible();
  expect(await statusesOf(page, bought, own)).toEqual([410, 410]);
  await desk.context().close();
});

async function noteInspection(desk: Page): Promise<void> {
  await actOf(desk, t('timeline:act_noteInspection')).click();
  await confirmDialog(desk, t('timeline:save'), {
    [t('timeline:inspectedBy')]: 'QISJ',
    [t('timeline:plannedOn')]: dayFromNow(0),
    [t('timeline:passedOn')]: dayFromNow(0),
    [t('timeline:certificateNumber')]: 'QISJ-260612-114',
    [t('timeline:checkAt')]: 'https://certificates.example.com/QISJ-260612-114',
  });
  await expect(deskTimeline(desk)).toContainText(t('timeline:what_inspectionPassed'));
}

/** Sets the ship of the vehicle and its arrival day. */
async function changeShipment(desk: Page, arrivesOn: string): Promise<void> {
  await actOf(desk, t('desk-orders:act_changeShipment')).click();
  await confirmDialog(desk, t('desk-orders:act_changeShipment'), {
    [t('desk-orders:vessel')]: 'MV Highway Star 041',
    [t('desk-orders:departsOn')]: dayFromNow(3),
    [t('desk-orders:arrivesOn')]: arrivesOn,
  });
  await expect(deskTimeline(desk)).toContainText(written(arrivesOn));
}

interface NewDocument {
  kind: 'billOfLading' | 'other';
  words: Readonly<Record<string, string>>;
  file: { name: string; mimeType: string; buffer: Buffer };
}

/** Adds a paper, at the desk or on the site. */
async function addPaper(page: Page, { kind, words, file }: NewDocument): Promise<void> {
  const papers = papersOf(page).getByRole('listitem');
  const before = await papers.count();
  await papersOf(page)
    .getByRole('button', { name: t('papers:add') })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('papers:kind')).selectOption(kind);
  await dialog.getByLabel(t('papers:file'), { exact: true }).setInputFiles(file);
  await expect(dialog.getByText(file.name)).toBeVisible();
  await confirmDialog(page, t('papers:add'), words);
  await expect(papers).toHaveCount(before + 1);
}

/** Accounts release a document before the balance is paid. */
async function releaseEarly(
  browser: Browser,
  backend: Backend,
  { origin, orderId, name }: { origin: string; orderId: string; name: string },
): Promise<void> {
  const accountant = await joinDesk(backend, 'accounts', 'Kimani Mwangi');
  const desk = await openDesk(browser, origin, t, accountant, `/desk/orders/${orderId}`);
  await expect(papersOf(desk)).toContainText(t('papers:held'));
  await papersOf(desk)
    .getByRole('button', { name: t('papers:releaseNamed', { name }) })
    .click();
  await confirmDialog(desk, t('papers:release'), { [t('papers:releaseReason')]: 'The bank confirmed the transfer' });
  await expect(papersOf(desk)).toContainText('The bank confirmed the transfer');
  await desk.context().close();
}

async function expectTimeline(page: Page): Promise<void> {
  const timeline = timelineOf(page);
  const step = (what: string) => timeline.getByRole('listitem').filter({ hasText: what });
  const passed = step(t('timeline:what_inspectionPassed'));
  await expect(passed).toContainText(`QISJ · ${written(dayFromNow(0))} · certificate no. QISJ-260612-114`);
  await expect(passed.getByRole('link', { name: t('timeline:check') })).toHaveAttribute(
    'href',
    'https://certificates.example.com/QISJ-260612-114',
  );
  const moved = step(t('timeline:what_arrivalExpected')).first();
  await expect(moved).toContainText(`${written(late)} · previously ${written(promised)}`);
  await expect(step('MV Highway Star 041')).toContainText(t('timeline:what_vesselNamed'));
  await expect(step(t('timeline:what_shipped')).getByRole('link')).toHaveText(/OOLU2606-7731/);
  await expect(step(t('timeline:what_reserved'))).toContainText(t('timeline:by_you'));
  await expect(timeline).not.toContainText('Sato Yui');
}

/** Returns the file downloaded by a click. */
async function savedBy(page: Page, pressed: Locator): Promise<Buffer> {
  const saving = page.waitForEvent('download');
  await pressed.click();
  return readFile(await (await saving).path());
}

async function addressOf(link: Locator): Promise<string> {
  return (await link.getAttribute('href')) ?? '';
}

async function statusesOf(page: Page, ...addresses: string[]): Promise<number[]> {
  return Promise.all(addresses.map(async (address) => (await page.request.get(address)).status()));
}

interface Foreign {
  origin: string;
  orderId: string;
  link: string;
}

/** Another buyer can open neither the page, its documents, nor a file without its signed link. */
async function expectNothingForStranger(browser: Browser, backend: Backend, { origin, orderId, link }: Foreign) {
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto('/Kenya?tab=1');
  await logIn(page, await registerBuyer(backend));
  await page.goto(`/Kenya${paths.order(orderId)}`);
  await expect(page.getByRole('main').getByText('The order no longer exists')).toBeVisible();
  await expect(papersOf(page)).toHaveCount(0);
  const bare = link.split('?', 1)[0] ?? '';
  expect(await statusesOf(page, bare, `${link}x`)).toEqual([404, 404]);
  await context.close();
}
