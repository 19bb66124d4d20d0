/** What a call answers, in plain. `body` is the JSON text of the plain body. */
export interface Answer {
  code: number;
  body?: string;
  message?: string;
  errorMessage?: string;
}

/** The same answer on its way: `body` is sealed. */
export interface WireAnswer {
  code: number;
  body?: string;
  message?: string;
  errorMessage?: string;
}

export interface RequestParts {
  method: string;
  /** The path of the contract, without the API base. */
  path: string;
  /** JSON text. */
  payload: string;
  token?: string;
  idempotencyKey?: string;
}

export interface SealedRequest {
  headers: Record<string, string>;
  /** The whole form, ready to send. */
  form: string;
  /** Rejects with `AnswerUnreadable`, and with nothing else. */
  open(answer: WireAnswer): Promise<Answer>;
}

export interface ClientEnvelope {
  seal(parts: RequestParts): Promise<SealedRequest>;
}

export interface ReceivedRequest {
  method: string;
  /** The path of the contract, without the API base. */
  path: string;
  form: string;
  /** Asked with lower-case names. */
  header(name: string): string | undefined;
}

export interface OpenedRequest {
  payload: string;
  token?: string;
  idempotencyKey?: string;
  seal(answer: Answer): Promise<WireAnswer>;
}

export interface ServerEnvelope {
  /** Rejects with `EnvelopeRefused` or `ReplayUnknown`, and with nothing else. */
  open(request: ReceivedRequest): Promise<OpenedRequest>;
}

/** One message and one shape whatever the cause, so that a refusal tells a prober nothing. */
export class EnvelopeRefused extends Error {
  override readonly name = 'EnvelopeRefused';

  constructor() {
    super('The envelope was refused.');
  }
}

/**
 * The request is its sender's own, but the replay window cannot be asked whether it was taken before. It must not be
 * carried out; its sender, who alone can open the answer, may be told to try again.
 */
export class ReplayUnknown extends Error {
  override readonly name = 'ReplayUnknown';
  readonly opened: Pick<OpenedRequest, 'payload' | 'seal'>;

  constructor(opened: OpenedRequest, cause: unknown) {
    super('The replay window cannot be asked.', { cause });
    this.opened = opened;
  }
}

/** A page can do none of the suites that its server offers. */
export class NoUsableSuite extends Error {
  override readonly name = 'NoUsableSuite';

  constructor() {
    super('This page has no WebCrypto, and its server offers no suite that does without it.');
  }
}

/** The answer could not be opened, or does not belong to this request. */
export class AnswerUnreadable extends Error {
  override readonly name = 'AnswerUnreadable';

  constructor() {
    super('The answer could not be read.');
  }
}
