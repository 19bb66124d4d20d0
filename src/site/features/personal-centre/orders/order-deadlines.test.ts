import { expect, test } from 'vitest';
import type { OrderTimeline, TimelineStep } from '#generated/client/types.gen.ts';
import { deadlinesOf } from './order-deadlines.ts';

const step = (what: TimelineStep['what'], more: Partial<TimelineStep> = {}): TimelineStep => ({
  at: '2026-06-12T07:00:00.000Z',
  what,
  by: 'staff',
  ...more,
});
const timelineWith = (more: Partial<OrderTimeline>): OrderTimeline => ({ way: {}, steps: [], can: [], ...more });

test('gives a deposit its deadline, and counts its extensions', () => {
  const next = { turn: 'buyer', what: 'payDeposit', dueAt: '2026-06-13T07:00:00.000Z' } as const;
  expect(deadlinesOf(timelineWith({ next }))).toEqual([{ what: 'deposit', at: next.dueAt, changes: 0 }]);
  const steps = [step('proofRejected', { payment: 'deposit' }), step('proofRejected', { payment: 'balance' })];
  expect(deadlinesOf(timelineWith({ next, steps }))).toEqual([{ what: 'deposit', at: next.dueAt, changes: 1 }]);
});

test('makes the balance due on the day of the arrival, and moves both together', () => {
  const next = { turn: 'buyer', what: 'payBalance', dueOn: '2026-08-17' } as const;
  const steps = ['2026-08-10', '2026-08-12', '2026-08-17'].map((day) => step('arrivalExpected', { day }));
  expect(deadlinesOf(timelineWith({ next, steps, way: { arrivesOn: '2026-08-17' } }))).toEqual([
    { what: 'balance', at: '2026-08-17', changes: 2 },
    { what: 'arrival', at: '2026-08-17', changes: 2 },
  ]);
});

test('treats an old arrival without an entry of its own as unchanged', () => {
  const next = { turn: 'us', what: 'ship' } as const;
  expect(deadlinesOf(timelineWith({ next, way: { arrivesOn: '2026-08-17' } }))).toEqual([
    { what: 'arrival', at: '2026-08-17', changes: 0 },
  ]);
});

test('lists nothing that has happened, is over, or has no day yet', () => {
  const arrived = { way: { arrivesOn: '2026-08-17', arrivedOn: '2026-08-16' } };
  expect(deadlinesOf(timelineWith({ ...arrived, next: { turn: 'us', what: 'release' } }))).toEqual([]);
  expect(deadlinesOf(timelineWith({ way: { arrivesOn: '2026-08-17' } }))).toEqual([]);
  expect(deadlinesOf(timelineWith({ next: { turn: 'buyer', what: 'payBalance' } }))).toEqual([]);
});
