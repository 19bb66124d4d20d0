/** Formats whole dollars as in English. */
export function dollars(amount: number): string {
  return `USD ${amount.toLocaleString('en-US')}`;
}
