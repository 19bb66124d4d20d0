import type { Handler } from '#generated/server.ts';
import type { CheckPaymentPayload, PaymentCheck, PaymentConcern } from '#generated/client/types.gen.ts';
import { type Context, refuse } from '#server/platform/calls/context.ts';
import { formatJpy, formatUsd } from '#server/marketplace/pricing/price-text.ts';
import { findShownAccount, isSame, numberOf, type PayAccount } from '../collection-agent.ts';
import { isOverdue, liveOrderOf } from '../live-order.ts';
import { isDepositPaidAt, isPaidAt, underReviewAt } from '../order-graph.ts';
import { orderOf, type OrderRow } from '../order-row.ts';
import { describeAccount, plainNumber } from './account-release.ts';
import { readCheckCode } from './check-code.ts';
import { requestedAmount } from './issue-request.ts';
import { readSigned, type Unsigned } from './signed-request.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { callerOf } from '#wire/host/caller.ts';
import { countIn, incrementCount } from '#server/platform/calls/rate-limit.ts';

const hour = 60 * 60_000;
/** More typos than a whole town behind one address makes. */
const mostInAnHour = 60;
const [firstPause, longestPause] = [400, 4_000];

const keyOf = ({ remoteAddress }: Context) => `wrong-payment-code:${callerOf(remoteAddress)}`;

/** Whether an address has sent so many wrong codes that it gets no answer for the rest of the hour. */
async function hasTriedTooMany(context: Context): Promise<boolean> {
  const { database, services, now } = context;
  return services.limits && (await countIn(database, keyOf(context), hour, now)) >= mostInAnHour;
}

/** Counts a wrong code and delays its response. Holds no database connection meanwhile. */
async function slowDown(context: Context): Promise<void> {
  const { database, services, now } = context;
  const wrong = await incrementCount(database, keyOf(context), hour, now);
  if (services.limits) await wait(pauseAfter(wrong));
}

/** Doubles with each wrong code, up to a few seconds. */
export function pauseAfter(wrong: number): number {
  return Math.min(longestPause, firstPause * 2 ** (wrong - 1));
}

/** Tells the holder of a printed request whether we issued it and whether it is still payable. */
export const checkPayment: Handler<'checkPayment', Context> = async (payload, context) => {
  if (await hasTriedTooMany(context)) return refuse(context, 400, 'tooManyRequests');
  const found = await findRequest(payload, context);
  if (typeof found === 'string') {
    await slowDown(context);
    return refuse(context, 400, found);
  }
  return { code: 0, body: await checkRequest(found, payload, context) };
};

type Request = Exclude<Awaited<ReturnType<typeof findRequest>>, string>;

async function findRequest(
  { code, signed }: CheckPaymentPayload,
  { database, services }: Context,
): Promise<StoredRequest | Unsigned | 'paymentCodeUnknown'> {
  const read =
    signed === undefined ? { code: readCheckCode(code ?? '') } : await readSigned(services.paymentKeys, signed);
  if (typeof read === 'string') return read;
  const request = await selectRequest(database, read.code);
  if (!request) return 'paymentCodeUnknown';
  // A request that is not stored was not issued by us, whatever our key has signed.
  return signed === undefined || request.signed === signed ? request : 'paymentAltered';
}

type StoredRequest = NonNullable<Awaited<ReturnType<typeof selectRequest>>>;

function selectRequest(database: Context['database'], code: string) {
  return database.selectFrom('payment_request').selectAll().where('code', '=', code).executeTakeFirst();
}

async function checkRequest(request: Request, payload: CheckPaymentPayload, context: Context): Promise<PaymentCheck> {
  const { database, services, language, now } = context;
  const order = orderOf(
    await database.selectFrom('orders').selectAll().where('id', '=', request.order_id).executeTakeFirstOrThrow(),
  );
  const agent = request.facts;
  const { bank_account_id } = request;
  const asked: PayAccount = { agent, ...(bank_account_id !== null && { bankAccountId: bank_account_id }) };
  const over = await whyOver(context, order, request);
  const current = await findShownAccount(database, order.pay_unit, now);
  const isReplaced = !over && !(current && isSame(agent, current.agent));
  const concerns: PaymentConcern[] = [
    ...(over ? [over] : []),
    ...(isReplaced ? (['accountReplaced'] as const) : []),
    ...(!over && (await requestedAmount(database, order, request.kind)) !== request.amount
      ? (['amountChanged'] as const)
      : []),
    ...compare(payload, { order, request, number: numberOf(agent) }),
  ];
  const retiredAt = (await services.paymentKeys.find(request.key_id))?.retiredAt;
  return {
    isPayable: concerns.length === 0,
    concerns,
    kind: request.kind,
    orderNo: order.order_no,
    amount: request.pay_unit === 'JPY' ? formatJpy(request.amount) : formatUsd(request.amount),
    account: await describeAccount(database, asked, language),
    ...(isReplaced && current && { replacedBy: await describeAccount(database, current, language) }),
    issuedAt: request.issued_at.toISOString(),
    ...(retiredAt && { keyRetiredAt: retiredAt.toISOString() }),
  };
}

/** Why a request is no longer payable, whatever it says. */
async function whyOver(
  { database, now }: Context,
  order: OrderRow,
  { kind }: StoredRequest,
): Promise<PaymentConcern | undefined> {
  const { id, state } = order;
  if (isOverdue(liveOrderOf(order), now)) return 'depositLapsed';
  if (state === 'cancelled') {
    const last = await database
      .selectFrom('order_record')
      .select('act')
      .where('order_id', '=', id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return last?.act === 'lapse' ? 'depositLapsed' : 'orderCancelled';
  }
  if (underReviewAt(state) === kind) return 'underReview';
  const isPaid = kind === 'deposit' ? isDepositPaidAt(state) : isPaidAt(state);
  return isPaid ? 'paid' : undefined;
}

interface Asked {
  order: OrderRow;
  request: StoredRequest;
  number: string;
}

/** Whether a value was typed and does not match ours. */
function isOther(typed: string | undefined, isOurs: (text: string) => boolean): boolean {
  return typed !== undefined && typed.trim() !== '' && !isOurs(typed);
}

/** The printed values that differ from what we asked for. */
function compare(payload: CheckPaymentPayload, { order, request, number }: Asked): PaymentConcern[] {
  const { orderNo, amount, accountNumber } = payload;
  return [
    ...(isOther(orderNo, (text) => plainNumber(text) === plainNumber(order.order_no)) ? (['otherOrder'] as const) : []),
    ...(isOther(amount, (text) => isAmount(text, request)) ? (['otherAmount'] as const) : []),
    ...(isOther(accountNumber, (text) => plainNumber(text) === plainNumber(number)) ? (['otherAccount'] as const) : []),
  ];
}

/** Whether a printed amount, `USD 8,940` or `8940.00`, equals the requested one. */
function isAmount(text: string, { pay_unit, amount }: Pick<StoredRequest, 'pay_unit' | 'amount'>): boolean {
  const [, before = '', digits = '', after = ''] =
    /^([^\d]*?)(\d[\d,\s']*(?:\.\d{1,2})?)([^\d]*)$/.exec(text.normalize('NFKC').trim()) ?? [];
  const unit = `${before}${after}`.toUpperCase().trim();
  const ways = { USD: ['', 'USD', '$', 'US$'], JPY: ['', 'JPY', '¥', '円'] };
  if (digits === '' || !ways[pay_unit].includes(unit)) return false;
  const whole = Number(digits.replaceAll(/[,\s']/g, ''));
  return Math.round(whole * (pay_unit === 'JPY' ? 1 : 100)) === amount;
}
