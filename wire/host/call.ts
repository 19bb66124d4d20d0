import type { OperationFacts } from '../../generated/operations.ts';
import type { Language } from './language.ts';

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
  /** JSON, or the bytes of a file. */
  body?: unknown;
  message?: string;
  errorMessage?: string;
}

export type AnswerCall = (call: Call) => PlainAnswer | Promise<PlainAnswer>;
