import type { Operation } from '#generated/operations.ts';

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

/** Metadata of a call for its caller; empty so far. */
export interface ClientMeta {}

/** Extended by the product: `failure` is the class of failed calls. */
export interface Register {}

type Failure = Register extends { failure: infer Known } ? Known : Error;

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

/** Throwing calls reject with what the others return as `error`. */
export type RequestResult<Responses = unknown, Errors = unknown, Throw extends boolean = boolean> = Promise<
  Throw extends true
    ? { data: AnyOf<Responses> }
    : { data: AnyOf<Responses>; error: undefined } | { data: undefined; error: Failure & AnyOf<Errors> }
>;

/** Throws if the value breaks the contract. */
export type Validator = (data: unknown) => unknown;

/** A call as the generated functions write it. */
export interface SdkCall {
  operation: Operation;
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

/** The operation has the method; the generator requires one function for each method. */
export interface Client {
  get: Send;
  post: Send;
  getConfig(): ClientOptions;
}

let installed: Client | undefined;

/** Sets the client that sends the calls. No call can be made before. */
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
  if (!installed) throw new Error('Call installClient before the first call to the server.');
  return installed;
}

// The generator imports these for calls that are not JSON; the product writes each payload in the form of its envelope.
export const formDataBodySerializer = {};
export const urlSearchParamsBodySerializer = {};
