import type { OperationFacts } from '../operation.ts';
import type { Answer } from '../envelope/envelope.ts';
import { TransportError } from './transport-error.ts';

/** A call as it passes down through the layers. */
export interface Call {
  readonly operation: OperationFacts;
  /** JSON text. */
  readonly payload: string;
  readonly token?: string;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

/** The answer, with its body parsed. A successful download has a file instead of a body. */
export interface Reply extends Omit<Answer, 'body'> {
  body?: unknown;
  file?: Blob;
  /** Why the call failed, if the server says so. */
  reason?: string;
}

/** Each layer wraps another one. It rejects with `TransportError` if no usable answer arrived. */
export type Exchange = (call: Call) => Promise<Reply>;

/** Never resolves. Rejects on abort, with the signal's own reason if it is one of ours. */
export function rejectWhenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const onAbort = () =>
      reject(signal.reason instanceof TransportError ? signal.reason : new TransportError('aborted'));
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
  });
}

/** Waits for shared work, but only until this caller aborts. */
export async function waitFor<T>(shared: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  return signal ? Promise.race([shared, rejectWhenAborted(signal)]) : shared;
}
