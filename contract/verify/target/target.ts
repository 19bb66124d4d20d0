import type { CarrierKind } from '../subject/carrier.ts';
import type { TestedOperation } from '../subject/tested-operation.ts';
import type { Received } from './received.ts';

export interface Request {
  readonly operation: TestedOperation;
  readonly carrier: CarrierKind;
  readonly payload: unknown;
  /** Sent instead of the payload's JSON. */
  readonly text?: string | undefined;
  readonly token?: string | undefined;
  /** For a call that may be repeated; generated if absent. */
  readonly idempotencyKey?: string | undefined;
}

/** The backend under test, called in one suite. */
export interface Target {
  call(request: Request): Promise<Received>;
}
