import { marketDay } from '../../server/reference/market-time.ts';
import { paths } from '../../src/routing/paths.ts';
import { type ClockedSite, openClockedSite } from '../support/clocked-site.ts';
import { actOf, confirmDialog, openDesk } from '../support/desk-window.ts';
import { joinDesk } from '../support/members.ts';
import { expect, expectAccessible, test as usual } from '../support/site-test.ts';
import { siteTexts } from '../support/site-texts.ts';

const t = siteTexts('en');

/** A marketplace of its own, since every list of what a country lets in follows the rules. */
const test = usual.extend<object, { site: ClockedSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await openClockedSite({ name: 'import' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ site }, use) => use(site.address),
});

test('Accounts let only electric vehicles into a country from today on, and its list and verdicts follow', async ({
  browser,
  page,
  backend,
  site,
}) => {
  const list = `/Kenya${paths.vehicles()}`;
  const hidden = page.getByText(/^Without .* that Kenya does not let in/);
  await page.goto(list);
  await expect(hidden).toBeVisible();
  const before = await hidden.innerText();

  const accounts = await joinDesk(backend, 'accounts', 'Kimani Mwangi', site.folder);
  const desk = await openDesk(browser, site.address, t, accounts, '/desk/import');
  const rule = t('desk-import:admission');
  await expect(desk.getByRole('table', { name: rule })).toBeVisible();
  await expectAccessible(desk);
  await actOf(desk, t('desk-import:addTo', { name: rule })).click();
  const dialog = desk.getByRole('dialog');
  const today = marketDay(site.services.clock());
  await dialog
    .getByRole('group', { name: t('desk-import:field_fuels') })
    .getByLabel(t('desk-import:fuel_electric'))
    .check();
  await dialog.getByLabel(t('desk-import:field_from'), { exact: true }).fill(today);
  await dialog.getByLabel(t('desk-import:field_title'), { exact: true }).fill('Gazette notice 4711');
  await dialog.getByLabel(t('desk-import:field_url'), { exact: true }).fill('https://gazette.example/4711');
  await dialog.getByRole('button', { name: t('desk-import:showPreview') }).click();
  // Another version follows within the year, and the refusal names the last day that is free.
  const refusal = dialog.getByRole('alert');
  await expect(refusal).toContainText(/\d{4}-01-01 – \d{4}-12-31$/);
  const last = /(\d{4}-12-31)$/.exec(await refusal.innerText())?.[1] ?? '';
  await dialog.getByLabel(t('desk-import:field_until'), { exact: true }).fill(last);
  await dialog.getByRole('button', { name: t('desk-import:showPreview') }).click();
  await expect(dialog.getByRole('table')).toBeVisible();
  await confirmDialog(desk, t('desk-import:save'));
  await expect(desk.getByRole('row').filter({ hasText: 'Gazette notice 4711' })).toContainText('Kimani Mwangi');
  await expectAccessible(desk);
  await desk.context().close();

  await expect
    .poll(async () => {
      await page.goto(list);
      return hidden.innerText();
    })
    .not.toBe(before);
});

test('Accounts set a list price of customs, see how many vehicles cost something else by it, and end it', async ({
  browser,
  backend,
  site,
}) => {
  const accounts = await joinDesk(backend, 'accounts', 'Wambui Kariuki', site.folder);
  const desk = await openDesk(browser, site.address, t, accounts, '/desk/import');
  const prices = desk.getByRole('table', { name: t('desk-import:listPrices') });
  await expect(prices).toBeVisible();
  await desk.getByLabel(t('desk-import:listSearch'), { exact: true }).fill('vitz KSP130');
  await actOf(desk, t('desk-import:listFind')).click();
  await expect(prices.getByRole('rowheader')).toHaveCount(1);
  await expect(prices).toContainText('KES 1,872,000');
  await expectAccessible(desk);

  await actOf(desk, t('desk-import:listNew')).click();
  const dialog = desk.getByRole('dialog');
  const today = marketDay(site.services.clock());
  const field = (name: string) => dialog.getByLabel(name, { exact: true });
  await field(t('desk-import:field_from')).fill(today);
  await field(t('desk-import:field_listLeast', { currency: 'KES' })).fill('2950000');
  await field(t('desk-import:listYear')).fill('2026');
  await field(t('desk-import:field_title')).fill('CRSP list 4712');
  await field(t('desk-import:field_url')).fill('https://kra.example/crsp-4712');
  await dialog.getByRole('button', { name: t('desk-import:showPreview') }).click();
  await expect(dialog.getByRole('table')).toBeVisible();
  await expectAccessible(desk);
  await confirmDialog(desk, t('desk-import:save'));
  const set = prices.getByRole('row').filter({ hasText: 'CRSP list 4712' });
  await expect(set).toContainText('KES 2,950,000');
  await expect(set).toContainText('Wambui Kariuki');

  await actOf(desk, t('desk-import:listEnd')).click();
  await field(t('desk-import:field_from')).fill('2199-01-01');
  await field(t('desk-import:field_title')).fill('Gazette notice 4713');
  await field(t('desk-import:field_url')).fill('https://gazette.example/4713');
  await confirmDialog(desk, t('desk-import:listEndSave'));
  await expect(prices.getByRole('row').filter({ hasText: 'Gazette notice 4713' })).toContainText(
    t('desk-import:listEnded'),
  );
  await desk.context().close();
});
