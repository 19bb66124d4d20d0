export const shortestPhone = 4;

/** What a phone number is written with; anything else is not taken up while typing. */
export function keepPhone(text: string): string {
  return text.replaceAll(/[^0-9+() .-]/g, '');
}
