import { expect, test } from 'vitest';
import { addEarlier, addLatest, type SeenMessages } from './chat-messages.tsx';

const page = (hasOlder: boolean, ...ids: number[]): SeenMessages => ({
  messages: ids.map((id) => ({ id, from: 'buyer', text: `m${id}`, at: '2026-06-12T09:40:00.000Z' })),
  hasOlder,
});
const shape = ({ messages, hasOlder }: SeenMessages) => [messages.map(({ id }) => id), hasOlder];

test('Merges new messages with the loaded ones, even if those dropped out of the latest page', () => {
  expect(shape(addLatest(page(true, 4, 5, 6), page(true, 5, 6, 7)))).toEqual([[4, 5, 6, 7], true]);
  expect(shape(addLatest(page(false, 1, 2, 3), page(true, 3, 4, 5)))).toEqual([[1, 2, 3, 4, 5], false]);
});

test('Starts over if messages in between are missing', () => {
  expect(shape(addLatest(page(false, 1, 2), page(true, 60, 61)))).toEqual([[60, 61], true]);
});

test('Prepends earlier messages once', () => {
  const first = addEarlier(page(true, 5, 6), page(false, 1, 2));
  expect(shape(first)).toEqual([[1, 2, 5, 6], false]);
  expect(shape(addEarlier(first, page(true, 1, 2)))).toEqual([[1, 2, 5, 6], false]);
});
