import type { TransportCode } from '../../../wire/client/transport-error.ts';
import { createStore } from '../store.ts';

/** Whether the last call has reached the server; a browser's own word is good for less. */
export const line = createStore<'there' | 'away'>('there');

/** These say of a call that it has not reached the server, or that no answer of it came back. */
const lost: ReadonlySet<number | TransportCode> = new Set(['offline', 'unreachable', 'timeout', 'unknown']);

/** Whether a call failed for want of a line. */
export function isLost(error: unknown): error is { code: TransportCode; message: string } {
  return lost.has((Object(error) as { code?: number | TransportCode }).code ?? 0);
}
