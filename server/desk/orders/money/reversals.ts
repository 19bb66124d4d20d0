import type { Handlers } from '#generated/server.ts';
import { type Context, staffActorOf, memberOf, refuse } from '#server/platform/calls/context.ts';
import { writeAuditLog } from '#server/platform/calls/audit-log.ts';
import { updateMoneyWaits } from '#server/marketplace/orders/change-shipment.ts';
import { notifyBuyer } from '#server/marketplace/orders/notify-buyer.ts';
import { depositDueFrom } from '#server/marketplace/orders/live-order.ts';
import { addMoney, type MoneyLine, readMoney } from '#server/marketplace/orders/money/money-lines.ts';
import { dueAt, reversalOf } from '#server/marketplace/orders/money/money-sums.ts';
import { moveOrder } from '#server/marketplace/orders/move-order.ts';
import { orderStatusOf } from '#states/order-state.ts';
import { leadsTo } from '#server/marketplace/orders/order-graph.ts';
import type { OrderRow } from '#server/marketplace/orders/order-row.ts';
import { formatUnits } from '#server/marketplace/pricing/price-text.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { notifyOwners } from '#server/desk/notify-owners.ts';
import { refuseRelease } from '#server/desk/second-person.ts';
import { stateOf } from '../order-actions.ts';
import { lockVersion } from './refunds.ts';
import { nameOf } from './show-money.ts';

/**
 * What one person can reverse alone on an order, in the smallest unit. The limit is above a typical part payment but below
 * a deposit, because reversing a deposit alone, even in parts, could hide that it was received.
 */
const maxAlone = { USD: 1000_00, JPY: 150_000 } as const;

type ReversalOperation = 'staffReversePayment' | 'staffReleaseReversal' | 'staffWithdrawReversal';
type ReversalKind = 'reversalPlanned' | 'reversalWithdrawn' | 'reversed';

export const reversalHandlers: Pick<Handlers<Context>, ReversalOperation> = {
  async staffReversePayment({ id, version, lineId, reason }, context) {
    const order = await lockVersion(context, id, version);
    if ('code' in order) return order;
    const { lines, sums } = await readMoney(context.database, order);
    const line = paymentOf(lines, lineId);
    if (!line || reversalOf(lines, line.id) !== undefined) return refuse(context, 400, 'paymentReversed');
    if (line.kind === 'received' && line.amount > sums.refundable) return refuse(context, 400, 'paymentSpent');
    const isAlone = line.amount + reversedAlone(lines) <= maxAlone[order.pay_unit];
    const step = { line, reason: reason.trim() };
    return isAlone
      ? write(context, order, { ...step, kind: 'reversed', act: 'reverse-payment' })
      : write(context, order, { ...step, kind: 'reversalPlanned', act: 'propose-reversal' });
  },

  async staffReleaseReversal({ id, version, lineId }, context) {
    const order = await lockVersion(context, id, version);
    if ('code' in order) return order;
    const { lines, sums } = await readMoney(context.database, order);
    const line = paymentOf(lines, lineId);
    const planned = plannedFor(lines, line);
    if (!line || !planned) return refuse(context, 400, 'reversalGone');
    const refusal = await refuseRelease(context, planned.member_id);
    if (refusal) return refusal;
    if (line.kind === 'received' && line.amount > sums.spare) return refuse(context, 400, 'paymentSpent');
    await notifyOwners(context, {
      what: 'staffReversalReleased',
      by: staffActorOf(context),
      amountOrHolder: formatUnits(line.amount, order.pay_unit),
      about: order.order_no,
      proposedBy: nameOf(planned.actor),
    });
    return write(context, order, { line, reason: planned.reason ?? '', kind: 'reversed', act: 'release-reversal' });
  },

  async staffWithdrawReversal({ id, version, lineId }, context) {
    const order = await lockVersion(context, id, version);
    if ('code' in order) return order;
    const { lines } = await readMoney(context.database, order);
    const line = paymentOf(lines, lineId);
    const planned = plannedFor(lines, line);
    if (!line || !planned) return refuse(context, 400, 'reversalGone');
    const reason = planned.reason ?? '';
    return write(context, order, { line, reason, kind: 'reversalWithdrawn', act: 'withdraw-reversal' });
  },
};

