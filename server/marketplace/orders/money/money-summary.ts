import type { Order, OrderRefund } from '#generated/client/types.gen.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { formatUnits } from '#server/marketplace/pricing/price-text.ts';
import { paymentDueAt } from '../order-graph.ts';
import type { OrderRow } from '../order-row.ts';
import { type MoneyLine, readMoney } from './money-lines.ts';
import { type MoneySums, refundsOf, refundStateOf } from './money-sums.ts';
import { promisedAmount } from '../refund-rules.ts';

/** The money summary shown to the buyer once something was received. */
export async function moneySummaryOf(database: Database, order: OrderRow): Promise<Pick<Order, 'money'>> {
  const { lines, sums } = await readMoney(database, order);
  if (sums.received === 0) return {};
  const text = (units: number) => formatUnits(units, order.pay_unit);
  const keptReason = lines.findLast(({ kind }) => kind === 'kept')?.reason;
  const refunds = refundsOf(lines).flatMap(([, steps]) => tellRefund(steps, text));
  const promise = order.refund_promise;
  const promised = promise ? promisedAmount(promise, asShownToBuyer(sums, plannedIn(lines))) : 0;
  const isPayable = order.state !== 'cancelled';
  return {
    money: {
      received: text(sums.received),
      ...(isPayable && sums.missing > 0 && { missing: text(sums.missing) }),
      ...(paymentDueAt(order.state) === 'deposit' &&
        sums.missingOfDeposit > 0 && { missingOfDeposit: text(sums.missingOfDeposit) }),
      ...(isPayable && sums.surplus > 0 && { surplus: text(sums.surplus) }),
      ...(sums.kept > 0 && { kept: text(sums.kept) }),
      ...(keptReason && { keptReason }),
      ...(promise && promised > 0 && { promised: { amount: text(promised), sendBy: promise.sendBy } }),
      ...(refunds.length > 0 && { refunds }),
    },
  };
}

/** The sum of the refunds that are not released yet. */
function plannedIn(lines: readonly MoneyLine[]): number {
  const planned = refundsOf(lines).filter(([, steps]) => refundStateOf(steps) === 'planned');
  return planned.reduce((sum, [, [first]]) => sum + (first?.amount ?? 0), 0);
}

/** The buyer does not see a refund before it is released, so until then it is still promised. */
function asShownToBuyer(sums: MoneySums, planned: number): MoneySums {
  return { ...sums, underWay: sums.underWay - planned, refundable: sums.refundable + planned };
}

/** A refund is not shown until it is released: before, it is no promise. */
function tellRefund(steps: readonly MoneyLine[], text: (units: number) => string): OrderRefund[] {
  const [planned] = steps;
  const state = refundStateOf(steps);
  if (!planned || state === 'planned' || state === 'withdrawn') return [];
  const sent = steps.find(({ kind }) => kind === 'refundSent');
  return [
    {
      amount: text(planned.amount),
      reason: planned.reason ?? '',
      bank: planned.bank ?? '',
      lastDigits: planned.last_digits ?? '',
      ...(sent?.day && { sentOn: sent.day }),
      ...(sent?.reference && { reference: sent.reference }),
    },
  ];
}
