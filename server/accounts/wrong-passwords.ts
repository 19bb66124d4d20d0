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
 * Wrong passwords are counted three ways. None of them refuses a right one: each only has the next try paid with work, so
 * that whoever guesses pays for every guess and an owner pays once.
 */
function countersOf({ remoteAddress }: Context, email: string) {
  const account = email.toLowerCase();
  const caller = callerOf(remoteAddress);
  return {
    /** Somebody who has forgotten their password, or guesses from one address. */
    here: { key: `login-failed:${account}:${caller}`, window: quarterHour, free: 5 },
    /** Guesses at one account from many addresses. */
    everywhere: { key: `login-failed:${account}`, window: day, free: 20 },
    /** One password tried on many accounts. Whole towns may share an address, so that more is free. */
    byCaller: { key: `logins-failed-from:${caller}`, window: quarterHour, free: 30 },
  } as const satisfies Record<string, Counter>;
}

/** The level of the work that the next login has to be paid with; 0 where it is free. */
export async function levelWanted(context: Context, email: string): Promise<number> {
  const levels = await Promise.all(
    Object.values(countersOf(context, email)).map(async ({ key, window, free }) =>
      levelOf((await countIn(context.database, key, window, context.now)) - free),
    ),
  );
  return Math.max(...levels);
}

/** Whether work of one level pays for another. Somebody else's guesses may have raised it while the work was done. */
export function pays(paid: number, wanted: number): boolean {
  return wanted === 0 || paid >= Math.max(1, wanted - 1);
}

export async function countWrongPassword(context: Context, email: string): Promise<void> {
  for (const { key, window } of Object.values(countersOf(context, email))) {
    await countUp(context.database, key, window, context.now);
  }
}

/** After a right password, only the count of this address begins anew: the others may be about somebody who guesses on. */
export async function forgiveWrongPasswords(context: Context, email: string): Promise<void> {
  await forgetCount(context.database, countersOf(context, email).here.key);
}

/** Doubles the work at 10, 30, 70, 150 and 310 wrong passwords beyond the free ones. */
function levelOf(beyond: number): number {
  return beyond < 0 ? 0 : Math.min(highestLevel, 1 + Math.floor(Math.log2(1 + beyond / 10)));
}
