import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { within } from '#server/platform/database/within.ts';
import type { SpanOutcome } from './metrics.ts';
import { createTracer, type Span, type Tracer } from '#server/platform/tracing.ts';

export interface TracingSettings {
  /** The collector, without `/v1/traces`. */
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  serviceName: string;
  /** The part of the traces that is recorded, 0 to 1. */
  ratio: number;
}

interface Surroundings {
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  count: (outcome: SpanOutcome, by: number) => void;
  send?: typeof fetch;
  now?: () => number;
}

const most = { waiting: 4096, batch: 512 };
const interval = 2000;
const timeout = 5000;
const closing = 2000;
/** How long nothing is sent after a failure, unless the collector says for how long. */
const waits = { first: 2000, longest: 60_000 };

/**
 * Sends finished spans to a collector in batches, one at a time. Calls never wait for it: spans for which there is no
 * room, or which the collector did not take, are counted as lost.
 */
export function openTracer(
  settings: TracingSettings,
  { log, count, send = fetch, now = Date.now }: Surroundings,
): Tracer {
  const { endpoint, headers, serviceName, ratio } = settings;
  const resource = {
    attributes: [
      { key: 'service.name', value: { stringValue: serviceName } },
      { key: 'service.instance.id', value: { stringValue: randomUUID() } },
    ],
  };
  let waiting: Span[] = [];
  let sending: Promise<void> | undefined;
  let outage: { wait: number; until: number } | undefined;

  async function post(batch: readonly Span[]): Promise<void> {
    const answer = await send(`${endpoint.replace(/\/$/, '')}/v1/traces`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({
        resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'gariport' }, spans: batch }] }],
      }),
    });
    await answer.body?.cancel();
    if (answer.ok) return;
    const seconds = Number(answer.headers.get('Retry-After') ?? Number.NaN);
    throw Object.assign(new Error(`The collector answered ${answer.status}.`), { seconds });
  }

  async function sendBatch(): Promise<void> {
    const batch = waiting.slice(0, most.batch);
    waiting = waiting.slice(most.batch);
    try {
      await post(batch);
      count('sent', batch.length);
      if (outage) log.info('the collector of traces takes them again');
      outage = undefined;
    } catch (error) {
      count('lost', batch.length);
      if (!outage) log.warn({ err: error }, 'traces could not be sent and are lost until the collector takes them');
      const { seconds } = error as { seconds?: number };
      const usual = outage ? Math.min(outage.wait * 2, waits.longest) : waits.first;
      const wait = seconds !== undefined && seconds > 0 ? Math.min(seconds * 1000, waits.longest) : usual;
      outage = { wait, until: now() + wait };
    }
  }

  async function sendAll(): Promise<void> {
    while (waiting.length > 0 && (!outage || now() >= outage.until)) await sendBatch();
  }

  function start(): Promise<void> {
    sending ??= sendAll().finally(() => {
      sending = undefined;
    });
    return sending;
  }

  const timer = setInterval(() => void start(), interval);
  timer.unref();

  function finish(span: Span): void {
    if (waiting.length >= most.waiting) return count('lost', 1);
    waiting.push(span);
    if (waiting.length === most.batch) setImmediate(() => void start());
  }

  return createTracer(finish, {
    ratio,
    async close() {
      clearInterval(timer);
      const rest = Promise.resolve(sending).then(start);
      // A slow collector must not delay the end of the process.
      await within(closing, rest).catch(() => undefined);
      count('lost', waiting.length);
      waiting = [];
    },
  });
}
