import type { PricedVehicle } from '../../server/pricing/quote.ts';
import type { StockVehicle } from './vehicle.ts';

/** A vehicle as pricing takes it; a flash sale counts until it ends. */
export function pricedAt(vehicle: StockVehicle, now: Date): PricedVehicle {
  const { id, listPriceCents, minimumCents, volumeM3, transportTemplateId, flashSale } = vehicle;
  const onSale = flashSale !== undefined && now < flashSale.endsAt;
  return {
    id,
    listPriceCents,
    minimumCents,
    volumeM3,
    transportTemplateId,
    flashDeductionCents: onSale ? flashSale.deductionCents : 0,
  };
}
