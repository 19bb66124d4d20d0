import { expect, test } from 'vitest';
import type { StaffChatSummary } from '#generated/client/types.gen.ts';
import { groupChats } from './chat-queue.tsx';

const chat = (accountId: string, more: Partial<StaffChatSummary>): StaffChatSummary => ({
  accountId,
  email: `${accountId}@example.com`,
  version: 1,
  lastText: 'Hello',
  lastFrom: 'buyer',
  lastAt: '2026-06-12T09:40:00.000Z',
  waiting: 0,
  unread: 0,
  isBuyerTyping: false,
  ...more,
});
const since = { waitingSince: '2026-06-12T09:40:00.000Z', waiting: 1 };
const amina = { holder: { id: 'm1', name: 'Amina' } };
const kimani = { holder: { id: 'm2', name: 'Kimani' } };

test('Groups chats by own, unassigned, colleagues’ and answered', () => {
  const chats = [
    chat('a', { ...since, ...kimani }),
    chat('b', since),
    chat('c', { ...since, ...amina }),
    chat('d', since),
    chat('e', kimani),
    chat('f', amina),
    chat('g', { ...amina, lastAt: '2026-06-11T20:00:00.000Z' }),
    chat('h', { ...amina, ...since, lastAt: '2026-06-11T20:00:00.000Z' }),
  ];
  const groups = groupChats(chats, 'm1', '2026-06-12T10:00:00.000Z').map(({ group, chats: found }) => [
    group,
    ...found.map((one) => one.accountId),
  ]);
  expect(groups).toEqual([
    ['mine', 'c', 'f', 'h'],
    ['waiting', 'b', 'd'],
    ['withOthers', 'a'],
    ['quiet', 'e', 'g'],
  ]);
});
