import * as fc from 'fast-check';
import type { OrderState } from '#states/order-state.ts';
import { expect, test } from 'vitest';
import { type CountedLine, dueAt, moneyWaitsAt, sumMoney } from './money-sums.ts';

const amount = fc.integer({ min: 1, max: 3_000_000_00 });
const costs = fc
  .record({ deposit: amount, rest: amount })
  .map(({ deposit, rest }) => ({ deposit, total: deposit + rest }));

type Step =
  | { what: 'receive' | 'accept' | 'keep' | 'plan'; amount: number }
  | { what: 'release' | 'withdraw' | 'send'; which: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ what: fc.constantFrom('receive' as const, 'accept' as const, 'keep' as const), amount }),
  fc.record({ what: fc.constant('plan' as const), amount }),
  fc.record({ what: fc.constantFrom('release' as const, 'withdraw' as const, 'send' as const), which: fc.nat(5) }),
);

interface Purse {
  received: number;
  accepted: number;
  kept: number;
  /** Each refund and its progress. */
  refunds: { amount: number; state: 'planned' | 'released' | 'sent' | 'withdrawn' }[];
}

/** What staff may do through the calls; refused actions change nothing. */
function carryOut(done: Step, purse: Purse, lines: CountedLine[], price: { total: number; deposit: number }): void {
  const { spare, missing } = sumMoney(lines, price);
  if ('which' in done) return move(done, purse, lines);
  if (done.what === 'receive') {
    purse.received += done.amount;
    lines.push({ kind: 'received', amount: done.amount });
  } else if (done.what === 'accept') {
    const most = Math.min(done.amount, missing);
    if (most === 0) return;
    purse.accepted += most;
    lines.push({ kind: 'shortfall', amount: most });
  } else if (done.what === 'keep') {
    if (done.amount > spare) return;
    purse.kept += done.amount;
    lines.push({ kind: 'kept', amount: done.amount });
  } else {
    if (done.amount > spare) return;
    lines.push({ kind: 'refundPlanned', amount: done.amount, refund_id: String(purse.refunds.length) });
    purse.refunds.push({ amount: done.amount, state: 'planned' });
  }
}

type Moving = Extract<Step, { which: number }>;

/** Advances a refund where possible. */
function move({ what, which }: Moving, purse: Purse, lines: CountedLine[]): void {
  const refund = purse.refunds[which];
  const needs = { release: ['planned'], withdraw: ['planned', 'released'], send: ['released'] }[what];
  if (!refund || !needs.includes(refund.state)) return;
  const kinds = { release: 'refundReleased', withdraw: 'refundWithdrawn', send: 'refundSent' } as const;
  const states = { release: 'released', withdraw: 'withdrawn', send: 'sent' } as const;
  refund.state = states[what];
  lines.push({ kind: kinds[what], amount: refund.amount, refund_id: String(which) });
}

test('After any sequence of payments and refunds the sums are exact, and no more is refunded than received', () => {
  fc.assert(
    fc.property(costs, fc.array(step, { maxLength: 40 }), (price, steps) => {
      const purse: Purse = { received: 0, accepted: 0, kept: 0, refunds: [] };
      const lines: CountedLine[] = [];
      for (const one of steps) {
        carryOut(one, purse, lines, price);
        const sums = sumMoney(lines, price);
        const inState = (...states: string[]) =>
          purse.refunds.filter(({ state }) => states.includes(state)).reduce((sum, refund) => sum + refund.amount, 0);
        const paid = purse.received - inState('planned', 'released', 'sent') - purse.kept + purse.accepted;
        expect(sums).toMatchObject({
          received: purse.received,
          shortfall: purse.accepted,
          underWay: inState('planned', 'released'),
          givenBack: inState('sent'),
          kept: purse.kept,
          paid,
          missing: Math.max(0, price.total - paid),
          missingOfDeposit: Math.max(0, price.deposit - paid),
          surplus: Math.max(0, paid - purse.accepted - price.total),
        });
        expect(sums.spare).toBeGreaterThanOrEqual(0);
        expect(sums.givenBack + sums.underWay + sums.kept + sums.spare).toBe(sums.received);
        expect(sums.surplus).toBeLessThanOrEqual(sums.spare);
        expect(sums.missing === 0 || sums.surplus === 0).toBe(true);
        expect(Object.values(sums).every(Number.isSafeInteger)).toBe(true);
      }
    }),
    { seed: 20_260_612, numRuns: 1000 },
  );
});

test('The amount due follows the state, and an order waits for one thing at a time', () => {
  const price = { total: 100, deposit: 30 };
  const received = (paid: number): CountedLine[] => [{ kind: 'received', amount: paid }];
  const dueOf = (state: OrderState, paid: number) => dueAt(state, sumMoney(received(paid), price));
  expect([
    dueOf('awaitingDeposit', 10),
    dueOf('depositInReview', 40),
    dueOf('preparing', 30),
    dueOf('shipped', 30),
    dueOf('awaitingBalance', 30),
    dueOf('inTransit', 90),
  ]).toEqual([20, 0, 0, 70, 70, 0]);
  const waits = (state: OrderState, lines: CountedLine[]) => moneyWaitsAt(state, lines, price);
  expect([
    waits('awaitingDeposit', []),
    waits('awaitingDeposit', received(1)),
    waits('depositInReview', received(1)),
    waits('awaitingBalance', received(40)),
  ]).toEqual([null, 'partPaid', null, null]);
  expect([waits('inTransit', received(101)), waits('cancelled', received(1)), waits('cancelled', [])]).toEqual([
    'surplus',
    'toSettle',
    null,
  ]);
  const refund = { amount: 1, refund_id: 'r1' };
  const planned = [...received(101), { ...refund, kind: 'refundPlanned' as const }];
  expect(waits('inTransit', planned)).toBe('toRelease');
  expect(waits('inTransit', [...planned, { ...refund, kind: 'refundReleased' }])).toBe('toSend');
  expect(waits('inTransit', [...planned, { ...refund, kind: 'refundWithdrawn' }])).toBe('surplus');
});
