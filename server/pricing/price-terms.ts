import type { Database } from '../database/tables.ts';
import { parseTerms, type PriceTerms } from './terms.ts';
import { StartRefused } from '../../wire/host/start.ts';

const settingName = 'price-terms';

/** The terms that prices are made by. A start makes sure that they are there. */
export async function readTerms(database: Database): Promise<PriceTerms> {
  const terms = await findTerms(database);
  if (terms === undefined) throw new Error('The terms of prices are not set.');
  return terms as PriceTerms;
}

/** What stands in the place of the terms, whole or not. */
export async function findTerms(database: Database): Promise<unknown> {
  const setting = await database
    .selectFrom('setting')
    .select('value')
    .where('name', '=', settingName)
    .executeTakeFirst();
  return setting?.value;
}

export async function writeTerms(database: Database, terms: PriceTerms): Promise<void> {
  const value = JSON.stringify(terms);
  await database
    .insertInto('setting')
    .values({ name: settingName, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** Nobody is asked money by rates that nobody has set. */
export async function requireTerms(database: Database): Promise<void> {
  const found = await findTerms(database);
  if (found === undefined) throw new StartRefused(`The terms of prices are not set: ${howToSet}`);
  const parsed = parseTerms(found);
  if ('fault' in parsed) {
    throw new StartRefused(`The terms of prices cannot be used (${parsed.fault}): ${howToSet}`);
  }
}

const howToSet =
  'write them into a file as docs/staff.md shows, and run npm run staff -- set-price-terms FILE --as NAME.';
