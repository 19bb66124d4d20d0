import createOpenapiClient from 'openapi-fetch';
import type { SdkCall, Validator } from '#generated/client/sdk-client.gen.ts';
import type { Operation } from '#generated/operations.ts';
import type { paths } from '#generated/schema.ts';

// The only file that uses openapi-fetch, and its exports name no type of it: see docs/decisions/0021.

/** The request that `openapi-fetch` passes to its fetch, kept minimal: the payload is serialized once, further down. */
export class CallRequest {
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

/** Returns a function that writes the request of a call, typed by the contract's paths, and has it run. */
export function createSender(run: (request: CallRequest) => Promise<unknown>): (call: SdkCall) => Promise<unknown> {
  const respond = async (request: CallRequest) => new CallResponse(await run(request));
  const openapi = createOpenapiClient<paths>({
    Request: CallRequest as unknown as typeof Request,
    fetch: respond as unknown as (request: Request) => Promise<Response>,
    bodySerializer: (body) => body,
  });
  return async ({ operation, body, query, headers, signal, responseValidator: validate }) => {
    // The payload's type was checked at the call of the SDK.
    const init = { operation, validate, body, params: { query }, headers, signal, parseAs: 'stream' } as never;
    const { data } = await (operation.method === 'GET'
      ? openapi.GET(operation.path, init)
      : openapi.POST(operation.path, init));
    return data;
  };
}
