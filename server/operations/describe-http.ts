import { IncomingMessage, ServerResponse } from 'node:http';
import { Stream } from 'node:stream';

/**
 * What a log may say of a request, an answer or their streams: enough to find the call, nothing of what it carries.
 * Undefined for anything else. Fastify's own lines hold both whole, with body, headers and socket.
 */
export function describeHttp(value: object): Record<string, unknown> | undefined {
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
