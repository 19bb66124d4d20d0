import { type RawBuilder, sql } from 'kysely';
import type { SearchFilters } from '../../generated/client/types.gen.ts';
import { isWorkedOut } from '../catalogue/landed-filter.ts';
import { boundsOf, costsOf } from '../catalogue/landed-lists.ts';
import type { Database } from '../database/tables.ts';
import { landedBasis } from '../import/landed-in-lists.ts';
import { readImportRules } from '../import/rules-in-force.ts';
import { termsIfSet } from '../pricing/price-terms.ts';

/** The most that a vehicle may cost in the end; null where no ship takes it to the country. */
interface Cost {
  id: string;
  kes: number | null;
}

/** What new vehicles cost in the end in the countries that searches ask for. */
export interface CostsOfNew {
  /** Without the countries of which not all taxes are known. */
  byCountry: ReadonlyMap<string, readonly Cost[]>;
  /** The vehicles whose cost somewhere is still to be worked out. */
  waiting: ReadonlySet<string>;
}

/**
 * Costs are read once and not in the statements that hold vehicles against searches, since a job works them out meanwhile:
 * one that becomes known between two of these would be noted as looked at by a search that has not seen it.
 */
export async function readCostsOfNew(database: Database, ids: readonly string[], now: Date): Promise<CostsOfNew> {
  const byCountry = new Map<string, readonly Cost[]>();
  const waiting = new Set<string>();
  const countries = await countriesAsked(database);
  const terms = countries.length > 0 ? await termsIfSet(database) : undefined;
  if (!terms) return { byCountry, waiting };
  const rules = await readImportRules(database);
  for (const countryCode of countries) {
    const basis = landedBasis(countryCode, { terms, rules }, now);
    // No job works anything out for the country, so that there is nothing to wait for.
    if (!basis) continue;
    const { rows } = await sql<Cost>`select id, most_kes as kes from landed_vehicle
      where id = any(${ids}::text[]) and ${isWorkedOut(costsOf(basis), now)}`.execute(database);
    byCountry.set(countryCode, rows);
    const done = new Set(rows.map(({ id }) => id));
    for (const id of ids) if (!done.has(id)) waiting.add(id);
  }
  return { byCountry, waiting };
}

async function countriesAsked(database: Database): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`select distinct filters ->> 'landedCountryCode' as code from saved_search
    where (by_mail or by_push) and filters ->> 'landedCountryCode' is not null`.execute(database);
  return rows.map(({ code }) => code);
}

/** The condition on a new vehicle that its cost is within the bounds of a search. One that is not known is within none. */
export function isCostAsked(
  { landedCountryCode, landedFrom, landedTo }: SearchFilters,
  { byCountry }: CostsOfNew,
): RawBuilder<boolean> {
  const bounds = boundsOf(landedFrom, landedTo);
  if (!bounds || landedCountryCode === undefined) return sql<boolean>`true`;
  const { least = 0, most = Infinity } = bounds;
  const costs = byCountry.get(landedCountryCode) ?? [];
  const ids = costs.filter(({ kes }) => kes !== null && kes >= least && kes <= most).map(({ id }) => id);
  return sql<boolean>`id = any(${ids}::text[])`;
}
