import type { MoneyLineKind } from '#generated/client/types.gen.ts';
import type { Handlers } from '#generated/server.ts';
import { type Context, staffActorOf, memberOf, refuse } from '#server/platform/calls/context.ts';
import { writeAuditLog } from '#server/platform/calls/audit-log.ts';
import { updateMoneyWaits } from '#server/marketplace/orders/change-shipment.ts';
import { type OrderUpdate, notifyBuyer } from '#server/marketplace/orders/notify-buyer.ts';
import { addMoney, type MoneyLine, readMoney } from '#server/marketplace/orders/money/money-lines.ts';
import { refundStateOf, type RefundState } from '#server/marketplace/orders/money/money-sums.ts';
import { orderStatusOf } from '#states/order-state.ts';
import type { OrderRow } from '#server/marketplace/orders/order-row.ts';
import { formatUnits } from '#server/marketplace/pricing/price-text.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';
import { newId } from '#server/platform/secrets/ids.ts';
import { areDays, noonOf } from '../days.ts';
import { lockOrder } from '../move-for-staff.ts';
import { stateOf } from '../order-actions.ts';
import { readOrder } from '../read-order.ts';
import { refuseRelease } from '#server/desk/second-person.ts';
import { notifyOwners } from '#server/desk/notify-owners.ts';
import { readOwedClaim } from './owed-claim.ts';
import { retainableOf } from './retainable.ts';
import { nameOf } from './show-money.ts';

type RefundOperation =
  | 'staffProposeRefund'
  | 'staffReleaseRefund'
  | 'staffWithdrawRefund'
  | 'staffMarkRefundSent'
  | 'staffKeepMoney';

export const refundHandlers: Pick<Handlers<Context>, RefundOperation> = {
  async staffProposeRefund({ id, version, amount, payUnit, reason, bank, lastDigits, claimId }, context) {
    const order = await lockVersion(context, id, version);
    if ('code' in order) return order;
    if (payUnit !== order.pay_unit) return refuse(context, 400, 'currencyOther');
    const { lines, sums } = await readMoney(context.database, order);
    const claim = claimId === undefined ? undefined : await readOwedClaim(context.database, id, lines);
    if (claim?.id !== claimId) return refuse(context, 400, 'claimChanged');
    if (amount > Math.min(sums.refundable, claim?.amountUnits ?? Infinity)) return refuse(context, 400, 'moneyTooMuch');
    const payee = { bank: bank.trim(), last_digits: lastDigits };
    const line = { amount, reason: reason.trim(), ...payee, refund_id: newId(), claim_id: claimId ?? null };
    return write(context, order, { kind: 'refundPlanned', act: 'propose-refund', line });
  },

  async staffReleaseRefund({ id, version, refundId }, context) {
    const order = await lockVersion(context, id, version);
    if ('code' in order) return order;
    const refund = await findRefund(context, order, refundId, ['planned']);
    if (!refund) return refuse(context, 400, 'refundGone');
    const refusal = await refuseRelease(context, refund.member_id);
    if (refusal) return refusal;
    await notifyOwners(context, {
      what: 'staffRefundReleased',
      by: staffActorOf(context),
      amountOrHolder: formatUnits(refund.amount, order.pay_unit),
      about: order.order_no,
      proposedBy: nameOf(refund.actor),
    });
    return write(context, order, { kind: 'refundReleased', act: 'release-refund', line: stepOf(refund) });
  },

  async staffWithdrawRefund({ id, version, refundId }, context) {
    const order = await lockVersion(context, id, version);
    if ('code' in order) return order;
    const refund = await findRefund(context, order, refundId, ['planned', 'released']);
    if (!refund) return refuse(context, 400, 'refundGone');
    return write(context, order, { kind: 'refundWithdrawn', act: 'withdraw-refund', line: stepOf(refund) });
  },

  async staffMarkRefundSent({ id, version, refundId, sentOn, reference }, context) {
    const sentAt = noonOf(sentOn);
    if (!sentAt || !areDays(sentOn)) return refuse(context, 400, 'dayUnknown');
    if (sentOn > marketDay(context.now)) return refuse(context, 400, 'dayAhead');
    const order = await lockVersion(context, id, version);
    if ('code' in order) return order;
    const refund = await findRefund(context, order, refundId, ['released']);
    if (!refund) return refuse(context, 400, 'refundGone');
    const line = { ...stepOf(refund), day: sentOn, reference: reference.trim() };
    const { amount, reason, bank, last_digits: lastDigits } = refund;
    const details = { reason: reason ?? '', bank: bank ?? '', lastDigits: lastDigits ?? '', reference: line.reference };
    const update: OrderUpdate = { what: 'refundSent', amount, refund: { ...details, sentAt } };
    return write(context, order, { kind: 'refundSent', act: 'send-refund', line, update });
  },

  async staffKeepMoney({ id, version, amount, payUnit, reason }, context) {
    const order = await lockVersion(context, id, version);
    if ('code' in order) return order;
    if (payUnit !== order.pay_unit) return refuse(context, 400, 'currencyOther');
    const { sums } = await readMoney(context.database, order);
    if (amount > retainableOf(order, sums)) return refuse(context, 400, 'moneyTooMuch');
    const line = { amount, reason: reason.trim() };
    const update: OrderUpdate = { what: 'moneyKept', ...line };
    return write(context, order, { kind: 'kept', act: 'keep-money', line, update });
  },
};

/** Locks the order at the version the caller saw. */
export async function lockVersion(context: Context, id: string, version: number) {
  const found = await readOrder(context.database, id);
  if (!found) return refuse(context, 400, 'orderGone');
  const order = await lockOrder(context.database, found);
  return order.version === version ? order : ({ code: 409 } as const);
}

/** The ledger entry of a planned refund, if it is in one of these states. */
async function findRefund(
  { database }: Context,
  order: OrderRow,
  refundId: string,
  states: readonly RefundState[],
): Promise<MoneyLine | undefined> {
  const { lines } = await readMoney(database, order);
  const steps = lines.filter(({ refund_id }) => refund_id === refundId);
  return states.includes(refundStateOf(steps)) ? steps[0] : undefined;
}

function stepOf({ amount, refund_id, claim_id }: MoneyLine): Pick<MoneyLine, 'amount' | 'refund_id' | 'claim_id'> {
  return { amount, refund_id, claim_id };
}

interface Written {
  kind: MoneyLineKind;
  act: string;
  line: Pick<MoneyLine, 'amount'> & Partial<MoneyLine>;
  update?: OrderUpdate;
}

/** Writes a ledger entry with its effects: what the order waits for, the audit log and the e-mail. */
async function write(context: Context, order: OrderRow, { kind, act, line, update }: Written) {
  const { database, services, now } = context;
  const by = staffActorOf(context);
  const { memberId } = memberOf(context);
  const added = { ...line, kind, actor: `staff:${by.name}`, member_id: memberId, created_at: now };
  await addMoney(database, order, [added]);
  const settled = await updateMoneyWaits(database, order, now);
  const before = { status: orderStatusOf[order.state], version: order.version };
  const after = { status: orderStatusOf[settled.state], version: settled.version };
  // The buyer’s bank account is not written to the audit log.
  const { amount, reason, day, reference, refund_id: refundId } = line;
  const detail = { amount, payUnit: order.pay_unit, reason, day, reference, refundId };
  await writeAuditLog(database, { by, act, subject: order.order_no, before, after, detail }, now);
  if (update) await notifyBuyer({ services, database, now }, settled, update);
  return { code: 0, body: stateOf(settled, context) } as const;
}
