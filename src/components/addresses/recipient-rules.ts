export const shortestPhone = 4;

/** What a phone number is written with; anything else is not taken up while typing. */
export function keepPhone(text: string): string {
  return text.normalize('NFKC').replaceAll(/[^0-9+() .-]/g, '');
}

/** A 0 that is dialled only within the country, as in +44 (0)20. */
const ownCountryZero = /(?<=^\+[\d ]{1,4})\(0\)/;

/** The number itself: what is counted and sent. People write it with all kinds of separators. */
export function barePhone(text: string): string {
  return text
    .trim()
    .replace(ownCountryZero, '')
    .replaceAll(/[() .-]/g, '');
}
