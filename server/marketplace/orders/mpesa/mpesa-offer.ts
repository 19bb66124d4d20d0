import type { MpesaOffer } from '#generated/client/types.gen.ts';
import type { Context } from '#server/platform/calls/context.ts';
import { readMoney } from '../money/money-lines.ts';
import { dueAt } from '../money/money-sums.ts';
import { orderCan, paymentDueAt } from '../order-graph.ts';
import type { OrderRow } from '../order-row.ts';
import { mostADay, mostAtOnce, parityOf, rateText, splitPayments, toKes } from './mpesa-amounts.ts';

/** The only country whose buyers see prices in shillings. */
const country = 'KE';

type Asked = Pick<Context, 'database' | 'services'>;

/** The shillings due that can be paid by M-Pesa; undefined if M-Pesa is not offered for the order. */
export async function mpesaDueOf({ database, services }: Asked, order: OrderRow): Promise<number | undefined> {
  const isAwaited = orderCan.payDeposit(order.state) || orderCan.payBalance(order.state);
  if (!services.mpesa || order.shipping.countryCode !== country || !isAwaited) return undefined;
  const { sums } = await readMoney(database, order);
  const due = dueAt(order.state, sums);
  if (due === 0) return undefined;
  const kes = toKes(due, parityOf(order));
  // A deposit may take several days, since a part of it keeps the reservation; a balance is too large for that.
  return paymentDueAt(order.state) === 'deposit' || kes <= mostADay ? kes : undefined;
}

/** How to pay the amount due by M-Pesa, if it can be. */
export async function mpesaOfferOf(asked: Asked, order: OrderRow): Promise<{ mpesa?: MpesaOffer }> {
  const amount = await mpesaDueOf(asked, order);
  const { mpesa } = asked.services;
  if (!mpesa || amount === undefined) return {};
  const { database } = asked;
  const { received } = await database
    .selectFrom('mpesa_payment')
    .select(({ fn }) => fn.sum<number | null>('kes_cents').as('received'))
    .where('order_id', '=', order.id)
    .where('reason', 'is', null)
    .executeTakeFirstOrThrow();
  const { phone } = await database
    .selectFrom('account')
    .select('phone')
    .where('id', '=', order.account_id)
    .executeTakeFirstOrThrow();
  const written = phone ?? order.receiver.phone;
  const receivedKes = Math.floor(Number(received) / 100);
  return {
    mpesa: {
      shortcode: mpesa.shortcode,
      account: order.order_no,
      amount,
      rate: rateText(order, parityOf(order)),
      ...splitPayments(amount),
      mostAtOnce,
      mostADay,
      ...(receivedKes > 0 && { received: receivedKes }),
      ...(written && { phone: written.slice(0, 40) }),
    },
  };
}
