import { plainPhone } from '../phone-number.ts';

export const shortestPhone = 4;

/** Removes all characters that phone numbers do not contain. */
export function cleanPhone(text: string): string {
  return plainPhone(text).replaceAll(/[^0-9+() .-]/g, '');
}

/** A 0 that is dialled only within the country, as in +44 (0)20. */
const ownCountryZero = /(?<=^\+[\d ]{1,4})\(0\)/;

/** The number without separators, as it is counted and sent. */
export function barePhone(text: string): string {
  return text
    .trim()
    .replace(ownCountryZero, '')
    .replaceAll(/[() .-]/g, '');
}
