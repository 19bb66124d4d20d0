import type { ClientEnvelope } from '../../wire/envelope/envelope.ts';
import type { EnvelopeConfig } from '../../wire/envelope/load-envelope.ts';
import type { RemoteEnvelope, WorkerPort } from './remote-envelope.ts';

/** Payloads of more characters than this would hold the page up for longer than the way to a worker and back. */
const largePayload = 128 * 1024;

export interface WorkerEnvelopeOptions {
  config: EnvelopeConfig;
  /** The envelope of the page's own thread: for small payloads, and where the worker fails. */
  local: ClientEnvelope;
  /** The time to stamp requests with. */
  now: () => number;
  start?: () => WorkerPort | undefined;
}

/** Seals large payloads in a worker, started with the first of them. */
export function createWorkerEnvelope({ config, local, now, start }: WorkerEnvelopeOptions): ClientEnvelope {
  let worker: Promise<RemoteEnvelope | undefined> | undefined;
  // Its code comes with the first large payload, which few visits have; where it does not come, the page's own thread does.
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
