/** Why there is no price, under the name that the contract lists the failure by. */
export type QuoteRefusal = 'couponUnavailable' | 'shippingUnavailable';

export class QuoteRefused extends Error {
  readonly reason: QuoteRefusal;

  constructor(reason: QuoteRefusal) {
    super(`No quote: ${reason}`);
    this.name = 'QuoteRefused';
    this.reason = reason;
  }
}
