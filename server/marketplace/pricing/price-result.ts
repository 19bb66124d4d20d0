import type { PriceResult } from '#generated/client/types.gen.ts';
import type { Amount, PayUnit } from './amount.ts';
import { formatAmount } from './price-text.ts';
import type { PrepaidQuote } from './quote.ts';

interface Reader {
  unit: PayUnit;
  /** Whether the reader may make posters. Only such readers see the minimum selling price. */
  poster: boolean;
}

const toUsd = ({ usdCents }: Amount): number => usdCents / 100;

function describeClearance({ clearance }: PrepaidQuote, unit: PayUnit): Partial<PriceResult> {
  if (!clearance) return {};
  const { price, total, deposit } = clearance;
  return {
    clearancePriceDesc: formatAmount(price, unit),
    clearancePriceUSD: toUsd(price),
    clearancePriceJPY: price.jpy,
    totalWithClearancePriceDesc: formatAmount(total, unit),
    totalWithClearancePriceUSD: toUsd(total),
    totalWithClearancePriceJPY: total.jpy,
    totalWithClearanceCountryPrice: total.kes,
    depositWithClearancePriceDesc: formatAmount(deposit, unit),
    depositWithClearancePriceUSD: toUsd(deposit),
    depositWithClearancePriceJPY: deposit.jpy,
    depositWithClearanceCountyPrice: deposit.kes,
  };
}

function describeFlashSale({ flashDeduction }: PrepaidQuote, unit: PayUnit): Partial<PriceResult> {
  if (flashDeduction.usdCents === 0) return {};
  return {
    flashSaleDeduction: formatAmount(flashDeduction, unit),
    flashSaleDeductionUSD: toUsd(flashDeduction),
    flashSaleDeductionJPY: flashDeduction.jpy,
  };
}

function describeDiscount({ coupons, discount }: PrepaidQuote, unit: PayUnit): Partial<PriceResult> {
  if (coupons.length === 0) return {};
  return {
    discountPrice: formatAmount(discount, unit),
    discountPriceUSD: toUsd(discount),
    discountPriceJPY: discount.jpy,
  };
}

function describeOffer({ offerDeduction }: PrepaidQuote, unit: PayUnit): Partial<PriceResult> {
  if (!offerDeduction) return {};
  return {
    offerDeduction: formatAmount(offerDeduction, unit),
    offerDeductionUSD: toUsd(offerDeduction),
    offerDeductionJPY: offerDeduction.jpy,
  };
}

/** Maps a quote to the contract's price result. */
export function toPriceResult(quote: PrepaidQuote, { unit, poster }: Reader): PriceResult {
  const { vehicle, freight, insurance, total, deposit, clearance, minimum } = quote;
  return {
    vehiclePriceDesc: formatAmount(vehicle, unit),
    vehiclePriceUSD: toUsd(vehicle),
    vehiclePriceJPY: vehicle.jpy,
    transportPriceDesc: formatAmount(freight, unit),
    transportPriceUSD: toUsd(freight),
    transportPriceJPY: freight.jpy,
    insurancePriceDesc: formatAmount(insurance, unit),
    insurancePriceUSD: toUsd(insurance),
    insurancePriceJPY: insurance.jpy,
    totalPriceDesc: formatAmount(total, unit),
    totalPriceUSD: toUsd(total),
    totalPriceJPY: total.jpy,
    totalCountryPrice: total.kes,
    depositPriceDesc: formatAmount(deposit, unit),
    depositPriceUSD: toUsd(deposit),
    depositPriceJPY: deposit.jpy,
    depositCountryPrice: deposit.kes,
    showCustomClearance: clearance ? 1 : 0,
    displayClearancePrice: clearance?.shown ? 1 : 0,
    ...describeClearance(quote, unit),
    ...describeFlashSale(quote, unit),
    ...describeDiscount(quote, unit),
    ...describeOffer(quote, unit),
    ...(poster ? { sellingPriceMinUSD: toUsd(minimum), sellingPriceMinJPY: minimum.jpy } : {}),
  };
}
