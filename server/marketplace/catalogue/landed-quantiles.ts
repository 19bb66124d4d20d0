import { sql } from 'kysely';
import type { Database } from '#server/platform/database/tables.ts';
import type { LandedFilter } from './landed-filter.ts';

/** Twenty quantiles of the landed cost. */
type Spread = readonly number[];

const twentieths = Array.from({ length: 19 }, (_, place) => (place + 1) / 20);
const spreads = new WeakMap<Database, Map<string, { basis: number; spread: Promise<Spread> }>>();

/**
 * Whether fewer vehicles are out of bounds than within. Estimated from one per cent of the stock, read once per basis,
 * so it may only decide how to count. A small stock is always counted directly.
 */
export async function isFewerOutOfBounds(database: Database, filter: LandedFilter): Promise<boolean> {
  const { least = -Infinity, most = Infinity } = filter;
  const spread = await spreadOf(database, filter);
  const within = spread.filter((cost) => cost >= least && cost <= most);
  return within.length * 2 > spread.length;
}

function spreadOf(database: Database, { countryCode, basis }: LandedFilter): Promise<Spread> {
  const known = spreads.get(database) ?? new Map<string, { basis: number; spread: Promise<Spread> }>();
  spreads.set(database, known);
  const last = known.get(countryCode);
  if (last?.basis === basis) return last.spread;
  const spread = readSpread(database, countryCode);
  known.set(countryCode, { basis, spread });
  // A failed read is retried next time.
  spread.catch(() => known.delete(countryCode));
  return spread;
}

async function readSpread(database: Database, countryCode: string): Promise<Spread> {
  const { rows } = await sql<{ costs: number[] | null }>`
    select percentile_disc(${twentieths}::float8[]) within group (order by most_kes) as costs
    from landed_vehicle tablesample system (1) where country_code = ${countryCode} and most_kes is not null`.execute(
    database,
  );
  return rows[0]?.costs?.map(Number) ?? [];
}
