import { sql } from 'kysely';
import type { StaffStepTime } from '#generated/client/types.gen.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { orderStatusOf } from '#states/order-state.ts';

type Step = StaffStepTime['step'];

/** In the order of an order’s steps. */
const steps: readonly Step[] = [
  'proof',
  'depositCheck',
  'shipping',
  'balanceNotice',
  'balanceProof',
  'balanceCheck',
  'delivery',
];

interface Row {
  step: Step;
  count: number;
  median: number;
  slow: number;
}

/** Waiting times of the steps taken since a moment, counted from the previous step. */
export async function readStepTimes(database: Database, since: Date): Promise<StaffStepTime[]> {
  const { rows } = await sql<Row>`
    select step, count(*) as count,
      percentile_cont(0.5) within group (order by hours) as median,
      percentile_cont(0.9) within group (order by hours) as slow
    from (
      select
        case
          when record.act = 'payDeposit' then 'proof'
          when record.act = 'approvePayment' and record.status = ${orderStatusOf.preparing} then 'depositCheck'
          when record.act = 'ship' then 'shipping'
          when record.act = 'requestBalance' then 'balanceNotice'
          when record.act = 'payBalance' then 'balanceProof'
          when record.act = 'approvePayment' and record.status = ${orderStatusOf.inTransit} then 'balanceCheck'
          when record.act in ('confirmDelivery', 'complete') then 'delivery'
        end as step,
        greatest(extract(epoch from record.created_at - before.created_at)::float8 / 3600, 0) as hours
      from order_record as record
      cross join lateral (
        select created_at from order_record
        where order_id = record.order_id and id < record.id
        order by id desc
        limit 1
      ) as before
      where record.created_at >= ${since}::timestamptz
    ) as taken
    where step is not null
    group by step
  `.execute(database);
  return rows
    .toSorted((one, other) => steps.indexOf(one.step) - steps.indexOf(other.step))
    .map(({ step, count, median, slow }) => ({
      step,
      count,
      medianHours: toTenth(median),
      slowHours: toTenth(slow),
    }));
}

function toTenth(hours: number): number {
  return Math.round(hours * 10) / 10;
}
