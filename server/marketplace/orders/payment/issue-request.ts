import { createHmac } from 'node:crypto';
import { screens } from '#screens/screens.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { Services } from '#server/platform/services.ts';
import type { PaymentCheckInfo } from '#server/marketplace/mails/mails.ts';
import { siteLink } from '#server/marketplace/mails/mail-values.ts';
import type { Language } from '#wire/language.ts';
import { isSame, type PayAccount } from '../collection-agent.ts';
import { costsOf, readMoney } from '../money/money-lines.ts';
import { paymentAt, paymentDueAt } from '../order-graph.ts';
import type { OrderRow } from '../order-row.ts';
import { generateCheckCode, writeCheckCode } from './check-code.ts';
import { signRequest } from './signed-request.ts';

interface Issuer {
  services: Services;
  database: Database;
  now: Date;
}

export type PaymentKind = 'deposit' | 'balance';

/** The part of the price that an order's request is for. The balance is not requested before its notice. */
export function kindAt({ state }: Pick<OrderRow, 'state'>): PaymentKind {
  return state === 'shipped' ? 'deposit' : paymentAt(state);
}

/**
 * The requested amount, in the smallest unit of the order's currency: the rest of a partial payment, or the balance
 * less what was paid beyond the deposit.
 */
export async function requestedAmount(database: Database, order: OrderRow, kind: PaymentKind): Promise<number> {
  const { sums } = await readMoney(database, order);
  const { deposit, total } = costsOf(order);
  const isDepositDue = paymentDueAt(order.state) === 'deposit';
  if (kind === 'deposit') return isDepositDue ? sums.missingOfDeposit : deposit;
  return isDepositDue || sums.missing === 0 ? total - deposit : sums.missing;
}

/**
 * Records and signs a payment request. While amount, account and key stay the same, so does the request, so that
 * invoice, e-mail and page carry one code.
 */
export async function issueRequest(
  { services, database, now }: Issuer,
  order: OrderRow,
  { agent, bankAccountId }: PayAccount,
): Promise<{ code: string; signed: string }> {
  const kind = kindAt(order);
  const asked = {
    kind,
    amount: await requestedAmount(database, order, kind),
    key_id: (await services.paymentKeys.current()).id,
  };
  const latest = await database
    .selectFrom('payment_request')
    .select(['code', 'signed', 'facts', 'kind', 'amount', 'key_id'])
    .where('order_id', '=', order.id)
    .orderBy('issued_at', 'desc')
    .orderBy('code')
    .limit(1)
    .executeTakeFirst();
  const isLatest =
    latest?.kind === asked.kind &&
    latest.amount === asked.amount &&
    latest.key_id === asked.key_id &&
    isSame(latest.facts, agent);
  if (isLatest) return latest;
  const code = generateCheckCode();
  const facts = JSON.stringify(agent);
  const accountMark = createHmac('sha256', services.secret).update(`account:${code}:${facts}`).digest('base64url');
  const { keyId, signed } = await signRequest(services.paymentKeys, {
    ...asked,
    code,
    orderNo: order.order_no,
    payUnit: order.pay_unit,
    accountMark: accountMark.slice(0, 12),
    issuedAt: now,
  });
  await database
    .insertInto('payment_request')
    .values({
      code,
      order_id: order.id,
      kind,
      pay_unit: order.pay_unit,
      amount: asked.amount,
      bank_account_id: bankAccountId ?? null,
      facts,
      key_id: keyId,
      signed,
      issued_at: now,
    })
    .execute();
  return { code, signed };
}

/** How to verify a printed request. */
export function checkInfoOf(
  { services, language }: { services: Services; language: Language },
  { code, signed }: { code: string; signed: string },
): PaymentCheckInfo {
  const { path } = screens.paymentCheck;
  return {
    code: writeCheckCode(code),
    link: siteLink({ services, language }, path),
    qr: siteLink({ services, language }, path, { signed }),
  };
}
