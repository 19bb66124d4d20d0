import { expect, test } from 'vitest';
import { operations } from '#generated/operations.ts';
import { ApiFailure } from '#wire/client/failure.ts';
import { createWishes, isClearSentence } from './wishes.ts';

const failure = (code: number | 'unreachable', message: string, reason?: string) =>
  new ApiFailure(operations.submitOrder, { code, message, reason });

test('A wish is tried until it is answered, and each text in between is collected', async () => {
  const wishes = createWishes();
  const answers = [failure(500, 'The server is not available at the moment.'), failure('unreachable', 'No network.')];
  const result = await wishes.fulfil('write', async () => {
    const answer = answers.shift();
    if (answer) throw answer;
    return 'done';
  });
  expect(result).toBe('done');
  expect([...wishes.texts]).toEqual(['The server is not available at the moment.', 'No network.']);
  expect(wishes.longest('write')).toBeGreaterThan(400);
});

test('A refusal is an answer', async () => {
  const wishes = createWishes();
  const refused = wishes.fulfil('write', () => Promise.reject(failure(400, 'Sold.', 'vehicleStatusChanged')));
  expect(await refused).toBeUndefined();
  expect([...wishes.refusals]).toEqual([['submitOrder vehicleStatusChanged', 1]]);
  expect(wishes.texts.size).toBe(0);
});

test('A clear sentence names no machine and no technical cause', () => {
  expect(isClearSentence('The server is not available at the moment. Please try again later.')).toBe(true);
  for (const text of ['', 'connect ECONNREFUSED 127.0.0.1:5000.', 'TypeError: x is undefined', 'failed']) {
    expect(isClearSentence(text), text).toBe(false);
  }
});
