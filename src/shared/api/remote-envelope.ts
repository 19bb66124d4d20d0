import { AnswerUnreadable, type ClientEnvelope, type SealedRequest } from '#wire/envelope/envelope.ts';
import type { EnvelopeConfig } from '#wire/envelope/load-envelope.ts';
import type { WorkerMessage, WorkerResult, WorkerTask } from './serve-envelope.ts';

/** The page's end of a worker; a `Worker` is one. */
export interface WorkerPort {
  postMessage(message: WorkerMessage): void;
  addEventListener(type: 'message', listener: (event: { data: WorkerResult }) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
}

export interface RemoteEnvelope {
  /** Undefined if there is no worker, or if it failed. */
  seal(parts: Parameters<ClientEnvelope['seal']>[0], timeOffset: number): Promise<SealedRequest | undefined>;
}

type Unnumbered<Task> = Task extends WorkerTask ? Omit<Task, 'id'> : never;

/** Seals and opens in a worker through numbered messages. */
export function connect(config: EnvelopeConfig, port: WorkerPort | undefined): RemoteEnvelope {
  const waiting = new Map<number, (result: WorkerResult | undefined) => void>();
  let broken = port === undefined;
  let count = 0;

  port?.addEventListener('message', ({ data }) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  port?.addEventListener('error', () => {
    broken = true;
    for (const give of waiting.values()) give(undefined);
    waiting.clear();
  });
  port?.postMessage({ kind: 'start', config: cloneable(config) });

  function ask(task: Unnumbered<WorkerTask>): Promise<WorkerResult | undefined> {
    if (broken || !port) return Promise.resolve(undefined);
    const id = (count += 1);
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      port.postMessage({ ...task, id });
    });
  }

  return {
    async seal(parts, timeOffset) {
      const request = (count += 1);
      const result = await ask({ kind: 'seal', request, parts, timeOffset });
      if (!result || !('sealed' in result)) return undefined;
      return {
        ...result.sealed,
        async open(answer) {
          const opened = await ask({ kind: 'open', request, answer });
          if (!opened || !('answer' in opened)) throw new AnswerUnreadable();
          return opened.answer;
        },
      };
    },
  };
}

/** Functions, such as a clock, cannot be sent to a worker. */
function cloneable(config: EnvelopeConfig): EnvelopeConfig {
  return Object.fromEntries(
    Object.entries(config).filter(([, value]) => typeof value !== 'function'),
  ) as unknown as EnvelopeConfig;
}

export function startWorker(): WorkerPort | undefined {
  if (typeof Worker === 'undefined') return undefined;
  return new Worker(new URL('./envelope-worker.ts', import.meta.url), { type: 'module' });
}
