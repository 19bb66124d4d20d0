import { expect, test } from 'vitest';
import { operations } from '#generated/operations.ts';
import { ApiFailure } from '#wire/client/failure.ts';
import { createRetriedCalls, isClearSentence } from './retried-calls.ts';

const failure = (code: number | 'unreachable', message: string, reason?: string) =>
  new ApiFailure(operations.submitOrder, { code, message, reason });

test('A call is repeated until it is answered, and each error text is collected', async () => {
  const retried = createRetriedCalls();
  const answers = [failure(500, 'The server is not available at the moment.'), failure('unreachable', 'No network.')];
  const result = await retried.run('write', async () => {
    const answer = answers.shift();
    if (answer) throw answer;
    return 'done';
  });
  expect(result).toBe('done');
  expect([...retried.texts]).toEqual(['The server is not available at the moment.', 'No network.']);
  expect(retried.longest('write')).toBeGreaterThan(400);
});

test('A refusal is an answer', async () => {
  const retried = createRetriedCalls();
  const refused = retried.run('write', () => Promise.reject(failure(400, 'Sold.', 'vehicleStatusChanged')));
  expect(await refused).toBeUndefined();
  expect([...retried.refusals]).toEqual([['submitOrder vehicleStatusChanged', 1]]);
  expect(retried.texts.size).toBe(0);
});

test('A clear sentence names no machine and no technical cause', () => {
  expect(isClearSentence('The server is not available at the moment. Please try again later.')).toBe(true);
  for (const text of ['', 'connect ECONNREFUSED 127.0.0.1:5000.', 'TypeError: x is undefined', 'failed']) {
    expect(isClearSentence(text), text).toBe(false);
  }
});
