import { type ExpressionBuilder, type SqlBool, type Expression } from 'kysely';
import type { StaffWaitingGroup, StaffWaitingItem } from '#generated/client/types.gen.ts';
import { orderStatusOf } from '#states/order-state.ts';
import type { Context } from '#server/platform/calls/context.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { OrderRow } from '#server/marketplace/orders/order-row.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';
import { noonOf } from '#server/desk/orders/days.ts';
import { nameIn } from '#server/platform/names.ts';

const hours = 3_600_000;
/** A deposit due within this time is about to expire. */
const soon = 6 * hours;
/** How long before the arrival the balance is requested. */
const noticeTime = 10 * 24 * hours;

type Kind = Extract<StaffWaitingGroup['kind'], 'payment' | 'deposit' | 'ship' | 'car' | 'balance'>;
type Where = ExpressionBuilder<Tables, 'orders'>;

const conditions: Readonly<Record<Kind, (where: Where, now: Date) => Expression<SqlBool>>> = {
  payment: (where) => where('orders.status', 'in', [orderStatusOf.depositInReview, orderStatusOf.balanceInReview]),
  deposit: (where, now) =>
    where.and([
      where('orders.status', '=', orderStatusOf.awaitingDeposit),
      where('orders.money_waits', 'is', null),
      where('orders.deposit_due_at', '>', now),
      where('orders.deposit_due_at', '<=', new Date(now.getTime() + soon)),
    ]),
  ship: (where) =>
    where.and([where('orders.status', '=', orderStatusOf.preparing), where('orders.vessel', 'is', null)]),
  car: (where) =>
    where.and([where('orders.status', '=', orderStatusOf.preparing), where('orders.vessel', 'is not', null)]),
  // Without an arrival day, somebody should look at the order.
  balance: (where, now) =>
    where.and([
      where('orders.status', '=', orderStatusOf.shipped),
      where.or([
        where('orders.arrives_on', 'is', null),
        where('orders.arrives_on', '<=', marketDay(new Date(now.getTime() + noticeTime))),
      ]),
    ]),
};

/** Orders that wait for staff, longest waiting first. */
export async function waitingOrders(
  { database, now, language }: Context,
  kind: Kind,
  limit: number,
): Promise<Pick<StaffWaitingGroup, 'count' | 'items'>> {
  const found = database.selectFrom('orders').where((where) => conditions[kind](where, now));
  const rows = await found
    .innerJoin('vehicle', 'vehicle.id', 'orders.vehicle_id')
    .select(['orders.id', 'orders.order_no', 'orders.changed_at', 'orders.created_at', 'orders.deposit_due_at'])
    .select(['orders.departs_on', 'orders.arrives_on', 'vehicle.facts'])
    .orderBy('orders.changed_at')
    .orderBy('orders.id')
    .limit(limit)
    .execute();
  const items = rows.map((row): StaffWaitingItem => ({
    id: row.id,
    title: row.order_no,
    detail: nameIn(row.facts.names, language),
    since: row.changed_at.toISOString(),
    ...dueOf(kind, row),
  }));
  if (items.length < limit) return { count: items.length, items };
  const { count } = await found.select((select) => select.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return { count, items };
}

type Row = Pick<OrderRow, 'deposit_due_at' | 'departs_on' | 'arrives_on'>;

function dueOf(kind: Kind, { deposit_due_at, departs_on, arrives_on }: Row): Pick<StaffWaitingItem, 'dueAt'> {
  if (kind === 'deposit') return { dueAt: deposit_due_at.toISOString() };
  const day = kind === 'car' ? departs_on : kind === 'balance' ? arrives_on : null;
  const noon = day === null ? undefined : noonOf(day);
  return noon ? { dueAt: noon.toISOString() } : {};
}
