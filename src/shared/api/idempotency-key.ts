import { randomId } from '#wire/bytes.ts';
import { idempotencyKeyLifetime } from '#wire/idempotency.ts';

/** How long a call may be repeated with its key, in milliseconds. After it, the server may forget the key soon. */
export const keyLifetime = idempotencyKeyLifetime - 4 * 60 * 60_000;

/** Identifies one intended change across any number of attempts. */
export function createIdempotencyKey(): string {
  return randomId();
}
