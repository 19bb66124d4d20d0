import { operations, type OperationFacts } from '../../generated/operations.ts';
import type { Call, Exchange } from '../../wire/client/exchange.ts';
import { failureOf, settle, type Wording } from '../../wire/client/settle.ts';
import { TransportError } from '../../wire/client/transport-error.ts';
import { CallResponse, type CallRequest } from './call-request.ts';
import { createIdempotencyKey } from './idempotency-key.ts';
import type { PayloadFields } from './payload.ts';
import { writePayload } from './payload.ts';

const operationByPath = new Map<string, OperationFacts>(
  Object.values(operations).map((operation) => [operation.path, operation]),
);

export interface CallRunner {
  exchange: Exchange;
  /** Files go another way; see `upload.ts`. */
  upload: (operation: OperationFacts, call: { body: unknown; signal: AbortSignal | undefined }) => Promise<unknown>;
  common: () => PayloadFields;
  wording: Wording;
}

/** From a request of the SDK to its checked result, or to an `ApiFailure`. */
export function createCallRunner({ exchange, upload, common, wording }: CallRunner) {
  return async (request: CallRequest): Promise<CallResponse> => {
    const [path = '', search = ''] = request.url.split('?');
    const operation = operationByPath.get(path);
    if (!operation) throw new Error(`The contract has no call ${path}.`);
    try {
      if (operation.envelope === 'multipart') return new CallResponse(await upload(operation, request));
      const reply = await exchange(callOf(operation, request, search, common));
      const value = settle(operation, reply, wording);
      if (!(value instanceof Blob)) await validate(request, value);
      return new CallResponse(value);
    } catch (error) {
      throw failureOf(operation, error, wording);
    }
  };
}

function callOf(operation: OperationFacts, request: CallRequest, search: string, common: () => PayloadFields): Call {
  const { signal } = request;
  const fields = operation.method === 'GET' ? Object.fromEntries(new URLSearchParams(search)) : request.body;
  return {
    operation,
    payload: writePayload(fields, operation.envelope === 'plain' ? undefined : common()),
    ...(signal && { signal }),
    // A caller that resolves an unknown outcome asks with the key of its first try.
    ...(operation.replay === 'idempotent' && {
      idempotencyKey: request.headers.get('Idempotency-Key') ?? createIdempotencyKey(),
    }),
  };
}

async function validate(request: CallRequest, value: unknown): Promise<void> {
  try {
    await request.validate?.(value);
  } catch (cause) {
    throw new TransportError('unreadable', { cause });
  }
}
