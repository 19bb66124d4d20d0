/** The plain answer of a call. `body` is the JSON text of the plain body. */
export interface Answer {
  code: number;
  body?: string;
  message?: string;
  errorMessage?: string;
}

/** The sealed answer: its `body` is encrypted. */
export interface WireAnswer {
  code: number;
  body?: string;
  message?: string;
  errorMessage?: string;
}

export interface RequestParts {
  method: string;
  /** The contract's path, without the API base. */
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
  /** Rejects only with `AnswerUnreadable`. */
  open(answer: WireAnswer): Promise<Answer>;
}

export interface ClientEnvelope {
  seal(parts: RequestParts): Promise<SealedRequest>;
}

export interface ReceivedRequest {
  method: string;
  /** The contract's path, without the API base. */
  path: string;
  form: string;
  /** Called with lower-case names. */
  header(name: string): string | undefined;
}

export interface OpenedRequest {
  payload: string;
  /** The authenticated partner id. */
  consumer: string;
  token?: string;
  idempotencyKey?: string;
  seal(answer: Answer): Promise<WireAnswer>;
}

export interface ServerEnvelope {
  /** Rejects only with `EnvelopeRefused` or `ReplayUnknown`. */
  open(request: ReceivedRequest): Promise<OpenedRequest>;
}

/** One message and shape for every cause, so that a refusal reveals nothing to an attacker. */
export class EnvelopeRefused extends Error {
  override readonly name = 'EnvelopeRefused';

  constructor() {
    super('The envelope was refused.');
  }
}

/**
 * The request is authentic, but the replay window cannot be reached to check whether it was accepted before. It must
 * not be carried out. Only its sender can open the answer, which may say to try again.
 */
export class ReplayUnknown extends Error {
  override readonly name = 'ReplayUnknown';
  readonly opened: Pick<OpenedRequest, 'payload' | 'seal'>;

  constructor(opened: OpenedRequest, cause: unknown) {
    super('The replay window is unreachable.', { cause });
    this.opened = opened;
  }
}

/** The page supports none of the suites that its server offers. */
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
