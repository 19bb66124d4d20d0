import type { Database } from '../../database/tables.ts';
import { newId } from '../../ids.ts';
import { listedPrice } from '../../pricing/listed-price.ts';
import { readCatalogue } from '../../stock/catalogue/catalogue.ts';
import { demoTerms } from '../../stock/terms.ts';
import { generateVehicles } from '../../stock/vehicles/generate.ts';
import { pricedAt } from '../../stock/vehicles/priced.ts';
import type { StockVehicle } from '../../stock/vehicles/vehicle.ts';
import type { VehicleFacts } from '../../vehicles/vehicle-facts.ts';

const catalogue = readCatalogue();
const [first] = generateVehicles({ catalogue, terms: demoTerms, seed: 1, epoch: new Date(0), count: 1 });

/** The vehicles of the contract's examples: 100001 to 100008, of which 100007 is on flash sale for a day and two hours. */
export async function stockFew(database: Database, now: Date): Promise<void> {
  const vehicles = generateVehicles({ catalogue, terms: demoTerms, seed: 1, epoch: now, count: 8 });
  for (const vehicle of vehicles) {
    await insertCatalogue(database, vehicle);
    await insertVehicle(database, vehicle);
  }
}

/** One more vehicle like 100001, which stands there already, for a test that books it for good. */
export async function stockAnother(database: Database): Promise<string> {
  const id = newId();
  if (first) await insertVehicle(database, { ...first, id });
  return id;
}

async function insertVehicle(database: Database, vehicle: StockVehicle): Promise<void> {
  const { flashSale, flags } = vehicle;
  const facts: VehicleFacts = {
    names: vehicle.names,
    refNo: vehicle.refNo,
    doors: vehicle.doors,
    colourCode: vehicle.colourCode,
    handle: vehicle.handle,
    chassisNumber: vehicle.chassisNumber,
    conditionGrade: vehicle.conditionGrade,
    interiorGrade: vehicle.interiorGrade,
    airbags: vehicle.airbags,
    climateControl: vehicle.climateControl,
    equipment: vehicle.equipment,
    emissionStandard: vehicle.emissionStandard,
    countryCode: vehicle.countryCode,
    look: vehicle.look,
    remark: vehicle.remark,
  };
  await database
    .insertInto('vehicle')
    .values({
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
      list_price_cents: listedPrice(pricedAt(vehicle, vehicle.listedAt), demoTerms).original.usdCents,
      min_price_cents: vehicle.minimumCents,
      volume_m3: vehicle.volumeM3,
      transport_template: vehicle.transportTemplateId,
      price_bucket: 1,
      age_bucket: 1,
      mileage_bucket: 1,
      seats_bucket: 1,
      is_new: flags.newArrival,
      flash_deduction_cents: flashSale?.deductionCents ?? null,
      flash_ends_at: flashSale?.endsAt ?? null,
      search_words: [],
      facts: JSON.stringify(facts),
      listed_at: vehicle.listedAt,
    })
    .execute();
}

async function insertCatalogue(database: Database, { makeId, modelId, styleId, level, names }: StockVehicle) {
  const own = { name: names.en, names: JSON.stringify(names), sort: 0 };
  const skip = { make: { id: makeId, letter: 'A', hot_rank: null }, model: { id: modelId, make_id: makeId } };
  await database
    .insertInto('make')
    .values({ ...skip.make, ...own })
    .onConflict((c) => c.doNothing())
    .execute();
  await database
    .insertInto('model')
    .values({ ...skip.model, ...own })
    .onConflict((c) => c.doNothing())
    .execute();
  await database
    .insertInto('style')
    .values({ id: styleId, model_id: modelId, name: names.en, full_name: names.en, sort: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await database
    .insertInto('model_level')
    .values({ code: level, names: own.names, body: '', home_rank: null, sort: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
