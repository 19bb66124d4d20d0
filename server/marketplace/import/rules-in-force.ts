import { sql } from 'kysely';
import { cacheByVersion, readCacheVersion } from '#server/platform/database/cache-version.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { type CountryRules, countryRules } from './country-rules.ts';
import { listYearsOf } from './customs-value.ts';
import { listKey, type SetListPrice } from './list-prices.ts';
import { isRulePart, type RulePart, type SetPeriod, withTimeline } from './rule-timeline.ts';

/** The rules of every country that we ship to: built-in, overridden by the desk's entries from their day on. */
export type ImportRules = ReadonlyMap<string, CountryRules>;

export async function readImportRules(database: Database): Promise<ImportRules> {
  return importRulesAt(database, await readCacheVersion(database));
}

/** The same, for a caller whose own statement has read the cache version. */
export function importRulesAt(database: Database, version: number): Promise<ImportRules> {
  return cache.at(database, version);
}

/** Version of all rules and list prices, used to invalidate what depends on them. */
export async function countRuleChanges(database: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select (select count(*) from import_rule_version)
    + (select count(*) from list_price_version) as count`.execute(database);
  return rows[0]?.count ?? 0;
}

/** The latest desk entries for one part of a country's rules. */
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

/** The latest desk list prices of a variant. */
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
    prices: withListYears(country_code, prices as SetListPrice[]),
  }));
}

/** Earlier versions have any text as list year, such as "CRSP 2019". */
function withListYears(countryCode: string, prices: SetListPrice[]): SetListPrice[] {
  const rules = countryRules.get(countryCode);
  const years = rules ? listYearsOf(rules) : [];
  return prices.map((one) => {
    const { price } = one;
    const named = years.filter((year) => price?.list.includes(year));
    return price && named[0] !== undefined && named.length === 1
      ? { ...one, price: { ...price, list: named[0] } }
      : one;
  });
}

const cache = cacheByVersion(async (database): Promise<ImportRules> => {
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
