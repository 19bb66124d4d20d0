import type { Coupon, PriceResult } from '../../../../generated/client/types.gen.ts';
import type { DraftAmount, DraftPrice, DraftPrices, OrderDraft } from '../../../app/order-draft.ts';
import { pricesOf, withoutGaps } from '../../../components/quoted-prices.ts';
import { freight } from './order-choices.ts';

/** What stands in the place of an amount that has to be asked for. */
export const askText = 'ASK';

/** What nobody can tell while the freight is paid at the port. */
const askedWithCollect: readonly DraftPrice[] = ['transport', 'insurance', 'total', 'deposit'];

/** What the buyer sees with the freight that was chosen. */
export function seenPrices(quote: PriceResult, { freightRadio }: Pick<OrderDraft, 'freightRadio'>): DraftPrices {
  const { clearance, totalWithClearance, depositWithClearance, ...prices } = pricesOf(quote);
  if (freightRadio === freight.prepaid) {
    return withoutGaps({ ...prices, clearance, totalWithClearance, depositWithClearance });
  }
  return { ...prices, ...Object.fromEntries(askedWithCollect.map((name) => [name, { text: askText }])) };
}

/** What a coupon takes off, written in the currency of the interface. */
export function discountOf(coupon: Coupon, write: (usd: number, jpy: number) => string): DraftAmount {
  const { quotaUSD, quotaJPY, quotaKES } = coupon;
  return { text: write(quotaUSD, quotaJPY), usd: quotaUSD, jpy: quotaJPY, inCountry: quotaKES };
}
