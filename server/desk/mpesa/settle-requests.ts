import type { Selectable } from 'kysely';
import type { MpesaRequestTable } from '#server/platform/database/tables/mpesa-tables.ts';
import type { Services } from '#server/platform/services.ts';
import { answerTime } from '#server/marketplace/orders/mpesa/handlers.ts';
import { readOrder } from '../orders/read-order.ts';
import { takePayment, updateWaiting } from './record-payment.ts';

type Request = Selectable<MpesaRequestTable>;

const seconds = 1000;
const minutes = 60 * seconds;
/** A late result is still asked for during this time, and a receipt number waited for. */
const lateFor = 60 * minutes;
const atOnce = 50;

/** Asks M-Pesa for the results of open requests. */
export async function settleRequests(services: Services, stopping?: AbortSignal): Promise<void> {
  if (!services.mpesa) return;
  for (let count = 0; count < atOnce; count += 1) {
    if (stopping?.aborted) return;
    const request = await claimRequest(services);
    if (!request) return;
    await settleRequest(services, request.id);
  }
}

/** Moves the next check before it is made, so that no two nodes make it. */
async function claimRequest({ database, clock }: Services): Promise<{ id: string } | undefined> {
  const now = clock();
  return database.transaction().execute(async (transaction) => {
    const request = await transaction
      .selectFrom('mpesa_request')
      .select(['id', 'requested_at'])
      .where('check_at', '<=', now)
      .orderBy('check_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!request) return undefined;
    const age = now.getTime() - request.requested_at.getTime();
    const check_at = new Date(now.getTime() + (age < answerTime ? 10 * seconds : 5 * minutes));
    await transaction.updateTable('mpesa_request').set({ check_at }).where('id', '=', request.id).execute();
    return request;
  });
}

/** Verifies the result of a request with M-Pesa, and records what was paid. */
export async function settleRequest(services: Services, id: string): Promise<void> {
  const { database, mpesa, clock, log } = services;
  const request = await database.selectFrom('mpesa_request').selectAll().where('id', '=', id).executeTakeFirst();
  if (!mpesa || !request) return;
  const age = clock().getTime() - request.requested_at.getTime();
  const isOver = age >= lateFor;
  // Without M-Pesa's id, only a callback can tell the result.
  const result =
    request.checkout_id === null
      ? ({ is: 'pending', reason: 'The id of the request is not known.' } as const)
      : await mpesa.query(request.checkout_id);
  if (result.is === 'paid') return notePaid(services, request, isOver);
  if (result.is === 'failed') {
    if (request.receipt !== null) log.error({ request: id, ...result }, 'M-Pesa does not confirm a reported payment');
    return change(services, request, { state: 'failed', failure: result.failure, check_at: null });
  }
  log.info({ request: id, reason: result.reason }, 'a payment request has no result yet');
  if (age < answerTime) return undefined;
  return change(services, request, { state: 'timedOut', ...(isOver && { check_at: null }) });
}

/** A request that was paid stays so: a payment may have been recorded meanwhile. */
async function change({ database }: Services, { id }: Request, changed: Partial<Request>): Promise<void> {
  await database.updateTable('mpesa_request').set(changed).where('id', '=', id).where('state', '<>', 'paid').execute();
}

/**
 * Records a verified payment under its receipt number. If the number does not come, because a callback was lost, a person
 * looks it up and assigns the payment.
 */
async function notePaid(services: Services, { id }: Request, isOver: boolean): Promise<void> {
  const { database } = services;
  // M-Pesa may have reported the receipt number while it was asked.
  const request = await database.selectFrom('mpesa_request').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const { order_id: orderId, kes, phone, checkout_id, receipt, reported_kes_cents, paid_at } = request;
  const isComplete = receipt !== null || isOver;
  if (isComplete) {
    const order = await readOrder(database, orderId);
    const kesCents = reported_kes_cents ?? kes * 100;
    await takePayment(services, {
      receipt: receipt ?? checkout_id ?? id,
      account: order?.order_no ?? '',
      kesCents,
      paidAt: paid_at ?? request.requested_at,
      phone,
      orderId,
      ...(receipt === null ? { doubt: 'receiptMissing' } : kesCents !== kes * 100 && { doubt: 'otherAmount' }),
    });
  }
  await database
    .updateTable('mpesa_request')
    .set({ state: 'paid', failure: null, ...(isComplete && { check_at: null }) })
    .where('id', '=', id)
    .execute();
  if (receipt !== null) return;
  // The order must not lapse before its confirmed payment is recorded.
  await database.transaction().execute((transaction) => updateWaiting(transaction, orderId, services.clock()));
}
