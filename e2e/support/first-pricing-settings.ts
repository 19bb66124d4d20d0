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
  const missing = page.getByRole('alert').filter({ hasText: t('desk-terms:missing') });
  await expect(missing.getByRole('listitem')).toHaveCount(5);
  await setFigures(page, t, 'rates', {
    [t('desk-terms:figure_jpyPerUsd')]: terms.jpyPerUsd,
    [t('desk-terms:figure_kesPerUsd')]: terms.kesPerUsd,
  });
  await setFigures(page, t, 'deposit', { [t('desk-terms:figure_ratio')]: terms.deposit });
  await setFigures(page, t, 'insurance', {
    [t('desk-terms:figure_policyFeeCents')]: terms.policyFee,
    [t('desk-terms:figure_ratioOfCif')]: terms.premium,
  });

  await actOf(page, t('desk-terms:addTariff')).click();
  await page
    .getByRole('dialog')
    .getByLabel(t('desk-terms:forAllYards', { port: 'Mombasa' }))
    .check();
  await confirmDialog(page, t('desk-terms:save'), {
    [t('desk-terms:figure_handlingCents')]: terms.handling,
    [t('desk-terms:figure_centsPerCubicMetre')]: terms.perCubicMetre,
  });

  const nowhere = t('desk-terms:offerNowhere');
  await actOf(page, t('desk-terms:addCountry')).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: nowhere, exact: true }).click();
  await pressAgain(page, dialog.getByRole('button', { name: t('desk-terms:reallyRemove', { what: nowhere }) }));
  await expect(dialog).toBeHidden();
  await expect(missing).toHaveCount(0);
}

async function setFigures(
  page: Page,
  t: SiteTexts,
  part: 'rates' | 'deposit' | 'insurance',
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  await actOf(page, t('desk-terms:changeOf', { name: t(`desk-terms:part_${part}`) })).click();
  await confirmDialog(page, t('desk-terms:save'), fields);
}

interface ProposedAccount {
  holder: string;
  bank: string;
  number: string;
}

/** Proposes the account that buyers pay to; a second staff member has to release it. */
export async function proposeAccount(page: Page, t: SiteTexts, account: ProposedAccount): Promise<void> {
  await actOf(page, t('desk-terms:propose')).click();
  await confirmDialog(page, t('desk-terms:propose'), {
    [t('desk-terms:holder')]: account.holder,
    [t('desk-terms:bank')]: account.bank,
    [t('desk-terms:number')]: account.number,
  });
  await expect(regionOf(page, t('desk-terms:accounts'))).toContainText(t('desk:releaseBar_own'));
}

/** Releases an account that a colleague proposed, after comparing its number. */
export async function releaseAccount(page: Page, t: SiteTexts, { number }: ProposedAccount): Promise<void> {
  const accounts = regionOf(page, t('desk-terms:accounts'));
  await accounts.getByRole('button', { name: t('desk-terms:release') }).click();
  await expect(page.getByRole('dialog')).toContainText(number);
  await confirmDialog(page, t('desk-terms:release'));
  await expect(accounts).toContainText(t('desk-terms:state_released'));
}
