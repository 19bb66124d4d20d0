import { type Selectable } from 'kysely';
import type { StaffMpesaPayment, StaffOpenMpesa } from '#generated/client/types.gen.ts';
import type { Handlers } from '#generated/server.ts';
import { writeAuditLog } from '#server/platform/calls/audit-log.ts';
import { type Context, refuse, staffActorOf } from '#server/platform/calls/context.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { MpesaPaymentTable } from '#server/platform/database/tables/mpesa-tables.ts';
import { formatKesCents } from '#server/marketplace/orders/mpesa/mpesa-amounts.ts';
import { findByAccount } from '#server/marketplace/orders/mpesa/order-reference.ts';
import { formatUnits } from '#server/marketplace/pricing/price-text.ts';
import { recordOn, updateWaiting } from './record-payment.ts';

type MpesaOperation = 'staffListMpesaPayments' | 'staffAssignMpesaPayment' | 'staffCloseMpesaPayment';

type ReasonCondition = readonly ['=' | '<>' | 'is', 'closed' | null];

/** Neither closed nor recorded: the reason of a recorded payment is null, which SQL never finds unequal. */
const waiting: ReasonCondition = ['<>', 'closed'];

export const mpesaDeskHandlers: Pick<Handlers<Context>, MpesaOperation> = {
  async staffListMpesaPayments({ isAssigned, isClosed = false, pageNo, pageSize }, { database }) {
    const listed: ReasonCondition = isClosed ? ['=', 'closed'] : isAssigned ? ['is', null] : waiting;
    const found = database.selectFrom('mpesa_payment').where('reason', ...listed);
    const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    const rows = await withOrder(database)
      .where('reason', ...listed)
      .orderBy('mpesa_payment.paid_at', isAssigned || isClosed ? 'desc' : 'asc')
      .orderBy('receipt')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute();
    return { code: 0, body: { total, payments: rows.map(show) } };
  },

  async staffAssignMpesaPayment({ receipt, orderNo }, context) {
    const { database, services, now } = context;
    const payment = await lockUnrecorded(database, receipt);
    if (!payment) return refuse(context, 400, 'mpesaRecorded');
    const order = await findByAccount(database, orderNo);
    if (!order) return refuse(context, 400, 'mpesaOrderUnknown');
    const by = staffActorOf(context);
    const { kes_cents: kesCents, paid_at: paidAt, order_id: orderId, reason, account } = payment;
    const recorded = await recordOn({ services, database }, order, { receipt, kesCents, paidAt, by, isOnlyDue: false });
    if (typeof recorded === 'string') return refuse(context, 400, 'mpesaTooSmall');
    if (orderId !== null && orderId !== order.id) await updateWaiting(database, orderId, now);
    const detail = { receipt, account, amount: formatKesCents(kesCents), reason };
    await writeAuditLog(database, { by, act: 'assign-mpesa-payment', subject: order.order_no, detail }, now);
    const row = await withOrder(database).where('receipt', '=', receipt).executeTakeFirstOrThrow();
    return { code: 0, body: show(row) };
  },

  async staffCloseMpesaPayment({ receipt, reason }, context) {
    const { database, now } = context;
    const payment = await lockUnrecorded(database, receipt);
    if (!payment || payment.reason === 'closed') return refuse(context, 400, 'mpesaRecorded');
    const by = staffActorOf(context);
    const closingReason = reason.trim();
    await database
      .updateTable('mpesa_payment')
      .set({
        reason: 'closed',
        closing_reason: closingReason,
        recorded_by: by.name,
        member_id: by.memberId ?? null,
        recorded_at: now,
      })
      .where('receipt', '=', receipt)
      .execute();
    if (payment.order_id !== null) await updateWaiting(database, payment.order_id, now);
    const row = await withOrder(database).where('receipt', '=', receipt).executeTakeFirstOrThrow();
    const { account, kes_cents: kesCents, order_no: orderNo } = row;
    const detail = { receipt, account, amount: formatKesCents(kesCents), reason: closingReason };
    await writeAuditLog(database, { by, act: 'close-mpesa-payment', subject: orderNo ?? receipt, detail }, now);
    return { code: 0, body: show(row) };
  },
};

function lockUnrecorded(database: Database, receipt: string) {
  return database
    .selectFrom('mpesa_payment')
    .selectAll()
    .where('receipt', '=', receipt)
    .where('reason', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
}

/** How many payments wait for an order, and the oldest one's time. */
export async function countOpenMpesa({ database, services }: Context): Promise<{ mpesa?: StaffOpenMpesa }> {
  if (!services.mpesa) return {};
  const { count, since } = await database
    .selectFrom('mpesa_payment')
    .where('reason', ...waiting)
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min<Date | null>('paid_at').as('since')])
    .executeTakeFirstOrThrow();
  return { mpesa: { count, ...(since && { since: since.toISOString() }) } };
}

function withOrder(database: Database) {
  return database
    .selectFrom('mpesa_payment')
    .leftJoin('orders', 'orders.id', 'mpesa_payment.order_id')
    .selectAll('mpesa_payment')
    .select(['orders.order_no', 'orders.pay_unit']);
}

type Row = Selectable<MpesaPaymentTable> & { order_no: string | null; pay_unit: 'USD' | 'JPY' | null };

function show(row: Row): StaffMpesaPayment {
  const { receipt, account, kes_cents, paid_at, payer, phone, reason, order_id, order_no } = row;
  const { pay_unit, recorded_units, recorded_by, closing_reason } = row;
  return {
    receipt,
    account,
    amount: formatKesCents(kes_cents),
    paidAt: paid_at.toISOString(),
    ...(payer !== null && { payer }),
    ...(phone !== null && { phone }),
    isAssigned: reason === null,
    ...(reason !== null && { reason }),
    ...(closing_reason !== null && { closingReason: closing_reason }),
    ...(order_id !== null && order_no !== null && { orderId: order_id, orderNo: order_no }),
    ...(recorded_units !== null && pay_unit !== null && { recorded: formatUnits(recorded_units, pay_unit) }),
    ...(recorded_by !== null && { byName: recorded_by }),
  };
}
