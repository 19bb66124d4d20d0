import type { RefundSituation } from '#generated/client/types.gen.ts';
import { type OrderState, orderStatusOf } from '#states/order-state.ts';
import { settleCoupons } from '#server/marketplace/coupons/coupons.ts';
import { withdrawNotices } from '#server/marketplace/notices/post-notice.ts';
import { readSetting } from '#server/platform/calls/versioned-setting.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { withdrawMails } from '#server/platform/mail/outbox.ts';
import { withdrawPushes } from '#server/platform/push/post-push.ts';
import { lockVehicle } from '#server/marketplace/vehicles/vehicle-row.ts';
import { depositDueFrom, isOverdue, liveOrderOf } from './live-order.ts';
import { addMoney, readMoney, readMoneyWaits } from './money/money-lines.ts';
import { reversalOf } from './money/money-sums.ts';
import { type Actor, couponStateAt, leadsTo, type OrderAct, orderCan, vehicleStateAt } from './order-graph.ts';
import { orderOf, type OrderRow, type Shipment } from './order-row.ts';
import { promiseRefund, refundRules } from './refund-rules.ts';
import { noteShipmentChanges } from './shipment-notes.ts';

export interface Move {
  act: OrderAct;
  actor: Actor;
  now: Date;
  note?: string;
  /** Which refund rule applies to an order that it cancels. */
  situation?: RefundSituation;
  /** What it changes of the shipment. */
  shipment?: Partial<Shipment>;
}

/**
 * Moves an order along the graph, with all effects on vehicle, coupons and payment proofs. Must be called in a
 * transaction. If the graph does not allow the move from the current status, does nothing and returns undefined.
 */
export async function moveOrder(
  transaction: Database,
  { id, vehicle_id }: Pick<OrderRow, 'id' | 'vehicle_id'>,
  move: Move,
): Promise<OrderRow | undefined> {
  // Lock the vehicle first, as a reservation does. The reverse order could deadlock.
  await lockVehicle(transaction, vehicle_id);
  const locked = orderOf(
    await transaction.selectFrom('orders').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow(),
  );
  const to = leadsTo(move.act, locked.state);
  if (to === undefined || !isTimely(move.act, isOverdue(liveOrderOf(locked), move.now))) return undefined;
  // For a cancelled order only written lines count as received.
  if (to === 'cancelled') await addMoney(transaction, locked, []);
  const money_waits = await readMoneyWaits(transaction, locked, to);
  const moved = await transaction
    .updateTable('orders')
    .set({
      status: orderStatusOf[to],
      changed_at: move.now,
      money_waits,
      ...move.shipment,
      ...(move.situation && { refund_promise: await promiseFor(transaction, locked, move.situation, move.now) }),
      ...newDeadline(to, move.now),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await writeRecord(transaction, id, to, move);
  await noteShipmentChanges(transaction, { orderId: id, by: move.actor, now: move.now }, locked, moved);
  await settleVehicle(transaction, vehicle_id, to, move.now);
  await settleCoupons(transaction, id, couponStateAt(to));
  await settleProof(transaction, id, move.act);
  // A call to pay must not arrive after the payment. Messages about the new state are queued afterwards.
  const subject = { id, column: 'order_id' } as const;
  await withdrawPushes(transaction, subject);
  await withdrawNotices(transaction, subject);
  await withdrawMails(transaction, id, move.now);
  return orderOf(moved);
}

/** Only an overdue order lapses, and an overdue order cannot be paid, even before it is cancelled. */
function isTimely(act: OrderAct, isLate: boolean): boolean {
  if (act === 'lapse') return isLate;
  return act !== 'payDeposit' || !isLate;
}

/** A rejected proof or a partial payment restarts the deadline. */
function newDeadline(to: OrderState, now: Date): { deposit_due_at?: Date } {
  return orderCan.payDeposit(to) ? { deposit_due_at: depositDueFrom(now) } : {};
}

/** What the buyer gets back by the rules of today, as stored. */
async function promiseFor(
  transaction: Database,
  order: OrderRow,
  situation: RefundSituation,
  now: Date,
): Promise<string> {
  const { rules } = await readSetting(transaction, refundRules);
  const { lines, sums } = await readMoney(transaction, order);
  const firstPaidAt = lines.find(
    ({ kind, id }) => kind === 'received' && reversalOf(lines, id) !== 'reversed',
  )?.created_at;
  return JSON.stringify(promiseRefund(rules, { situation, firstPaidAt, received: sums.received, now }));
}

export async function writeRecord(
  transaction: Database,
  orderId: string,
  state: OrderState,
  { act, actor, now, note }: Omit<Move, 'act'> & { act: OrderAct | 'reserve' },
): Promise<void> {
  await transaction
    .insertInto('order_record')
    .values({ order_id: orderId, status: orderStatusOf[state], act, actor, note: note ?? null, created_at: now })
    .execute();
}

async function settleVehicle(transaction: Database, id: string, orderState: OrderState, now: Date): Promise<void> {
  const state = vehicleStateAt(orderState);
  if (state === 'held') return;
  await transaction
    .updateTable('vehicle')
    .set({ state, changed_at: now })
    .where('id', '=', id)
    // A vehicle that staff have removed from the site stays removed, whatever happens to its order.
    .where('state', '=', 'held')
    .execute();
}

async function settleProof(transaction: Database, orderId: string, act: OrderAct): Promise<void> {
  if (act !== 'approvePayment' && act !== 'acceptPart' && act !== 'rejectPayment') return;
  await transaction
    .updateTable('voucher')
    .set({ state: act === 'rejectPayment' ? 'rejected' : 'approved' })
    .where('order_id', '=', orderId)
    .where('state', '=', 'submitted')
    .execute();
}
