import type { StaffVehicleOffers } from '#generated/client/types.gen.ts';
import type { OfferTerms } from '#server/marketplace/offers/offers.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { dollarsOf } from './vehicle-data.ts';

/** Whether a vehicle takes offers, for staff only. */
export function describeOfferTerms(terms: OfferTerms | undefined): StaffVehicleOffers {
  if (!terms) return { isOn: false };
  return { isOn: true, ...(terms.limit_cents !== null && { limit: dollarsOf(terms.limit_cents) }) };
}

export async function writeOfferTerms(
  transaction: Database,
  vehicleId: string,
  terms: OfferTerms | undefined,
  now: Date,
): Promise<void> {
  if (!terms) {
    await transaction.deleteFrom('vehicle_offer_terms').where('vehicle_id', '=', vehicleId).execute();
    return;
  }
  const values = { ...terms, changed_at: now };
  await transaction
    .insertInto('vehicle_offer_terms')
    .values({ vehicle_id: vehicleId, ...values })
    .onConflict((conflict) => conflict.column('vehicle_id').doUpdateSet(values))
    .execute();
}
