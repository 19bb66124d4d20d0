import type { Validator } from './sdk-client.ts';

/** What `openapi-fetch` hands to its fetch, kept as light as that allows: the payload is written once, further down. */
export class CallRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: unknown;
  readonly signal: AbortSignal | undefined;
  readonly validate: Validator | undefined;

  constructor(url: string, init: RequestInit & { headers: Headers; validate?: Validator }) {
    this.url = url;
    this.method = init.method ?? 'GET';
    this.headers = init.headers;
    this.body = init.body;
    this.signal = init.signal ?? undefined;
    this.validate = init.validate;
  }
}

const noHeaders = new Headers();

/** A success on its way back through `openapi-fetch`, which reads no more of it than this. */
export class CallResponse {
  readonly ok = true;
  readonly status = 200;
  readonly headers = noHeaders;
  /** The value itself: it has been parsed and checked already. */
  readonly body: unknown;

  constructor(value: unknown) {
    this.body = value;
  }
}
