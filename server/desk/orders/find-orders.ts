import { type SelectQueryBuilder, sql } from 'kysely';
import type { StaffOrderSort } from '#generated/client/types.gen.ts';
import type { Context } from '#server/platform/calls/context.ts';
import type { Database, Tables } from '#server/platform/database/tables.ts';
import { orderOf, type OrderRow } from '#server/marketplace/orders/order-row.ts';
import { readStatusList } from '#states/order-state.ts';
import type { VehicleFacts } from '#server/marketplace/vehicles/vehicle-row.ts';
import { startYielding } from '#server/desk/table/yield-to-event-loop.ts';
import { areDays } from './days.ts';
import { nextDay, startOfDay } from './start-of-day.ts';

/** Filter and sort of the orders list. */
export interface OrderFilter {
  sort: StaffOrderSort;
  isDescending: boolean;
  statuses?: string;
  search?: string;
  countryCode?: string;
  createdFrom?: string;
  createdTo?: string;
}

export type FoundOrder = OrderRow & { email: string; name: string; facts: VehicleFacts };

/** Order total in US cents, matching the index `order_by_total`. */
const total = sql<number>`coalesce(
  case when (orders.shipping ->> 'clearance')::boolean
    then (orders.quote -> 'clearance' -> 'total' ->> 'usdCents')::bigint end,
  (orders.quote -> 'total' ->> 'usdCents')::bigint)`;

const sortedBy = {
  createdAt: sql.ref('orders.created_at'),
  changedAt: sql.ref('orders.changed_at'),
  depositDueAt: sql.ref('orders.deposit_due_at'),
  orderNo: sql.ref('orders.order_no'),
  status: sql.ref('orders.status'),
  departsOn: sql.ref('orders.departs_on'),
  total,
} as const satisfies Record<StaffOrderSort, unknown>;

export function hasGoodDays({ createdFrom, createdTo }: OrderFilter): boolean {
  return areDays(createdFrom, createdTo);
}

/** Counts the orders that match a filter. */
export async function countOrders(context: Context, filter: OrderFilter): Promise<number> {
  const { count } = await narrowed(context, filter)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The orders of a page. Joins happen after the page is selected. */
export async function findOrders(
  context: Context,
  filter: OrderFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<FoundOrder[]> {
  const direction = filter.isDescending ? 'desc' : 'asc';
  const page = narrowed(context, filter)
    .select('orders.id')
    .orderBy(sortedBy[filter.sort], (order) =>
      // Orders without a date come last in both directions.
      filter.sort === 'departsOn' ? order[direction]().nullsLast() : order[direction](),
    )
    .orderBy('orders.id', direction)
    .limit(limit)
    .offset(offset);
  const ids = (await page.execute()).map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await joined(context.database, ids).execute();
  const yieldIfNeeded = startYielding();
  const byId = new Map<string, FoundOrder>();
  for (const row of rows) {
    byId.set(row.id, orderOf(row));
    await yieldIfNeeded();
  }
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function joined(database: Database, ids: readonly string[]) {
  return database
    .selectFrom('orders')
    .innerJoin('account', 'account.id', 'orders.account_id')
    .innerJoin('vehicle', 'vehicle.id', 'orders.vehicle_id')
    .selectAll('orders')
    .select(['account.email', 'vehicle.name', 'vehicle.facts'])
    .where('orders.id', '=', sql<string>`any(${ids})`);
}

type Narrowed = SelectQueryBuilder<Tables, 'orders', object>;

function narrowed({ database, timeZone }: Context, filter: OrderFilter): Narrowed {
  const { statuses, search, countryCode, createdFrom, createdTo } = filter;
  let query: Narrowed = database.selectFrom('orders');
  if (statuses !== undefined) query = query.where('orders.status', 'in', readStatusList(statuses));
  if (countryCode !== undefined) query = query.where(sql`orders.shipping ->> 'countryCode'`, '=', countryCode);
  if (createdFrom !== undefined) query = query.where('orders.created_at', '>=', startOfDay(createdFrom, timeZone));
  if (createdTo !== undefined) {
    query = query.where('orders.created_at', '<', startOfDay(nextDay(createdTo), timeZone));
  }
  if (search === undefined || search.trim() === '') return query;
  const pattern = `%${search.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  // Names are those of the style, make and model: searching every vehicle's own would take too long.
  return query.where(
    'orders.id',
    'in',
    sql<string>`(select id from orders where searched like lower(${pattern})
      union select id from orders where account_id in (select id from account where email ilike ${pattern})
      union select id from orders where vehicle_id in (
        select id from vehicle where style_id = any(array(
          select style.id from style join model on model.id = style.model_id join make on make.id = model.make_id
          where full_name ilike ${pattern}
            or concat_ws(' ', make.names ->> 'zh', model.names ->> 'zh', style.name) ilike ${pattern}
            or concat_ws(' ', make.names ->> 'ja', model.names ->> 'ja', style.name) ilike ${pattern}))))`,
  );
}
