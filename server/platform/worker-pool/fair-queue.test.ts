import { expect, test, vi } from 'vitest';
import { createGate } from '#wire/client/testing/calls.ts';
import { createFairQueue, TooBusy } from './fair-queue.ts';

test('At most two run at a time, and others continue after a failure', async () => {
  const enqueue = createFairQueue({ most: 2, longestQueue: 100 });
  let running = 0;
  let most = 0;
  const run = async (fails: boolean): Promise<void> => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setImmediate(resolve));
    running--;
    if (fails) throw new Error('cannot be drawn');
  };
  const settled = await Promise.allSettled(
    Array.from({ length: 20 }, (_, place) => enqueue(() => run(place % 5 === 0))),
  );
  expect(most).toBe(2);
  expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(4);
});

test('A caller that finds the queue full is rejected, and later ones are accepted when there is room', async () => {
  const enqueue = createFairQueue({ most: 1, longestQueue: 2 });
  const gate = createGate();
  const order: number[] = [];
  const ask = (place: number) => enqueue(() => gate.passed.then(() => void order.push(place)));
  const asked = [1, 2, 3].map(ask);
  await expect(ask(4)).rejects.toThrow(TooBusy);
  gate.open();
  await Promise.all(asked);
  await ask(5);
  expect(order).toEqual([1, 2, 3, 5]);
});

/** Starts these clients at once, in this order, and reports who ran when and who was rejected. */
async function startAll(clients: string, limits: { longestQueue: number; longestForOne?: number }) {
  const enqueue = createFairQueue({ most: 1, ...limits });
  const gate = createGate();
  let order = '';
  const asked = clients.split('').map((client) =>
    enqueue(() => gate.passed.then(() => void (order += client)), client).then(
      () => '',
      (error: unknown) => (error instanceof TooBusy ? client : 'unknown'),
    ),
  );
  gate.open();
  return { rejected: (await Promise.all(asked)).join(''), order };
}

test('Clients take turns, however many entries one has', async () => {
  expect(await startAll('aaaabbc', { longestQueue: 10 })).toEqual({ order: 'aabcaba', rejected: '' });
});

test('One client may only take so many places in the queue', async () => {
  expect(await startAll('aaaaab', { longestQueue: 10, longestForOne: 2 })).toEqual({ order: 'aaba', rejected: 'aa' });
});

test('When the queue is full, the client with most entries loses its last one to a client with fewer', async () => {
  expect(await startAll('aaaab', { longestQueue: 3 })).toEqual({ order: 'aaba', rejected: 'a' });
  expect(await startAll('aabcd', { longestQueue: 3 })).toEqual({ order: 'aabc', rejected: 'd' });
});

test('A caller that has waited too long is rejected, and its turn goes to the next one', async () => {
  vi.useFakeTimers();
  try {
    const enqueue = createFairQueue({ most: 1, longestQueue: 10, longestWait: 1000 });
    const gate = createGate();
    let order = '';
    const ask = (client: string) => enqueue(() => gate.passed.then(() => void (order += client)), client);
    const first = ask('a');
    const late = Promise.allSettled([ask('b'), ask('b')]);
    await vi.advanceTimersByTimeAsync(999);
    const next = ask('c');
    await vi.advanceTimersByTimeAsync(1);
    expect(await late).toMatchObject([{ reason: expect.any(TooBusy) }, { reason: expect.any(TooBusy) }]);
    gate.open();
    await Promise.all([first, next]);
    expect(order).toBe('ac');
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
