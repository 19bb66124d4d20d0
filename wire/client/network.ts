import type { OperationFacts } from '../operation.ts';
import { TransportError } from './transport-error.ts';

/** The part of `RequestInit` that a call needs. */
export interface Sent {
  method: string;
  headers: Record<string, string>;
  body?: string;
  signal?: AbortSignal;
  /** The call changes nothing, so a network may send it again. Other calls are repeated only by the layers above. */
  isSafe?: boolean;
}

/** The part of `Response` that is read, so that other sources than `fetch` can provide it. */
export interface Received {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
  blob(): Promise<Blob>;
}

export interface Network {
  fetch: (url: string, init: Sent) => Promise<Received>;
  /** False only if the device is certainly offline. */
  isOnline: () => boolean;
}

/** Sends a request and reads its answer. Any failure here counts as a network failure. */
export async function send<T>(
  network: Network,
  url: string,
  init: Sent,
  read: (response: Received) => Promise<T>,
): Promise<T> {
  if (!network.isOnline()) throw new TransportError('offline');
  try {
    return await read(await network.fetch(url, init));
  } catch (cause) {
    // A failed fetch does not show whether the request was sent, so assume that it was.
    if (!network.isOnline()) throw new TransportError('offline', { mayHaveArrived: true, cause });
    const found = `No server answers at ${url}: start the server.`;
    throw new TransportError('unreachable', { mayHaveArrived: true, cause, found });
  }
}

/** The file of a download, or the text of an answer. */
export async function readFileOrText(
  { envelope }: OperationFacts,
  response: Received,
): Promise<{ file?: Blob; text: string }> {
  const isFile = response.ok && !/\bjson\b/.test(response.headers.get('Content-Type') ?? '');
  return envelope === 'blob' && isFile ? { file: await response.blob(), text: '' } : { text: await response.text() };
}

/** An answer as received, before anything in it is trusted. */
export interface ReceivedAnswer {
  code: number;
  body?: unknown;
  message?: string;
  errorMessage?: string;
  reason?: unknown;
}

/** Statuses of a proxy that could not reach the server. */
export const gatewayStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

export function parseAnswer(text: string, status: number, url: string): ReceivedAnswer {
  const value = parseJson(text);
  if (isAnswer(value)) return value;
  throw noAnswer(status, url);
}

/** The error for a response that is no answer of the server. Only 400 and 413 show that nothing was carried out. */
export function noAnswer(status: number, url: string): TransportError {
  if (gatewayStatuses.has(status)) {
    const found = `HTTP ${status} at ${url}: start the server behind it.`;
    return new TransportError('unreachable', { mayHaveArrived: true, found });
  }
  const found = `HTTP ${status} at ${url} is no answer of the contract: give the base of the API.`;
  return new TransportError('unreadable', { mayHaveArrived: status !== 400 && status !== 413, found });
}

/** The part of an answer that is the same whether sealed or plain. */
export function withoutBody({ code, message, errorMessage, reason }: ReceivedAnswer) {
  return {
    code,
    ...(message !== undefined && { message }),
    ...(errorMessage !== undefined && { errorMessage }),
    ...(code !== 0 && reasonIn({ reason })),
  };
}

/** The reason of a failure; servers may say none. */
export function reasonIn(value: unknown): { reason?: string } {
  const reason: unknown = Object(value).reason;
  return typeof reason === 'string' ? { reason } : {};
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isAnswer(value: unknown): value is ReceivedAnswer {
  if (typeof value !== 'object' || value === null) return false;
  const { code, message, errorMessage } = value as Record<string, unknown>;
  return Number.isInteger(code) && isOptionalText(message) && isOptionalText(errorMessage);
}

function isOptionalText(value: unknown): boolean {
  return value === undefined || typeof value === 'string';
}
