import type { Answer, ReplayUnknown, WireAnswer } from '../envelope/envelope.ts';

/** A request as it came in, whatever its form: opened, not yet checked. */
export interface Arrival {
  /** Absent where the text sent is no JSON. */
  payload?: unknown;
  /** The fields came without types: from a query or a form. */
  textOnly?: boolean;
  token?: string;
  idempotencyKey?: string;
  /** Present on a sealed request, whose answer is sealed too. */
  seal?: (answer: Answer) => Promise<WireAnswer>;
  /** Why a sealed request, good in itself, must not be carried out now: it may have been taken before. */
  trouble?: ReplayUnknown;
}
