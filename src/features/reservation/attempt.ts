import type { ReservationPayload } from '../../../generated/client/types.gen.ts';
import { createIdempotencyKey } from '../../api/idempotency-key.ts';
import { readSession, writeSession } from '../../app/stored-state.ts';

const attemptItem = 'reservationAttempt';

/** A reservation that was sent and has no answer yet. */
export interface Attempt {
  key: string;
  payload: ReservationPayload;
}

/** Begins one, or goes on with the one that is open: the same wish keeps its key, so that it is never made twice. */
export function beginAttempt(payload: ReservationPayload): Attempt {
  const open = openAttempt(payload);
  if (open) return open;
  const attempt = { key: createIdempotencyKey(), payload };
  writeSession(attemptItem, JSON.stringify(attempt));
  return attempt;
}

/** What a reload left open of this very wish. Who has changed the order since then wishes something else. */
export function openAttempt(payload: ReservationPayload): Attempt | undefined {
  try {
    const attempt = JSON.parse(readSession(attemptItem) ?? 'null') as Attempt | null;
    return attempt && JSON.stringify(attempt.payload) === JSON.stringify(payload) ? attempt : undefined;
  } catch {
    return undefined;
  }
}

/** It was answered, one way or the other. */
export function closeAttempt(): void {
  writeSession(attemptItem, undefined);
}
