import { type Call, type Exchange, rejectWhenAborted, type Reply } from './exchange.ts';
import { TransportError } from './transport-error.ts';

export const requestTimeout = 16_000;

/**
 * Limits the time of each attempt. If a change may have reached the server but no usable answer arrived, an idempotent
 * call is retried once with the same key: this either returns the first outcome or makes the change. Any other call
 * ends as 'unknown', never as failed.
 */
export function withTimeout(next: Exchange, clock: Clock, milliseconds = requestTimeout): Exchange {
  const attempt = (call: Call) => attemptInTime(next, call, clock, milliseconds);
  return async (call) => {
    try {
      return await attempt(call);
    } catch (error) {
      if (!leavesUnknown(call, error)) throw error;
      if (call.operation.replay !== 'idempotent' || call.idempotencyKey === undefined) {
        throw unknown(error, error.code === 'unreadable' ? 'outcomeUnknown' : error.text);
      }
      return askAgain(attempt, call, error);
    }
  };
}

async function askAgain(attempt: Exchange, call: Call, first: TransportError): Promise<Reply> {
  try {
    return await attempt(call);
  } catch (error) {
    if (error instanceof TransportError && error.code !== 'aborted') throw unknown(first, 'outcomeUnknown');
    throw error;
  }
}

async function attemptInTime(next: Exchange, call: Call, clock: Clock, milliseconds: number): Promise<Reply> {
  if (call.signal?.aborted) throw new TransportError('aborted');
  const attempt = new AbortController();
  const giveUp = () => attempt.abort(new TransportError('aborted'));
  call.signal?.addEventListener('abort', giveUp);
  const stopTimer = clock.after(milliseconds, () =>
    attempt.abort(new TransportError('timeout', { mayHaveArrived: true })),
  );
  try {
    return await Promise.race([next({ ...call, signal: attempt.signal }), rejectWhenAborted(attempt.signal)]);
  } finally {
    stopTimer();
    call.signal?.removeEventListener('abort', giveUp);
  }
}

function leavesUnknown({ operation }: Call, error: unknown): error is TransportError {
  return operation.effect === 'mutation' && error instanceof TransportError && error.mayHaveArrived;
}

/** Retrying matters for calls with a key. Retrying a login is harmless and shows whether the connection works. */
function unknown(cause: TransportError, text: TransportError['text']): TransportError {
  return new TransportError('unknown', { mayHaveArrived: true, found: cause.message, cause, ...(text && { text }) });
}

/** Time as the layers see it, so that tests can control it. */
export interface Clock {
  now: () => number;
  /** Runs `task` after a delay, unless the returned function is called first. */
  after(milliseconds: number, task: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, task) {
    const timer = setTimeout(task, milliseconds);
    return () => clearTimeout(timer);
  },
};
