import { splitWords } from '#server/marketplace/catalogue/search/search-text.ts';
import { listedPrice } from '#server/marketplace/pricing/listed-price.ts';
import type { PricingSettings } from '#server/marketplace/pricing/pricing-settings.ts';
import { bucketsOf } from '#server/marketplace/reference/buckets.ts';
import { videoOf } from '../videos.ts';
import { pricedAt, type StockVehicle } from '../vehicles/vehicle.ts';
import type { DrawnFacts } from '../pictures/serving/find-drawing.ts';
import type { SeedRow } from './insert-rows.ts';

export function vehicleRowOf(vehicle: StockVehicle, terms: PricingSettings, now: Date): SeedRow {
  const price = listedPrice(pricedAt(vehicle, now), terms);
  const buckets = bucketsOf({ ...vehicle, priceUsdCents: price.now.usdCents }, now);
  const { kinds, flashSale } = vehicle;
  return {
    id: vehicle.id,
    style_id: vehicle.styleId,
    make_id: vehicle.makeId,
    model_id: vehicle.modelId,
    model_level: vehicle.level,
    name: vehicle.names.en,
    registered: `${vehicle.registered}-01`,
    mileage_km: vehicle.mileageKm,
    seats: vehicle.seats,
    displacement_cc: vehicle.displacementCc,
    fuel: vehicle.fuel,
    base_price_cents: vehicle.listPriceCents,
    list_price_cents: price.original.usdCents,
    min_price_cents: vehicle.minimumCents,
    volume_m3: vehicle.volumeM3,
    transport_template: vehicle.transportTemplateId,
    state: vehicle.state,
    price_bucket: buckets.priceBucket,
    age_bucket: buckets.ageBucket,
    mileage_bucket: buckets.mileageBucket,
    seats_bucket: buckets.seatsBucket,
    is_new_arrival: kinds.newArrival,
    is_daily: kinds.daily,
    is_high_quality: kinds.highQuality,
    is_hot: kinds.hot,
    flash_deduction_cents: flashSale?.deductionCents ?? null,
    flash_ends_at: flashSale?.endsAt.toISOString() ?? null,
    search_words: ownWordsOf(vehicle),
    facts: factsOf(vehicle),
    listed_at: vehicle.listedAt.toISOString(),
    changed_at: now.toISOString(),
    stock_no: vehicle.refNo.toUpperCase(),
    // The last digits are made up, like the vehicle.
    chassis_no: vehicle.chassisNumber.replace('***', lastDigitsOf(vehicle.id)),
  };
}

function lastDigitsOf(id: string): string {
  const sum = Array.from(id).reduce((digits, letter) => digits * 7 + (letter.codePointAt(0) ?? 0), 0);
  return String(sum % 1000).padStart(3, '0');
}

/** The vehicle's reference number in all the ways it is written. */
function ownWordsOf({ id, refNo }: StockVehicle): string[] {
  return [splitWords(refNo).join(''), id];
}

function factsOf(vehicle: StockVehicle): DrawnFacts {
  const video = videoOf(vehicle.id);
  return {
    names: vehicle.names,
    refNo: vehicle.refNo,
    doors: vehicle.doors,
    colourCode: vehicle.colourCode,
    handle: vehicle.handle,
    chassisNumber: vehicle.chassisNumber,
    conditionGrade: vehicle.conditionGrade,
    interiorGrade: vehicle.interiorGrade,
    ...vehicle.fittings,
    emissionStandard: vehicle.emissionStandard,
    remark: vehicle.remark,
    countryCode: vehicle.countryCode,
    look: vehicle.look,
    ...(video !== undefined && { video }),
  };
}
