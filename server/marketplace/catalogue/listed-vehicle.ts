import { type Amount, convert } from '#server/marketplace/pricing/amount.ts';
import { listedPrice, type ListedPrice } from '#server/marketplace/pricing/listed-price.ts';
import { QuoteRefused } from '#server/marketplace/pricing/quote.ts';
import type { PricingSettings } from '#server/marketplace/pricing/pricing-settings.ts';
import { pricedVehicleOf } from '#server/marketplace/vehicles/quote-vehicle.ts';
import type { VehicleRow } from '#server/marketplace/vehicles/vehicle-row.ts';

/** The columns that a listed price is calculated from. */
export const priceColumns = [
  'id',
  'base_price_cents',
  'list_price_cents',
  'min_price_cents',
  'volume_m3',
  'transport_template',
  'flash_deduction_cents',
  'flash_ends_at',
] as const;

export type PriceRow = Pick<VehicleRow, (typeof priceColumns)[number]>;

/** Whole seconds until a vehicle's flash sale ends; undefined if there is none. */
export function saleSecondsLeft({ flash_ends_at }: Pick<PriceRow, 'flash_ends_at'>, now: Date): number | undefined {
  if (flash_ends_at === null || flash_ends_at <= now) return undefined;
  return Math.floor((flash_ends_at.getTime() - now.getTime()) / 1000);
}

const nothing: Amount = { usdCents: 0, jpy: 0, kes: 0 };
/** Placeholder price while pricing settings are missing. Responses with it also say that prices are unset. */
export const unpriced: ListedPrice = { now: nothing, original: nothing, flashDeduction: nothing };

/** The price in lists and on the vehicle page. Without a ship to Mombasa, it is the price the vehicle was listed at. */
export function listedPriceOf(row: PriceRow, terms: PricingSettings, now: Date): ListedPrice {
  const vehicle = pricedVehicleOf(row, now);
  try {
    return listedPrice(vehicle, terms);
  } catch (error) {
    if (!(error instanceof QuoteRefused)) throw error;
    const after = Math.max(0, row.list_price_cents - vehicle.flashDeductionCents);
    return {
      now: convert(after, terms.rates),
      original: convert(row.list_price_cents, terms.rates),
      flashDeduction: convert(row.list_price_cents - after, terms.rates),
    };
  }
}
