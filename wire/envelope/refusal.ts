import { EnvelopeRefused, ReplayUnknown } from './envelope.ts';

export type RefusalReason = 'malformed' | 'unauthentic' | 'untimely' | 'replayed' | 'failed';

/** For the operator's log only; it must not reach the caller. */
export type RefusalHook = (reason: RefusalReason, cause?: unknown) => void;

/** Why a request is refused. It exists only between the failed check and `refuseUniformly`. */
export class Fault extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(reason);
    this.reason = reason;
  }
}

/** Turns every failure into the same refusal. Errors that the sender of a valid envelope may see are excluded. */
export async function refuseUniformly<T>(attempt: () => Promise<T>, onRefused?: RefusalHook): Promise<T> {
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
    // A failing log must not turn a refusal into another error.
  }
}
