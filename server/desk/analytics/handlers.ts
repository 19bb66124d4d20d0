import type { Handlers } from '#generated/server.ts';
import type { Context } from '#server/platform/calls/context.ts';
import { beginningOf, mondaysUntil, readFirstVisitDay, readWeeks } from './read-weeks.ts';
import { readStepTimes } from './step-times.ts';
import { sql } from 'kysely';
import type { StaffStockAge } from '#generated/client/types.gen.ts';
import type { Database } from '#server/platform/database/tables.ts';

const ageGroups = [
  { fromDays: 0, toDays: 30 },
  { fromDays: 31, toDays: 60 },
  { fromDays: 61, toDays: 90 },
  { fromDays: 91, toDays: 180 },
  { fromDays: 181 },
] as const;

const dayInSeconds = 24 * 3600;

export const analyticsHandlers: Pick<Handlers<Context>, 'staffGetFigures'> = {
  async staffGetFigures({ weeks }, { database, now }) {
    const mondays = mondaysUntil(now, weeks);
    const visitsSince = await readFirstVisitDay(database);
    return {
      code: 0,
      body: {
        at: now.toISOString(),
        ...(visitsSince !== undefined && { visitsSince }),
        weeks: await readWeeks(database, mondays),
        steps: await readStepTimes(database, beginningOf(mondays)),
        stock: await readStockAges(database, now),
      },
    };
  },
};

/** Vehicles on sale by whole days since publication; undefined without any. */
async function readStockAges(database: Database, now: Date): Promise<StaffStockAge[]> {
  const { rows } = await sql<{ days: number; count: number; held: number }>`
    select days, count(*) as count, count(*) filter (where state = 'held') as held
    from (
      select
        state,
        greatest(floor(extract(epoch from ${now}::timestamptz - listed_at)::float8 / ${sql.lit(dayInSeconds)}), 0)::int4
          as days
      from vehicle
      where state <> 'removed'
    ) as offered
    group by days
  `.execute(database);
  if (rows.length === 0) return [];
  return ageGroups.map((age) => {
    const latest = 'toDays' in age ? age.toDays : Infinity;
    const own = rows.filter(({ days }) => days >= age.fromDays && days <= latest);
    return { ...age, count: total(own, 'count'), held: total(own, 'held') };
  });
}

function total<Name extends string>(rows: readonly Record<Name, number>[], name: Name): number {
  return rows.reduce((sum, row) => sum + row[name], 0);
}
