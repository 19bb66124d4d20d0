import { expect, test } from 'vitest';
import { processConcurrently } from './process-concurrently.ts';

test('processes only claimed items while stopping', async () => {
  const stopping = new AbortController();
  const carried: number[] = [];
  let next = 0;
  await processConcurrently(
    { atOnce: 2, inRun: 100, stopping: stopping.signal },
    async () => (next += 1),
    async (waiting) => {
      stopping.abort();
      carried.push(waiting);
    },
  );
  expect(carried).toEqual([1, 2]);
});
