import { createHash, randomUUID } from 'node:crypto';
import { readPlain } from './received.ts';
import type { Outgoing, Send } from './send.ts';
import type { Request, Target } from './target.ts';

/** Calls that are not sealed: always plain variants and uploads, and every call in the plain suite. */
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

/** The contract writes `(the bytes of pin.jpg)` in place of a file. */
const fileExample = /^\(the bytes of (.+)\)$/;

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

function encodeUpload(payload: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(payload)) {
    const text = String(value);
    const [, fileName] = fileExample.exec(text) ?? [];
    if (fileName) form.append(name, new Blob([pixel], { type: 'image/png' }), fileName.replace(/\.\w+$/, '.png'));
    else if (name === 'file') form.append(name, new Blob([text]), 'made-up.png');
    else form.append(name, text);
  }
  return form;
}

/** The `sign` of an upload, as the contract describes it. */
function signQuery(query: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(query).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('md5')
    .update(pairs.map((pair) => pair.join('=')).join('&'))
    .digest('hex');
}
