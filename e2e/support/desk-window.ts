import { type Browser, expect, type Locator, type Page } from 'playwright/test';
import { staffTokenItems } from '#shared/api/desk-storage.ts';
import { deskBase } from '#desk/session/desk-paths.ts';
import { openBackend } from './backend.ts';
import { giveFactor, logInStaffMember, type Member } from './staff-members.ts';
import { expectAccessible } from './site-test.ts';
import type { SiteTexts } from './site-texts.ts';

/**
 * Opens the desk in a window where only this staff member is logged in. `signing-in.spec.ts` tests the login page itself.
 */
export async function openDesk(
  browser: Browser,
  baseURL: string,
  t: SiteTexts,
  member: Member,
  path: string = deskBase,
): Promise<Page> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  const { accessToken, refreshToken } = await logInStaffMember(openBackend(context.request), member);
  const { accessKey, refreshKey } = staffTokenItems;
  await context.setStorageState({
    cookies: [],
    origins: [
      {
        origin: new URL(baseURL).origin,
        localStorage: [
          { name: accessKey, value: accessToken },
          { name: refreshKey, value: refreshToken },
        ],
      },
    ],
  });
  const page = await context.newPage();
  await page.goto(path);
  await expect(page.getByRole('navigation', { name: t('desk:pages') })).toBeVisible();
  return page;
}

/** A button of the page, excluding the frame around it. */
export const actOf = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true });

export const regionOf = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** Fills in the open dialog and confirms it. */
export async function confirmDialog(
  page: Page,
  submit: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<void> {
  await submitDialog(page, submit, fields);
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Like the above, when the second factor is asked for again. */
export async function confirmByFactor(
  page: Page,
  t: SiteTexts,
  { member, submit, fields = {} }: { member: Member; submit: string; fields?: Readonly<Record<string, string>> },
): Promise<void> {
  await submitDialog(page, submit, fields);
  await giveFactor(page, t, member);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function submitDialog(page: Page, submit: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (const [label, value] of Object.entries(fields)) {
    // Fills field by field, as a person does.
    await dialog.getByLabel(label, { exact: true }).fill(value);
  }
  await expectAccessible(page);
  await dialog.getByRole('button', { name: submit, exact: true }).click();
}

/** Opens another page of the desk from its menu. */
export async function goTo(
  page: Page,
  t: SiteTexts,
  name: 'today' | 'orders' | 'stock' | 'chats' | 'questions' | 'pricing' | 'company' | 'coupons' | 'banners' | 'people',
) {
  await page
    .getByRole('navigation', { name: t('desk:pages') })
    .getByRole('link', { name: t(`desk:page_${name}`) })
    .click();
}
