import { callerOf } from '../../wire/host/caller.ts';
import type { Context } from '../calls/context.ts';
import { countIn, countUp, forgetCount } from '../calls/rate-limit.ts';
import { highestLevel } from './proof-of-work.ts';

const quarterHour = 15 * 60_000;
const day = 24 * 60 * 60_000;

/** Where wrong passwords, or codes, are counted, and how many cost nothing. Each kind of login has its own counts. */
export interface LoginDoor {
  /** What its proofs of work are bound to. */
  work: 'login' | 'staffLogIn';
  /** What the keys of its counts begin with. */
  prefix: string;
  free: Readonly<Record<'here' | 'everywhere' | 'byCaller', number>>;
}

/** A whole town may share an address, so more are free by caller. */
export const buyersDoor: LoginDoor = {
  work: 'login',
  prefix: 'login',
  free: { here: 5, everywhere: 20, byCaller: 30 },
};

interface Counter {
  key: string;
  window: number;
  /** So many wrong passwords cost nothing. */
  free: number;
}

/**
 * Wrong passwords are counted in three ways. None of the counts refuses a right password: each only makes the next try
 * cost work. So somebody who guesses works for every guess, and an owner works once.
 */
function countersOf({ remoteAddress }: Context, email: string, { prefix, free }: LoginDoor) {
  const account = email.toLowerCase();
  const caller = callerOf(remoteAddress);
  return {
    /** Counts the tries of somebody who has forgotten the password, or guesses from one address. */
    here: { key: `${prefix}-failed:${account}:${caller}`, window: quarterHour, free: free.here },
    /** Counts guesses at one account from many addresses. */
    everywhere: { key: `${prefix}-failed:${account}`, window: day, free: free.everywhere },
    /** Counts tries on many accounts from one address. */
    byCaller: { key: `${prefix}s-failed-from:${caller}`, window: quarterHour, free: free.byCaller },
  } as const satisfies Record<string, Counter>;
}

/** Tells the level of the work that the next login costs; 0 if it is free. */
export async function levelWanted(context: Context, email: string, door = buyersDoor): Promise<number> {
  const levels = await Promise.all(
    Object.values(countersOf(context, email, door)).map(async ({ key, window, free }) =>
      levelOf((await countIn(context.database, key, window, context.now)) - free),
    ),
  );
  return Math.max(...levels);
}

/** Accepts work that is one level too low, since others may have guessed while it was done. */
export function pays(paid: number, wanted: number): boolean {
  return wanted === 0 || paid >= Math.max(1, wanted - 1);
}

/** Counts a wrong password, and answers how many there were today for this e-mail. */
export async function countWrongPassword(context: Context, email: string, door = buyersDoor): Promise<number> {
  const { database, now } = context;
  const { here, everywhere, byCaller } = countersOf(context, email, door);
  await countUp(database, here.key, here.window, now);
  await countUp(database, byCaller.key, byCaller.window, now);
  return countUp(database, everywhere.key, everywhere.window, now);
}

/** Resets only the count of this address after a right password, because somebody else may be guessing on. */
export async function forgiveWrongPasswords(context: Context, email: string, door = buyersDoor): Promise<void> {
  await forgetCount(context.database, countersOf(context, email, door).here.key);
}

/** Doubles the work at 10, 30, 70, 150 and 310 wrong passwords beyond the free ones. */
function levelOf(beyond: number): number {
  return beyond < 0 ? 0 : Math.min(highestLevel, 1 + Math.floor(Math.log2(1 + beyond / 10)));
}
