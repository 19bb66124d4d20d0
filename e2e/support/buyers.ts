import { randomUUID } from 'node:crypto';
import type { Backend } from './backend.ts';
import { expect, type Locator, type Page } from 'playwright/test';
import type { SiteTexts } from './site-texts.ts';

export interface Buyer {
  email: string;
  password: string;
}

/** A new buyer with a confirmed e-mail. */
export async function registerBuyer(backend: Backend, countryName = 'Kenya'): Promise<Buyer> {
  const buyer = { email: `buyer.${randomUUID().slice(0, 13)}@example.com`, password: 'Mombasa2026' };
  await backend.call('register', { ...buyer, countryName });
  const { email, password } = buyer;
  await backend.call('verifyRegistration', { authKey: await readMailedKey(backend, email), password });
  return buyer;
}

/** The key in the newest e-mail to an address. */
export async function readMailedKey(backend: Backend, email: string): Promise<string> {
  const [mail] = await backend.mailsTo(email);
  const key = /authKey=([\w-]+)/.exec(mail?.body ?? '')?.[1];
  if (!key) throw new Error(`No e-mail with a key was sent to ${email}.`);
  return key;
}

/** Logs in through the open dialog. */
export async function fillLogin(dialog: Locator, t: SiteTexts, { email, password }: Buyer): Promise<void> {
  await dialog.getByLabel(t('account:email')).fill(email);
  await dialog.getByLabel(t('account:password'), { exact: true }).fill(password);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: t('account:logIn'), exact: true }).click();
}

/** Registers on the site, follows the link of the e-mail and logs in. */
export async function registerOnSite(page: Page, t: SiteTexts, backend: Backend): Promise<Buyer> {
  const buyer = { email: `buyer.${randomUUID().slice(0, 13)}@example.com`, password: 'Mombasa2026' };
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('shell:logIn') })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('account:createAccount') }).click();
  await dialog.getByLabel(t('account:email')).fill(buyer.email);
  await dialog.getByLabel(t('account:password'), { exact: true }).fill(buyer.password);
  await dialog.getByLabel(t('account:country')).fill('Kenya');
  await page.getByRole('option', { name: 'Kenya' }).click();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: t('account:register') }).click();
  await expect(dialog).toContainText(buyer.email);

  const mailed = await page.context().newPage();
  await mailed.goto(`/Kenya/user/auth/register/regRes?authKey=${await readMailedKey(backend, buyer.email)}`);
  await mailed.getByLabel(t('account:password'), { exact: true }).fill(buyer.password);
  await mailed.getByRole('button', { name: t('account:verificationConfirm') }).click();
  await expect(mailed.getByRole('button', { name: t('account:start') })).toBeVisible();
  await mailed.close();
  await dialog.getByRole('button', { name: t('account:verificationCompleted') }).click();
  await fillLogin(dialog, t, buyer);
  await expect(dialog).toBeHidden();
  return buyer;
}
