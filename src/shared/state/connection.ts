import type { TransportCode } from '#wire/client/transport-error.ts';
import { createStore } from './store.ts';

/** Whether the last call reached the server, which is more reliable than the browser's own online status. */
export const line = createStore<'there' | 'away'>('there');

/** Failures that mean that a call did not reach the server or that no answer came back. */
const lost: ReadonlySet<number | TransportCode> = new Set(['offline', 'unreachable', 'timeout', 'unknown']);

/** Whether a call failed because there was no connection. */
export function isConnectionLost(error: unknown): error is { code: TransportCode; message: string } {
  return lost.has((Object(error) as { code?: number | TransportCode }).code ?? 0);
}
