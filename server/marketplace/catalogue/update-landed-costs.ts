import { sql } from 'kysely';
import type { Database } from '#server/platform/database/tables.ts';
import {
  type LandedBasis,
  landedBasis,
  landedColumns,
  landedFacts,
  type LandedRow,
  landedTotal,
} from '#server/marketplace/import/landed-in-lists.ts';
import { readImportRules } from '#server/marketplace/import/rules-in-force.ts';
import { pricingSettingsIfSet } from '#server/marketplace/pricing/pricing-settings.ts';
import { receivingCountries } from '#server/marketplace/reference/places/countries.ts';
import type { Services } from '#server/platform/services.ts';

const atOnce = 500;
/** Vehicles per batch, so that a crashed node loses little work. */
const mostInATurn = 50_000;

type Clocked = Pick<Services, 'database' | 'clock'>;

/**
 * A job: recalculates landed costs after a vehicle, price, rate or rule has changed. Until then lists omit such
 * vehicles or put them last, so that none is in the wrong order.
 */
export async function updateLandedCosts({ database, clock }: Clocked, stopping?: AbortSignal): Promise<number> {
  let count = 0;
  for (const { code } of receivingCountries) {
    if (!(await currentBasis(database, code, clock()))) continue;
    await fillCountry(database, code);
    for (let done = atOnce; done === atOnce && count < mostInATurn;) {
      if (stopping?.aborted) return count;
      // Prices and rules may change during the run.
      const basis = await currentBasis(database, code, clock());
      done = basis ? await workOutSome(database, basis, clock()) : 0;
      count += done;
    }
  }
  return count;
}

async function currentBasis(database: Database, countryCode: string, now: Date): Promise<LandedBasis | undefined> {
  const terms = await pricingSettingsIfSet(database);
  return terms && landedBasis(countryCode, { terms, rules: await readImportRules(database) }, now);
}

/** The columns as triggers maintain them. */
const narrowed =
  sql.raw(`make_id, model_id, style_id, model_level, state, price_bucket, age_bucket, mileage_bucket, seats_bucket,
  is_new_arrival, is_daily, is_high_quality, is_hot, flash_deduction_cents, flash_ends_at, registered, steering, fuel,
  condition_grade, colour_code, mileage_km, list_price_cents, listed_at`);

const rowsAtOnce = 2000;

/** Adds the missing rows of vehicles for a country. From then on triggers maintain them. */
async function fillCountry(database: Database, countryCode: string): Promise<void> {
  const country = await database
    .selectFrom('landed_country')
    .select('is_filled')
    .where('country_code', '=', countryCode)
    .executeTakeFirst();
  if (country?.is_filled) return;
  if (!country) await beginCountry(database, countryCode);
  for (let last = ''; ;) {
    // The lock waits for writers: their triggers find no row yet to update.
    const { rows } = await sql<{ last: string | null; count: number }>`with batch as (
        select id, ${narrowed} from vehicle where id > ${last} order by id limit ${sql.lit(rowsAtOnce)} for share
      ), filled as (
        insert into landed_vehicle (country_code, id, ${narrowed}) select ${countryCode}, id, ${narrowed} from batch
        on conflict do nothing
      )
      select max(id) as last, count(*)::bigint as count from batch`.execute(database);
    const [batch] = rows;
    if (!batch?.last || batch.count < rowsAtOnce) break;
    last = batch.last;
  }
  await database
    .updateTable('landed_country')
    .set({ is_filled: true })
    .where('country_code', '=', countryCode)
    .execute();
}

/** Waits for transactions that add vehicles: their triggers do not know the country yet; later ones do. */
async function beginCountry(database: Database, countryCode: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('landed_country')
      .values({ country_code: countryCode })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await sql`lock table vehicle in share mode`.execute(transaction);
  });
}

/**
 * Rows are locked before their vehicles are read. A concurrent change of such a vehicle waits in its trigger and then
 * marks the cost as outdated; a change already made is seen.
 */
function workOutSome(database: Database, basis: LandedBasis, now: Date): Promise<number> {
  const { countryCode } = basis.destination;
  return database.transaction().execute(async (transaction) => {
    const due = await transaction
      .selectFrom('landed_vehicle')
      .select('id')
      .where('country_code', '=', countryCode)
      .where(sql<boolean>`(basis < ${basis.number} or basis > ${basis.number})`)
      .limit(atOnce)
      .forNoKeyUpdate()
      .skipLocked()
      .execute();
    if (due.length === 0) return 0;
    const ids = due.map(({ id }) => id);
    const rows: LandedRow[] = await transaction
      .selectFrom('vehicle')
      .select(landedColumns)
      .select(landedFacts)
      .where('id', 'in', ids)
      .execute();
    const costs = rows.map((row) => ({ id: row.id, kes: landedTotal(row, basis, now)?.max.kes ?? null }));
    await sql`update landed_vehicle set basis = ${basis.number}, most_kes = cost.kes
      from jsonb_to_recordset(${JSON.stringify(costs)}::jsonb) as cost (id text, kes bigint)
      where landed_vehicle.id = cost.id and country_code = ${countryCode}`.execute(transaction);
    return due.length;
  });
}
