import { expect, test } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { ApiFailure } from '../../wire/client/failure.ts';
import { ownMessage } from './own-message.ts';

const failed = (answer: { code: number; message?: string } | undefined) =>
  new ApiFailure(operations.resetPassword, { code: 400, message: 'the usual text' }, answer && { answer });

test('A-301 a refusal without a word of the server’s own has no message', () => {
  expect(ownMessage(failed({ code: 400 }))).toBeUndefined();
  expect(ownMessage(failed({ code: 400, message: '' }))).toBeUndefined();
  expect(ownMessage(failed({ code: 400, message: 'Link expired' }))).toBe('Link expired');
});

test('a failure without an answer tells why there is none', () => {
  expect(ownMessage(failed(undefined))).toBe('the usual text');
  expect(ownMessage({ message: 'Network error. Please check your connection.' })).toBe(
    'Network error. Please check your connection.',
  );
});
