import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { readMailedKey } from '../support/buyers.ts';
import { acceptInvitation, codeOf, fillPassword } from '../support/staff-members.ts';
import { expect, expectAccessible, test } from '../support/site-test.ts';
import { siteTexts } from '../support/site-texts.ts';
import { staff } from '../support/staff.ts';

const t = siteTexts('en');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const today = (page: Page) => heading(page, t('desk:page_today'));

const logOut = (page: Page) => page.getByRole('button', { name: t('desk:logOut') }).click();

test('sets up the first owner, logs in by app and recovery code, and invites a colleague', async ({
  page,
  browser,
  backend,
}) => {
  // Two staff members join, log out and log in again.
  test.slow();
  const email = `owner.${randomUUID().slice(0, 13)}@example.com`;
  const [link = ''] = /https?:\S+/.exec(await staff('owner-link')) ?? [];
  await page.goto(new URL(link).pathname + new URL(link).search);
  await expect(heading(page, t('desk-entry:firstOwnerTitle'))).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(t('desk-entry:email'), { exact: true }).fill(email);
  const owner = await acceptInvitation(page, t, { name: 'Amina Otieno', email });
  await expectAccessible(page);
  await page.getByRole('link', { name: t('desk-entry:codesKept') }).click();
  await expect(today(page)).toBeVisible();

  // The requested page opens after the login.
  await logOut(page);
  await expect(heading(page, t('desk-entry:logInTitle'))).toBeVisible();
  await page.goto('/desk/people');
  await expectAccessible(page);
  await fillPassword(page, t, owner);
  const code = page.getByLabel(t('desk-entry:code'), { exact: true });
  const logIn = page.getByRole('button', { name: t('desk-entry:logIn'), exact: true });
  await code.fill(codeOf(owner.secret, 'next').replaceAll(/./g, (digit) => String((Number(digit) + 1) % 10)));
  await logIn.click();
  await expect(page.getByText('The code is wrong or already used')).toBeVisible();
  await expectAccessible(page);
  await code.fill(codeOf(owner.secret, 'next'));
  await code.press('Enter');
  await expect(heading(page, t('desk-buyers:tab_people'))).toBeVisible();

  const colleague = { name: 'Kimani Mwangi', email: `sales.${randomUUID().slice(0, 13)}@example.com` };
  await page.getByRole('button', { name: t('desk-people:invite') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('desk-people:email')).fill(colleague.email);
  await dialog.getByLabel(t('desk-people:name')).fill(colleague.name);
  await dialog.getByLabel(t('desk-people:role')).selectOption('sales');
  await dialog.getByRole('button', { name: t('desk-people:sendInvitation') }).click();
  await expect(dialog).toBeHidden();
  const waiting = page.getByRole('table', { name: t('desk-people:invitations') });
  await expect(waiting.getByRole('row').filter({ hasText: colleague.email })).toContainText(t('desk:role_sales'));

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, serviceWorkers: 'block' });
  const other = await context.newPage();
  await other.goto(`/desk/invitation?authKey=${await readMailedKey(backend, colleague.email)}`);
  await expect(heading(other, t('desk-entry:welcome', { name: colleague.name }))).toBeVisible();
  const member = await acceptInvitation(other, t, colleague);
  await other.getByRole('link', { name: t('desk-entry:codesKept') }).click();
  await expect(today(other)).toBeVisible();
  const entries = other.getByRole('navigation', { name: t('desk:pages') }).getByRole('link');
  const shown = [
    'today',
    'orders',
    'stock',
    'chats',
    'inquiries',
    'questions',
    'offers',
    'claims',
    'pricing',
    'import',
    'company',
    'coupons',
    'banners',
    'analytics',
    'people',
    'account',
  ] as const;
  await expect(entries).toHaveText(shown.map((name) => t(`desk:page_${name}`)));
  // Sales see buyers, but not staff management.
  await other.goto('/desk/people');
  await expect(heading(other, t('desk-buyers:tab_buyers'))).toBeVisible();
  await other.goto('/desk/audit-log');
  await expect(other.getByText(t('desk:noPermission'))).toBeVisible();
  await other.goto('/desk');
  await expect(today(other)).toBeVisible();

  // A recovery code works once.
  await logOut(other);
  for (const isFirst of [true, false]) {
    await fillPassword(other, t, member);
    await other.getByRole('button', { name: t('desk-entry:useRecoveryCode') }).click();
    await other.getByLabel(t('desk-entry:recoveryCode'), { exact: true }).fill(member.recoveryCodes[0] ?? '');
    await other.getByRole('button', { name: t('desk-entry:logIn'), exact: true }).click();
    if (!isFirst) break;
    await expect(today(other)).toBeVisible();
    await logOut(other);
  }
  await expect(other.getByText('The code is wrong or already used')).toBeVisible();

  // An invitation link works for one person, and ending access takes effect immediately.
  await other.goto(`/desk/invitation?authKey=${await readMailedKey(backend, colleague.email)}`);
  await expect(heading(other, t('desk-entry:invitationGone'))).toBeVisible();
  await fillInAgain();
  await page.reload();
  const row = page.getByRole('row').filter({ hasText: colleague.email });
  await row.getByRole('button', { name: t('desk-people:endOf', { name: colleague.name }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('desk-people:end'), exact: true })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(heading(other, t('desk-entry:logInTitle'))).toBeVisible();
  await expect(other.getByText(t('desk-entry:accessEnded'))).toBeVisible();
  await context.close();

  async function fillInAgain(): Promise<void> {
    await other.goto('/desk');
    await fillPassword(other, t, member);
    await other.getByLabel(t('desk-entry:code'), { exact: true }).fill(codeOf(member.secret, 'next'));
    await other.getByRole('button', { name: t('desk-entry:logIn'), exact: true }).click();
    await expect(today(other)).toBeVisible();
  }
});
