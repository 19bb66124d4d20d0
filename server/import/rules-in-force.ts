import { keepByVersion, readKeptVersion } from '../database/kept-version.ts';
import type { Database } from '../database/tables.ts';
import { type CountryRules, countryRules } from './country-rules.ts';
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

/** Counts the changes of all rules, so that whatever was made by them can be told from what is made by others. */
export async function countRuleChanges(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('import_rule_version')
    .select((select) => select.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
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

const kept = keepByVersion(async (database): Promise<ImportRules> => {
  const all = new Map(countryRules);
  for (const { countryCode, part, periods } of await findSetParts(database)) {
    const rules = all.get(countryCode);
    if (rules) all.set(countryCode, withTimeline(rules, part, periods));
  }
  return all;
});
