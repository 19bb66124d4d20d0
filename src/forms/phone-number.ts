/** The digits of a phone number that starts with 1; what stands before the 1 is dropped. */
export function cleanPhone(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/\D/g, '')
    .replace(/^[^1]+/, '');
}

/** Grouped as it is read out: 138 1234 5678. */
export function groupPhone(digits: string): string {
  return [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7)].filter(Boolean).join(' ');
}
