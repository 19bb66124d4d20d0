import { sql } from 'kysely';
import { orderStatusOf } from '#states/order-state.ts';
import * as mails from '#server/marketplace/mails/mails.ts';
import type { Context } from '#server/platform/calls/context.ts';
import type { MailContext } from '#server/marketplace/mails/post-mail.ts';
import type { PushName } from '#server/platform/push/deliver-pushes.ts';
import type { UpdateNoticeName } from '#server/marketplace/notices/notice-texts.ts';
import { postNotice } from '#server/marketplace/notices/post-notice.ts';
import { postPush } from '#server/platform/push/post-push.ts';
import { formatAmount, formatUnits } from '#server/marketplace/pricing/price-text.ts';
import { nameIn, type StoredNames } from '#server/platform/names.ts';
import type { Language } from '#wire/language.ts';
import { showAccount } from './collection-agent.ts';
import { requestedAmount, checkInfoOf, issueRequest } from './payment/issue-request.ts';
import { amountsOf, type OrderRow } from './order-row.ts';
import { portName } from './order-texts.ts';
import { quoteLines } from './quote-lines.ts';

/** The context of an e-mail. Only a buyer's call has a language; otherwise the account's is used. */
export type Sender = Pick<MailContext, 'services' | 'database' | 'now'> & Partial<Pick<Context, 'language'>>;

export type OrderUpdate =
  | { what: 'reserved' | 'shipped' | 'depositDueSoon' }
  | { what: 'approved'; kind: mails.PaymentKind; received?: number; over?: number }
  | { what: 'partReceived'; kind: mails.PaymentKind; received: number; missing: number }
  | { what: 'moneyNoted'; received: number }
  | { what: 'refundSent'; amount: number; refund: Omit<mails.RefundSent, keyof mails.OrderSubject | 'amount'> }
  | { what: 'moneyKept' | 'paymentReversed'; amount: number; reason: string }
  | { what: 'rejected'; kind: mails.PaymentKind; reason: string }
  | { what: 'balanceDue'; arrivesAt: Date }
  | { what: 'claimAnswered'; text: string; offer: string }
  | { what: 'cancelled'; cause: mails.OrderCancelled['cause'] };

/** Notifies an order's buyer by e-mail, push and phone, in the transaction of the change. */
export async function notifyBuyer(sender: Sender, order: OrderRow, update: OrderUpdate): Promise<void> {
  const { email, language: usual, names } = await readSubject(sender, order);
  const language = sender.language ?? (usual as Language);
  const { services, database, now } = sender;
  const what = pushAbout(update);
  if (what) {
    await postPush(sender, order, what);
    await postNotice(sender, { ...order, column: 'order_id' }, { what, until: deadlineOf(order, update) });
  }
  const context: MailContext = { services, database, now, language };
  const subject = {
    to: email,
    orderId: order.id,
    orderNo: order.order_no,
    status: orderStatusOf[order.state],
    vehicleName: nameIn(names, language),
  };
  const { deposit } = amountsOf(order);
  const text = (units: number) => formatUnits(units, order.pay_unit);
  switch (update.what) {
    case 'reserved':
      return mails.postReservation(context, {
        ...subject,
        buyerName: order.receiver.name,
        quote: quoteLines(order, order.pay_unit, language),
        deposit: formatAmount(deposit, order.pay_unit),
        ...(await askForPayment(context, order)),
        dueAt: order.deposit_due_at,
      });
    case 'depositDueSoon':
      return mails.postDepositDueSoon(context, {
        ...subject,
        deposit: formatAmount(deposit, order.pay_unit),
        dueAt: order.deposit_due_at,
      });
    case 'approved':
      return update.received === undefined || update.over === undefined
        ? mails.postPaymentApproved(context, { ...subject, kind: update.kind })
        : mails.postPaymentOverpaid(context, {
            ...subject,
            kind: update.kind,
            received: text(update.received),
            over: text(update.over),
          });
    case 'partReceived':
      return mails.postPartReceived(context, {
        ...subject,
        kind: update.kind,
        received: text(update.received),
        missing: text(update.missing),
        dueAt: order.deposit_due_at,
      });
    case 'moneyNoted':
      return mails.postMoneyReceived(context, { ...subject, received: text(update.received) });
    case 'refundSent':
      return mails.postRefundSent(context, { ...subject, ...update.refund, amount: text(update.amount) });
    case 'moneyKept':
    case 'paymentReversed':
      return mails.postMoneyRetainedOrReversed(context, update.what, {
        ...subject,
        amount: text(update.amount),
        reason: update.reason,
      });
    case 'rejected':
      return mails.postPaymentRejected(context, { ...subject, kind: update.kind, reason: update.reason });
    case 'shipped':
      return mails.postShipped(context, {
        ...subject,
        freightNumber: order.freight_number ?? '',
        logisticsLink: order.logistics_link ?? '',
      });
    case 'balanceDue':
      return mails.postBalanceDue(context, {
        ...subject,
        portName: portName(order.shipping.portId, language),
        arrivesAt: update.arrivesAt,
        balance: text(await requestedAmount(database, order, 'balance')),
        ...(await askForPayment(context, order)),
      });
    case 'claimAnswered':
      return mails.postClaimAnswered(context, { ...subject, text: update.text, offer: update.offer });
    case 'cancelled':
      return mails.postOrderCancelled(context, { ...subject, cause: update.cause });
  }
}

/** The collection agent, and how to verify that the request is ours. */
async function askForPayment(
  context: MailContext,
  order: OrderRow,
): Promise<Pick<mails.Reservation, 'agent' | 'check'>> {
  const { account } = await showAccount(context.database, order, context.now);
  return { agent: account.agent.name, check: checkInfoOf(context, await issueRequest(context, order, account)) };
}

/** Until when the buyer must act, for notices that name it. */
function deadlineOf(order: OrderRow, update: OrderUpdate): Date | undefined {
  if (update.what === 'balanceDue') return update.arrivesAt;
  const isDepositAwaited =
    update.what === 'depositDueSoon' || (update.what === 'rejected' && update.kind === 'deposit');
  return isDepositAwaited ? order.deposit_due_at : undefined;
}

/** The push message and notice for an act; undefined for the buyer's own acts. */
function pushAbout(update: OrderUpdate): (PushName & UpdateNoticeName) | undefined {
  if (update.what === 'approved') return `${update.kind}Approved`;
  if (update.what === 'rejected') return `${update.kind}Rejected`;
  if (update.what === 'cancelled') return cancelledPushes[update.cause];
  return isPushed(update.what) ? update.what : undefined;
}

/** Acts with their own push message; others are announced by e-mail only. */
function isPushed(what: OrderUpdate['what']): what is 'shipped' | 'depositDueSoon' | 'balanceDue' {
  return what === 'shipped' || what === 'depositDueSoon' || what === 'balanceDue';
}

const cancelledPushes = { buyer: undefined, staff: 'cancelledByStaff', depositLapsed: 'depositLapsed' } as const;

function readSubject({ database }: Sender, order: OrderRow) {
  return database
    .selectFrom('account')
    .innerJoin('vehicle', (join) => join.on('vehicle.id', '=', order.vehicle_id))
    .select(['account.email', 'account.language', sql<StoredNames>`vehicle.facts -> 'names'`.as('names')])
    .where('account.id', '=', order.account_id)
    .executeTakeFirstOrThrow();
}
