import type { StaffActor } from '#server/platform/calls/audit-log.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { UnrecordedReason } from '#server/platform/database/tables/mpesa-tables.ts';
import type { Services } from '#server/platform/services.ts';
import { updateMoneyWaits } from '#server/marketplace/orders/change-shipment.ts';
import { readMoney } from '#server/marketplace/orders/money/money-lines.ts';
import { dueAt } from '#server/marketplace/orders/money/money-sums.ts';
import { fromKesCents, parityOf } from '#server/marketplace/orders/mpesa/mpesa-amounts.ts';
import { findByAccount } from '#server/marketplace/orders/mpesa/order-reference.ts';
import { orderCan, paymentDueAt } from '#server/marketplace/orders/order-graph.ts';
import type { OrderRow } from '#server/marketplace/orders/order-row.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';
import { lockOrder } from '../orders/move-for-staff.ts';
import { applyReceipt } from '../orders/money/receive-payment.ts';
import { readOrder } from '../orders/read-order.ts';

/** A payment as M-Pesa reports it. */
export interface ReportedPayment {
  /** M-Pesa's receipt number. */
  receipt: string;
  /** The account number as the payer typed it. */
  account: string;
  kesCents: number;
  paidAt: Date;
  payer?: string;
  phone?: string;
  /** The order, if it is known otherwise than by the account number. */
  orderId?: string;
  /** Why it must not be recorded without a person. */
  doubt?: UnrecordedReason;
}

/** The author of automatic recordings in ledger and audit log. */
const mpesaActor: StaffActor = { name: 'M-Pesa' };

/**
 * Stores a reported payment once, and records it on its order. It is stored before it is recorded, so that it is not lost if
 * the recording fails: then the same report, or a staff member, can try again.
 */
