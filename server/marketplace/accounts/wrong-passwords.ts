import { callerOf } from '#wire/host/caller.ts';
import type { Context } from '#server/platform/calls/context.ts';
import { countIn, incrementCount, resetCount } from '#server/platform/calls/rate-limit.ts';
import { highestLevel } from './proof-of-work.ts';

const quarterHour = 15 * 60_000;
const day = 24 * 60 * 60_000;

/** Where wrong passwords or codes are counted, and how many are free. Each kind of login has its own counts. */
export interface LoginKind {
  /** What its proofs of work are bound to. */
  work: 'login' | 'staffLogIn';
  /** Prefix of its counters' keys. */
  prefix: string;
  free: Readonly<Record<'here' | 'everywhere' | 'byCaller', number>>;
}

/** A whole town may share an address, so more failures are free per caller. */
export const buyerLogins: LoginKind = {
  work: 'login',
  prefix: 'login',
  free: { here: 5, everywhere: 20, byCaller: 30 },
};

interface Counter {
  key: string;
  window: number;
  /** Number of free wrong passwords. */
  free: number;
}

/**
 * Wrong passwords are counted in three ways. No count refuses a right password: it only makes the next try cost work.
 * An attacker works for every guess, an owner once.
 */
function countersOf({ remoteAddress }: Context, email: string, { prefix, free }: LoginKind) {
  const account = email.toLowerCase();
  const caller = callerOf(remoteAddress);
  return {
    /** Counts failures of one caller for one account. */
    here: { key: `${prefix}-failed:${account}:${caller}`, window: quarterHour, free: free.here },
    /** Counts guesses at one account from many addresses. */
    everywhere: { key: `${prefix}-failed:${account}`, window: day, free: free.everywhere },
    /** Counts tries on many accounts from one address. */
    byCaller: { key: `${prefix}s-failed-from:${caller}`, window: quarterHour, free: free.byCaller },
  } as const satisfies Record<string, Counter>;
}

/** Returns the level of work that the next login costs; 0 if it is free. */
export async function requiredLevel(context: Context, email: string, door = buyerLogins): Promise<number> {
  const levels = await Promise.all(
    Object.values(countersOf(context, email, door)).map(async ({ key, window, free }) =>
      levelOf((await countIn(context.database, key, window, context.now)) - free),
    ),
  );
  return Math.max(...levels);
}

/** Accepts work one level too low, since others may have guessed while it was done. */
export function pays(paid: number, wanted: number): boolean {
  return wanted === 0 || paid >= Math.max(1, wanted - 1);
}

/** Counts a wrong password and returns today's count for this e-mail. */
export async function countWrongPassword(context: Context, email: string, door = buyerLogins): Promise<number> {
  const { database, now } = context;
  const { here, everywhere, byCaller } = countersOf(context, email, door);
  await incrementCount(database, here.key, here.window, now);
  await incrementCount(database, byCaller.key, byCaller.window, now);
  return incrementCount(database, everywhere.key, everywhere.window, now);
}

/** Resets only this caller's count after a right password: somebody else may still be guessing. */
export async function resetWrongPasswords(context: Context, email: string, door = buyerLogins): Promise<void> {
  await resetCount(context.database, countersOf(context, email, door).here.key);
}

/** Doubles the work at 10, 30, 70, 150 and 310 failures beyond the free ones. */
function levelOf(beyond: number): number {
  return beyond < 0 ? 0 : Math.min(highestLevel, 1 + Math.floor(Math.log2(1 + beyond / 10)));
}
