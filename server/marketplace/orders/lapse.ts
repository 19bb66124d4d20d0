import { orderStatusOf } from '#states/order-state.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { Services } from '#server/platform/services.ts';
import { notifyBuyer } from './notify-buyer.ts';
import { moveOrder } from './move-order.ts';
import type { OrderRow } from './order-row.ts';

type Dues = { accountId: string } | { all: true };

/** Cancels every order with an overdue deposit, which releases its vehicle. Returns how many were cancelled. */
export async function lapseDeposits(services: Services, whose: Dues = { all: true }): Promise<number> {
  const now = services.clock();
  const overdue = await findOverdue(services.database, whose, now);
  let lapsed = 0;
  for (const order of overdue) {
    try {
      const moved = await services.database
        .transaction()
        .execute((transaction) => lapseOrder(services, transaction, order, now));
      if (moved) lapsed += 1;
    } catch (error) {
      // Retried with the next run; does not block the others.
      services.log.error({ err: error, order: order.id }, 'an overdue order could not be cancelled');
    }
  }
  return lapsed;
}

export type Overdue = Pick<OrderRow, 'id' | 'vehicle_id'>;

/** Cancels one overdue order in the caller's transaction. Returns false if its deposit has arrived meanwhile. */
export async function lapseOrder(
  services: Services,
  transaction: Database,
  order: Overdue,
  now: Date,
): Promise<boolean> {
  const move = { act: 'lapse', actor: 'clock', situation: 'notPaidInTime', now } as const;
  const moved = await moveOrder(transaction, order, move);
  if (!moved) return false;
  await notifyBuyer({ services, database: transaction, now }, moved, { what: 'cancelled', cause: 'depositLapsed' });
  return true;
}

function findOverdue(database: Database, whose: Dues, now: Date): Promise<Overdue[]> {
  const overdue = database
    .selectFrom('orders')
    .select(['id', 'vehicle_id'])
    .where('status', '=', orderStatusOf.awaitingDeposit)
    .where('deposit_due_at', '<=', now)
    .where('money_waits', 'is', null)
    .orderBy('deposit_due_at');
  return ('all' in whose ? overdue : overdue.where('account_id', '=', whose.accountId)).execute();
}
