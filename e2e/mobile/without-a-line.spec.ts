import type { Page } from 'playwright/test';
import type { OrderSummary, SessionTokens } from '../../generated/client/types.gen.ts';
import { fillLogin } from '../support/buyers.ts';
import { keptAnswers, untilFileKept, untilServedByWorker } from '../support/line.ts';
import { findOrderable, reserve } from '../support/orderable.ts';
import { pictureNamed } from '../support/pictures.ts';
import { fillRecipient } from '../support/shopper.ts';
import { expect, expectAccessible, logInOnPhone, test, untilTakenOver } from '../support/site-test.ts';

test.use({ serviceWorkers: 'allow' });

const ageNote = (page: Page) => page.getByRole('status').getByText(/You are offline. This is as of \d/);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: new RegExp(`(^| )${name}$`) });

test('From a link to a reservation with a line that breaks twice, and the order is read on the bus', async ({
  shopper,
  page,
  context,
  backend,
  buyer,
}) => {
  const { accessToken } = await backend.call<SessionTokens>('login', { ...buyer });
  const everything = { statusDesc: '', pageNo: 1, pageSize: 9 };
  const listOrders = () => backend.call<OrderSummary[]>('listOrders', everything, accessToken);
  const { id, vehicle } = await findOrderable(backend);
  await page.goto(`/Kenya/car/detail?id=${id}`);
  await expect(heading(page, vehicle.styleName)).toBeVisible();
  await untilServedByWorker(page);

  // The bus drives through the first valley.
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page, vehicle.styleName)).toBeVisible();
  await expect(ageNote(page)).toBeVisible();
  await context.setOffline(false);
  await expect(ageNote(page)).toBeHidden();

  await fillRecipient(shopper);
  await page.getByRole('complementary').getByRole('button', { name: 'Submit Reservation' }).tap();
  await fillLogin(page.getByRole('dialog'), shopper.t, buyer);
  const submit = page.getByRole('button', { name: 'Submit reservation', exact: true });
  await expect(submit).toBeEnabled();
  await untilServedByWorker(page);
  // What the reservation ends in is there before it is needed.
  await untilFileKept(page, 'reserved-page');

  // And through the second.
  await context.setOffline(true);
  await submit.tap();
  await expect(page.getByText(/You are offline, so your reservation has not been sent/)).toBeVisible();
  expect(await listOrders()).toEqual([]);
  await context.setOffline(false);
  await expect(heading(page, 'The vehicle is reserved for you')).toBeVisible();
  expect(await listOrders()).toHaveLength(1);

  await entry(page, 'Orders').tap();
  const orders = page.getByRole('tabpanel').getByRole('article');
  await expect(orders).toHaveCount(1);
  // It is fetched as soon as the order itself is kept.
  const paper = page.waitForResponse(/\/order\/proforma/);
  await orders.getByRole('link').first().tap();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d/);
  await paper;
  await untilServedByWorker(page);

  // On the way home there is no line at all.
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d/);
  await expect(ageNote(page)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('banner').getByRole('link', { name: 'Back' }).tap();
  await expect(orders).toHaveCount(1);
});

test('A phone may install the site, whose start opens without a line', async ({ page, context }) => {
  await page.goto('/Kenya?tab=1');
  await untilTakenOver(page);
  await untilServedByWorker(page);
  const devtools = await context.newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual([]);
  const { data = '{}' } = await devtools.send('Page.getAppManifest');
  const { start_url: start, shortcuts } = JSON.parse(data) as { start_url: string; shortcuts: { url: string }[] };
  await entry(page, 'Home').tap();
  await expect(heading(page, 'Used vehicles')).toBeHidden();
  await expect.poll(async () => (await keptAnswers(page)).names.length).toBeGreaterThan(1);
  await untilServedByWorker(page);
  await context.setOffline(true);
  for (const url of [start, ...shortcuts.map((shortcut) => shortcut.url)]) {
    await page.goto(url);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  }
});

test('Whoever chooses the desktop site gets it also where its pages were kept for a phone', async ({ page }) => {
  await page.goto('/Kenya?tab=1');
  await untilServedByWorker(page);
  await page.goto('/Kenya?tab=1');
  await untilServedByWorker(page);
  await expect(page.locator('html')).toHaveAttribute('data-site', 'mobile');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Desktop site' }).tap();
  await expect(page.locator('html')).not.toHaveAttribute('data-site');
  await page.goto('/Kenya');
  await expect(page.locator('html')).not.toHaveAttribute('data-site');
});

test('A picture that the bank’s app shares becomes the proof of the order that its buyer chooses', async ({
  page,
  backend,
  buyer,
}) => {
  await reserve(backend, buyer);
  await page.goto('/Kenya?tab=1');
  await untilTakenOver(page);
  await logInOnPhone(page, buyer);
  await untilServedByWorker(page);
  // As the browser does it: a form that is sent to the address that the manifest names.
  const manifest = await page.request.get('/app/en.webmanifest');
  const { share_target: target } = (await manifest.json()) as { share_target: ShareTarget };
  await page.evaluate(openShareForm, target);
  await page.getByLabel('Shared').setInputFiles([pictureNamed('slip.png')]);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText('Your picture is ready. Upload the proof of the order that it pays for.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Upload deposit proof' }).tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('slip.png')).toBeVisible();
  await dialog.getByRole('button', { name: 'Submit proof' }).tap();
  await expect(dialog).toBeHidden();
  const { accessToken } = await backend.call<SessionTokens>('login', { ...buyer });
  const [order] = await backend.call<OrderSummary[]>(
    'listOrders',
    { statusDesc: '', pageNo: 1, pageSize: 1 },
    accessToken,
  );
  expect(order?.status).toBe(1);
  await expect(page.getByText('Your picture is ready.')).toBeHidden();
});

interface ShareTarget {
  action: string;
  method: string;
  enctype: string;
  params: { files: [{ name: string }] };
}

/** Runs in the page. */
function openShareForm({ action, method, enctype, params }: ShareTarget): void {
  const form = Object.assign(document.createElement('form'), { action, method, enctype });
  const file = Object.assign(document.createElement('input'), { type: 'file', name: params.files[0].name });
  file.setAttribute('aria-label', 'Shared');
  const button = Object.assign(document.createElement('button'), { textContent: 'Share' });
  form.append(file, button);
  document.body.replaceChildren(form);
}
