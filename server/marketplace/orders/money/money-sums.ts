import type { MoneyLineKind } from '#generated/client/types.gen.ts';
import type { OrderState } from '#states/order-state.ts';
import { isDepositPaidAt, isPaidAt, paymentDueAt } from '../order-graph.ts';

/** All amounts are in the smallest unit of the order's currency. */
export interface CountedLine {
  /** Absent if the line is not written yet. */
  id?: number;
  kind: MoneyLineKind;
  amount: number;
  refund_id?: string | null;
  claim_id?: string | null;
  /** The line that this one reverses, or requests to reverse. */
  reverses?: number | null;
}

export interface OrderCosts {
  total: number;
  deposit: number;
}

export interface MoneySums {
  /** Total received, including what was refunded since. */
  received: number;
  /** Accepted shortfall: missing, but treated as paid. */
  shortfall: number;
  /** Refunds planned or released, and not sent yet. */
  underWay: number;
  /** Refunds sent. */
  givenBack: number;
  kept: number;
  /** Received and neither refunded, nor in refund, nor retained. */
  spare: number;
  /** Refundable: excludes payments whose reversal waits for approval. */
  refundable: number;
  /** Counts as paid towards the price. */
  paid: number;
  missingOfDeposit: number;
  /** Missing from the whole price. */
  missing: number;
  /** Received beyond the whole price. An accepted shortfall that arrives later is none. */
  surplus: number;
}

/** The sums of an order. After full payment a refund, such as one for a claim, leaves nothing missing. */
export function sumMoney(lines: readonly CountedLine[], { total, deposit }: OrderCosts, state?: OrderState): MoneySums {
  const undone = new Set(lines.map((line) => (line.kind === 'reversed' ? line.reverses : undefined)));
  const counted = lines.filter(({ id }) => id === undefined || !undone.has(id));
  const sumOf = (kind: MoneyLineKind, all: readonly CountedLine[]) =>
    all.reduce((sum, line) => (line.kind === kind ? sum + line.amount : sum), 0);
  const of = (kind: MoneyLineKind) => sumOf(kind, counted);
  const received = of('received');
  const shortfall = of('shortfall');
  const givenBack = of('refundSent');
  const kept = of('kept');
  const underWay = of('refundPlanned') - of('refundWithdrawn') - givenBack;
  const spare = received - givenBack - underWay - kept;
  const paid = spare + shortfall;
  const isPaid = state !== undefined && isPaidAt(state);
  // A refund for a claim comes out of the price, and leaves the surplus to be refunded.
  const ofClaims = counted.filter(({ claim_id }) => isPaid && claim_id);
  const claimed = sumOf('refundPlanned', ofClaims) - sumOf('refundWithdrawn', ofClaims);
  const disputed = counted.reduce(
    (sum, line) => (line.kind === 'received' && reversalOf(lines, line.id) === 'planned' ? sum + line.amount : sum),
    0,
  );
  return {
    received,
    shortfall,
    underWay,
    givenBack,
    kept,
    spare,
    refundable: Math.max(0, spare - disputed),
    paid,
    missingOfDeposit: Math.max(0, deposit - paid),
    missing: Math.max(0, total - (isPaid ? received + shortfall : paid)),
    surplus: Math.max(0, Math.min(spare, spare + claimed - total)),
  };
}

export type RefundState = 'planned' | 'released' | 'sent' | 'withdrawn';

/** The progress of a refund, from its lines. */
export function refundStateOf(lines: readonly Pick<CountedLine, 'kind'>[]): RefundState {
  const has = (kind: MoneyLineKind) => lines.some((line) => line.kind === kind);
  if (has('refundWithdrawn')) return 'withdrawn';
  if (has('refundSent')) return 'sent';
  return has('refundReleased') ? 'released' : 'planned';
}

export function refundsOf<Line extends CountedLine>(lines: readonly Line[]): [id: string, lines: Line[]][] {
  const refunds = new Map<string, Line[]>();
  for (const line of lines) {
    if (line.refund_id) refunds.set(line.refund_id, [...(refunds.get(line.refund_id) ?? []), line]);
  }
  return [...refunds];
}

/** The progress of a line's reversal; undefined if there is none. */
export function reversalOf(
  lines: readonly Pick<CountedLine, 'kind' | 'reverses'>[],
  id: number | undefined,
): 'planned' | 'reversed' | undefined {
  const latest = id === undefined ? undefined : lines.findLast(({ reverses }) => reverses === id)?.kind;
  if (latest === 'reversed') return 'reversed';
  return latest === 'reversalPlanned' ? 'planned' : undefined;
}

/** Whether an amount exceeds what is due so much that it may be a typo. Paying the whole rest at once is normal. */
export function isUnusual(
  amount: number,
  { due, missing, tolerance }: Record<'due' | 'missing' | 'tolerance', number>,
) {
  const isAboutAll = Math.abs(amount - missing) <= missing * 0.1 + tolerance;
  const expected = due > 0 ? due * 1.5 : missing;
  return amount > expected + tolerance && !isAboutAll;
}

/** The amount due in a state: the rest of the deposit or of the price; 0 if nothing is to be paid. */
export function dueAt(state: OrderState, { missingOfDeposit, missing }: MoneySums): number {
  const due = paymentDueAt(state);
  if (due === undefined) return 0;
  return due === 'deposit' ? missingOfDeposit : missing;
}

/** Why the money of an order in a state waits for accounts, if it does. */
export function moneyWaitsAt(state: OrderState, lines: readonly CountedLine[], costs: OrderCosts) {
  const states = new Set(refundsOf(lines).map(([, steps]) => refundStateOf(steps)));
  if (states.has('released')) return 'toSend';
  const isReversing = lines.some(({ id }) => reversalOf(lines, id) === 'planned');
  if (states.has('planned') || isReversing) return 'toRelease';
  const { spare, surplus } = sumMoney(lines, costs, state);
  if (state === 'cancelled') return spare > 0 ? 'toSettle' : null;
  if (state === 'awaitingDeposit') return spare > 0 ? 'partPaid' : null;
  return isDepositPaidAt(state) && surplus > 0 ? 'surplus' : null;
}
