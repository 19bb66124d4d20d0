import type { Page } from 'playwright/test';
import type { CompanyFacts } from '#generated/client/types.gen.ts';
import { actOf, confirmDialog } from './desk-window.ts';
import type { SiteTexts } from './site-texts.ts';

type Field =
  | 'address'
  | 'authority'
  | 'email'
  | 'feeAmount'
  | 'feeCurrency'
  | 'hours'
  | 'licence'
  | 'licenceNumber'
  | 'licensedSince'
  | 'licensor'
  | 'name'
  | 'phone'
  | 'register'
  | 'registrationNumber'
  | 'since'
  | 'tradingName';

/** The labels of the fields of the company and its agents. */
export function companyLabels(t: SiteTexts) {
  const inLanguage = (language: string) => (what: string) => t('desk-company:inLanguage', { what, language });
  return {
    label: (name: Field) => t(`desk-company:field_${name}`),
    english: inLanguage('English'),
    japanese: inLanguage('日本語'),
  };
}

/** Enters the data of the company and its first office, where none exist yet. */
export async function giveCompany(page: Page, t: SiteTexts, company: CompanyFacts): Promise<void> {
  const { label, english, japanese } = companyLabels(t);
  const { name, tradingName, since, registrationNumber, register, licence, phone, email, hours, offices } = company;
  const [office] = offices;
  await actOf(page, t('desk-company:give')).click();
  await confirmDialog(page, t('desk-company:save'), {
    [english(label('name'))]: name.en,
    [japanese(label('name'))]: name.jp ?? '',
    [label('tradingName')]: tradingName,
    [label('since')]: String(since),
    [label('registrationNumber')]: registrationNumber,
    [english(label('register'))]: register.en,
    [label('licence')]: licence?.number ?? '',
    [english(label('authority'))]: licence?.authority.en ?? '',
    [label('phone')]: phone,
    [label('email')]: email,
    [english(label('hours'))]: hours.en,
    [english(t('desk-company:officeName'))]: office?.name.en ?? '',
    [english(t('desk-company:officeAddress'))]: office?.address.en ?? '',
  });
}
