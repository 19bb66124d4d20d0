import { expect, test, vi } from 'vitest';
import { operations } from '#generated/operations.ts';
import type { Call } from '#wire/host/call.ts';
import type { PickExample } from './prism.ts';
import { cacheExamples } from './cache-examples.ts';

const callOf = (payload: Call['payload'], operation: Call['operation'] = operations.getOrder): Call => ({
  operation,
  payload,
  language: 'en',
  requestId: 'r',
  remoteAddress: '127.0.0.1',
});

test('Prism is asked once for each call, payload and example', async () => {
  const pickExample = vi.fn<PickExample>(async () => ({ code: 0, body: {} }));
  const ask = cacheExamples(pickExample);
  const first = await ask(callOf({ id: '1' }), 'success');
  expect(await ask(callOf({ id: '1' }), 'success')).toBe(first);
  expect(pickExample).toHaveBeenCalledTimes(1);
  await ask(callOf({ id: '2' }), 'success');
  await ask(callOf({ id: '1' }), 'empty');
  await ask(callOf({ id: '1' }, operations.closeOrder), 'success');
  expect(pickExample).toHaveBeenCalledTimes(4);
});

test('Entries too large for the cache are requested again', async () => {
  const pickExample = vi.fn<PickExample>(async () => ({ code: 0, body: {} }));
  const ask = cacheExamples(pickExample);
  const call = callOf({ id: 'x'.repeat(3000) });
  await ask(call, 'success');
  await ask(call, 'success');
  expect(pickExample).toHaveBeenCalledTimes(2);
});
