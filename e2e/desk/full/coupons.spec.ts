import { randomUUID } from 'node:crypto';
import type { Coupon, SessionTokens } from '#generated/client/types.gen.ts';
import { actOf, confirmDialog, goTo, openDesk } from '../../support/desk-window.ts';
import { joinDesk } from '../../support/staff-members.ts';
import { expect, expectAccessible, test } from '../../support/site-test.ts';
import { siteTexts } from '../../support/site-texts.ts';

const t = siteTexts('en');
const inEnglish = (what: string) => t('desk-company:inLanguage', { what, language: 'English' });

test('creates a coupon, gives it to a buyer and ends it without taking it from the buyer', async ({
  page,
  browser,
  backend,
  buyer,
}) => {
  await page.goto('/Kenya');
  const { origin } = new URL(page.url());
  const { accessToken } = await backend.call<SessionTokens>('login', { ...buyer });
  const held = async () => {
    const coupons = await backend.call<Coupon[]>('listCoupons', {}, accessToken);
    return coupons.map(({ code, status }) => [code, status]);
  };
  expect(await held()).toEqual([['WELCOME100', 1]]);

  const sales = await joinDesk(backend, 'sales', 'Kimani Mwangi');
  const desk = await openDesk(browser, origin, t, sales);
  await goTo(desk, t, 'coupons');
  const code = `E2E${randomUUID().slice(0, 8).toUpperCase()}`;
  await actOf(desk, t('desk-coupons:add')).click();
  await confirmDialog(desk, t('desk-coupons:make'), {
    [t('desk-coupons:field_code')]: code,
    [t('desk-coupons:field_quotaUSD')]: '75',
    [inEnglish(t('desk-coupons:field_name'))]: 'Journey coupon',
    [t('desk-coupons:field_daysToUse')]: '30',
    [t('desk-coupons:field_most')]: '10',
  });
  const row = desk.getByRole('row', { name: new RegExp(code) });
  await expect(row).toContainText('USD 75');
  await expect(row).toContainText(t('desk-coupons:state_given'));

  await actOf(desk, t('desk-coupons:giveOf', { code })).click();
  await confirmDialog(desk, t('desk-coupons:give'), {
    [t('desk-coupons:field_email')]: buyer.email,
    [t('desk-coupons:field_reason')]: 'The ship was late',
  });
  await expect(row).toContainText(t('desk-coupons:givenOf', { given: '1', most: '10' }));
  expect(await held()).toContainEqual([code, 1]);

  await actOf(desk, t('desk-coupons:endOf', { code })).click();
  await confirmDialog(desk, t('desk-coupons:reallyEnd'));
  await expect(row).toContainText(t('desk-coupons:state_ended'));
  await expectAccessible(desk);
  expect(await held()).toContainEqual([code, 1]);
  await desk.context().close();
});
