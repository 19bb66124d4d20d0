import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { Page } from './flash-sale.ts';
import { meets } from './meets.ts';
import type { VehicleFilters } from './vehicle-filters.ts';

/**
 * A page of the vehicles that meet the filters, the newest first. Those listed at the same moment stand in the order of
 * their ids, so that no page repeats or loses one.
 */
export async function readNewestIds(
  database: Database,
  filters: VehicleFilters,
  { now, limit, offset }: Page & { now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from vehicle where ${meets(filters, now)}
    order by listed_at desc, id desc limit ${limit} offset ${offset}`.execute(database);
  return rows.map(({ id }) => id);
}
