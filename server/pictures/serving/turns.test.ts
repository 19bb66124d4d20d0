import { expect, it } from 'vitest';
import { createGate } from '../../../src/protocol/testing/calls.ts';
import { createTurns, TooBusy } from './turns.ts';

it('lets two run at a time at most, and goes on after one that failed', async () => {
  const takeTurn = createTurns(2, 100);
  let running = 0;
  let most = 0;
  const run = async (fails: boolean): Promise<void> => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setImmediate(resolve));
    running--;
    if (fails) throw new Error('cannot be drawn');
  };
  const settled = await Promise.allSettled(
    Array.from({ length: 20 }, (_, place) => takeTurn(() => run(place % 5 === 0))),
  );
  expect(most).toBe(2);
  expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(4);
});

it('turns away whom the queue has no room for, and takes others again when it has', async () => {
  const takeTurn = createTurns(1, 2);
  const gate = createGate();
  const order: number[] = [];
  const ask = (place: number) => takeTurn(() => gate.passed.then(() => void order.push(place)));
  const asked = [1, 2, 3].map(ask);
  await expect(ask(4)).rejects.toThrow(TooBusy);
  gate.open();
  await Promise.all(asked);
  await ask(5);
  expect(order).toEqual([1, 2, 3, 5]);
});
