/** Prices of the stock are whole dollars, written as buyers read them in English. */
export function dollars(amount: number): string {
  return `USD ${amount.toLocaleString('en-US')}`;
}
