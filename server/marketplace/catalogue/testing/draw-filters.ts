import type { Random } from '#demo/vehicles/random.ts';
import { countryRules } from '#server/marketplace/import/country-rules.ts';
import { importableIn } from '#server/marketplace/import/destination.ts';
import type { CatalogueMemory } from '../catalogue-memory.ts';
import { findByKey } from '../search/search-index.ts';
import type { Kind, VehicleFilters } from '../vehicle-filters.ts';
import type { TraitFilters } from '../vehicle-traits.ts';

const keywords = ['toyota', 'hybrid', '4wd tx', 'x trail', '丰田', 'vitz 1.0', 'suv', 'honda fit'];
const countries = ['KE', 'UG', 'RW', 'ET', 'CD'];
const kindNames: readonly Kind[] = ['newArrival', 'daily', 'highQuality', 'hot'];

function pick<Item>(random: Random, items: readonly Item[]): Item {
  return random.pick(items, () => 1);
}

function takenIn(country: string): VehicleFilters {
  const taken = importableIn(countryRules, country, '2026-06-12');
  return taken ? { taken } : {};
}

/** Random filters: mostly few at once, as people use them. */
export function drawFilters(random: Random, catalogue: CatalogueMemory): VehicleFilters {
  const model = pick(random, catalogue.models);
  const often = random.between(0.05, 0.5);
  const maybe = (filters: VehicleFilters): VehicleFilters => (random.chance(often) ? filters : {});
  return {
    ...maybe({ makeId: model.make_id }),
    ...maybe({ modelId: random.chance(0.9) ? model.id : pick(random, catalogue.models).id }),
    ...maybe({ modelLevel: pick(random, catalogue.levels).code }),
    ...maybe({ priceBucket: Math.ceil(random.between(0.01, 7)) }),
    ...maybe({ ageBucket: Math.ceil(random.between(0.01, 7)) }),
    ...maybe({ mileageBucket: Math.ceil(random.between(0.01, 7)) }),
    ...maybe({ seatsBucket: Math.ceil(random.between(0.01, 5)) }),
    ...maybe({ kind: pick(random, kindNames) }),
    ...(random.chance(0.1) && { isOnSale: true }),
    ...maybe({ styleIds: [...findByKey(catalogue.search, pick(random, keywords))] }),
    ...maybe(takenIn(pick(random, countries))),
    ...drawTraits(random, often / 2),
    ...(random.chance(0.1) && { year: { least: Math.round(random.between(2012, 2020)), most: 2022 } }),
    ...(random.chance(0.1) && { priceUsdCents: { most: Math.round(random.between(500_000, 4_000_000)) } }),
    ...(random.chance(0.1) && { mileageKm: { most: Math.round(random.between(20_000, 200_000)) } }),
  };
}

function drawTraits(random: Random, often: number): TraitFilters {
  const maybe = (filters: TraitFilters): TraitFilters => (random.chance(often) ? filters : {});
  const years = {
    ...(random.chance(0.7) && { least: Math.round(random.between(2012, 2019)) }),
    ...(random.chance(0.7) && { most: Math.round(random.between(2017, 2024)) }),
  };
  return {
    ...maybe({ years }),
    ...maybe({ gearbox: pick(random, ['automatic', 'manual', 'cvt', 'doubleClutch'] as const) }),
    ...maybe({ fuel: pick(random, ['petrol', 'diesel', 'hybrid', 'electric'] as const) }),
    ...maybe({ steering: pick(random, ['right', 'left'] as const) }),
    ...maybe({ drive: pick(random, ['2WD', '4WD'] as const) }),
    ...maybe({ grade: pick(random, ['5', '4.5', '4', '3.5'] as const) }),
    ...maybe({ colour: pick(random, ['white', 'black', 'silver', 'blue'] as const) }),
  };
}
