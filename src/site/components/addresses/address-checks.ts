import { checkEmail } from '#shared/forms/rules.ts';
import { barePhone, shortestPhone } from './recipient-rules.ts';

export type AddressField = 'name' | 'email' | 'phone' | 'country' | 'city' | 'address';

export interface AddressText {
  name: string;
  email: string;
  phone: string;
  countryCode: string;
  cityId: string;
  address: string;
}

/** The maximum lengths in the address book. */
export const addressLimits = { name: 30, email: 50, phone: 20, address: 100 } as const;

/** The key of the error text. */
export type AddressFault =
  | 'missingName'
  | 'missingEmail'
  | 'wrongEmail'
  | 'missingPhone'
  | 'wrongPhone'
  | 'missingReceivingCountry'
  | 'missingCity'
  | 'missingAddress'
  | 'tooLong';

/** The first error, in the order of the form's fields. */
export function checkAddress(text: AddressText): { field: AddressField; fault: AddressFault } | undefined {
  const phone = barePhone(text.phone);
  const isTooLong = (name: 'name' | 'address') => text[name].trim().length > addressLimits[name];
  const faults: readonly (readonly [AddressField, AddressFault, boolean])[] = [
    ['name', 'missingName', text.name.trim() === ''],
    ['name', 'tooLong', isTooLong('name')],
    ['email', 'missingEmail', text.email.trim() === ''],
    ['email', 'tooLong', text.email.trim().length > addressLimits.email],
    ['email', 'wrongEmail', checkEmail(text.email.trim()) !== undefined],
    ['phone', 'missingPhone', text.phone.trim() === ''],
    ['phone', 'wrongPhone', phone.length < shortestPhone],
    ['phone', 'tooLong', phone.length > addressLimits.phone],
    ['country', 'missingReceivingCountry', text.countryCode === ''],
    ['city', 'missingCity', text.cityId === ''],
    ['address', 'missingAddress', text.address.trim() === ''],
    ['address', 'tooLong', isTooLong('address')],
  ];
  const first = faults.find(([, , isWrong]) => isWrong);
  return first && { field: first[0], fault: first[1] };
}
