import { chooseCoupons, pricedCouponOf } from '../coupons/coupons.ts';
import type { Database } from '../database/tables.ts';
import type { FreightMode } from '../pricing/freight.ts';
import { type Destination, type PrepaidQuote, type PricedVehicle, quote, type Quote } from '../pricing/quote.ts';
import { type QuoteRefusal, QuoteRefused } from '../pricing/quote-refused.ts';
import { isOffered } from './destinations.ts';
import { readTerms } from '../pricing/price-terms.ts';
import type { VehicleRow } from './vehicle-row.ts';

interface Wanted<Mode extends FreightMode> {
  row: VehicleRow;
  destination: Destination;
  freightMode: Mode;
  /** Absent for a visitor, who has no coupons. */
  accountId: string | undefined;
  couponIds: readonly string[];
  now: Date;
}

export type QuoteOf<Mode extends FreightMode> = Mode extends 'prepaid' ? PrepaidQuote : Quote;

/** Prices a vehicle anew by what holds this moment, or says under the contract's name why it has no such price. */
export async function quoteVehicle<Mode extends FreightMode>(
  database: Database,
  { row, destination, freightMode, accountId, couponIds, now }: Wanted<Mode>,
): Promise<{ quote: QuoteOf<Mode> } | { refusal: QuoteRefusal }> {
  const terms = await readTerms(database);
  if (!isOffered(row, terms, destination)) return { refusal: 'shippingUnavailable' };
  const chosen = accountId
    ? await chooseCoupons(database, couponIds, { accountId, vehicleId: row.id, now })
    : undefined;
  if (!chosen && couponIds.length > 0) return { refusal: 'couponUnavailable' };
  const coupons = (chosen ?? []).map(pricedCouponOf);
  try {
    const counted = quote({ vehicle: pricedVehicleOf(row, now), destination, freightMode, coupons, terms });
    return { quote: counted as QuoteOf<Mode> };
  } catch (error) {
    if (error instanceof QuoteRefused) return { refusal: error.reason };
    throw error;
  }
}

type Priced = Pick<
  VehicleRow,
  | 'id'
  | 'base_price_cents'
  | 'min_price_cents'
  | 'volume_m3'
  | 'transport_template'
  | 'flash_deduction_cents'
  | 'flash_ends_at'
>;

/** A vehicle as pricing takes it. A flash sale counts until the moment it ends, whether or not it was cleared away. */
export function pricedVehicleOf(row: Priced, now: Date): PricedVehicle {
  const isOnSale = row.flash_ends_at !== null && now < row.flash_ends_at;
  return {
    id: row.id,
    listPriceCents: row.base_price_cents,
    flashDeductionCents: isOnSale ? (row.flash_deduction_cents ?? 0) : 0,
    minimumCents: row.min_price_cents,
    volumeM3: Number(row.volume_m3),
    transportTemplateId: row.transport_template,
  };
}
