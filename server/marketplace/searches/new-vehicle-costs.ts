import { type RawBuilder, sql } from 'kysely';
import type { SearchFilters } from '#generated/client/types.gen.ts';
import { isWorkedOut } from '#server/marketplace/catalogue/landed-filter.ts';
import { boundsOf, costsOf } from '#server/marketplace/catalogue/landed-lists.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { landedBasis } from '#server/marketplace/import/landed-in-lists.ts';
import { readImportRules } from '#server/marketplace/import/rules-in-force.ts';
import { pricingSettingsIfSet } from '#server/marketplace/pricing/pricing-settings.ts';

/** The maximum landed cost; null if no ship goes to the country. */
interface Cost {
  id: string;
  kes: number | null;
}

/** The landed costs of new vehicles in the countries that searches name. */
export interface NewVehicleCosts {
  /** Excludes countries whose taxes are not all known. */
  byCountry: ReadonlyMap<string, readonly Cost[]>;
  /** Vehicles with an outdated landed cost in some country. */
  waiting: ReadonlySet<string>;
}

/**
 * Costs are read once and not within the matching statements, since a job updates them concurrently: a cost that
 * appears between two statements would mark the vehicle as checked by a search that has not seen it.
 */
export async function readNewVehicleCosts(
  database: Database,
  ids: readonly string[],
  now: Date,
): Promise<NewVehicleCosts> {
  const byCountry = new Map<string, readonly Cost[]>();
  const waiting = new Set<string>();
  const countries = await countriesAsked(database);
  const terms = countries.length > 0 ? await pricingSettingsIfSet(database) : undefined;
  if (!terms) return { byCountry, waiting };
  const rules = await readImportRules(database);
  for (const countryCode of countries) {
    const basis = landedBasis(countryCode, { terms, rules }, now);
    // No job calculates costs for the country, so there is nothing to wait for.
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

/** The condition that a new vehicle's cost is within a search's bounds. Unknown costs never are. */
export function isCostRequested(
  { landedCountryCode, landedFrom, landedTo }: SearchFilters,
  { byCountry }: NewVehicleCosts,
): RawBuilder<boolean> {
  const bounds = boundsOf(landedFrom, landedTo);
  if (!bounds || landedCountryCode === undefined) return sql<boolean>`true`;
  const { least = 0, most = Infinity } = bounds;
  const costs = byCountry.get(landedCountryCode) ?? [];
  const ids = costs.filter(({ kes }) => kes !== null && kes >= least && kes <= most).map(({ id }) => id);
  return sql<boolean>`id = any(${ids}::text[])`;
}
