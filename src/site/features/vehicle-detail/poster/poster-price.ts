import type { PriceResult } from '#generated/client/types.gen.ts';
import { type AmountShape, readAmount } from '#shared/forms/amount.ts';
import type { PayUnit } from '#shared/i18n/use-formats.ts';

/** The maximum length of a poster's price. */
export const longestPrice = 11;

/** The amounts that the price of a poster depends on, in the currency of the interface. */
export interface PosterOffer {
  /** The vehicle's price at the port, which is the initial price of the poster. */
  total: number;
  /** The vehicle's own part of the total. Only this part can be lowered. */
  vehicle: number;
  /** The minimum price of the vehicle itself. */
  minimum: number;
  /** The approximate total in the currency of the destination. */
  inCountry: number;
}

/** A poster needs a price in dollars, whatever the currency of the interface. */
export function hasDollarPrice({ vehiclePriceUSD, totalPriceUSD }: PriceResult): boolean {
  return vehiclePriceUSD > 0 && totalPriceUSD > 0;
}

interface OfferTerms {
  payUnit: PayUnit;
  hasClearance: boolean;
}

export function offerOf(price: PriceResult, { payUnit, hasClearance }: OfferTerms): PosterOffer {
  const inYen = payUnit === 'JPY';
  const vehicle = inYen ? price.vehiclePriceJPY : price.vehiclePriceUSD;
  const total = inYen ? price.totalPriceJPY : price.totalPriceUSD;
  const cleared = inYen ? price.totalWithClearancePriceJPY : price.totalWithClearancePriceUSD;
  const minimum = inYen ? price.sellingPriceMinJPY : price.sellingPriceMinUSD;
  return {
    total: (hasClearance && cleared) || total,
    vehicle,
    // Without a minimum the price may not be lowered.
    minimum: minimum ?? vehicle,
    inCountry: (hasClearance && price.totalWithClearanceCountryPrice) || price.totalCountryPrice,
  };
}

/** A lower price reduces the vehicle's part, which may not fall below its minimum. */
export function lowestPrice({ total, vehicle, minimum }: PosterOffer): number {
  return total - (vehicle - minimum);
}

export type PosterPriceFault = 'priceMissing' | 'priceTooLow' | 'priceUnfit';

/** The error of a typed price. `priceUnfit` means unreadable, which the field itself reports. */
export function checkPosterPrice(
  typed: string,
  offer: PosterOffer,
  shape: AmountShape = {},
): PosterPriceFault | undefined {
  const reading = readAmount(typed, shape);
  if (reading.is === 'empty') return 'priceMissing';
  if (reading.is === 'fault') return 'priceUnfit';
  return Number(reading.plain) < lowestPrice(offer) ? 'priceTooLow' : undefined;
}

/** The approximate price in the destination's currency. */
export function inCountry(price: number, offer: PosterOffer): number {
  return Math.round((offer.inCountry * price) / offer.total);
}

const pointAndCents = '.00'.length;

/** Yen have no cents. */
export function shapeOf(payUnit: PayUnit): AmountShape {
  return payUnit === 'JPY' ? { before: longestPrice, after: 0 } : { before: longestPrice - pointAndCents };
}
