import { EnvelopeRefused, ReplayUnknown } from './envelope.ts';

export type RefusalReason = 'malformed' | 'unauthentic' | 'untimely' | 'replayed' | 'failed';

/** For the operator's log only: what it hears must not reach the caller. */
export type RefusalHook = (reason: RefusalReason, cause?: unknown) => void;

/** Why a request is being refused. It lives between the check that failed and `refuseAlike`. */
export class Fault extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Turns every failure of an attempt into one and the same refusal, made in one place. What can be told to the sender of
 * a good envelope is no such failure.
 */
export async function refuseAlike<T>(attempt: () => Promise<T>, onRefused?: RefusalHook): Promise<T> {
  try {
    return await attempt();
  } catch (cause) {
    if (cause instanceof ReplayUnknown) throw cause;
    report(cause, onRefused);
    throw new EnvelopeRefused();
  }
}

function report(cause: unknown, onRefused?: RefusalHook): void {
  try {
    onRefused?.(cause instanceof Fault ? cause.reason : 'failed', cause);
  } catch {
    // A log that fails must not turn a refusal into another error.
  }
}
