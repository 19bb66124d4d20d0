import { checkEmail } from '../../forms/rules.ts';
import { shortestPhone } from './recipient-rules.ts';

export type AddressField = 'name' | 'email' | 'phone' | 'country' | 'city' | 'address';

export interface AddressText {
  name: string;
  email: string;
  phone: string;
  countryCode: string;
  cityId: string;
  address: string;
}

/** What the address book takes. */
export const addressLimits = { name: 30, email: 50, phone: 20, address: 100 } as const;

/** What is wrong, as a key of the texts. */
export type AddressFault =
  | 'missingName'
  | 'missingEmail'
  | 'wrongEmail'
  | 'missingPhone'
  | 'wrongPhone'
  | 'missingReceivingCountry'
  | 'missingCity'
  | 'missingAddress';

/** The first fault, in the order in which the form asks. */
export function checkAddress(text: AddressText): { field: AddressField; fault: AddressFault } | undefined {
  const faults: readonly (readonly [AddressField, AddressFault, boolean])[] = [
    ['name', 'missingName', text.name.trim() === ''],
    ['email', 'missingEmail', text.email.trim() === ''],
    ['email', 'wrongEmail', checkEmail(text.email.trim()) !== undefined],
    ['phone', 'missingPhone', text.phone.trim() === ''],
    ['phone', 'wrongPhone', text.phone.trim().length < shortestPhone],
    ['country', 'missingReceivingCountry', text.countryCode === ''],
    ['city', 'missingCity', text.cityId === ''],
    ['address', 'missingAddress', text.address.trim() === ''],
  ];
  const first = faults.find(([, , isWrong]) => isWrong);
  return first && { field: first[0], fault: first[1] };
}
