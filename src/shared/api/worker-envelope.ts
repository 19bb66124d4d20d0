import type { ClientEnvelope } from '#wire/envelope/envelope.ts';
import type { EnvelopeConfig } from '#wire/envelope/load-envelope.ts';
import type { RemoteEnvelope, WorkerPort } from './remote-envelope.ts';

/** Payloads with more characters would block the page for longer than a round trip to a worker takes. */
const largePayload = 128 * 1024;

export interface WorkerEnvelopeOptions {
  config: EnvelopeConfig;
  /** The envelope on the main thread: for small payloads, and when the worker fails. */
  local: ClientEnvelope;
  /** The time with which requests are stamped. */
  now: () => number;
  start?: () => WorkerPort | undefined;
}

/** Seals large payloads in a worker, started with the first of them. */
export function createWorkerEnvelope({ config, local, now, start }: WorkerEnvelopeOptions): ClientEnvelope {
  let worker: Promise<RemoteEnvelope | undefined> | undefined;
  // The code loads with the first large payload, which few visits have. If it fails to load, the main thread is used.
  const connected = () =>
    import('./remote-envelope.ts').then(
      ({ connect, startWorker }) => connect(config, (start ?? startWorker)()),
      () => undefined,
    );
  return {
    async seal(parts) {
      if (parts.payload.length <= largePayload) return local.seal(parts);
      const remote = await (worker ??= connected());
      return (await remote?.seal(parts, now() - Date.now())) ?? local.seal(parts);
    },
  };
}
