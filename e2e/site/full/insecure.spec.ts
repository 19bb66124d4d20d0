import type { Page } from 'playwright/test';
import { sealEntry } from '#wire/envelope/entry-link.ts';
import { submitPaymentProof } from '../../support/order-screen.ts';
import { findOrderable } from '../../support/orderable.ts';
import { fillRecipient, pricePanel, priceToMombasa } from '../../support/shopper.ts';
import { expect, logIn, test as base } from '../../support/site-test.ts';

/** A host name that the browser resolves to this machine. An address such as localhost counts as secure with any scheme. */
const companyHost = 'gariport.test';

/** The site over plain HTTP, as in a company network, where browsers offer no WebCrypto. */
const test = base.extend<{ company: string }, object>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${companyHost} 127.0.0.1`];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
  company: async ({ baseURL }, use) => {
    const address = new URL(baseURL ?? '');
    address.hostname = companyHost;
    await use(address.origin);
  },
});

const userEntry = (page: Page, email: string) =>
  page.getByRole('banner').getByText(email.split('@')[0] ?? '', { exact: true });

/** The suites that the page's calls name, in call order. */
function noteSuites(page: Page): string[] {
  const suites: string[] = [];
  page.on('request', (request) => {
    const header = request.headers()['envelope'];
    if (header) suites.push(header.split(';')[0] ?? '');
  });
  return suites;
}

test('lets a visitor without WebCrypto browse the home page, filter, open a vehicle, log in and save a favourite', async ({
  page,
  buyer,
  company,
}) => {
  const suites = noteSuites(page);
  await page.goto(`${company}/Kenya`);
  expect(await page.evaluate(() => [isSecureContext, 'subtle' in crypto, 'randomUUID' in crypto])).toEqual([
    false,
    false,
    false,
  ]);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Car Source' }).click();
  const filters = page.getByRole('search', { name: 'Filters' });
  await filters.getByRole('button', { name: 'Brand' }).click();
  await filters
    .getByRole('link', { name: /^Toyota [\d,]+$/ })
    .first()
    .click();
  await expect(page.getByRole('list', { name: 'Selected filters' })).toContainText('Brand: Toyota');
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card).toContainText('Toyota');
  const name = await card.getByRole('link').innerText();
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

  await logIn(page, buyer);
  await expect(userEntry(page, buyer.email)).toBeVisible();
  const heart = page.getByRole('button', { name: 'Save as favourite' }).first();
  // It shows at once, and stays after the server has answered.
  const saved = page.waitForResponse(/\/saveFavorites$/);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await saved;

  // The buyer's stored data is encrypted here too, and can be read again.
  await page.reload();
  await expect(userEntry(page, buyer.email)).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const stored = await page.evaluate(() => localStorage.getItem('userInfo'));
  expect(stored).toBeTruthy();
  expect(atob(stored ?? '')).not.toContain(buyer.email);
  expect(new Set(suites)).toEqual(new Set(['static']));
});

test('lets a buyer without WebCrypto follow a partner’s link, reserve the vehicle and submit a payment proof', async ({
  page,
  backend,
  buyer,
  company,
  request,
  shopper,
}) => {
  const { t } = shopper;
  const suites = noteSuites(page);
  const { id } = await findOrderable(backend);
  await page.goto(`${company}/Kenya/com/policy`);
  await logIn(page, buyer);
  const key = await (await request.get('/dev/entry-key')).text();
  await page.goto(`${company}/Kenya/car/v/p/read?authKey=${await sealEntry(id, key)}`);
  await expect(page).toHaveURL(new RegExp(`/Kenya/car/detail\\?id=${id}$`));

  await priceToMombasa(shopper);
  await pricePanel(shopper)
    .getByRole('button', { name: t('detail:reserve') })
    .click();
  await fillRecipient(shopper);
  await page.getByRole('button', { name: t('orders:reserve'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('orders:reservedTitle') })).toBeVisible();

  await page.goto(`${company}/Kenya/car/detail?id=${id}`);
  await submitPaymentProof(shopper, t('detail:uploadProof'));
  await expect(page.getByRole('region', { name: t('detail:underReview') })).toBeVisible();
  expect(new Set(suites)).toEqual(new Set(['static']));
});

test('uses the session suite for secure pages on the same server', async ({ page }) => {
  const suites = noteSuites(page);
  await page.goto('/Kenya');
  // The page was rendered with its answers. The list requests its own.
  await page.getByRole('banner').getByRole('link', { name: 'Car Source' }).click();
  await expect.poll(() => new Set(suites)).toEqual(new Set(['session']));
});
