import type { Amount } from '../pricing/amount.ts';
import type { PrepaidQuote } from '../pricing/quote.ts';

/** `purchase.receiver`: to whom the vehicle goes. */
export interface StoredReceiver {
  name: string;
  email: string;
  phone: string;
  countryCode: string;
  cityId: string;
  address: string;
}

/** `purchase.shipping`: the journey that was priced. */
export interface StoredShipping {
  countryCode: string;
  portId: string;
  transportType: string;
  /** Whether the buyer takes customs clearance: the amounts with clearance then count. */
  clearance: boolean;
}

/** `purchase.quote`: the quote that the order was made on, never counted again. */
export type StoredQuote = PrepaidQuote & {
  /** What the buyer's last price request for the same journey and coupons had said. */
  seen?: { total: Amount; askedAt: string };
};

/** `price_request.request`. */
export interface StoredPriceRequest {
  endPortId: string;
  countryCode: string;
  transportType: string;
  couponDetailIds: string[];
}
