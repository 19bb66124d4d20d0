import createOpenapiClient, { type Client as OpenapiClient } from 'openapi-fetch';
import type { paths } from '../../generated/schema.ts';
import { ApiFailure } from '../../wire/client/failure.ts';
import { CallRequest, type CallResponse } from './call-request.ts';
import type { Client, SdkCall } from './sdk-client.ts';

type UntypedRequest = (method: string, url: string, init: object) => Promise<{ data?: unknown }>;

/** The generated SDK's client on an `openapi-fetch` client whose fetch is our own. */
export function createApiClient(fetch: (request: CallRequest) => Promise<CallResponse>): Client {
  const openapi: OpenapiClient<paths> = createOpenapiClient<paths>({
    Request: CallRequest as unknown as typeof Request,
    fetch: fetch as unknown as (request: Request) => Promise<Response>,
    bodySerializer: (body) => body,
  });
  // The types of a call have been checked where the SDK was called.
  const request = openapi.request as unknown as UntypedRequest;

  async function send(method: string, call: SdkCall): Promise<unknown> {
    try {
      const { url, body, query, headers, signal, responseValidator: validate } = call;
      const init = { body, params: { query }, headers, signal, validate, parseAs: 'stream' };
      const { data } = await request(method, url, init);
      return { data, error: undefined };
    } catch (error) {
      if (call.throwOnError || !(error instanceof ApiFailure)) throw error;
      return { data: undefined, error };
    }
  }

  return {
    get: ((call: SdkCall) => send('get', call)) as Client['get'],
    post: ((call: SdkCall) => send('post', call)) as Client['post'],
    getConfig: () => ({}),
  };
}
