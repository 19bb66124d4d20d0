import { legalPages, paths } from '#shared/routing/paths.ts';
import { testOnChangedMarket as test } from '../../support/own-market.ts';
import { actOf, openDesk } from '../../support/desk-window.ts';
import { joinDesk } from '../../support/staff-members.ts';
import { expect, expectAccessible } from '../../support/site-test.ts';
import { siteTexts } from '../../support/site-texts.ts';

const t = siteTexts('en');

test('publishes a new privacy policy and keeps the previous one readable', async ({ browser, page, backend, site }) => {
  const name = t('desk-legal:name_privacy');
  const policy = paths.legal(legalPages.privacy);
  await page.goto(`/Japan${policy}`);
  await expect(page.getByRole('heading', { level: 1, name: 'プライバシーポリシー' })).toBeVisible();

  const desk = await openDesk(browser, site.address, t, await joinDesk(backend, 'owner', 'Amina Otieno', site.folder));
  await desk.goto('/desk/company');
  await actOf(desk, t('desk-legal:writeOf', { name })).click();
  const dialog = desk.getByRole('dialog');
  const english = dialog.getByLabel(t('desk-legal:field_text', { language: 'English' }));
  await expect(english).toHaveValue(/^Which data we hold/);
  await english.fill('In short.\n\n# What we keep\n\n- your e-mail\n- <b>nothing else</b>');
  await dialog
    .getByLabel(t('desk-legal:field_text', { language: '日本語' }))
    .fill('要点。\n\n# 保存するもの\n\n- メール');
  await expect(dialog.getByRole('heading', { name: 'What we keep' })).toBeVisible();
  await expectAccessible(desk);
  await dialog.getByRole('button', { name: t('desk-legal:save') }).click();
  await expect(dialog).toBeHidden();
  await expect(desk.getByRole('table', { name }).getByRole('row').nth(1)).toContainText('Amina Otieno');
  await expectAccessible(desk);
  await desk.context().close();

  // No waiting: saving invalidates the cached page.
  await page.goto(`/Japan${policy}`);
  await expect(page.getByRole('heading', { level: 2, name: /保存するもの/ })).toBeVisible();
  await page.goto(`/Kenya${policy}`);
  await expect(page.getByText('<b>nothing else</b>')).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('navigation', { name: t('legal:earlier') })
    .getByRole('link')
    .click();
  await expect(page.getByText(t('legal:notInForce'))).toBeVisible();
  await expect(page.getByRole('heading', { name: /Data that we collect/ })).toBeVisible();
  await expectAccessible(page);
});
