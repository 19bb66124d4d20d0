import type { Handlers } from '#generated/server.ts';
import { type Context, staffActorOf, refuse } from '#server/platform/calls/context.ts';
import { type StaffActor, writeAuditLog } from '#server/platform/calls/audit-log.ts';
import { updateMoneyWaits } from '#server/marketplace/orders/change-shipment.ts';
import { notifyBuyer } from '#server/marketplace/orders/notify-buyer.ts';
import { depositDueFrom } from '#server/marketplace/orders/live-order.ts';
import { readMoney } from '#server/marketplace/orders/money/money-lines.ts';
import { dueAt, isUnusual } from '#server/marketplace/orders/money/money-sums.ts';
import { recordReceipt, type Receipt } from '#server/marketplace/orders/money/record-receipt.ts';
import { orderStatusOf } from '#states/order-state.ts';
import { orderCan, paymentDueAt } from '#server/marketplace/orders/order-graph.ts';
import type { OrderRow } from '#server/marketplace/orders/order-row.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { Services } from '#server/platform/services.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';
import { areDays } from '../days.ts';
import { lockOrder, moveForStaff, type StaffMove } from '../move-for-staff.ts';
import { stateOf } from '../order-actions.ts';
import { maxShortfall } from './max-shortfall.ts';
import { readOrder } from '../read-order.ts';

export const receiveHandlers: Pick<Handlers<Context>, 'staffReceivePayment'> = {
  async staffReceivePayment({ id, version, ...payload }, context) {
    const { database, services, now } = context;
    const { amount, payUnit, receivedOn, reference, shortfallReason, confirmedUnusual = false } = payload;
    if (!areDays(receivedOn)) return refuse(context, 400, 'dayUnknown');
    if (receivedOn !== undefined && receivedOn > marketDay(now)) return refuse(context, 400, 'dayAhead');
    const found = await readOrder(database, id);
    if (!found) return refuse(context, 400, 'orderGone');
    const order = await lockOrder(database, found);
    if (order.version !== version) return { code: 409 };
    if (payUnit !== order.pay_unit) return refuse(context, 400, 'currencyOther');
    const { sums } = await readMoney(database, order);
    const due = dueAt(order.state, sums);
    const missing = due - amount;
    const tolerance = maxShortfall[order.pay_unit];
    const isOdd = isUnusual(amount, { due, missing: sums.missing, tolerance });
    if (isOdd && !confirmedUnusual) return refuse(context, 400, 'amountUnusual');
    if (shortfallReason !== undefined) {
      if (missing <= 0) return refuse(context, 400, 'nothingShort');
      if (missing > tolerance) return refuse(context, 400, 'shortfallTooLarge');
    }
    const isEnough = missing <= 0 || shortfallReason !== undefined;
    // Zero received with zero due is only valid when reviewing an unneeded proof.
    if (amount === 0 && shortfallReason === undefined && (due > 0 || !settles(order))) {
      return refuse(context, 400, 'amountMissing');
    }
    const receipt: Receipt = {
      amount,
      ...(receivedOn !== undefined && { day: receivedOn }),
      ...(reference !== undefined && { reference: reference.trim() }),
      ...(isOdd && { confirmedUnusual: true as const }),
      ...(shortfallReason !== undefined && { shortfallReason: shortfallReason.trim() }),
    };
    const recorded = await applyReceipt({ services, database }, order, {
      receipt,
      due,
      isEnough,
      by: staffActorOf(context),
      now,
    });
    return recorded ? { code: 0, body: stateOf(recorded, context) } : refuse(context, 400, 'orderStatusChanged');
  },
};

interface AppliedReceipt {
  receipt: Receipt;
  /** The amount due for the order's current payment. */
  due: number;
  /** Whether the payment counts as complete. */
  isEnough: boolean;
  by: StaffActor;
  now: Date;
  /** A part that arrived another way says nothing about the payment proof under review. */
  leavesProof?: boolean;
}

/**
 * Records a receipt on a locked order, with its effects on status, proof and e-mails. Returns undefined if the status does
 * not allow it.
 */
export async function applyReceipt(
  { services, database }: { services: Services; database: Database },
  order: OrderRow,
  applied: AppliedReceipt,
): Promise<OrderRow | undefined> {
  const { receipt, isEnough, by, now, leavesProof = false } = applied;
  const isAlone = !settles(order) || (leavesProof && !isEnough);
  const command = isAlone ? undefined : commandFor(order, isEnough);
  if (command === undefined) return noteAlone({ services, database }, order, applied);
  const moved = await moveForStaff({ services, database }, order, { command, by, now, receipt });
  return moved.is === 'moved' ? moved.order : undefined;
}

/** Whether an order is waiting for a payment. */
function settles({ state }: OrderRow): boolean {
  return paymentDueAt(state) !== undefined;
}

/** The status change caused by a payment; none for a part payment without a proof. */
function commandFor({ state }: OrderRow, isEnough: boolean): StaffMove['command'] | undefined {
  if (!isEnough) return orderCan.acceptPart(state) ? 'accept-part' : undefined;
  if (orderCan.approvePayment(state)) return 'approve-payment';
  return orderCan.prepare(state) ? 'prepare' : 'in-transit';
}

/** Records a payment that does not change the order status. */
async function noteAlone(
  { services, database }: { services: Services; database: Database },
  order: OrderRow,
  { receipt, due, by, now, leavesProof }: AppliedReceipt,
): Promise<OrderRow> {
  await recordReceipt(database, order, { receipt, due, by, now, leavesProof });
  // A part payment of the deposit restarts its payment period.
  const deadline = order.state === 'awaitingDeposit' ? { deposit_due_at: depositDueFrom(now) } : {};
  const settled = await updateMoneyWaits(database, order, now, deadline);
  const { order_no: subject, state } = order;
  const status = orderStatusOf[state];
  const before = { status, version: order.version };
  const after = { status, version: settled.version };
  const detail = { ...receipt, due, payUnit: order.pay_unit };
  await writeAuditLog(database, { by, act: 'receive-payment', subject, before, after, detail }, now);
  const { amount: received } = receipt;
  const isPart = due > 0 && received < due;
  await notifyBuyer(
    { services, database, now },
    settled,
    isPart
      ? { what: 'partReceived', kind: paymentDueAt(state) ?? 'balance', received, missing: due - received }
      : { what: 'moneyNoted', received },
  );
  return settled;
}
