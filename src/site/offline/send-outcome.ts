import { ApiFailure } from '#wire/client/failure.ts';
import type { TransportCode } from '#wire/client/transport-error.ts';
import { isSessionOver } from '#shared/api/session-over.ts';
import type { Sent } from './outbox.ts';

/** The change may have been made, although no answer confirms it. */
const open: ReadonlySet<number | TransportCode> = new Set(['unknown', 'timeout', 'unreadable']);
/** It was not made, and a retry may succeed. Code 500 is a server error, which has rolled the change back. */
const later: ReadonlySet<number | TransportCode> = new Set(['offline', 'unreachable', 'aborted', 'refused', 500]);

/** The outcome of an attempt, given its failure if it had one. */
export function sentOf(error: unknown): Sent {
  if (error === undefined) return { is: 'done' };
  // A bug of ours must not count as an answer.
  if (!(error instanceof ApiFailure)) throw error;
  if (open.has(error.code)) return { is: 'unknown' };
  if (later.has(error.code) || isSessionOver(error)) return { is: 'unsent' };
  return { is: 'refused', failure: error };
}
