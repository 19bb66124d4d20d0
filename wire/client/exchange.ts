import type { OperationFacts } from '../../generated/operations.ts';
import type { Answer } from '../envelope/envelope.ts';
import { TransportError } from './transport-error.ts';

/** One call on its way down through the layers. */
export interface Call {
  readonly operation: OperationFacts;
  /** JSON text. */
  readonly payload: string;
  readonly token?: string;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

/** What comes back up, its body parsed. The success of a download carries its file in place of a body. */
export interface Reply extends Omit<Answer, 'body'> {
  body?: unknown;
  file?: Blob;
}

/** Every layer is one of these around another; each rejects with `TransportError` where no usable answer arrived. */
export type Exchange = (call: Call) => Promise<Reply>;

/** Settles only by rejecting, with the signal's own reason where that is one of ours. */
export function rejectWhenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const onAbort = () =>
      reject(signal.reason instanceof TransportError ? signal.reason : new TransportError('aborted'));
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
  });
}

/** Waits for what is shared with other callers, but no longer than this caller wants. */
export async function waitFor<T>(shared: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  return signal ? Promise.race([shared, rejectWhenAborted(signal)]) : shared;
}
