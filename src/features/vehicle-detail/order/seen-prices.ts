import type { PriceResult } from '../../../../generated/client/types.gen.ts';
import type { DraftPrice, DraftPrices, OrderDraft } from '../../../app/order-draft.ts';
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
