import type { OperationFacts } from '../operation.ts';
import type { Reply } from './exchange.ts';
import type { TransportCode } from './transport-error.ts';

/** A failed call: with a code of the catalogue, or with a name if no usable answer arrived. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly code: number | TransportCode;
  declare readonly errorMessage?: string;
  /** Why, if the server says so: a key that the contract lists, or a newer one. */
  declare readonly reason?: string;
  readonly operationId: string;
  /** Who shows the message, according to the contract. */
  readonly display: OperationFacts['display'];
  /** The whole answer, if there was one. */
  readonly answer: Reply | undefined;

  constructor(
    operation: OperationFacts,
    {
      code,
      message,
      errorMessage,
      reason,
    }: {
      code: number | TransportCode;
      message: string;
      errorMessage?: string | undefined;
      reason?: string | undefined;
    },
    { answer, cause }: { answer?: Reply; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.code = code;
    if (errorMessage !== undefined) this.errorMessage = errorMessage;
    if (reason !== undefined) this.reason = reason;
    this.operationId = operation.id;
    this.display = operation.display;
    this.answer = answer;
  }
}