export async function takePayment(services: Services, payment: ReportedPayment): Promise<void> {
  const { database } = services;
  const { receipt, account, kesCents, paidAt, payer, phone, orderId, doubt } = payment;
  await database
    .insertInto('mpesa_payment')
    .values({
      receipt,
      account,
      kes_cents: kesCents,
      paid_at: paidAt,
      payer: payer ?? null,
      phone: phone ?? null,
      order_id: orderId ?? null,
      reason: doubt ?? 'notRecorded',
      received_at: services.clock(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await database.transaction().execute((transaction) => recordAutomatically(services, transaction, receipt));
}

async function recordAutomatically(services: Services, database: Database, receipt: string): Promise<void> {
  const payment = await database
    .selectFrom('mpesa_payment')
    .select(['account', 'kes_cents', 'paid_at', 'order_id'])
    .where('receipt', '=', receipt)
    .where('reason', '=', 'notRecorded')
    .forUpdate()
    .executeTakeFirst();
  if (!payment) return;
  const order = payment.order_id
    ? await readOrder(database, payment.order_id)
    : await findByAccount(database, payment.account);
  const refuse = (reason: UnrecordedReason) =>
    database
      .updateTable('mpesa_payment')
      .set({ reason, order_id: order?.id ?? null })
      .where('receipt', '=', receipt)
      .execute();
  if (!order) return void (await refuse('unknownOrder'));
  const reported = { receipt, kesCents: payment.kes_cents, paidAt: payment.paid_at };
  if (await endRequest(database, order, reported)) return;
  const recorded = await recordOn({ services, database }, order, { ...reported, by: mpesaActor, isOnlyDue: true });
  if (typeof recorded === 'string') await refuse(recorded);
}

interface Recorded {
  receipt: string;
  kesCents: number;
  paidAt: Date;
  by: StaffActor;
  /** Whether only a payment that is due is recorded, as without a person who decides. */
  isOnlyDue: boolean;
}

/** The least part of a deposit that is recorded without a person, because any part holds the vehicle. */
const leastPart = 0.1;

/** Records a stored payment on an order at the rate of its quote. Returns the order, or why it is not recorded. */
export async function recordOn(
  { services, database }: { services: Services; database: Database },
  found: OrderRow,
  { receipt, kesCents, paidAt, by, isOnlyDue }: Recorded,
): Promise<OrderRow | UnrecordedReason> {
  const order = await lockOrder(database, found);
  const { sums } = await readMoney(database, order);
  const due = dueAt(order.state, sums);
  if (isOnlyDue && order.state === 'cancelled') return 'orderCancelled';
  if (isOnlyDue && due === 0) return 'nothingDue';
  const { earlier } = await database
    .selectFrom('mpesa_payment')
    .select(({ fn }) => fn.countAll<number>().as('earlier'))
    .where('order_id', '=', order.id)
    .where('reason', 'is', null)
    .executeTakeFirstOrThrow();
  const amount = fromKesCents(kesCents, due, parityOf(order), earlier + 1);
  const isAwaitingDeposit = paymentDueAt(order.state) === 'deposit';
  if (amount === 0 || (isOnlyDue && isAwaitingDeposit && amount < due * leastPart)) return 'tooSmall';
  const now = services.clock();
  const moved = await applyReceipt({ services, database }, order, {
    receipt: { amount, day: marketDay(paidAt), reference: receipt },
    due,
    isEnough: amount >= due,
    by,
    now,
    leavesProof: true,
  });
  if (!moved) return 'nothingDue';
  await database
    .updateTable('mpesa_payment')
    .set({
      order_id: order.id,
      reason: null,
      closing_reason: null,
      recorded_units: amount,
      recorded_by: by === mpesaActor ? null : by.name,
      member_id: by.memberId ?? null,
      recorded_at: now,
    })
    .where('receipt', '=', receipt)
    .execute();
  return moved;
}

/** Updates what an order waits for, after a payment that M-Pesa confirmed for it has changed. */
export async function updateWaiting(database: Database, orderId: string, now: Date): Promise<void> {
  const found = await readOrder(database, orderId);
  const order = found && (await lockOrder(database, found));
  if (order && orderCan.lapse(order.state)) await updateMoneyWaits(database, order, now);
}

/** How far apart a request and its payment can be. */
const requestLifetime = 15 * 60_000;

/**
 * Marks the open request that a payment answers as paid: M-Pesa reports such a payment twice, and in any order. Returns
 * true if the payment is already recorded or closed without its receipt number, which is added.
 */
async function endRequest(
  database: Database,
  { id }: OrderRow,
  { receipt, kesCents, paidAt }: Pick<Recorded, 'receipt' | 'kesCents' | 'paidAt'>,
): Promise<boolean> {
  // Requests are in whole shillings.
  if (kesCents % 100 !== 0) return false;
  const answered = await database
    .selectFrom('mpesa_request')
    .select(['id', 'checkout_id'])
    .where('order_id', '=', id)
    .where('kes', '=', kesCents / 100)
    .where('requested_at', '<=', new Date(paidAt.getTime() + requestLifetime))
    .where('requested_at', '>=', new Date(paidAt.getTime() - requestLifetime))
    .where('state', '<>', 'failed')
    .where((where) => where.or([where('receipt', 'is', null), where('receipt', '=', receipt)]))
    .orderBy('receipt')
    .orderBy('requested_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (!answered) return false;
  await database
    .updateTable('mpesa_request')
    .set({ state: 'paid', failure: null, receipt, paid_at: paidAt, check_at: null })
    .where('id', '=', answered.id)
    .execute();
  const { checkout_id: placeholder } = answered;
  if (placeholder === null) return false;
  const { numDeletedRows: waited } = await database
    .deleteFrom('mpesa_payment')
    .where('receipt', '=', placeholder)
    .where('reason', '<>', 'closed')
    .executeTakeFirst();
  if (waited > 0n) return false;
  const settled = await database
    .selectFrom('mpesa_payment')
    .select('receipt')
    .where('receipt', '=', placeholder)
    .forUpdate()
    .executeTakeFirst();
  if (!settled) return false;
  await database.deleteFrom('mpesa_payment').where('receipt', '=', receipt).execute();
  await database.updateTable('mpesa_payment').set({ receipt }).where('receipt', '=', placeholder).execute();
  return true;
}
