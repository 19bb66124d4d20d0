import type { StaffMoneyItem, StaffMoneyWaiting } from '#generated/client/types.gen.ts';
import type { Context } from '#server/platform/calls/context.ts';

/** Orders whose money waits for accounts, longest waiting first. */
export async function waitingMoney({ database, language }: Context, limit: number): Promise<StaffMoneyWaiting> {
  const found = database.selectFrom('orders').where('money_waits', 'is not', null);
  const rows = await found
    .innerJoin('vehicle', 'vehicle.id', 'orders.vehicle_id')
    .select(['orders.id', 'orders.order_no', 'orders.changed_at', 'orders.deposit_due_at', 'orders.money_waits'])
    .select('vehicle.facts')
    .orderBy('orders.changed_at')
    .orderBy('orders.id')
    .limit(limit)
    .execute();
  const items = rows.flatMap(({ id, order_no, changed_at, deposit_due_at, money_waits, facts }): StaffMoneyItem[] =>
    money_waits === null
      ? []
      : [
          {
            id,
            title: order_no,
            detail: facts.names[language],
            wait: money_waits,
            since: changed_at.toISOString(),
            ...(money_waits === 'partPaid' && { dueAt: deposit_due_at.toISOString() }),
          },
        ],
  );
  if (items.length < limit) return { count: items.length, items };
  const { count } = await found.select((select) => select.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return { count, items };
}
