import { expect, type Page } from 'playwright/test';
import { actOf, confirmDialog, regionOf } from './desk-window.ts';
import { pressAgain } from './site-test.ts';
import type { SiteTexts } from './site-texts.ts';

export interface FirstPricingSettings {
  jpyPerUsd: string;
  kesPerUsd: string;
  /** In percent of the total. */
  deposit: string;
  policyFee: string;
  /** In percent of the insured value. */
  premium: string;
  /** RORO from every yard to Mombasa: the price per vehicle and per cubic metre. */
  handling: string;
  perCubicMetre: string;
}

/**
 * Sets every pricing setting where none exists. The test must have installed the page's clock. No customs clearance is
 * offered.
 */
export async function setAllPricingSettings(page: Page, t: SiteTexts, terms: FirstPricingSettings): Promise<void> {
  const missing = page.getByRole('alert').filter({ hasText: t('desk-pricing:missing') });
  await expect(missing.getByRole('listitem')).toHaveCount(5);
  await setFigures(page, t, 'rates', {
    [t('desk-pricing:figure_jpyPerUsd')]: terms.jpyPerUsd,
    [t('desk-pricing:figure_kesPerUsd')]: terms.kesPerUsd,
  });
  await setFigures(page, t, 'deposit', { [t('desk-pricing:figure_ratio')]: terms.deposit });
  await setFigures(page, t, 'insurance', {
    [t('desk-pricing:figure_policyFeeCents')]: terms.policyFee,
    [t('desk-pricing:figure_ratioOfCif')]: terms.premium,
  });

  await actOf(page, t('desk-pricing:addTariff')).click();
  await page
    .getByRole('dialog')
    .getByLabel(t('desk-pricing:forAllYards', { port: 'Mombasa' }))
    .check();
  await confirmDialog(page, t('desk-pricing:save'), {
    [t('desk-pricing:figure_handlingCents')]: terms.handling,
    [t('desk-pricing:figure_centsPerCubicMetre')]: terms.perCubicMetre,
  });

  const nowhere = t('desk-pricing:offerNowhere');
  await actOf(page, t('desk-pricing:addCountry')).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: nowhere, exact: true }).click();
  await pressAgain(page, dialog.getByRole('button', { name: t('desk-pricing:reallyRemove', { what: nowhere }) }));
  await expect(dialog).toBeHidden();
  await expect(missing).toHaveCount(0);
}

async function setFigures(
  page: Page,
  t: SiteTexts,
  part: 'rates' | 'deposit' | 'insurance',
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  await actOf(page, t('desk-pricing:changeOf', { name: t(`desk-pricing:part_${part}`) })).click();
  await confirmDialog(page, t('desk-pricing:save'), fields);
}

interface ProposedAccount {
  holder: string;
  bank: string;
  number: string;
}

/** Proposes the account that buyers pay to; a second staff member has to release it. */
export async function proposeAccount(page: Page, t: SiteTexts, account: ProposedAccount): Promise<void> {
  await actOf(page, t('desk-pricing:propose')).click();
  await confirmDialog(page, t('desk-pricing:propose'), {
    [t('desk-pricing:holder')]: account.holder,
    [t('desk-pricing:bank')]: account.bank,
    [t('desk-pricing:number')]: account.number,
  });
  await expect(regionOf(page, t('desk-pricing:accounts'))).toContainText(t('desk:releaseBar_own'));
}

/** Releases an account that a colleague proposed, after comparing its number. */
export async function releaseAccount(page: Page, t: SiteTexts, { number }: ProposedAccount): Promise<void> {
  const accounts = regionOf(page, t('desk-pricing:accounts'));
  await accounts.getByRole('button', { name: t('desk-pricing:release') }).click();
  await expect(page.getByRole('dialog')).toContainText(number);
  await confirmDialog(page, t('desk-pricing:release'));
  await expect(accounts).toContainText(t('desk-pricing:state_released'));
}
