import { ApiFailure } from '../../../wire/client/failure.ts';
import type { TransportCode } from '../../../wire/client/transport-error.ts';
import { isSessionOver } from '../../api/session-over.ts';
import type { Sent } from './outbox.ts';

/** The change may have been made, though no answer says so. */
const open: ReadonlySet<number | TransportCode> = new Set(['unknown', 'timeout', 'unreadable']);
/** It was not made, and may be when it is asked again. 500 is trouble of the server, which has undone the change. */
const later: ReadonlySet<number | TransportCode> = new Set(['offline', 'unreachable', 'aborted', 'refused', 500]);

/** What became of a try, by the failure that it ended with, if it did. */
export function sentOf(error: unknown): Sent {
  if (error === undefined) return { is: 'done' };
  // A fault of ours must not be taken for an answer.
  if (!(error instanceof ApiFailure)) throw error;
  if (open.has(error.code)) return { is: 'unknown' };
  if (later.has(error.code) || isSessionOver(error)) return { is: 'unsent' };
  return { is: 'refused', failure: error };
}
