import { type RawBuilder, sql } from 'kysely';
import type { Bounds } from './search/asked-in-words.ts';

/** Which of the kept landed costs count: those in a country, as they follow from its present prices, rates and rules. */
export interface KeptCosts {
  countryCode: string;
  basis: number;
}

/** From and up to how many shillings a vehicle costs there in the end. */
export type LandedFilter = KeptCosts & Bounds;

/** The condition on `landed_vehicle` that a cost is up to date. One by the price of a sale is until the sale ends. */
export function isWorkedOut({ countryCode, basis }: KeptCosts, now: Date): RawBuilder<unknown> {
  return sql`country_code = ${countryCode} and basis = ${basis} and (flash_ends_at is null or flash_ends_at > ${now})`;
}

/** The condition on `landed_vehicle` that a cost is known. Where no ship takes a vehicle, there is none to be known. */
export function isCostKnown(costs: KeptCosts, now: Date): RawBuilder<unknown> {
  return sql`${isWorkedOut(costs, now)} and most_kes is not null`;
}

/** The condition on `landed_vehicle` that a known cost is within the bounds. */
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

/** The conditions on `landed_vehicle` that a cost is not known, in parts that share no vehicle and that an index finds, each by itself. */
export function unknownParts({ countryCode, basis }: KeptCosts, now: Date): readonly RawBuilder<boolean>[] {
  return [
    sql<boolean>`country_code = ${countryCode} and basis < ${basis}`,
    sql<boolean>`country_code = ${countryCode} and basis > ${basis}`,
    sql<boolean>`country_code = ${countryCode} and basis = ${basis} and most_kes is null`,
    sql<boolean>`country_code = ${countryCode} and basis = ${basis} and most_kes is not null and flash_ends_at <= ${now}`,
  ];
}

/** The same that a cost is not known or not within the bounds. */
export function outsideParts(filter: LandedFilter, now: Date): readonly RawBuilder<boolean>[] {
  const { least, most } = filter;
  const isKnown = isCostKnown(filter, now);
  return [
    ...unknownParts(filter, now),
    ...(least === undefined ? [] : [sql<boolean>`${isKnown} and most_kes < ${least}`]),
    ...(most === undefined ? [] : [sql<boolean>`${isKnown} and most_kes > ${most}`]),
  ];
}
