import { sql } from 'kysely';
import { orderStatusOf } from '#states/order-state.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { Services } from '#server/platform/services.ts';
import { notifyBuyer } from './notify-buyer.ts';
import { orderOf } from './order-row.ts';

const hour = 3_600_000;
/** Long enough before the deadline to reach an open bank, but not right after the reservation. */
const notice = 6 * hour;
/** Later a reminder comes too late. M-Pesa requests extend a deadline by less. */
const leastNotice = 10 * 60_000;

/** Reminds buyers of deposits due soon, once per deadline. Returns how many were reminded. */
export async function remindOfDeposits(services: Services): Promise<number> {
  const now = services.clock();
  let reminded = 0;
  for (const { id } of await findDueSoon(services.database, now)) {
    try {
      const isReminded = await services.database
        .transaction()
        .execute((transaction) => remind(services, transaction, { id, now }));
      if (isReminded) reminded += 1;
    } catch (error) {
      // Retried with the next run; does not block the others.
      services.log.error({ err: error, order: id }, 'a deposit reminder could not be sent');
    }
  }
  return reminded;
}

async function remind(services: Services, database: Database, { id, now }: { id: string; now: Date }) {
  const order = await awaitingDeposit(database, now)
    .selectAll('orders')
    .where('id', '=', id)
    .forUpdate('orders')
    .executeTakeFirst();
  // The payment proof has arrived since the orders were listed.
  if (!order) return false;
  // Another node's reminder does not change the order row we waited for, so check here.
  const first = await database
    .insertInto('deposit_reminder')
    .values({ order_id: id, due_at: order.deposit_due_at })
    .onConflict((conflict) =>
      conflict
        .column('order_id')
        .doUpdateSet((given) => ({ due_at: given.ref('excluded.due_at') }))
        .whereRef('deposit_reminder.due_at', '<>', 'excluded.due_at'),
    )
    .returning('order_id')
    .executeTakeFirst();
  if (!first) return false;
  await notifyBuyer({ services, database, now }, orderOf(order), { what: 'depositDueSoon' });
  return true;
}

function findDueSoon(database: Database, now: Date): Promise<{ id: string }[]> {
  return awaitingDeposit(database, now).select('id').orderBy('deposit_due_at').execute();
}

/** A rejected proof starts a new deadline, which gets its own reminder. */
function awaitingDeposit(database: Database, now: Date) {
  return (
    database
      .selectFrom('orders')
      .where('status', '=', orderStatusOf.awaitingDeposit)
      // A buyer who has paid a part knows the new deadline, and the order does not lapse by time alone.
      .where('money_waits', 'is', null)
      .where('deposit_due_at', '>', new Date(now.getTime() + leastNotice))
      .where('deposit_due_at', '<=', new Date(now.getTime() + notice))
      .where(
        sql<boolean>`not exists (
        select from deposit_reminder as reminder
        where reminder.order_id = orders.id and reminder.due_at = orders.deposit_due_at
      )`,
      )
  );
}
