import { callerOf } from '../../wire/host/caller.ts';
import type { Context } from '../calls/context.ts';
import { countIn, countUp, forgetCount } from '../calls/rate-limit.ts';
import { highestLevel } from './proof-of-work.ts';

const quarterHour = 15 * 60_000;
const day = 24 * 60 * 60_000;

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
function countersOf({ remoteAddress }: Context, email: string) {
  const account = email.toLowerCase();
  const caller = callerOf(remoteAddress);
  return {
    /** Counts the tries of somebody who has forgotten the password, or guesses from one address. */
    here: { key: `login-failed:${account}:${caller}`, window: quarterHour, free: 5 },
    /** Counts guesses at one account from many addresses. */
    everywhere: { key: `login-failed:${account}`, window: day, free: 20 },
    /** Counts tries on many accounts from one address. A whole town may share an address, so more are free. */
    byCaller: { key: `logins-failed-from:${caller}`, window: quarterHour, free: 30 },
  } as const satisfies Record<string, Counter>;
}

/** Tells the level of the work that the next login costs; 0 if it is free. */
export async function levelWanted(context: Context, email: string): Promise<number> {
  const levels = await Promise.all(
    Object.values(countersOf(context, email)).map(async ({ key, window, free }) =>
      levelOf((await countIn(context.database, key, window, context.now)) - free),
    ),
  );
  return Math.max(...levels);
}

/** Accepts work that is one level too low, since others may have guessed while it was done. */
export function pays(paid: number, wanted: number): boolean {
  return wanted === 0 || paid >= Math.max(1, wanted - 1);
}

export async function countWrongPassword(context: Context, email: string): Promise<void> {
  for (const { key, window } of Object.values(countersOf(context, email))) {
    await countUp(context.database, key, window, context.now);
  }
}

/** Resets only the count of this address after a right password, because somebody else may be guessing on. */
export async function forgiveWrongPasswords(context: Context, email: string): Promise<void> {
  await forgetCount(context.database, countersOf(context, email).here.key);
}

/** Doubles the work at 10, 30, 70, 150 and 310 wrong passwords beyond the free ones. */
function levelOf(beyond: number): number {
  return beyond < 0 ? 0 : Math.min(highestLevel, 1 + Math.floor(Math.log2(1 + beyond / 10)));
}
