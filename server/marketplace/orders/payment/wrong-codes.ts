import { setTimeout as wait } from 'node:timers/promises';
import { callerOf } from '#wire/host/caller.ts';
import type { Context } from '#server/platform/calls/context.ts';
import { countIn, incrementCount } from '#server/platform/calls/rate-limit.ts';

const hour = 60 * 60_000;
/** More typos than a whole town behind one address makes. */
const mostInAnHour = 60;
const [firstPause, longestPause] = [400, 4_000];

const keyOf = ({ remoteAddress }: Context) => `wrong-payment-code:${callerOf(remoteAddress)}`;

/** Whether an address has sent so many wrong codes that it gets no answer for the rest of the hour. */
export async function hasTriedTooMany(context: Context): Promise<boolean> {
  const { database, services, now } = context;
  return services.limits && (await countIn(database, keyOf(context), hour, now)) >= mostInAnHour;
}

/** Counts a wrong code and delays its response. Holds no database connection meanwhile. */
export async function slowDown(context: Context): Promise<void> {
  const { database, services, now } = context;
  const wrong = await incrementCount(database, keyOf(context), hour, now);
  if (services.limits) await wait(pauseAfter(wrong));
}

/** Doubles with each wrong code, up to a few seconds. */
export function pauseAfter(wrong: number): number {
  return Math.min(longestPause, firstPause * 2 ** (wrong - 1));
}
