import { expect, it } from 'vitest';
import { createTabLock } from './renewal.ts';
import { createGate } from './testing/calls.ts';

it('If the browser has locks, a task waits for the holder of the same name', async () => {
  const lock = createTabLock(navigator.locks);
  const gate = createGate();
  const order: string[] = [];
  const first = lock('gariport.test', async () => {
    order.push('first begins');
    await gate.passed;
    order.push('first ends');
    return 1;
  });
  const second = lock('gariport.test', async () => order.push('second'));
  const other = lock('gariport.other', async () => order.push('other'));
  await other;
  gate.open();
  await expect(first).resolves.toBe(1);
  await second;
  expect(order.filter((word) => word !== 'other')).toEqual(['first begins', 'first ends', 'second']);
  expect(order.indexOf('other')).toBeLessThan(order.indexOf('first ends'));
});

it('If the browser has no locks, the task runs anyway', async () => {
  await expect(createTabLock(undefined)('gariport.test', async () => 2)).resolves.toBe(2);
});
