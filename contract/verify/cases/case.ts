import type { Carrier } from '../subject/carrier.ts';

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
  /** The payload as it is sent, where that is no JSON at all. */
  readonly text?: string;
  readonly allowed: boolean;
  /** Holds what nobody may read in a report, such as a password. */
  readonly isSecret?: boolean;
}
