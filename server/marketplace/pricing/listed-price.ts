import { type Amount, sum } from './amount.ts';
import { type Destination, type PricedVehicle, quote } from './quote.ts';
import type { PricingSettings } from './pricing-settings.ts';

/** The journey of all list prices, so that vehicles can be compared. */
export const listedDestination: Destination = { countryCode: 'KE', portId: 'p-mba', transportType: '1' };

export interface ListedPrice {
  /** CIF to Mombasa by RORO, after the deduction of a flash sale. */
  now: Amount;
  /** The same before the deduction. */
  original: Amount;
  flashDeduction: Amount;
}

export function listedPrice(vehicle: PricedVehicle, terms: PricingSettings): ListedPrice {
  const { total, flashDeduction } = quote({
    vehicle,
    terms,
    destination: listedDestination,
    freightMode: 'prepaid',
    coupons: [],
  });
  return { now: total, original: sum([total, flashDeduction]), flashDeduction };
}
