import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { readMailedKey } from '../support/buyers.ts';
import { expect, expectAccessible, test } from '../support/site-test.ts';

const dialogOf = (page: Page) => page.getByRole('dialog');
const userEntry = (page: Page, email: string) =>
  page.getByRole('banner').getByText(email.split('@')[0] ?? '', { exact: true });
/** Opens the login from the header. */
const openLogin = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();

test('A-024 A-084 A-086 A-164 A-170 A-171 A-172 A-173 registers, confirms by e-mail and logs in', async ({
  page,
  backend,
}) => {
  const email = `buyer.${randomUUID().slice(0, 13)}@example.com`;
  const password = 'Mombasa2026';
  await page.goto('/Kenya');
  await openLogin(page);
  const dialog = dialogOf(page);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create an account' }).click();
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByLabel('Country').fill('Ken');
  await page.getByRole('option', { name: 'Kenya' }).click();
  await dialog.getByRole('checkbox', { name: /agree/ }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Register' }).click();
  await expect(dialog).toContainText(email);
  await expect(dialog).toContainText('24 hours');
  await expectAccessible(page);

  const mailed = await page.context().newPage();
  const authKey = await readMailedKey(backend, email);
  await mailed.goto(`/Kenya/user/auth/register/regRes?authKey=${authKey}&language=en`);
  await expect(mailed.getByRole('heading', { level: 1 })).toHaveText('Confirm with your password');
  await expectAccessible(mailed);
  await mailed.getByLabel('Password', { exact: true }).fill(password);
  await mailed.getByLabel('Password', { exact: true }).press('Enter');
  await expect(mailed.getByRole('heading', { level: 1 })).toHaveText('Your e-mail is verified');
  await expectAccessible(mailed);
  await mailed.getByRole('button', { name: 'Start' }).click();
  await expect(mailed).toHaveURL(/\/Kenya$/);
  await mailed.close();

  await dialog.getByRole('button', { name: 'I have verified my e-mail' }).click();
  await expect(dialog.getByLabel('E-mail')).toHaveValue(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('checkbox', { name: /agree/ }).check();
  await dialog.getByLabel('Password', { exact: true }).press('Enter');
  await expect(userEntry(page, email)).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeHidden();
  await page.reload();
  await expect(userEntry(page, email)).toBeVisible();
});
