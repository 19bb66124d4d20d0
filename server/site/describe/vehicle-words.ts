import type { Database } from '#server/platform/database/tables.ts';
import type { VehicleState } from '#server/platform/database/tables/catalogue-tables.ts';
import { listedPriceOf } from '#server/marketplace/catalogue/listed-vehicle.ts';
import { formatAmount, formatKes } from '#server/marketplace/pricing/price-text.ts';
import { pricingSettingsIfSet } from '#server/marketplace/pricing/pricing-settings.ts';
import { readerUnit } from '#server/marketplace/vehicles/reader.ts';
import { readVehicle } from '#server/marketplace/vehicles/vehicle-row.ts';
import { makeAndModelOf } from '#server/marketplace/vehicles/property-groups.ts';
import { describeTexts, type VehicleTexts } from '#server/marketplace/vehicles/vehicle-texts.ts';
import type { Language } from '#wire/language.ts';

/** A vehicle for the head of a page. */
export interface VehicleWords extends VehicleTexts {
  id: string;
  make: string;
  model: string;
  seatCount: number;
  displacementCc: number;
  mileageKm: number;
  state: VehicleState;
  /** Version counter of staff changes. */
  version: number;
  photos: readonly string[] | null;
  /** Absent while pricing settings are missing. */
  price?: { amount: number; currency: 'USD' | 'JPY'; text: string; shillings: string };
}

export async function readVehicleWords(
  database: Database,
  id: string,
  language: Language,
  now: Date,
): Promise<VehicleWords | undefined> {
  const row = await readVehicle(database, id);
  if (!row) return undefined;
  const terms = await pricingSettingsIfSet(database);
  const price = terms && listedPriceOf(row, terms, now).now;
  const currency = readerUnit(language);
  const { make, model } = makeAndModelOf(row);
  return {
    ...describeTexts(row, language),
    id,
    make,
    model,
    seatCount: row.seats,
    displacementCc: row.displacement_cc,
    mileageKm: row.mileage_km,
    state: row.state,
    version: row.version,
    photos: row.photos,
    ...(price && {
      price: {
        amount: currency === 'JPY' ? price.jpy : price.usdCents / 100,
        currency,
        text: formatAmount(price, currency),
        shillings: formatKes(price.kes),
      },
    }),
  };
}
