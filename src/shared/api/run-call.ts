import type { Client, SdkCall } from '#generated/client/sdk-client.gen.ts';
import type { OperationFacts } from '#generated/operations.ts';
import type { Call, Exchange, Reply } from '#wire/client/exchange.ts';
import { ApiFailure } from '#wire/client/failure.ts';
import { failureOf, settle, type Wording } from '#wire/client/settle.ts';
import { TransportError } from '#wire/client/transport-error.ts';
import type { PayloadLanguage } from '#wire/language.ts';
import { createIdempotencyKey } from './idempotency-key.ts';
import { type CallRequest, createSender } from './openapi-fetch-adapter.ts';

declare module '#generated/client/sdk-client.gen.ts' {
  interface Register {
    failure: ApiFailure;
  }
}

/** The common fields of every sealed payload. */
export interface PayloadFields {
  language: PayloadLanguage;
  timeZone: string;
}

export interface CallLayers {
  /** The layers below, from the session down to the network. */
  exchange: Exchange;
  /** Files are sent separately; see `upload.ts`. */
  upload: (operation: OperationFacts, call: { body: unknown; signal: AbortSignal | undefined }) => Promise<unknown>;
  common: () => PayloadFields;
  wording: Wording;
  beforeCall?: (operation: OperationFacts) => void;
}

/** The client of the generated SDK. It runs each call through the layers, to a validated result or an `ApiFailure`. */
export function createCallClient(layers: CallLayers): Client {
  const sendCall = createSender((request) => runCall(layers, request));

  async function send(call: SdkCall): Promise<unknown> {
    layers.beforeCall?.(call.operation);
    try {
      return { data: await sendCall(call), error: undefined };
    } catch (error) {
      if (call.throwOnError || !(error instanceof ApiFailure)) throw error;
      return { data: undefined, error };
    }
  }

  return { get: send as Client['get'], post: send as Client['post'], getConfig: () => ({}) };
}

export function writePayload(own: unknown, common: PayloadFields | undefined): string {
  return JSON.stringify({ ...(own as object | undefined), ...common });
}

async function runCall({ exchange, upload, common, wording }: CallLayers, request: CallRequest): Promise<unknown> {
  const { operation } = request;
  try {
    if (operation.envelope === 'multipart') return await upload(operation, request);
    const reply = await exchange(callOf(request, common));
    const value = settle(operation, reply, wording);
    if (!(value instanceof Blob)) checkAnswer(request, value, reply);
    return value;
  } catch (error) {
    throw failureOf(operation, error, wording);
  }
}

function callOf({ operation, url, body, headers, signal }: CallRequest, common: () => PayloadFields): Call {
  const fields = operation.method === 'GET' ? Object.fromEntries(new URLSearchParams(url.split('?')[1])) : body;
  return {
    operation,
    payload: writePayload(fields, operation.envelope === 'plain' ? undefined : common()),
    ...(signal && { signal }),
    // A caller that resolves an unknown outcome uses the key of its first attempt.
    ...(operation.replay === 'idempotent' && {
      idempotencyKey: headers.get('Idempotency-Key') ?? createIdempotencyKey(),
    }),
  };
}

function checkAnswer({ operation, validate }: CallRequest, value: unknown, { code }: Reply): void {
  try {
    validate?.(value);
  } catch (cause) {
    const found = `${operation.path} is answered against the contract: see the cause.`;
    // A change that the server calls a success must not be reported as failed.
    const isMade = operation.effect === 'mutation' && code === 0;
    throw new TransportError(isMade ? 'unknown' : 'unreadable', { cause, found });
  }
}
