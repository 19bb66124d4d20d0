import { marketDay } from '#server/marketplace/reference/market-time.ts';
import { testOnChangedMarket as test } from '../../support/own-market.ts';
import { actOf, confirmDialog, openDesk } from '../../support/desk-window.ts';
import { joinDesk } from '../../support/staff-members.ts';
import { expect, expectAccessible } from '../../support/site-test.ts';
import { siteTexts } from '../../support/site-texts.ts';

const t = siteTexts('en');

test('sets a customs list price, previews the affected vehicles, and ends it', async ({ browser, backend, site }) => {
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
  await field(t('desk-import:listYear')).selectOption('2025');
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
