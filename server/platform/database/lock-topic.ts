import { sql } from 'kysely';
import type { Database } from './tables.ts';

/** Arbitrary ids, which stay the same because nodes of two versions run side by side during an update. */
export const lockIds = {
  migrations: 7_310_427,
  /** Taken by a trigger of the database. */
  auditLog: 7_310_428,
  stockNumbers: 7_310_429,
  company: 7_310_431,
  importRules: 7_310_433,
  legalTexts: 7_310_435,
  listPrices: 7_310_437,
  banners: 7_310_439,
  coupons: 7_310_441,
  demoStock: 7_310_443,
} as const;

/** Waits until no other transaction holds the topic, and holds it until this one ends. */
export async function lockTopic(
  transaction: Database,
  topic: Exclude<keyof typeof lockIds, 'auditLog'>,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(lockIds[topic])})`.execute(transaction);
}
