import type { Database } from '#server/platform/database/tables.ts';

/** Lets one buyer hold any number of vehicles in a test or benchmark. */
export async function liftReservationLimits(database: Database): Promise<void> {
  const value = JSON.stringify({ version: 1, perBuyer: 1_000_000, perDealer: 1_000_000 });
  await database
    .insertInto('setting')
    .values({ name: 'reservation-limits', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
