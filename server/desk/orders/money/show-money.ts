import type { StaffMoneyLine, StaffOrderMoney, StaffRefund } from '#generated/client/types.gen.ts';
import { type OperationFacts, operations, type StaffRole } from '#generated/operations.ts';
import { type Context, memberOf } from '#server/platform/calls/context.ts';
import { costsOf, type MoneyLine, type OrderMoney } from '#server/marketplace/orders/money/money-lines.ts';
import { dueAt, refundsOf, refundStateOf, reversalOf } from '#server/marketplace/orders/money/money-sums.ts';
import type { OrderRow } from '#server/marketplace/orders/order-row.ts';
import { promisedAmount } from '#server/marketplace/orders/refund-rules.ts';
import { formatUnits } from '#server/marketplace/pricing/price-text.ts';
import { type SecondPersonCheck, readSecondPerson } from '#server/desk/second-person.ts';
import { readOwedClaim } from './owed-claim.ts';
import { retainableOf } from './retainable.ts';
import { maxShortfall } from './max-shortfall.ts';

/** Logistics and stock have no access to money. */
const readers: ReadonlySet<StaffRole> = new Set(['owner', 'sales', 'accounts', 'readOnly']);

export function mayReadMoney(context: Context): boolean {
  return readers.has(memberOf(context).role);
}

/** The money of an order as shown to staff, with the available actions. */
export async function showMoney(
  order: OrderRow,
  { lines, sums }: OrderMoney,
  context: Context,
): Promise<StaffOrderMoney> {
  const text = (units: number) => formatUnits(units, order.pay_unit);
  const dueAmount = dueAt(order.state, sums);
  const keepableAmount = retainableOf(order, sums);
  const isPayable = order.state !== 'cancelled';
  const refunds = refundsOf(lines);
  const promise = sums.received > 0 ? order.refund_promise : null;
  const promisedUnits = promise ? promisedAmount(promise, sums) : 0;
  const claim = await readOwedClaim(context.database, order.id, lines);
  const waits = refunds.length > 0 || lines.some(({ kind }) => kind === 'reversalPlanned');
  const judge = waits && mayAct(context) ? await readSecondPerson(context) : () => undefined;
  return {
    payUnit: order.pay_unit,
    expected: text(costsOf(order).total),
    received: text(sums.received),
    due: text(dueAmount),
    dueAmount,
    mostShortAmount: maxShortfall[order.pay_unit],
    ...(isPayable && sums.missing > 0 && { missing: text(sums.missing) }),
    ...(isPayable && sums.surplus > 0 && { surplus: text(sums.surplus) }),
    ...(sums.givenBack > 0 && { givenBack: text(sums.givenBack) }),
    ...(sums.kept > 0 && { kept: text(sums.kept) }),
    refundable: text(sums.refundable),
    refundableAmount: sums.refundable,
    ...(promise && { promised: { ...promise, amount: text(promisedUnits), amountUnits: promisedUnits } }),
    ...(claim && { claim }),
    keepable: text(keepableAmount),
    keepableAmount,
    lines: lines.map((line) => describeLine(line, lines, { text, judge, context })),
    refunds: refunds.flatMap(([id, steps]) => describeRefund(id, steps, { text, judge, context })),
    can: mayAct(context)
      ? [
          'receivePayment',
          ...(sums.refundable > 0 ? (['proposeRefund'] as const) : []),
          ...(keepableAmount > 0 ? (['keepMoney'] as const) : []),
        ]
      : [],
  };
}

/** All calls about money allow the same roles. */
function mayAct(context: Context): boolean {
  const { roles }: OperationFacts = operations.staffProposeRefund;
  return roles?.includes(memberOf(context).role) ?? false;
}

type Written = (units: number) => string;

function describeLine(
  line: MoneyLine,
  lines: readonly MoneyLine[],
  { text, judge, context }: { text: Written; judge: SecondPersonCheck; context: Context },
): StaffMoneyLine {
  const { id, kind, amount, payment, day, reference, reason, refund_id, reverses, actor, created_at } = line;
  const reversal = reversalOf(lines, id);
  const planned = reversal === 'planned' ? lines.findLast(({ reverses: of }) => of === id) : undefined;
  const releaseBar = planned && judge(planned.member_id);
  const can = mayAct(context) ? reversalActions(line, reversal, releaseBar) : [];
  return {
    ...(id !== undefined && { id: String(id) }),
    ...(reverses !== null && { reverses: String(reverses) }),
    ...(reversal && { reversal }),
    ...(can.length > 0 && { can }),
    ...(releaseBar && { releaseBar }),
    at: created_at.toISOString(),
    kind,
    amount: text(amount),
    ...(payment !== null && { payment }),
    ...(day !== null && { day }),
    ...(reference !== null && { reference }),
    ...(reason !== null && { reason }),
    ...(refund_id !== null && { refundId: refund_id }),
    byName: nameOf(actor),
  };
}

function reversalActions(
  line: MoneyLine,
  reversal: StaffMoneyLine['reversal'],
  releaseBar: StaffMoneyLine['releaseBar'],
): NonNullable<StaffMoneyLine['can']> {
  if (line.id === undefined || (line.kind !== 'received' && line.kind !== 'shortfall')) return [];
  if (reversal === undefined) return ['reverse'];
  if (reversal === 'reversed') return [];
  return releaseBar ? ['withdrawReversal'] : ['releaseReversal', 'withdrawReversal'];
}

function describeRefund(
  id: string,
  steps: readonly MoneyLine[],
  { text, judge, context }: { text: Written; judge: SecondPersonCheck; context: Context },
): StaffRefund[] {
  const [planned] = steps;
  if (!planned) return [];
  const state = refundStateOf(steps);
  const released = steps.find(({ kind }) => kind === 'refundReleased');
  const sent = steps.find(({ kind }) => kind === 'refundSent');
  const releaseBar = state === 'planned' ? judge(planned.member_id) : undefined;
  const next: StaffRefund['can'] =
    state === 'planned' ? [...(releaseBar ? [] : (['release'] as const)), 'withdraw'] : ['markSent', 'withdraw'];
  const isOver = state === 'sent' || state === 'withdrawn';
  return [
    {
      id,
      state,
      amount: text(planned.amount),
      reason: planned.reason ?? '',
      bank: planned.bank ?? '',
      lastDigits: planned.last_digits ?? '',
      plannedAt: planned.created_at.toISOString(),
      plannedBy: nameOf(planned.actor),
      ...(released && { releasedBy: nameOf(released.actor) }),
      ...(sent?.day && { sentOn: sent.day }),
      ...(sent?.reference && { reference: sent.reference }),
      ...(releaseBar && { releaseBar }),
      can: isOver || !mayAct(context) ? [] : next,
    },
  ];
}

export function nameOf(actor: string): string {
  return actor.replace(/^staff:/, '');
}
