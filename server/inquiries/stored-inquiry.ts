import type { PayloadOf } from '../../generated/server.ts';
import type { Quote } from '../pricing/quote.ts';

/** `inquiry.payload`: what the buyer asked for with the prices that the buyer saw, and what we counted that moment. */
export interface StoredInquiry {
  seen: PayloadOf<'submitInquiry'>;
  quote: Quote;
}