/** A ledger entry that records a payment. */
function paymentOf(lines: readonly MoneyLine[], lineId: string): MoneyLine | undefined {
  return lines.find(({ id, kind }) => id === Number(lineId) && (kind === 'received' || kind === 'shortfall'));
}

function plannedFor(lines: readonly MoneyLine[], line: MoneyLine | undefined): MoneyLine | undefined {
  if (!line || reversalOf(lines, line.id) !== 'planned') return undefined;
  return lines.findLast(({ reverses }) => reverses === line.id);
}

/** The sum that was reversed without a release by a second person. */
function reversedAlone(lines: readonly MoneyLine[]): number {
  const proposed = new Set(lines.map(({ kind, reverses }) => (kind === 'reversalPlanned' ? reverses : null)));
  const alone = lines.filter(({ kind, reverses }) => kind === 'reversed' && !proposed.has(reverses));
  return alone.reduce((sum, { amount }) => sum + amount, 0);
}

interface Step {
  line: MoneyLine;
  reason: string;
  kind: ReversalKind;
  act: string;
}

/** Writes a step of a reversal with its effects. */
async function write(context: Context, order: OrderRow, { line, reason, kind, act }: Step) {
  const { database, services, now } = context;
  const by = staffActorOf(context);
  const { amount, payment, id } = line;
  const added = {
    kind,
    amount,
    payment,
    reason,
    reverses: id ?? null,
    actor: `staff:${by.name}`,
    member_id: memberOf(context).memberId,
    created_at: now,
  };
  await addMoney(database, order, [added]);
  if (kind === 'reversed') await returnToMpesaList(database, order, line);
  const settled =
    kind === 'reversed' ? await moveBack(context, order, reason) : await updateMoneyWaits(database, order, now);
  const before = { status: orderStatusOf[order.state], version: order.version };
  const after = { status: orderStatusOf[settled.state], version: settled.version };
  const detail = { amount, payUnit: order.pay_unit, reason, line: id };
  await writeAuditLog(database, { by, act, subject: order.order_no, before, after, detail }, now);
  // The buyer was not notified of a shortfall, so there is nothing to correct.
  if (kind === 'reversed' && line.kind === 'received') {
    await notifyBuyer({ services, database, now }, settled, { what: 'paymentReversed', amount, reason });
  }
  return { code: 0, body: stateOf(settled, context) } as const;
}

/** Lets a payment by M-Pesa wait for an order again, so that it can be assigned to the right one. */
async function returnToMpesaList(
  database: Database,
  { id }: OrderRow,
  { amount, created_at }: MoneyLine,
): Promise<void> {
  const unrecorded = { order_id: null, recorded_units: null, recorded_by: null, member_id: null, recorded_at: null };
  await database
    .updateTable('mpesa_payment')
    .set({ reason: 'reversed', ...unrecorded })
    .where('order_id', '=', id)
    // Not by its receipt number, which an entry made by hand can have too.
    .where('recorded_at', '=', created_at)
    .where('recorded_units', '=', amount)
    .execute();
}

/** An order that is no longer fully paid waits for payment again; others only get a new version. */
async function moveBack(context: Context, order: OrderRow, note: string): Promise<OrderRow> {
  const { database, now } = context;
  const { sums } = await readMoney(database, order);
  const target = leadsTo('reversePayment', order.state);
  if (target !== undefined && dueAt(target, sums) > 0) {
    const move = { act: 'reversePayment', actor: `staff:${staffActorOf(context).name}`, now, note } as const;
    const moved = await moveOrder(database, order, move);
    if (moved) return moved;
  }
  // A buyer whose deposit had been confirmed gets the full payment period again.
  return updateMoneyWaits(
    database,
    order,
    now,
    order.state === 'awaitingDeposit' ? { deposit_due_at: depositDueFrom(now) } : {},
  );
}
