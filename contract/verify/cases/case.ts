import type { Carrier } from '../subject/carrier.ts';

/** Looks like a token of the contract, but belongs to nobody. */
export const madeUpToken = 'conformance_made_up_token_000000000000';

/** Something to send, before it is known whether the contract allows it. */
export interface Draft {
  readonly name: string;
  readonly payload: unknown;
}

export interface PayloadCase {
  readonly kind: 'example' | 'boundary' | 'invalid' | 'random';
  readonly name: string;
  readonly carrier: Carrier;
  readonly payload: unknown;
  /** The payload as sent, if it is not JSON. */
  readonly text?: string;
  readonly allowed: boolean;
  /** Contains a secret, such as a password, that must not appear in a report. */
  readonly isSecret?: boolean;
}
