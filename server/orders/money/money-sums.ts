import type { MoneyLineKind } from '../../../generated/client/types.gen.ts';
import type { OrderStatus } from '../order-graph.ts';

/** All amounts are in the smallest unit of the order's currency. */
export interface CountedLine {
  kind: MoneyLineKind;
  amount: number;
  refund_id?: string | null;
}

export interface OrderCosts {
  total: number;
  deposit: number;
}

export interface MoneySums {
  /** What reached the account, whatever was given back since. */
  received: number;
  /** What is missing, and was accepted as paid. */
  shortfall: number;
  /** Planned or released, and not sent yet. */
  underWay: number;
  /** What was sent back. */
  givenBack: number;
  kept: number;
  /** What was received and is neither given back, nor about to be, nor kept. */
  spare: number;
  /** What counts as paid of the price. */
  paid: number;
  missingOfDeposit: number;
  /** What is missing of the whole price. */
  missing: number;
  /** What was received beyond the whole price. */
  surplus: number;
}

export function sumMoney(lines: readonly CountedLine[], { total, deposit }: OrderCosts): MoneySums {
  const of = (kind: MoneyLineKind) => lines.reduce((sum, line) => (line.kind === kind ? sum + line.amount : sum), 0);
  const received = of('received');
  const shortfall = of('shortfall');
  const givenBack = of('refundSent');
  const kept = of('kept');
  const underWay = of('refundPlanned') - of('refundWithdrawn') - givenBack;
  const spare = received - givenBack - underWay - kept;
  const paid = spare + shortfall;
  return {
    received,
    shortfall,
    underWay,
    givenBack,
    kept,
    spare,
    paid,
    missingOfDeposit: Math.max(0, deposit - paid),
    missing: Math.max(0, total - paid),
    surplus: Math.max(0, Math.min(spare, paid - total)),
  };
}

export type RefundState = 'planned' | 'released' | 'sent' | 'withdrawn';

/** How far a refund came, by its lines. */
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

/** What is due at a status: the rest of the deposit or of the whole price; nothing while nothing is to be paid. */
export function dueAt(status: OrderStatus, { missingOfDeposit, missing }: MoneySums): number {
  if (status < 2) return missingOfDeposit;
  return status >= 3 && status <= 5 ? missing : 0;
}

/** Why the money of an order in a status waits for accounts, if it does. */
export function moneyWaitsAt(status: OrderStatus, lines: readonly CountedLine[], costs: OrderCosts) {
  const states = new Set(refundsOf(lines).map(([, steps]) => refundStateOf(steps)));
  if (states.has('released')) return 'toSend';
  if (states.has('planned')) return 'toRelease';
  const { spare, surplus } = sumMoney(lines, costs);
  if (status === 8) return spare > 0 ? 'toSettle' : null;
  if (status === 0) return spare > 0 ? 'partPaid' : null;
  return status >= 2 && surplus > 0 ? 'surplus' : null;
}
