import { sql } from 'kysely';
import { liftTimeLimits } from '../../server/database/connect.ts';
import type { Database } from '../../server/database/tables.ts';
import { buildStock, type Stock } from '../stock.ts';
import { demoTerms } from '../terms.ts';
import { writeTerms } from '../../server/pricing/price-terms.ts';
import { insertRows, type SeedRow } from './insert-rows.ts';
import { vehicleRowOf } from './vehicle-row.ts';
import { searchTextOf, splitWords } from '../../server/catalogue/search/search-text.ts';
import type { Catalogue } from '../../server/reference/catalogue/catalogue.ts';

// Any fixed number; it makes nodes that start at once take turns.
const seedLock = 7_310_428;

export interface SeedOptions {
  /** How many vehicles, if not the usual number. */
  count?: number;
}

/** Fills an empty database with the demo stock, all or nothing. A database that has a catalogue is not changed. */
export async function seedStock(database: Database, now: Date, { count }: SeedOptions = {}): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    if (!(await isEmpty(transaction))) return false;
    await insertStock(transaction, buildStock({ epoch: now, ...(count !== undefined && { count }) }), now);
    return true;
  });
}

/** Whether the database is empty. Another node that is about to fill it waits until this transaction has ended. */
export async function isEmpty(transaction: Database): Promise<boolean> {
  await liftTimeLimits(transaction);
  await sql`select pg_advisory_xact_lock(${sql.lit(seedLock)})`.execute(transaction);
  const make = await transaction.selectFrom('make').select('id').limit(1).executeTakeFirst();
  return make === undefined;
}

export async function insertStock(transaction: Database, { catalogue, vehicles }: Stock, now: Date): Promise<void> {
  await writeTerms(transaction, demoTerms);
  await insertRows(transaction, 'model_level', levelRowsOf(catalogue));
  await insertRows(transaction, 'make', makeRowsOf(catalogue));
  await insertRows(transaction, 'model', modelRowsOf(catalogue));
  await insertRows(transaction, 'style', styleRowsOf(catalogue));
  await insertRows(
    transaction,
    'vehicle',
    vehicles.map((vehicle) => vehicleRowOf(vehicle, demoTerms, now)),
  );
}

function makeRowsOf({ makes }: Catalogue): SeedRow[] {
  return makes.map(({ id, letter, names, hotRank }, sort) => ({
    id,
    letter,
    name: names.en,
    names,
    hot_rank: hotRank ?? null,
    sort,
  }));
}

function modelRowsOf({ models }: Catalogue): SeedRow[] {
  return models.map(({ id, makeId, names }, sort) => ({ id, make_id: makeId, name: names.en, names, sort }));
}

function levelRowsOf({ levels }: Catalogue): SeedRow[] {
  return levels.map(({ code, names, body, homeRank }, sort) => ({
    code,
    names,
    body,
    home_rank: homeRank ?? null,
    sort,
  }));
}

export function styleRowsOf({ makes, models, levels, styles }: Catalogue): SeedRow[] {
  return styles.map((style, sort) => {
    const model = models.find(({ id }) => id === style.modelId);
    const make = makes.find(({ id }) => id === style.makeId);
    const level = levels.find(({ code }) => code === model?.level);
    if (!model || !make || !level) throw new RangeError(`Style ${style.id} belongs to nothing that is known`);
    return {
      id: style.id,
      model_id: model.id,
      name: style.name,
      full_name: style.fullNames.en,
      search_words: [...new Set(splitWords(searchTextOf({ make, model, style, level })))],
      sort,
    };
  });
}
