import { EventEmitter } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { createWorkerPool, type WorkerPoolOptions } from './worker-pool.ts';

type Result = { done: string };

/** Makes a pool whose workers do nothing by themselves. */
function createIdlePool(options: Partial<WorkerPoolOptions<string, Result>> = {}) {
  const workers: { events: EventEmitter; sent: string[]; isKeptAlive: boolean; isEnded: boolean }[] = [];
  const run = createWorkerPool<string, Result>({
    startWorker() {
      const worker = { events: new EventEmitter(), sent: [] as string[], isKeptAlive: false, isEnded: false };
      workers.push(worker);
      return {
        events: worker.events,
        send: (what) => void worker.sent.push(what),
        keepAlive: (isAtWork) => void (worker.isKeptAlive = isAtWork),
        end: () => void (worker.isEnded = true),
      };
    },
    isResult: (message): message is Result => 'done' in message,
    most: 1,
    longestQueue: 10,
    timeLimit: 1000,
    ...options,
  });
  const emit = (place: number, event: string, message: unknown) => workers[place]?.events.emit(event, message);
  return { run, workers, emit };
}

afterEach(() => void vi.useRealTimers());

test('A worker gets one job after another and is idle in between', async () => {
  const { run, workers, emit } = createIdlePool();
  const [first, second] = [run('one'), run('two')];
  expect(workers[0]).toMatchObject({ sent: ['one'], isKeptAlive: true });
  emit(0, 'message', { 'watch:import': ['a.ts'] });
  emit(0, 'message', { done: 'one' });
  expect(await first).toEqual({ done: 'one' });
  await vi.waitFor(() => expect(workers[0]?.sent).toEqual(['one', 'two']));
  emit(0, 'message', { done: 'two' });
  await second;
  expect(workers).toMatchObject([{ isKeptAlive: false, isEnded: false }]);
});

test('A worker that ended, failed or took too long is replaced', async () => {
  vi.useFakeTimers();
  const { run, workers, emit } = createIdlePool();
  const outcomes = Promise.allSettled(['a', 'b', 'c', 'd'].map((what) => run(what)));
  emit(0, 'exit', 1);
  await vi.waitFor(() => expect(workers).toHaveLength(2));
  emit(1, 'error', new Error('cannot start'));
  await vi.waitFor(() => expect(workers).toHaveLength(3));
  await vi.advanceTimersByTimeAsync(1000);
  emit(3, 'message', { done: 'd' });
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'fulfilled']);
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, true, true, false]);
});

test('A worker that ended while idle is replaced', async () => {
  const { run, workers, emit } = createIdlePool();
  const first = run('one');
  emit(0, 'message', { done: 'one' });
  await first;
  emit(0, 'exit', 0);
  const second = run('two');
  emit(1, 'message', { done: 'two' });
  expect(await second).toEqual({ done: 'two' });
  expect(workers).toHaveLength(2);
});

test('A worker is ended after its last job, or after being idle long enough', async () => {
  vi.useFakeTimers();
  const { run, workers, emit } = createIdlePool({ isLast: ({ done }) => done === 'last', idleLimit: 500 });
  const last = run('last');
  emit(0, 'message', { done: 'last' });
  await last;
  const usual = run('usual');
  emit(1, 'message', { done: 'usual' });
  await usual;
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(500);
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, true]);
});
