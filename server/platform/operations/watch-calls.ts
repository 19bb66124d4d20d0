import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';

/** Every parsed call has status 200. Another status on a contract path means that the body was not a call. */
const refusals: Readonly<Record<number, string>> = { 400: 'unreadable', 413: 'too_large', 503: 'no_room' };

/** Counts and logs every call. The code is read from the response, where it is not sealed. */
export function watchCalls(app: FastifyInstance, metrics: Metrics): void {
  const codes = new WeakMap<FastifyRequest, string>();

  app.addHook('onSend', async (request, reply, payload) => {
    if (operationOf(request)) codes.set(request, codeOf(payload, reply.getHeader('content-type')));
    return payload;
  });

  app.addHook('onResponse', async (request, reply) => {
    const operation = operationOf(request);
    if (!operation) return;
    // No code if the connection broke before the response.
    const code = codes.get(request) ?? 'none';
    metrics.count(operation, code, reply.elapsedTime / 1000);
    const refusal = refusals[reply.statusCode];
    if (refusal) metrics.countRefused(refusal);
    request.log.info(
      { operation, code, status: reply.statusCode, ms: Math.round(reply.elapsedTime), remoteAddress: request.ip },
      'a call was answered',
    );
  });
}

function operationOf({ routeOptions }: FastifyRequest): string | undefined {
  return routeOptions.config.operation?.id;
}

function codeOf(payload: unknown, type: unknown): string {
  if (!String(type).startsWith('application/json')) return '0';
  const start = Buffer.isBuffer(payload) ? payload.toString('utf8', 0, 40) : String(payload).slice(0, 40);
  return /^\{"code":(-?\d{1,6})[,}]/.exec(start)?.[1] ?? 'unknown';
}
