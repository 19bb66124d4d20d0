import type { OperationFacts } from '../../generated/operations.ts';
import type { Language } from '../language.ts';
import type { Answer, ReplayUnknown, WireAnswer } from '../envelope/envelope.ts';

/** One call of an operation, opened and checked: all that an answer can depend on. */
export interface Call {
  readonly operation: OperationFacts;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly language: Language;
  readonly token?: string;
  readonly idempotencyKey?: string;
  readonly requestId: string;
  readonly remoteAddress: string;
}

/** What a call answers, before it is sealed. A failure without `message` gets the catalogue's text. */
export interface PlainAnswer {
  code: number;
  /** JSON, or a file: its bytes, or the stream that brings them. */
  body?: unknown;
  message?: string;
  errorMessage?: string;
}

/**
 * Nobody knows whether the call was carried out. The connection is closed without an answer, since any code would tell
 * the caller that it was, or that it was not.
 */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';
}

export type AnswerCall = (call: Call) => PlainAnswer | Promise<PlainAnswer>;

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
