import type { Language } from '#wire/language.ts';
import { companyIn, type SetCompany } from './company.ts';

const licence: Readonly<Record<Language, string>> = {
  en: 'Licence to deal in used vehicles',
  zh: '二手车经营许可',
  ja: '古物商許可',
  sw: 'Leseni ya kuuza magari yaliyotumika',
};

/** The company in a few lines, for invoices and e-mails. */
export function companyLines(set: SetCompany, language: Language): string[] {
  const company = companyIn(set, language);
  const [headOffice] = company.offices;
  return [
    company.name,
    `${company.registrationNumber} · ${company.register}`,
    ...(company.licence ? [`${licence[language]}: ${company.licence.number} · ${company.licence.authority}`] : []),
    [headOffice?.address, company.phone, company.email].filter(Boolean).join(' · '),
  ];
}
