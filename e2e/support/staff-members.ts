import { randomUUID } from 'node:crypto';
import { expect, type Page } from 'playwright/test';
import { TOTP } from 'otpauth';
import type { StaffLogInStep, StaffRole, StaffTokens, StaffTotp, StaffWelcome } from '#generated/client/types.gen.ts';
import type { Backend } from './backend.ts';
import { readMailedKey } from './buyers.ts';
import type { ClockedSite } from './clocked-site.ts';
import { expectAccessible } from './site-test.ts';
import type { SiteTexts } from './site-texts.ts';
import { serverFolder, staffIn } from './staff.ts';

/** A staff member with access to the desk. */
export interface Member {
  name: string;
  email: string;
  password: string;
  secret: string;
  /** Each code can be used once and is removed when it is used. */
  recoveryCodes: string[];
}

const period = 30;
const usualPassword = 'Harbour lights 2026';

/**
 * The code of an authenticator app. A code is accepted once, so after one is used the next is generated, which the server
 * accepts from a phone whose clock is fast.
 */
export function codeOf(secret: string, which: 'present' | 'next' = 'present', now: number = Date.now()): string {
  const timestamp = now + (which === 'next' ? period * 1000 : 0);
  return new TOTP({ secret, period }).generate({ timestamp });
}

/** Invites a staff member by command, who accepts through the link of the e-mail. `folder` is the server's data folder. */
export async function joinDesk(
  backend: Backend,
  role: StaffRole,
  name: string,
  folder: string = serverFolder,
): Promise<Member> {
  const email = `${role}.${randomUUID().slice(0, 13)}@example.com`.toLowerCase();
  await staffIn(folder, ['invite', email, '--name', name, '--role', role]);
  const authKey = await readMailedKey(backend, email);
  const { secret } = await backend.call<StaffTotp>('staffBeginInvitationTotp', { authKey });
  const answer = { authKey, name, password: usualPassword, code: codeOf(secret) };
  const { recoveryCodes } = await backend.call<StaffWelcome>('staffAcceptInvitation', answer);
  return { name, email, password: usualPassword, secret, recoveryCodes };
}

/** New staff members cannot release anything for three days, which no journey waits for. */
export async function letThreeDaysPass({ services: { database } }: ClockedSite): Promise<void> {
  await database
    .updateTable('staff_member')
    .set({ joined_at: new Date(Date.now() - 4 * 86_400_000) })
    .execute();
}

/** Enters an authenticator code where the desk asks for it again, so that the pending call continues. */
export async function giveFactor(page: Page, t: SiteTexts, { secret }: Member): Promise<void> {
  const asking = page.getByRole('dialog', { name: t('desk-entry:confirmTitle') });
  const now = await page.evaluate(() => Date.now());
  await asking.getByLabel(t('desk-entry:code'), { exact: true }).fill(codeOf(secret, 'next', now));
  await expectAccessible(page);
  await asking.getByRole('button', { name: t('desk-entry:confirm'), exact: true }).click();
}

/** Accepts an invitation on its page, whose clock may differ, and returns the new staff member. */
export async function acceptInvitation(
  page: Page,
  t: SiteTexts,
  { name, email }: Pick<Member, 'name' | 'email'>,
): Promise<Member> {
  await page.getByLabel(t('desk-entry:name'), { exact: true }).fill(name);
  await page.getByLabel(t('desk-entry:password'), { exact: true }).fill(usualPassword);
  await page.getByRole('button', { name: t('desk-entry:goOn') }).click();
  const secret = (await page.locator('[data-totp-secret]').getAttribute('data-totp-secret')) ?? '';
  const now = await page.evaluate(() => Date.now());
  await page.getByLabel(t('desk-entry:code'), { exact: true }).fill(codeOf(secret, 'present', now));
  await page.getByRole('button', { name: t('desk-entry:join') }).click();
  const codes = page.getByRole('list', { name: t('desk-entry:codesTitle') }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  return { name, email, password: usualPassword, secret, recoveryCodes: await codes.allInnerTexts() };
}

export async function fillPassword(page: Page, t: SiteTexts, { email, password }: Member): Promise<void> {
  await page.getByLabel(t('desk-entry:email'), { exact: true }).fill(email);
  await page.getByLabel(t('desk-entry:password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('desk-entry:goOn') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('desk-entry:factorTitle') })).toBeVisible();
}

/** Logs in without a page, by password and a recovery code. */
export async function logInStaffMember(
  backend: Backend,
  { email, password, recoveryCodes }: Member,
): Promise<StaffTokens> {
  const { ticket } = await backend.call<StaffLogInStep>('staffLogIn', { email, password });
  return backend.call<StaffTokens>('staffConfirmLogIn', { ticket, kind: 'recovery', code: recoveryCodes.shift() });
}
