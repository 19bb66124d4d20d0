import { IncomingMessage, ServerResponse } from 'node:http';
import { Stream } from 'node:stream';

const removed = '[removed]';

const secretNames =
  /^(?:.*token|authorization|proxy-authorization|cookie|set-cookie|.*password|password_?hash|captcha|auth_?key|secret|sign|jwk|shared_?key|successor|parameters|params)$/i;

/** The shape of our own secrets: tokens and keys of e-mailed links. */
const secretText = /\bg[a-z]{1,3}_[\w.-]{16,}/g;
const addressPassword = /(\b[a-z]+:\/\/[^\s:/@]*:)[^\s@/]+@/g;
const queryText = /([?&](?:authKey|token|sign|email)=)[^&\s"']+/g;

const deepest = 8;

/** Copies a value for the log. Secrets are recognised by field name or shape, and requests are reduced. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (value instanceof Date || typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return describeError(value);
  if (ArrayBuffer.isView(value)) return `${value.byteLength} bytes`;
  if (depth === deepest) return '…';
  const http = describeHttp(value);
  if (http) return redact(http, depth + 1);
  if (Array.isArray(value)) return value.map((entry) => redact(entry, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, secretNames.test(name) ? removed : redact(entry, depth + 1)]),
  );
}

/** Does the same for the fields of an entry or a logger. */
export function redactObject(fields: object): Record<string, unknown> {
  return { ...(redact(fields) as object) };
}

export function redactText(text: string): string {
  return text
    .replaceAll(secretText, removed)
    .replaceAll(addressPassword, `$1${removed}@`)
    .replaceAll(queryText, `$1${removed}`);
}

/** Keeps only known parts of an error: database errors carry rows and parameters. */
function describeError(error: Error): Record<string, unknown> {
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: redactText(error.message),
    ...(code !== undefined && { code }),
    ...(error.stack && { stack: redactText(error.stack) }),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}

/**
 * Reduces a request, a response or their streams to what identifies the call. Fastify logs both whole, with body,
 * headers and socket. Returns undefined for anything else.
 */
function describeHttp(value: object): Record<string, unknown> | undefined {
  if (isRequest(value)) return { method: value.method, path: value.url?.replace(/[?#].*$/s, '') };
  if (isReply(value)) return { status: value.statusCode };
  if (value instanceof Stream) return { stream: value.constructor.name };
  return undefined;
}

interface Requested {
  method?: string | undefined;
  url?: string | undefined;
}

function isRequest(value: object): value is Requested {
  if (value instanceof IncomingMessage) return true;
  return 'headers' in value && 'url' in value && 'method' in value && ('raw' in value || value instanceof Stream);
}

function isReply(value: object): value is { statusCode: number } {
  return value instanceof ServerResponse || ('raw' in value && 'statusCode' in value && 'getHeader' in value);
}
