import { randomId } from '../../wire/bytes.ts';

/** Names one intended change, whatever the number of attempts at it. */
export function createIdempotencyKey(): string {
  return randomId();
}
