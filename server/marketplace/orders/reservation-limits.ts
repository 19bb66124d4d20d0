import type { Context } from '#server/platform/calls/context.ts';
import { incrementCount } from '#server/platform/calls/rate-limit.ts';
import { readSetting, type VersionedSetting } from '#server/platform/calls/versioned-setting.ts';
import { lockAccount } from '#server/platform/database/lock-account.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { dealerStatusOf } from '#states/dealer-state.ts';
import { orderStatusOf } from '#states/order-state.ts';
import { callerOf } from '#wire/host/caller.ts';
import { isOverdue, liveOrderOf } from './live-order.ts';
import { orderOf } from './order-row.ts';

/** How many vehicles an account can hold without a deposit. */
export interface ReservationLimits {
  version: number;
  perBuyer: number;
  /** Certified dealers buy several at a time. */
  perDealer: number;
}

export const reservationLimits: VersionedSetting<ReservationLimits> = {
  name: 'reservation-limits',
  unset: { version: 0, perBuyer: 3, perDealer: 10 },
  act: 'set-reservation-limits',
};

/** How long an account cannot reserve a vehicle again after its reservation ended unpaid. */
const restHours = 24;

interface Reserving {
  accountId: string;
  vehicleId: string;
}

/**
 * Why an account cannot reserve another vehicle, in the reserving transaction. The account's row is locked, so that a
 * concurrent reservation on any node counts this one.
 */
export async function whyNotReserve(
  transaction: Database,
  { accountId, vehicleId }: Reserving,
  now: Date,
): Promise<'reservedLately' | 'reservationsFull' | undefined> {
  await lockAccount(transaction, accountId);
  if (await hasEndedLately(transaction, { accountId, vehicleId }, now)) return 'reservedLately';
  const unpaid = await transaction
    .selectFrom('orders')
    .select(['id', 'account_id', 'status', 'deposit_due_at', 'money_waits'])
    .where('account_id', '=', accountId)
    // Neither a proof under review nor a part is a deposit yet: anybody can upload a picture or pay a shilling.
    .where('status', 'in', [orderStatusOf.awaitingDeposit, orderStatusOf.depositInReview])
    .execute();
  const held = unpaid.filter((order) => !isOverdue(liveOrderOf(orderOf(order)), now)).length;
  return held < (await limitOf(transaction, accountId)) ? undefined : 'reservationsFull';
}

const hour = 3_600_000;
/**
 * Accounts cost nothing, so reservations are counted by address too, in the transaction that reserves. A town may share an
 * address, so as many are taken in an hour as three dealers can hold.
 */
export async function mayReserveFrom({ database, services, remoteAddress, now }: Context): Promise<boolean> {
  if (!services.limits) return true;
  const count = await incrementCount(database, `reservations-from:${callerOf(remoteAddress)}`, hour, now);
  const { perBuyer, perDealer } = await readSetting(database, reservationLimits);
  return count <= 3 * Math.max(perBuyer, perDealer);
}

async function hasEndedLately(transaction: Database, { accountId, vehicleId }: Reserving, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - restHours * hour);
  const own = transaction.selectFrom('orders').where('account_id', '=', accountId).where('vehicle_id', '=', vehicleId);
  // Overdue orders hold nothing and are cancelled soon.
  const lapsed = await own
    .select('id')
    .where('deposit_due_at', '<=', now)
    .where('deposit_due_at', '>', since)
    .where('money_waits', 'is', null)
    .where((where) =>
      where.or([
        where('status', '=', orderStatusOf.awaitingDeposit),
        where.exists(
          where
            .selectFrom('order_record')
            .select('order_record.id')
            .whereRef('order_record.order_id', '=', 'orders.id')
            .where('act', '=', 'lapse'),
        ),
      ]),
    )
    .executeTakeFirst();
  if (lapsed) return true;
  // A buyer may change their mind once, but not hold a vehicle by closing and reserving again.
  const [latest, earlier] = await own
    .innerJoin('order_record', 'order_record.order_id', 'orders.id')
    .select(['orders.created_at as reservedAt', 'order_record.created_at as closedAt'])
    .where('act', '=', 'close')
    .orderBy('order_record.created_at', 'desc')
    .limit(2)
    .execute();
  if (!latest || !earlier || latest.closedAt <= since) return false;
  return latest.reservedAt.getTime() - earlier.closedAt.getTime() < restHours * hour;
}

async function limitOf(transaction: Database, accountId: string): Promise<number> {
  const { perBuyer, perDealer } = await readSetting(transaction, reservationLimits);
  const dealer = await transaction
    .selectFrom('dealer_certificate')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', '=', dealerStatusOf.approved)
    .executeTakeFirst();
  return dealer ? Math.max(perBuyer, perDealer) : perBuyer;
}
