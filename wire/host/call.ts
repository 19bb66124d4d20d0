import type { OperationFacts } from '../operation.ts';
import type { Language } from '../language.ts';
import type { Answer, ReplayUnknown, WireAnswer } from '../envelope/envelope.ts';

/** A call that is opened and checked: everything that its answer can depend on. */
export interface Call {
  readonly operation: OperationFacts;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly language: Language;
  readonly token?: string;
  readonly idempotencyKey?: string;
  readonly requestId: string;
  readonly remoteAddress: string;
  /** The program that calls: the partner id of a sealed call, or the name that a plain one gives. */
  readonly consumer?: string;
}

/** The answer before it is sealed. A failure without `message` gets the catalogue's text. */
export interface PlainAnswer {
  code: number;
  /** JSON, or a file as bytes or a stream. */
  body?: unknown;
  message?: string;
  errorMessage?: string;
  /** Why the call failed, as a key of its `x-failures`. */
  reason?: string;
}

/**
 * The outcome of the call is unknown. The connection is then closed without an answer, since any code would say
 * that the call was, or was not, carried out.
 */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';
}

export type AnswerCall = (call: Call) => PlainAnswer | Promise<PlainAnswer>;

/** A request as received, in any form: opened but not checked. */
export interface Arrival {
  /** Absent if the text is not JSON. */
  payload?: unknown;
  /** Whether the fields are untyped, as in a query or a form. */
  textOnly?: boolean;
  token?: string;
  idempotencyKey?: string;
  consumer?: string;
  /** Present for a sealed request, whose answer is sealed too. */
  seal?: (answer: Answer) => Promise<WireAnswer>;
  /** Why an authentic sealed request must not be carried out now: it may have been accepted before. */
  trouble?: ReplayUnknown;
}
