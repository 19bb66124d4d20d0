import { createFairQueue, type QueueLimits } from './fair-queue.ts';

/** A thread or process that does heavy work off the main thread. */
export interface PoolWorker<Job> {
  send(job: Job): void;
  /** Emits `message`, `error` and `exit`, as both threads and processes do. */
  readonly events: NodeJS.EventEmitter;
  /** Whether the worker keeps this process alive. */
  keepAlive(isAtWork: boolean): void;
  end(): void;
}

export interface WorkerPoolOptions<Job, Result> extends QueueLimits {
  startWorker: () => PoolWorker<Job>;
  isResult: (message: object) => message is Result & object;
  /** Returns whether a worker with this result cannot take further jobs. */
  isLast?: (result: Result) => boolean;
  /** Milliseconds that one job may take, including the start of the worker. */
  timeLimit: number;
  /** Milliseconds after which an idle worker is ended to free its memory. */
  idleLimit?: number;
}

/**
 * A pool of workers that run one job each at a time. Workers start on demand and do not keep the process alive while
 * idle. A job is rejected with `TooBusy` when the queue is full.
 */
export function createWorkerPool<Job, Result>(
  options: WorkerPoolOptions<Job, Result>,
): (job: Job, client?: string) => Promise<Result> {
  const enqueue = createFairQueue(options);
  const idle = new Map<PoolWorker<Job>, NodeJS.Timeout | undefined>();

  function forget(worker: PoolWorker<Job>): void {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
  }

  function start(): PoolWorker<Job> {
    const worker = options.startWorker();
    // The caller gets the error. Without a listener it would end this process.
    worker.events.on('error', () => forget(worker));
    worker.events.on('exit', () => forget(worker));
    return worker;
  }

  function end(worker: PoolWorker<Job>): void {
    forget(worker);
    worker.end();
  }

  function goIdle(worker: PoolWorker<Job>): void {
    worker.keepAlive(false);
    const { idleLimit } = options;
    idle.set(worker, idleLimit === undefined ? undefined : setTimeout(() => end(worker), idleLimit).unref());
  }

  async function runJob(job: Job): Promise<Result> {
    const [worker = start()] = idle.keys();
    forget(worker);
    worker.keepAlive(true);
    try {
      const result = await run(worker, job, options);
      if (options.isLast?.(result)) end(worker);
      else goIdle(worker);
      return result;
    } catch (error) {
      end(worker);
      throw error;
    }
  }

  return (job, client) => enqueue(() => runJob(job), client);
}

/** Rejects if the worker ends or exceeds its time limit. It is not reused then. */
async function run<Job, Result>(
  worker: PoolWorker<Job>,
  job: Job,
  { isResult, timeLimit }: WorkerPoolOptions<Job, Result>,
): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const late = setTimeout(() => reject(new Error(`A job took longer than ${timeLimit} ms.`)), timeLimit);
  // In Node's watch mode a thread also reports loaded files. Ignore these messages.
  const listen = (message: object) => {
    if (isResult(message)) resolve(message);
  };
  const ended = (code: number | null) => reject(new Error(`The worker ended during a job with ${code}.`));
  try {
    worker.events.on('message', listen);
    worker.events.on('error', reject);
    worker.events.on('exit', ended);
    worker.send(job);
    return await promise;
  } finally {
    clearTimeout(late);
    worker.events.off('message', listen);
    worker.events.off('error', reject);
    worker.events.off('exit', ended);
  }
}
