import { describe, expect, test } from 'vitest';
import { openAccount } from '#server/testing/open-account.ts';
import { longestMessage } from './limits.ts';
import { listChats } from './staff.ts';
import { say, soon, useChat } from './testing/use-chat.ts';

const chat = useChat();

describe('Staff', () => {
  test('The list starts with unanswered chats, the longest waiting first', async () => {
    const [answered, late, early] = await Promise.all([1, 2, 3].map(() => openAccount(chat.server)));
    if (!answered || !late || !early) throw new Error('three accounts');
    for (const [account, texts] of [
      [answered, ['a']],
      [early, ['b', 'c']],
      [late, ['d']],
    ] as const) {
      const tab = await chat.openTab(account);
      for (const text of texts) await say(tab, text);
      await soon(() => expect(tab.texts.length).toBe(texts.length));
      chat.server.advance(60_000);
    }
    await chat.answer('done', answered);
    const listed = await listChats(chat.server.services.database, 1000);
    const mine = listed.filter(({ accountId }) => [answered, late, early].some((one) => one.accountId === accountId));
    expect(mine).toMatchObject([
      { accountId: early.accountId, email: early.email, waiting: 2, lastText: 'c' },
      { accountId: late.accountId, waiting: 1, lastText: 'd' },
      { accountId: answered.accountId, waiting: 0, lastText: 'done' },
    ]);
    expect(mine[0]?.lastAt).toBeInstanceOf(Date);
  });

  test('An answer is in the audit log, and one that cannot be sent is not', async () => {
    await chat.answer('hello');
    expect(await chat.answer('  ')).toEqual({ is: 'empty' });
    expect(await chat.answer('x'.repeat(longestMessage + 1))).toEqual({ is: 'tooLong' });
    expect(await chat.answer('hello', { ...chat.buyer, accountId: 'nobody' })).toEqual({ is: 'gone' });
    const acts = await chat.server.services.database
      .selectFrom('staff_act')
      .select(['staff_name', 'act', 'detail'])
      .where('subject', 'in', [chat.buyer.accountId, 'nobody'])
      .execute();
    expect(acts).toMatchObject([
      { staff_name: 'Aiko', act: 'answerChat', detail: { message: expect.any(Number) as number } },
    ]);
  });
});
