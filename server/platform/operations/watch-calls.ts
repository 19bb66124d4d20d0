import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';
import { runIn, type Span, type Tracer } from '#server/platform/tracing.ts';

/** Every parsed call has status 200. Another status on a contract path means that the body was not a call. */
const refusals: Readonly<Record<number, string>> = { 400: 'unreadable', 413: 'too_large', 503: 'no_room' };

/** Counts, logs and traces every call. The code is read from the response, where it is not sealed. */
export function watchCalls(app: FastifyInstance, metrics: Metrics, tracer?: Tracer): void {
  const codes = new WeakMap<FastifyRequest, string>();
  const spans = tracer ? traceRequests(app, tracer) : new WeakMap<FastifyRequest, Span>();

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
    const span = spans.get(request);
    span?.set({ 'gariport.code': code });
    request.log.info(
      {
        operation,
        code,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        remoteAddress: request.ip,
        ...(span && { traceId: span.traceId }),
      },
      'a call was answered',
    );
  });
}

/**
 * Begins a span for every call, and for other requests whose sender traces them. It is the current one from the handler
 * on, because the events of a body lose it.
 */
function traceRequests(app: FastifyInstance, tracer: Tracer): WeakMap<FastifyRequest, Span> {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', async (request) => {
    const operation = operationOf(request);
    const given = request.headers['traceparent'];
    const traceparent = typeof given === 'string' ? given : undefined;
    if (!operation && traceparent === undefined) return;
    const { method } = request;
    // A path may name a person or a file, unlike its pattern.
    const span = tracer.begin(operation ?? `${method} ${request.routeOptions.url ?? ''}`, 'server', traceparent);
    span.set({ 'http.request.method': method, ...(operation !== undefined && { 'gariport.operation': operation }) });
    spans.set(request, span);
  });
  app.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) runIn(span, done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply;
    // After the other hooks, which add the code.
    setImmediate(() =>
      spans
        .get(request)
        ?.set({ 'http.response.status_code': statusCode })
        .end({ isFailed: statusCode >= 500 }),
    );
    done();
  });
  return spans;
}

function operationOf({ routeOptions }: FastifyRequest): string | undefined {
  return routeOptions.config.operation?.id;
}

function codeOf(payload: unknown, type: unknown): string {
  if (!String(type).startsWith('application/json')) return '0';
  const start = Buffer.isBuffer(payload) ? payload.toString('utf8', 0, 40) : String(payload).slice(0, 40);
  return /^\{"code":(-?\d{1,6})[,}]/.exec(start)?.[1] ?? 'unknown';
}
