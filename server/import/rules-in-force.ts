import { sql } from 'kysely';
import { keepByVersion, readKeptVersion } from '../database/kept-version.ts';
import type { Database } from '../database/tables.ts';
import { type CountryRules, countryRules } from './country-rules.ts';
import { listKey, type SetListPrice } from './list-prices.ts';
import { isRulePart, type RulePart, type SetPeriod, withTimeline } from './rule-timeline.ts';

/** The rules of every country that we ship to: those of the files, and from its day on what the desk has set. */
export type ImportRules = ReadonlyMap<string, CountryRules>;

export async function readImportRules(database: Database): Promise<ImportRules> {
  return importRulesAt(database, await readKeptVersion(database));
}

/** The same for a caller whose own statement has read the version of what is kept in memory. */
export function importRulesAt(database: Database, version: number): Promise<ImportRules> {
  return kept.at(database, version);
}

/** Counts the changes of all rules and list prices, so that whatever was made by them can be told from what is made by others. */
export async function countRuleChanges(database: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select (select count(*) from import_rule_version)
    + (select count(*) from list_price_version) as count`.execute(database);
  return rows[0]?.count ?? 0;
}

/** A part of a country's rules as the desk has set it last. */
export interface SetPart {
  countryCode: string;
  part: RulePart;
  version: number;
  periods: SetPeriod[];
}

export async function findSetParts(database: Database, countryCode?: string): Promise<SetPart[]> {
  let query = database
    .selectFrom('import_rule_version')
    .distinctOn(['country_code', 'part'])
    .select(['country_code', 'part', 'version', 'periods'])
    .orderBy('country_code')
    .orderBy('part')
    .orderBy('version', 'desc');
  if (countryCode !== undefined) query = query.where('country_code', '=', countryCode);
  const rows = await query.execute();
  return rows.flatMap(({ country_code, part, version, periods }) =>
    isRulePart(part) ? [{ countryCode: country_code, part, version, periods: periods as SetPeriod[] }] : [],
  );
}

/** The list prices of a variant as the desk has set them last. */
export interface SetVariant {
  countryCode: string;
  modelId: string;
  chassis: string;
  version: number;
  prices: SetListPrice[];
}

export async function findSetVariants(database: Database, countryCode?: string): Promise<SetVariant[]> {
  let query = database
    .selectFrom('list_price_version')
    .distinctOn(['country_code', 'model_id', 'chassis'])
    .select(['country_code', 'model_id', 'chassis', 'version', 'prices'])
    .orderBy('country_code')
    .orderBy('model_id')
    .orderBy('chassis')
    .orderBy('version', 'desc');
  if (countryCode !== undefined) query = query.where('country_code', '=', countryCode);
  const rows = await query.execute();
  return rows.map(({ country_code, model_id, chassis, version, prices }) => ({
    countryCode: country_code,
    modelId: model_id,
    chassis,
    version,
    prices: prices as SetListPrice[],
  }));
}

const kept = keepByVersion(async (database): Promise<ImportRules> => {
  const all = new Map(countryRules);
  for (const { countryCode, part, periods } of await findSetParts(database)) {
    const rules = all.get(countryCode);
    if (rules) all.set(countryCode, withTimeline(rules, part, periods));
  }
  const variants = await findSetVariants(database);
  for (const [countryCode, listed] of Map.groupBy(variants, (one) => one.countryCode)) {
    const rules = all.get(countryCode);
    const listPrices = new Map(listed.map((one) => [listKey(one), one.prices]));
    if (rules) all.set(countryCode, { ...rules, listPrices });
  }
  return all;
});
