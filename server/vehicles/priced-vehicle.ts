import type { PricedVehicle } from '../pricing/quote.ts';
import type { VehicleRow } from './vehicle-row.ts';

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
