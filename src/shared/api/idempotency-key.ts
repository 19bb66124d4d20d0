import { randomId } from '#wire/bytes.ts';

/** Identifies one intended change across any number of attempts. */
export function createIdempotencyKey(): string {
  return randomId();
}
