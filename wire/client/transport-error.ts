import type { MessageKey } from './wording.ts';

/** The codes of the contract's `TransportFailure`. */
export type TransportCode =
  | 'offline'
  | 'unreachable'
  | 'timeout'
  | 'unknown'
  | 'unsealable'
  | 'refused'
  | 'unreadable'
  | 'aborted';

const usualText: Readonly<Record<Exclude<TransportCode, 'aborted'>, MessageKey>> = {
  offline: 'netError',
  unreachable: 'netError',
  timeout: 'slowNetwork',
  unknown: 'outcomeUnknown',
  unsealable: 'unsealable',
  refused: 'refusedParameters',
  unreadable: 'unreadableAnswer',
};

interface Details {
  text?: MessageKey;
  /** For developers: the place, what was found there, and what to do. */
  found?: string;
  /** Whether the request may have reached the server and changed something. */
  mayHaveArrived?: boolean;
  cause?: unknown;
}

/** No usable answer arrived. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  readonly code: TransportCode;
  /** The message for the user; undefined if the caller aborted. */
  readonly text: MessageKey | undefined;
  readonly mayHaveArrived: boolean;

  constructor(code: TransportCode, { text, found = code, mayHaveArrived = false, cause }: Details = {}) {
    super(found, { cause });
    this.code = code;
    this.text = code === 'aborted' ? undefined : (text ?? usualText[code]);
    this.mayHaveArrived = mayHaveArrived;
  }
}
