import type { Database } from '../database/tables.ts';
import type { PriceTerms } from '../pricing/terms.ts';
import { demoTerms } from '../stock/terms.ts';

const settingName = 'price-terms';

/** The terms that prices are made by: those set for this marketplace, each of them in place of the demo's. */
export async function readTerms(database: Database): Promise<PriceTerms> {
  const setting = await database
    .selectFrom('setting')
    .select('value')
    .where('name', '=', settingName)
    .executeTakeFirst();
  return { ...demoTerms, ...(setting?.value as Partial<PriceTerms> | undefined) };
}
