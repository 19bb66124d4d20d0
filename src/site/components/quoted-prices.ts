import type { PriceResult } from '#generated/client/types.gen.ts';
import type { DraftAmount, DraftPrice, DraftPrices } from '../remembered/order-draft.ts';

/** Every amount of a price as text, in dollars, in yen and in the destination's currency. */
export function pricesOf(quote: PriceResult): DraftPrices {
  const rate = quote.totalPriceUSD > 0 ? quote.totalCountryPrice / quote.totalPriceUSD : 0;
  const amount = (text?: string, usd?: number, jpy?: number, inCountry?: number): DraftAmount | undefined =>
    text === undefined || usd === undefined || jpy === undefined
      ? undefined
      : { text, usd, jpy, inCountry: inCountry ?? Math.round(usd * rate) };
  return withoutGaps({
    vehicle: amount(quote.vehiclePriceDesc, quote.vehiclePriceUSD, quote.vehiclePriceJPY),
    transport: amount(quote.transportPriceDesc, quote.transportPriceUSD, quote.transportPriceJPY),
    insurance: amount(quote.insurancePriceDesc, quote.insurancePriceUSD, quote.insurancePriceJPY),
    total: amount(quote.totalPriceDesc, quote.totalPriceUSD, quote.totalPriceJPY, quote.totalCountryPrice),
    deposit: amount(quote.depositPriceDesc, quote.depositPriceUSD, quote.depositPriceJPY, quote.depositCountryPrice),
    clearance: amount(quote.clearancePriceDesc, quote.clearancePriceUSD, quote.clearancePriceJPY),
    totalWithClearance: amount(
      quote.totalWithClearancePriceDesc,
      quote.totalWithClearancePriceUSD,
      quote.totalWithClearancePriceJPY,
      quote.totalWithClearanceCountryPrice,
    ),
    depositWithClearance: amount(
      quote.depositWithClearancePriceDesc,
      quote.depositWithClearancePriceUSD,
      quote.depositWithClearancePriceJPY,
      quote.depositWithClearanceCountyPrice,
    ),
    flashSaleDeduction: amount(quote.flashSaleDeduction, quote.flashSaleDeductionUSD, quote.flashSaleDeductionJPY),
    discount: amount(quote.discountPrice, quote.discountPriceUSD, quote.discountPriceJPY),
  });
}

/** The total and deposit that the buyer sees: with customs clearance if it is ticked. */
export function dueAmounts(
  prices: DraftPrices,
  hasClearance: boolean,
): { total: DraftAmount | undefined; deposit: DraftAmount | undefined } {
  return hasClearance
    ? { total: prices.totalWithClearance, deposit: prices.depositWithClearance }
    : { total: prices.total, deposit: prices.deposit };
}

type Gaps = { [Name in DraftPrice]?: DraftAmount | undefined };

export function withoutGaps(prices: Gaps): DraftPrices {
  return Object.fromEntries(Object.entries(prices).filter(([, amount]) => amount !== undefined));
}
