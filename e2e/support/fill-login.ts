import type { Locator } from 'playwright/test';
import type { Buyer } from './buyers.ts';
import type { SiteTexts } from './site-texts.ts';

/** Logs in by the dialog that is open. */
export async function fillLogin(dialog: Locator, t: SiteTexts, { email, password }: Buyer): Promise<void> {
  await dialog.getByLabel(t('account:email')).fill(email);
  await dialog.getByLabel(t('account:password'), { exact: true }).fill(password);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: t('account:logIn'), exact: true }).click();
}
