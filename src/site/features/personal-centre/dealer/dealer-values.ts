import type { DealerCertificate, NewDealerPayload } from '#generated/client/types.gen.ts';
import { desktopClient } from '#shared/api/desktop-client.ts';
import { checkEmail } from '#shared/forms/rules.ts';

/** The fields of the form in order. */
export const dealerFields = [
  'dealerName',
  'dealerAddress',
  'dealerSize',
  'vatNo',
  'taxNo',
  'taxNoPic',
  'vatNoPic',
  'contactPerson',
  'contactNumber',
  'whatsAppNo',
  'email',
] as const;

export type DealerField = (typeof dealerFields)[number];
export type DealerValues = Record<DealerField, string>;

export const maxDealerText = 100;

function isPicture(field: DealerField): boolean {
  return field === 'taxNoPic' || field === 'vatNoPic';
}

const required: ReadonlySet<DealerField> = new Set([
  'dealerName',
  'dealerAddress',
  'taxNoPic',
  'contactPerson',
  'contactNumber',
]);

export function isRequired(field: DealerField): boolean {
  return required.has(field);
}

const hasLetterOrDigit = /[\p{L}\p{N}]/u;
const taxNumber = /^[\p{L}\p{N}][\p{L}\p{N} ./-]*$/u;
const phoneNumber = /^\+?[\d() .-]{4,}$/;

const isRight: Partial<Record<DealerField, (text: string) => boolean>> = {
  dealerSize: (text) => hasLetterOrDigit.test(text),
  vatNo: (text) => taxNumber.test(text),
  taxNo: (text) => taxNumber.test(text),
  contactNumber: (text) => phoneNumber.test(text),
  whatsAppNo: (text) => phoneNumber.test(text),
  email: (text) => checkEmail(text) === undefined,
};

/** The error of a field. Only a required field can be missing. */
export function checkField(field: DealerField, value: string): 'missing' | 'tooLong' | 'wrong' | undefined {
  const text = value.trim();
  if (text === '') return isRequired(field) ? 'missing' : undefined;
  if (text.length > maxDealerText && !isPicture(field)) return 'tooLong';
  return isRight[field]?.(text) === false ? 'wrong' : undefined;
}

export function valuesOf(certificate: DealerCertificate): DealerValues {
  const filled = dealerFields.map((field) => [field, certificate[field] ?? '']);
  return Object.fromEntries(filled) as DealerValues;
}

/** The payload with trimmed values and without empty ones. */
export function payloadOf(values: DealerValues): NewDealerPayload {
  const { dealerName, dealerAddress, contactPerson, contactNumber, taxNoPic, ...optional } = values;
  const given = Object.entries(optional).flatMap(([field, text]) => (text.trim() ? [[field, text.trim()]] : []));
  return {
    dealerName: dealerName.trim(),
    dealerAddress: dealerAddress.trim(),
    contactPerson: contactPerson.trim(),
    contactNumber: contactNumber.trim(),
    taxNoPic,
    ...(Object.fromEntries(given) as Partial<typeof optional>),
    client: desktopClient,
  };
}
