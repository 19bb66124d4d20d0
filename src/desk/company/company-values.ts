import type { CompanyFacts } from '#generated/client/types.gen.ts';
import { type LocalTexts, localTextOf, noTexts, textsOf } from '../parts/local-text.ts';

/** Form values of the company. */
export interface CompanyValues {
  name: LocalTexts;
  tradingName: string;
  registrationNumber: string;
  register: LocalTexts;
  licenceNumber: string;
  licenceAuthority: LocalTexts;
  since: string;
  phone: string;
  email: string;
  hours: LocalTexts;
  whatsAppPhone: string;
  whatsAppAgent: string;
  whatsAppReply: LocalTexts;
  offices: { name: LocalTexts; address: LocalTexts }[];
}

export function companyValuesOf(facts: CompanyFacts | undefined): CompanyValues {
  return {
    name: textsOf(facts?.name),
    tradingName: facts?.tradingName ?? '',
    registrationNumber: facts?.registrationNumber ?? '',
    register: textsOf(facts?.register),
    licenceNumber: facts?.licence?.number ?? '',
    licenceAuthority: textsOf(facts?.licence?.authority),
    since: facts ? String(facts.since) : '',
    phone: facts?.phone ?? '',
    email: facts?.email ?? '',
    hours: textsOf(facts?.hours),
    whatsAppPhone: facts?.whatsApp?.phone ?? '',
    whatsAppAgent: facts?.whatsApp?.agent ?? '',
    whatsAppReply: textsOf(facts?.whatsApp?.reply),
    offices: facts?.offices.map(({ name, address }) => ({ name: textsOf(name), address: textsOf(address) })) ?? [
      newOffice,
    ],
  };
}

export const newOffice: CompanyValues['offices'][number] = { name: noTexts, address: noTexts };

export function companyFactsOf(values: CompanyValues): CompanyFacts {
  const number = values.licenceNumber.trim();
  const whatsAppPhone = values.whatsAppPhone.trim();
  return {
    name: localTextOf(values.name),
    tradingName: values.tradingName.trim(),
    registrationNumber: values.registrationNumber.trim(),
    register: localTextOf(values.register),
    ...(number !== '' && { licence: { number, authority: localTextOf(values.licenceAuthority) } }),
    since: Number(values.since),
    phone: values.phone.trim(),
    email: values.email,
    hours: localTextOf(values.hours),
    ...(whatsAppPhone !== '' && {
      whatsApp: {
        phone: whatsAppPhone,
        agent: values.whatsAppAgent.trim(),
        reply: localTextOf(values.whatsAppReply),
      },
    }),
    offices: values.offices.map(({ name, address }) => ({ name: localTextOf(name), address: localTextOf(address) })),
  };
}
