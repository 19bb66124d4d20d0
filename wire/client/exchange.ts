import type { OperationFacts } from '../../generated/operations.ts';
import type { Answer } from '../envelope/envelope.ts';

/** One call on its way down through the layers. */
export interface Call {
  readonly operation: OperationFacts;
  /** JSON text. */
  readonly payload: string;
  readonly token?: string;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

/** What comes back up. The success of a download carries its file in place of a body. */
export interface Reply extends Answer {
  file?: Blob;
}

/** Every layer is one of these around another; each rejects with `TransportError` where no usable answer arrived. */
export type Exchange = (call: Call) => Promise<Reply>;
