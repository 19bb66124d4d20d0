import type { OrderTimeline } from '#generated/client/types.gen.ts';

/** A deadline or expected event of an order. */
export interface Deadline {
  what: 'deposit' | 'balance' | 'arrival';
  /** A day, or a moment. */
  at: string;
  /** How often it was changed since it was first announced. */
  changes: number;
}

/** The upcoming deadlines of an order from its timeline. */
export function deadlinesOf({ way, steps, next }: OrderTimeline): Deadline[] {
  const rejected = steps.filter(({ what, payment }) => what === 'proofRejected' && payment === 'deposit');
  const arrivals = steps.filter(({ what }) => what === 'arrivalExpected');
  const arrivalChanges = Math.max(0, arrivals.length - 1);
  const found: Deadline[] = [];
  // A rejected deposit gets a new deadline.
  if (next?.what === 'payDeposit' && next.dueAt !== undefined) {
    found.push({ what: 'deposit', at: next.dueAt, changes: rejected.length });
  }
  // The balance is due when the ship arrives, so its deadline moves with the arrival.
  if (next?.what === 'payBalance' && next.dueOn !== undefined) {
    found.push({ what: 'balance', at: next.dueOn, changes: arrivalChanges });
  }
  if (next && way.arrivesOn !== undefined && way.arrivedOn === undefined) {
    found.push({ what: 'arrival', at: way.arrivesOn, changes: arrivalChanges });
  }
  return found;
}
