import { randomId } from '#wire/bytes.ts';

/** How long a call may be repeated with its key, in milliseconds. The server remembers keys for a day. */
export const keyLifetime = 20 * 60 * 60_000;

/** Identifies one intended change across any number of attempts. */
export function createIdempotencyKey(): string {
  return randomId();
}
