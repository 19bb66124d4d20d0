import type { Database } from '../../database/tables.ts';
import { newId } from '../../secrets/ids.ts';
import { insertRows } from '../../../demo/seed/insert-rows.ts';
import { vehicleRowOf } from '../../../demo/seed/vehicle-row.ts';
import { readReferenceCatalogue } from '../../reference/catalogue/catalogue.ts';
import { demoTerms } from '../../../demo/terms.ts';
import { generateVehicles } from '../../../demo/vehicles/generate.ts';
import type { StockVehicle } from '../../../demo/vehicles/vehicle.ts';

const catalogue = readReferenceCatalogue();
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
  await insertRows(database, 'vehicle', [vehicleRowOf(vehicle, demoTerms, vehicle.listedAt)]);
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
