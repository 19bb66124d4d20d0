import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { OperationFacts } from '#wire/operation.ts';
import type { Answer, ClientEnvelope, WireAnswer } from '#wire/envelope/envelope.ts';
import { apiBase } from '../host.ts';

export interface CallOptions {
  token?: string;
  idempotencyKey?: string;
  headers?: Record<string, string>;
}

/** Calls as the site does: sealed, with the answer opened. A blob answer is not sealed and is read as it is. */
export async function callSealed(
  app: FastifyInstance,
  envelope: ClientEnvelope,
  { method, path, envelope: kind }: OperationFacts,
  payload: unknown,
  { headers, ...options }: CallOptions = {},
): Promise<{ answer: Answer; response: LightMyRequestResponse }> {
  const sealed = await envelope.seal({ method, path, payload: JSON.stringify(payload), ...options });
  const response = await app.inject({
    method,
    url: apiBase + path,
    headers: { ...sealed.headers, ...headers },
    payload: sealed.form,
  });
  const isJson = response.headers['content-type']?.toString().startsWith('application/json');
  if (!isJson) return { answer: { code: 0 }, response };
  const answer: unknown = response.json();
  return { answer: kind === 'blob' ? (answer as Answer) : await sealed.open(answer as WireAnswer), response };
}

/** Calls as curl does: plain JSON, a form, a query or a file, as the operation expects. */
export function callPlain(
  app: FastifyInstance,
  { method, path, envelope }: OperationFacts,
  payload: Record<string, unknown>,
  { token, headers }: CallOptions = {},
): Promise<LightMyRequestResponse> {
  const sent = { ...(token !== undefined && { authorization: token }), ...headers };
  const url = apiBase + path;
  if (method === 'GET') return app.inject({ method, url, headers: sent, query: payload as Record<string, string> });
  const isForm = envelope === 'plain';
  return app.inject({
    method,
    url,
    headers: { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json', ...sent },
    payload: isForm ? new URLSearchParams(payload as Record<string, string>).toString() : JSON.stringify(payload),
  });
}

/** A multipart body of text fields and at most one file. */
export async function multipart(fields: Record<string, string | Blob>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  };
}
