import { randomUUID } from 'node:crypto';
import { encodeUpload, signQuery } from './upload.ts';
import { readPlain } from './received.ts';
import type { Outgoing, Send } from './send.ts';
import type { Request, Target } from './target.ts';

/** Calls that are not sealed: plain variants and uploads always, every call in the plain suite. */
export function createPlainTarget(base: string, send: Send): Target {
  return {
    async call(request) {
      return readPlain(await send(writePlain(base, request)), request.operation.fileTypes);
    },
  };
}

export function writePlain(base: string, request: Request): Outgoing {
  const { operation, carrier, payload, text, token, idempotencyKey = randomUUID() } = request;
  const { method, path, replay } = operation;
  const url = base + path;
  const headers = {
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(replay === 'idempotent' && { 'Idempotency-Key': idempotencyKey }),
  };
  if (carrier === 'query') return { url: `${url}?${encodeFields(payload)}`, method, headers };
  if (carrier === 'multipart') {
    const query = operation.tokenInQuery && token !== undefined ? { token } : {};
    const signed = new URLSearchParams({ ...query, sign: signQuery(query) });
    return { url: `${url}?${signed}`, method, headers, body: encodeUpload(payload as Record<string, unknown>) };
  }
  const [type, body] =
    carrier === 'form'
      ? ['application/x-www-form-urlencoded', encodeFields(payload)]
      : ['application/json', text ?? JSON.stringify(payload)];
  return { url, method, headers: { ...headers, 'Content-Type': type }, body };
}

function encodeFields(payload: unknown): string {
  const fields = Object.entries(payload as Record<string, unknown>).map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(fields).toString();
}
