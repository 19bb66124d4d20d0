import { type RawBuilder, sql } from 'kysely';
import type { Bounds } from './search/keyword-filters.ts';

/** Which stored landed costs count: those of a country, calculated from its current prices, rates and rules. */
export interface StoredCosts {
  countryCode: string;
  basis: number;
}

/** Bounds of the landed cost in shillings. */
export type LandedFilter = StoredCosts & Bounds;

/** Condition on `landed_vehicle`: the cost is current. A cost with a sale price is current until the sale ends. */
export function isWorkedOut({ countryCode, basis }: StoredCosts, now: Date): RawBuilder<unknown> {
  return sql`country_code = ${countryCode} and basis = ${basis} and (flash_ends_at is null or flash_ends_at > ${now})`;
}

/** Condition on `landed_vehicle`: the cost is known. Without a ship to the country there is none. */
export function isCostKnown(costs: StoredCosts, now: Date): RawBuilder<unknown> {
  return sql`${isWorkedOut(costs, now)} and most_kes is not null`;
}

/** Condition on `landed_vehicle`: a known cost is within the bounds. */
export function isLandedWithin(filter: LandedFilter, now: Date): RawBuilder<unknown> {
  const { least, most } = filter;
  return sql.join(
    [
      isCostKnown(filter, now),
      ...(least === undefined ? [] : [sql`most_kes >= ${least}`]),
      ...(most === undefined ? [] : [sql`most_kes <= ${most}`]),
    ],
    sql` and `,
  );
}

/** Conditions on `landed_vehicle`: the cost is unknown. The parts are disjoint, and each is served by an index. */
export function unknownParts({ countryCode, basis }: StoredCosts, now: Date): readonly RawBuilder<boolean>[] {
  return [
    sql<boolean>`country_code = ${countryCode} and basis < ${basis}`,
    sql<boolean>`country_code = ${countryCode} and basis > ${basis}`,
    sql<boolean>`country_code = ${countryCode} and basis = ${basis} and most_kes is null`,
    sql<boolean>`country_code = ${countryCode} and basis = ${basis} and most_kes is not null and flash_ends_at <= ${now}`,
  ];
}

/** The same for costs that are unknown or out of bounds. */
export function outsideParts(filter: LandedFilter, now: Date): readonly RawBuilder<boolean>[] {
  const { least, most } = filter;
  const isKnown = isCostKnown(filter, now);
  return [
    ...unknownParts(filter, now),
    ...(least === undefined ? [] : [sql<boolean>`${isKnown} and most_kes < ${least}`]),
    ...(most === undefined ? [] : [sql<boolean>`${isKnown} and most_kes > ${most}`]),
  ];
}
