import type { OrderSummary } from '../../../generated/client/types.gen.ts';

type Priced = Pick<OrderSummary, 'depositPriceDesc' | 'depositPrice' | 'totalPriceDesc' | 'totalPrice'>;

/** An order's amounts, under whichever of their two names they came. */
export function orderPrices(order: Priced): { deposit: string | undefined; total: string | undefined } {
  return {
    deposit: order.depositPriceDesc ?? order.depositPrice,
    total: order.totalPriceDesc ?? order.totalPrice,
  };
}
