import { EnvelopeRefused } from './envelope.ts';

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

/** Turns every failure of an attempt into one and the same refusal, made in one place. */
export async function refuseAlike<T>(attempt: () => Promise<T>, onRefused?: RefusalHook): Promise<T> {
  try {
    return await attempt();
  } catch (cause) {
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
