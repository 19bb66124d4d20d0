import type { TransportFailure } from '../../generated/client/types.gen.ts';
import type { MessageKey } from './wording.ts';

export type TransportCode = TransportFailure['code'];

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
  /** For whoever develops: the place, what was found there, and what to do. */
  found?: string;
  /** Whether the request may have reached the server, so that a change may have been made. */
  mayHaveArrived?: boolean;
  cause?: unknown;
}

/** No usable answer arrived. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  readonly code: TransportCode;
  /** What to tell the user; nothing where the caller itself gave up. */
  readonly text: MessageKey | undefined;
  readonly mayHaveArrived: boolean;

  constructor(code: TransportCode, { text, found = code, mayHaveArrived = false, cause }: Details = {}) {
    super(found, { cause });
    this.code = code;
    this.text = code === 'aborted' ? undefined : (text ?? usualText[code]);
    this.mayHaveArrived = mayHaveArrived;
  }
}
