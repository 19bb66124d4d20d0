import { TransportError } from './transport-error.ts';

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
