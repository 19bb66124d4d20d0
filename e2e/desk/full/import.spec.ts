import { arrivalsFrom } from '#server/marketplace/import/destination.ts';
import { voyageTo } from '#server/marketplace/import/voyages.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';
import { paths } from '#shared/routing/paths.ts';
import { testOnChangedMarket as test } from '../../support/own-market.ts';
import { actOf, confirmDialog, openDesk } from '../../support/desk-window.ts';
import { joinDesk } from '../../support/staff-members.ts';
import { expect, expectAccessible } from '../../support/site-test.ts';
import { siteTexts } from '../../support/site-texts.ts';

const t = siteTexts('en');

test('limits a country to electric vehicles from the first possible arrival, in lists and verdicts too', async ({
  browser,
  page,
  backend,
  site,
}) => {
  const list = `/Kenya${paths.vehicles()}`;
  const hidden = page.getByText(/hidden because Kenya does not accept/);
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
  // Another version starts within the year, which the refusal names.
  await expect(dialog.getByRole('alert')).toContainText(/\d{4}-01-01 – \d{4}-12-31$/);
  const [arrival] = arrivalsFrom({ voyage: voyageTo('p-mba') }, today);
  await dialog.getByLabel(t('desk-import:field_from'), { exact: true }).fill(arrival);
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
