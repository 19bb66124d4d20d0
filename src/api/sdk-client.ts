import type { ApiFailure } from '../../wire/client/failure.ts';

// The client that the generated SDK and hooks are written against. It stands before the application has said where its
// server is and how it stores things, so it passes every call to the client that was installed last.

export interface TDataShape {
  body?: unknown;
  headers?: unknown;
  path?: unknown;
  query?: unknown;
  url: string;
}

export interface ClientOptions {
  baseUrl?: string;
}

export type Config<T extends ClientOptions = ClientOptions> = Partial<T>;

/** What a caller may tell about a call; nothing, so far. */
export interface ClientMeta {}

export type Options<Data extends TDataShape = TDataShape, Throw extends boolean = boolean, _Response = unknown> = Omit<
  Data,
  'url' | 'headers'
> & {
  baseUrl?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  throwOnError?: Throw;
};

type AnyOf<ByStatus> = ByStatus[keyof ByStatus];

/** Throwing calls reject with what the others resolve to as `error`. */
export type RequestResult<Responses = unknown, Errors = unknown, Throw extends boolean = boolean> = Promise<
  Throw extends true
    ? { data: AnyOf<Responses> }
    : { data: AnyOf<Responses>; error: undefined } | { data: undefined; error: ApiFailure & AnyOf<Errors> }
>;

export type Validator = (data: unknown) => Promise<unknown>;

/** A call as the generated functions write it down. */
export interface SdkCall {
  url: string;
  body?: unknown;
  query?: unknown;
  headers?: Record<string, string | null>;
  signal?: AbortSignal;
  throwOnError?: boolean;
  responseValidator?: Validator;
}

type Send = <Responses = unknown, Errors = unknown, Throw extends boolean = false>(
  call: SdkCall,
) => RequestResult<Responses, Errors, Throw>;

export interface Client {
  get: Send;
  post: Send;
  getConfig(): ClientOptions;
}

let installed: Client | undefined;

export function installClient(client: Client): void {
  installed = client;
}

export function createConfig<T extends ClientOptions = ClientOptions>(config: Config<T> = {}): Config<T> {
  return config;
}

export function createClient(config: ClientOptions = {}): Client {
  return {
    get: (call) => current().get(call),
    post: (call) => current().post(call),
    getConfig: () => config,
  };
}

function current(): Client {
  if (!installed) throw new Error('Call configureApi before the first call to the server.');
  return installed;
}

// The generator names these for calls that are no JSON; our layers write each payload in the form that its envelope asks.
export const formDataBodySerializer = {};
export const urlSearchParamsBodySerializer = {};
