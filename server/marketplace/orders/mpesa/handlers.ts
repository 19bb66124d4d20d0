import type { MpesaRequest } from '#generated/client/types.gen.ts';
import type { Handlers } from '#generated/server.ts';
import type { Selectable } from 'kysely';
import { type Context, refuse, userOf } from '#server/platform/calls/context.ts';
import { incrementCount } from '#server/platform/calls/rate-limit.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { MpesaRequestTable } from '#server/platform/database/tables/mpesa-tables.ts';
import { newId } from '#server/platform/secrets/ids.ts';
import { orderStatusOf } from '#states/order-state.ts';
import { lapseDeposits } from '../lapse.ts';
import { orderCan } from '../order-graph.ts';
import { readOwnOrder } from '../order-row.ts';
import { mostAtOnce } from './mpesa-amounts.ts';
import { mpesaDueOf } from './mpesa-offer.ts';
import { accountOf } from './order-reference.ts';

type MpesaOperation = 'requestMpesaPayment' | 'getMpesaRequest';

const seconds = 1000;
const day = 24 * 3600 * seconds;
/** A person needs this long to find the phone and type the PIN. */
const firstCheckAfter = 15 * seconds;
/** M-Pesa's prompt ends after about a minute. Later no answer of the buyer is expected. */
export const answerTime = 3 * 60 * seconds;
/** Requests to one phone in a day, so that nobody is flooded by another user's requests, or blocked from paying. */
const mostToPhone = { byAccount: 8, byAll: 20 };

export const mpesaHandlers: Pick<Handlers<Context>, MpesaOperation> = {
  async requestMpesaPayment({ id, phone, amount }, context) {
    const { database, services, now } = context;
    const { accountId } = userOf(context);
    await lapseDeposits(services, { accountId });
    const order = await readOwnOrder(database, id, accountId);
    if (!order) return refuse(context, 400, 'orderGone');
    if (!orderCan.payDeposit(order.state) && !orderCan.payBalance(order.state)) {
      return refuse(context, 400, 'orderStatusChanged');
    }
    const due = await mpesaDueOf(context, order);
    if (!services.mpesa || due === undefined) return refuse(context, 400, 'mpesaOff');
    const latest = await findLatest(database, id);
    // A payment that is confirmed but not recorded is still part of the amount due.
    if (latest && (latest.state === 'waiting' || isUnrecorded(latest))) return { code: 0, body: show(latest) };
    if (amount > Math.min(due, mostAtOnce)) return refuse(context, 400, 'mpesaAmountChanged');
    const count = (key: string) => incrementCount(database, `mpesa:${key}`, day, now);
    if ((await count(`${accountId} ${phone}`)) > mostToPhone.byAccount || (await count(phone)) > mostToPhone.byAll) {
      return refuse(context, 400, 'tooManyRequests');
    }
    const request = { id: newId(), order_id: id, kes: amount, phone, state: 'waiting', requested_at: now } as const;
    const check_at = new Date(now.getTime() + firstCheckAfter);
    const begun = await database
      .insertInto('mpesa_request')
      .values({ ...request, check_at })
      .onConflict((conflict) => conflict.column('order_id').where('state', '=', 'waiting').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!begun) {
      // The same press on another device was faster.
      const first = await findLatest(database, id);
      return first ? { code: 0, body: show(first) } : refuse(context, 400, 'orderStatusChanged');
    }

    // Requests that nobody answers must not hold a vehicle for long.
    if ((await count(id)) <= mostToPhone.byAccount) await extendDeadline(database, id, now);
    const pushed = await services.mpesa.push({
      id: request.id,
      kes: amount,
      phone,
      account: accountOf(order.order_no),
    });
    if (pushed.is === 'sent') {
      await database
        .updateTable('mpesa_request')
        .set({ checkout_id: pushed.checkoutId })
        .where('id', '=', request.id)
        .execute();
    } else services.log.warn({ request: request.id, ...pushed }, 'a payment request was not accepted by M-Pesa');
    if (pushed.is === 'sent' || pushed.is === 'unknown') return { code: 0, body: show(begun) };
    // Nothing was sent, so there is nothing to remember.
    await database.deleteFrom('mpesa_request').where('id', '=', request.id).execute();
    return refuse(context, 400, pushed.is === 'refused' ? 'mpesaRefused' : 'mpesaUnreachable');
  },

  async getMpesaRequest({ id }, context) {
    const { database } = context;
    const order = await readOwnOrder(database, id, userOf(context).accountId);
    if (!order) return refuse(context, 400, 'orderGone');
    const latest = await findLatest(database, id);
    return { code: 0, body: latest ? { request: show(latest) } : {} };
  },
};

/** Keeps an order from lapsing while its buyer types the PIN. */
async function extendDeadline(database: Database, id: string, now: Date): Promise<void> {
  const answerBy = new Date(now.getTime() + answerTime);
  await database
    .updateTable('orders')
    .set({ deposit_due_at: answerBy })
    .where('id', '=', id)
    .where('status', '=', orderStatusOf.awaitingDeposit)
    .where('money_waits', 'is', null)
    .where('deposit_due_at', '<', answerBy)
    .execute();
}

interface Request extends Selectable<MpesaRequestTable> {
  /** The number under which a person has assigned its payment without the receipt number. */
  assigned?: string | null;
}

async function findLatest(database: Database, orderId: string): Promise<Request | undefined> {
  const latest = await database
    .selectFrom('mpesa_request')
    .leftJoin('mpesa_payment', 'mpesa_payment.receipt', 'mpesa_request.checkout_id')
    .selectAll('mpesa_request')
    .select(['mpesa_payment.receipt as placeholder', 'mpesa_payment.reason'])
    .where('mpesa_request.order_id', '=', orderId)
    .orderBy('requested_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!latest) return undefined;
  const { placeholder, reason, ...request } = latest;
  // Staff closed the payment without an order, so the buyer can send another request.
  if (reason === 'closed') return { ...request, state: 'timedOut' };
  return { ...request, assigned: reason === null ? placeholder : null };
}

/** Whether M-Pesa has confirmed a payment whose receipt number is late or lost. */
function isUnrecorded({ state, receipt, assigned }: Request): boolean {
  return state === 'paid' && (receipt ?? assigned) === null;
}

function show({ id, state, kes, phone, requested_at, failure, receipt: reported, assigned }: Request): MpesaRequest {
  const receipt = reported ?? assigned;
  return {
    id,
    state,
    amount: kes,
    phone,
    requestedAt: requested_at.toISOString(),
    ...(state === 'failed' && { failure: failure ?? 'other' }),
    ...(state === 'paid' && receipt && { receipt }),
  };
}
