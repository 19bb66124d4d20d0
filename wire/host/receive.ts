import type { FastifyRequest } from 'fastify';
import type { OperationFacts } from '../operation.ts';
import { EnvelopeRefused, ReplayUnknown, type ServerEnvelope } from '../envelope/envelope.ts';
import type { Arrival } from './call.ts';
import { receiveFile, takesFile } from './receive-file.ts';

export interface Reception {
  envelope: ServerEnvelope;
  /** Whether calls that should be sealed are also accepted as plain JSON, from everybody or from some. */
  acceptsPlain: boolean | ((request: FastifyRequest) => boolean);
}

/** Reads a request in any form. Rejects with `EnvelopeRefused` if that form is not allowed. */
export async function receive(
  operation: OperationFacts,
  request: FastifyRequest,
  reception: Reception,
): Promise<Arrival> {
  if (request.isMultipart()) {
    if (!takesFile(operation)) throw new EnvelopeRefused();
    return receiveFile(operation, request, plainHeaders(request, reception));
  }
  if (operation.method === 'GET') {
    return { ...plainHeaders(request, reception), payload: { ...(request.query as object) }, textOnly: true };
  }
  const body = typeof request.body === 'string' ? request.body : '';
  const type = request.headers['content-type'] ?? '';
  const isPlain = operation.envelope === 'plain';
  if (type.startsWith('application/json')) {
    if (!isPlain && !acceptsPlain(request, reception)) throw new EnvelopeRefused();
    return { ...plainHeaders(request, reception), payload: parseJson(body) };
  }
  if (isPlain) {
    return {
      ...plainHeaders(request, reception),
      payload: Object.fromEntries(new URLSearchParams(body)),
      textOnly: true,
    };
  }
  if (operation.envelope === 'multipart') throw new EnvelopeRefused();
  return openSealed(operation, (name) => textOf(request.headers[name]), body, reception.envelope);
}

function acceptsPlain(request: FastifyRequest, { acceptsPlain: rule }: Reception): boolean {
  return typeof rule === 'function' ? rule(request) : rule;
}

/** Opens a sealed request. */
export async function openSealed(
  { method, path }: OperationFacts,
  header: (name: string) => string | undefined,
  form: string,
  envelope: ServerEnvelope,
): Promise<Arrival> {
  try {
    const { payload, ...opened } = await envelope.open({ method, path, form, header });
    return { ...opened, payload: parseJson(payload) };
  } catch (error) {
    if (!(error instanceof ReplayUnknown)) throw error;
    const { payload, ...opened } = error.opened;
    return { ...opened, payload: parseJson(payload), trouble: error };
  }
}

/** Nobody checks this name, so it counts only where plain calls are accepted, which strangers cannot make. */
const consumerName = /^[\w.-]{1,64}$/;

function plainHeaders(
  request: FastifyRequest,
  reception: Reception,
): Pick<Arrival, 'token' | 'idempotencyKey' | 'consumer'> {
  const { headers } = request;
  const token = headers.authorization?.replace(/^Bearer /, '');
  const idempotencyKey = textOf(headers['idempotency-key']);
  const consumer = textOf(headers['consumer']) ?? '';
  return {
    ...(token && { token }),
    ...(idempotencyKey && { idempotencyKey }),
    ...(consumerName.test(consumer) && acceptsPlain(request, reception) && { consumer }),
  };
}

function textOf(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(', ') : header;
}

/** Returns undefined for text that is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
