import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Services } from '#server/platform/services.ts';
import { callbackBase, readTime } from '#server/platform/mpesa/daraja.ts';
import { readMoney } from '#server/marketplace/orders/money/money-lines.ts';
import { dueAt } from '#server/marketplace/orders/money/money-sums.ts';
import { findByAccount } from '#server/marketplace/orders/mpesa/order-reference.ts';
import { takePayment } from './record-payment.ts';
import { settleRequest } from './settle-requests.ts';

const bodyLimit = 16 * 1024;

interface Called {
  secret: string;
  id: string;
}

/**
 * Serves what Safaricom calls: plain JSON outside of the contract, protected by a secret in the path and the caller's
 * network. Everybody else gets the answer of an unknown path, before the body is read.
 */
export function serveCallbacks(app: FastifyInstance, services: Services): void {
  const { mpesa, log } = services;
  if (!mpesa) return;

  async function check(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const { secret } = request.params as Called;
    return mpesa?.isCaller(secret, request.ip) ? undefined : reply.callNotFound();
  }

  function serve(path: string, answer: (body: string, id: string) => Promise<Verdict>): void {
    app.post(`${callbackBase}/:secret/${path}`, { bodyLimit, onRequest: check }, async (request, reply) => {
      const verdict = await answer(String(request.body), (request.params as Called).id);
      if (verdict === unknownPath) return reply.callNotFound();
      return reply.header('Cache-Control', 'no-store').send(verdict);
    });
  }

  serve('validation', async (body) => {
    const payment = readPayment(body, services.clock());
    return payment && payment.shortcode === mpesa.shortcode ? validate(services, payment) : refused.other;
  });

  serve('confirmation', async (body) => {
    const payment = readPayment(body, services.clock());
    if (!payment || payment.shortcode !== mpesa.shortcode) {
      // The body contains the payer's name and phone number, which the log must not have.
      log.error(
        { payment: payment?.receipt, fields: fieldsOf(body) },
        'a payment confirmation of M-Pesa cannot be read',
      );
      return refused.other;
    }
    const { shortcode: _shortcode, ...reported } = payment;
    await takePayment(services, reported);
    return accepted;
  });

  serve('result/:id', async (body, id) => {
    const result = readResult(body);
    if (!result) return refused.other;
    const isKnown = await noteResult(services, id, result);
    // M-Pesa itself tells whether the result is true.
    if (isKnown) await settleRequest(services, id);
    return isKnown ? accepted : unknownPath;
  });
}

const unknownPath = Symbol('unknown path');
type Verdict = { ResultCode: string; ResultDesc: string } | typeof unknownPath;

const accepted = { ResultCode: '0', ResultDesc: 'Accepted' };
const refuse = (ResultCode: string) => ({ ResultCode, ResultDesc: 'Rejected' });
const refused = { account: refuse('C2B00012'), amount: refuse('C2B00013'), other: refuse('C2B00016') };

const text = z.union([z.string(), z.number()]).transform(String);
const optionalText = text.optional().transform((value) => value?.trim() || undefined);

const zPayment = z.object({
  TransID: text.pipe(z.string().trim().min(1).max(60)),
  TransTime: text.optional(),
  TransAmount: text.pipe(z.string().regex(/^\d{1,9}(\.\d{1,2})?$/)),
  BusinessShortCode: text,
  BillRefNumber: optionalText,
  MSISDN: optionalText,
  FirstName: optionalText,
  MiddleName: optionalText,
  LastName: optionalText,
});

const mostText = 100;

function readPayment(body: string, now: Date) {
  const read = zPayment.safeParse(parse(body));
  if (!read.success) return undefined;
  const { TransID, TransTime, TransAmount, BusinessShortCode, BillRefNumber = '', MSISDN, ...names } = read.data;
  const kesCents = centsOf(TransAmount);
  if (kesCents === 0) return undefined;
  const payer = [names.FirstName, names.MiddleName, names.LastName].filter(Boolean).join(' ').slice(0, mostText);
  return {
    shortcode: BusinessShortCode,
    receipt: TransID,
    account: BillRefNumber.slice(0, mostText),
    kesCents,
    paidAt: readTime(TransTime ?? '') ?? now,
    ...(payer && { payer }),
    ...(MSISDN && { phone: MSISDN.slice(0, mostText) }),
  };
}

/** Cents as an integer, from text such as `250000.5`. */
function centsOf(amount: string): number {
  const [whole = '', rest = ''] = amount.split('.');
  return Number(whole) * 100 + Number(rest.padEnd(2, '0'));
}

/** Refuses payments that nobody could record, before M-Pesa takes the money. */
async function validate({ database }: Services, { account }: { account: string }): Promise<Verdict> {
  const order = await findByAccount(database, account);
  if (!order || order.state === 'cancelled') return refused.account;
  const { sums } = await readMoney(database, order);
  return dueAt(order.state, sums) > 0 ? accepted : refused.amount;
}

const zResult = z.object({
  Body: z.object({
    stkCallback: z.object({
      CheckoutRequestID: z.string().min(1).max(100),
      ResultCode: text,
      CallbackMetadata: z
        .object({ Item: z.array(z.object({ Name: z.string(), Value: z.unknown().optional() })) })
        .optional(),
    }),
  }),
});

interface Result {
  checkoutId: string;
  paid?: { receipt: string; kesCents: number; paidAt: Date | undefined };
}

function readResult(body: string): Result | undefined {
  const read = zResult.safeParse(parse(body));
  if (!read.success) return undefined;
  const { CheckoutRequestID: checkoutId, ResultCode, CallbackMetadata } = read.data.Body.stkCallback;
  if (ResultCode !== '0') return { checkoutId };
  const valueOf = (name: string) => {
    const value = CallbackMetadata?.Item.find((item) => item.Name === name)?.Value;
    return typeof value === 'string' || typeof value === 'number' ? `${value}` : '';
  };
  const amount = /^\d{1,9}(\.\d{1,2})?$/.exec(valueOf('Amount'))?.[0];
  const receipt = valueOf('MpesaReceiptNumber').trim().slice(0, 60);
  if (amount === undefined || receipt === '' || centsOf(amount) === 0) return { checkoutId };
  return { checkoutId, paid: { receipt, kesCents: centsOf(amount), paidAt: readTime(valueOf('TransactionDate')) } };
}

/** Stores what M-Pesa reports about a request. Returns false if there is no such request. */
async function noteResult({ database, clock }: Services, id: string, { checkoutId, paid }: Result): Promise<boolean> {
  const request = await database
    .selectFrom('mpesa_request')
    .select(['checkout_id', 'receipt'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!request || (request.checkout_id !== null && request.checkout_id !== checkoutId)) return false;
  const now = clock();
  await database
    .updateTable('mpesa_request')
    .set({
      // The callback can be faster than the answer to the request.
      checkout_id: checkoutId,
      // Asked again if M-Pesa cannot be reached now.
      check_at: now,
      ...(paid && { receipt: paid.receipt, reported_kes_cents: paid.kesCents, paid_at: paid.paidAt ?? now }),
    })
    .where('id', '=', id)
    .where('receipt', 'is', null)
    .execute();
  return true;
}

function fieldsOf(body: string): string[] {
  const parsed = parse(body);
  return typeof parsed === 'object' && parsed !== null ? Object.keys(parsed).slice(0, 30) : [];
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
