import { Worker } from 'node:worker_threads';
import { createWorkerPool, type PoolWorker } from '#server/platform/worker-pool/worker-pool.ts';
import type { RenderOptions } from '../render.ts';
import type { DrawingJob, DrawingResult } from './drawing-worker.ts';
import type { Subject } from './subject.ts';

/** Draws pictures in worker threads, since a drawing blocks a thread for longer than a call may wait. */
export interface DrawingPool {
  /** Rejects with `TooBusy` when the queue is full. */
  render(subject: Subject, options: RenderOptions): Promise<Buffer>;
}

export interface DrawingPoolOptions {
  workers?: number;
  longestQueue?: number;
  /** Milliseconds that a picture may take, including the start of a thread. */
  timeLimit?: number;
}

export function createDrawingPool({
  workers = 2,
  longestQueue = 200,
  timeLimit = 30_000,
}: DrawingPoolOptions = {}): DrawingPool {
  const run = createWorkerPool<DrawingJob, DrawingResult>({
    startWorker: startDrawingWorker,
    isResult: (message): message is DrawingResult => 'picture' in message || 'failure' in message,
    most: workers,
    longestQueue,
    timeLimit,
    idleLimit: 30_000,
  });
  return {
    async render(subject, options) {
      const result = await run({ subject, options });
      if ('failure' in result) throw new Error(`A picture could not be drawn: ${result.failure}`);
      return Buffer.from(result.picture);
    },
  };
}

function startDrawingWorker(): PoolWorker<DrawingJob> {
  // Drawing threads need none of this process's flags.
  const worker = new Worker(new URL('./drawing-worker.ts', import.meta.url), { execArgv: [] });
  return {
    events: worker,
    send: (job) => worker.postMessage(job, []),
    keepAlive: (isAtWork) => (isAtWork ? worker.ref() : worker.unref()),
    end: () => void worker.terminate(),
  };
}
