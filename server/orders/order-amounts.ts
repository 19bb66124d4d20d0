import { difference, type Amount } from '../pricing/amount.ts';
import type { StoredQuote, StoredShipping } from './stored-purchase.ts';

export interface OrderAmounts {
  total: Amount;
  deposit: Amount;
  balance: Amount;
}

/** What an order costs: with customs clearance where the buyer takes it. */
export function amountsOf({ quote, shipping }: { quote: StoredQuote; shipping: StoredShipping }): OrderAmounts {
  const { total, deposit } = shipping.clearance && quote.clearance ? quote.clearance : quote;
  return { total, deposit, balance: difference(total, deposit) };
}
