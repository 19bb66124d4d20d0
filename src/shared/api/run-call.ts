import createOpenapiClient from 'openapi-fetch';
import type { Client, SdkCall, Validator } from '#generated/client/sdk-client.gen.ts';
import type { Operation, OperationFacts } from '#generated/operations.ts';
import type { paths } from '#generated/schema.ts';
import type { Call, Exchange } from '#wire/client/exchange.ts';
import { ApiFailure } from '#wire/client/failure.ts';
import { failureOf, settle, type Wording } from '#wire/client/settle.ts';
import { TransportError } from '#wire/client/transport-error.ts';
import type { PayloadLanguage } from '#wire/language.ts';
import { createIdempotencyKey } from './idempotency-key.ts';

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

/**
 * The client of the generated SDK. `openapi-fetch` builds the request, typed by the paths of the contract; in place of its
 * `fetch` the layers run the call, to a validated result or an `ApiFailure`.
 */
export function createCallClient(layers: CallLayers): Client {
  const openapi = createOpenapiClient<paths>({
    Request: CallRequest as unknown as typeof Request,
    fetch: ((request: CallRequest) => runCall(layers, request)) as unknown as (request: Request) => Promise<Response>,
    bodySerializer: (body) => body,
  });

  async function send(call: SdkCall): Promise<unknown> {
    const { operation, body, query, headers, signal, responseValidator: validate } = call;
    layers.beforeCall?.(operation);
    // The payload's type was checked at the call of the SDK.
    const init = { operation, validate, body, params: { query }, headers, signal, parseAs: 'stream' } as never;
    try {
      const { data } = await (operation.method === 'GET'
        ? openapi.GET(operation.path, init)
        : openapi.POST(operation.path, init));
      return { data, error: undefined };
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

/** The request that `openapi-fetch` passes to its fetch, kept minimal: the payload is serialized once, further down. */
class CallRequest {
  readonly url: string;
  readonly operation: Operation;
  readonly validate: Validator | undefined;
  readonly headers: Headers;
  readonly body: unknown;
  readonly signal: AbortSignal | undefined;

  constructor(
    url: string,
    init: RequestInit & { operation: Operation; validate: Validator | undefined; headers: Headers },
  ) {
    this.url = url;
    this.operation = init.operation;
    this.validate = init.validate;
    this.headers = init.headers;
    this.body = init.body;
    this.signal = init.signal ?? undefined;
  }
}

const noHeaders = new Headers();

/** A success on its way back through `openapi-fetch`, which reads only these members. */
class CallResponse {
  readonly ok = true;
  readonly status = 200;
  readonly headers = noHeaders;
  /** The value itself: it has been parsed and validated already. */
  readonly body: unknown;

  constructor(value: unknown) {
    this.body = value;
  }
}

async function runCall({ exchange, upload, common, wording }: CallLayers, request: CallRequest): Promise<CallResponse> {
  const { operation } = request;
  try {
    if (operation.envelope === 'multipart') return new CallResponse(await upload(operation, request));
    const reply = await exchange(callOf(request, common));
    const value = settle(operation, reply, wording);
    if (!(value instanceof Blob)) checkAnswer(request, value);
    return new CallResponse(value);
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

function checkAnswer(request: CallRequest, value: unknown): void {
  try {
    request.validate?.(value);
  } catch (cause) {
    const found = `${request.operation.path} is answered against the contract: see the cause.`;
    throw new TransportError('unreadable', { cause, found });
  }
}
