import { describe, expect, test } from 'vitest';
import type { ChatMessage } from './protocol.ts';
import { answerChat } from './staff.ts';
import { Tab } from './testing/tab.ts';
import { say, soon, useChat } from './testing/use-chat.ts';

const chat = useChat();

describe('coming back', () => {
  test('a page is given the last fifty, and older ones when it asks', async () => {
    for (let count = 1; count <= 120; count += 1) await chat.answer(`m${count}`);
    const tab = await chat.openTab();
    expect([tab.texts.at(0), tab.texts.length, tab.frames[0]]).toMatchObject(['m71', 50, { hasOlder: true }]);
    await tab.send({ type: 'older', before: tab.messages[0]?.id ?? 0 });
    await soon(() => expect(tab.frames[1]).toMatchObject({ type: 'older', hasOlder: true }));
    const older = olderIn(tab, 1);
    expect([older.at(0)?.text, older.at(-1)?.text]).toEqual(['m21', 'm70']);
    await tab.send({ type: 'older', before: older[0]?.id ?? 0 });
    await soon(() => expect(tab.frames[2]).toMatchObject({ type: 'older', hasOlder: false }));
    expect(olderIn(tab, 2).length).toBe(20);
  });

  test('whoever was away gets what was missed, all of it and nothing else, by the last id', async () => {
    const tab = await chat.openTab();
    await say(tab, 'seen');
    await soon(() => expect(tab.texts).toEqual(['seen']));
    tab.close();
    const missed = Array.from({ length: 130 }, (_, place) => `missed ${place}`);
    for (const text of missed) await chat.answer(text);
    const again = await chat.openTab(chat.buyer, tab.messages[0]?.id);
    await soon(() => expect(again.texts).toEqual(missed));
  });

  test('what is written while a page is opening is not lost and not doubled', async () => {
    const token = await chat.tokenOf();
    const writing = Promise.all(Array.from({ length: 20 }, (_, place) => chat.answer(`w${place}`)));
    const opened = await Promise.all(Array.from({ length: 5 }, () => Tab.open(chat.address, token)));
    chat.keep(...opened);
    await writing;
    await soon(() => expect(opened.map(({ texts }) => new Set(texts).size)).toEqual([20, 20, 20, 20, 20]));
    expect(opened.map(({ texts }) => texts.length)).toEqual([20, 20, 20, 20, 20]);
  });

  test('what a node was not told of arrives with its next heartbeat', async () => {
    const tab = await chat.openTab();
    const { database, clock } = chat.server.services;
    await answerChat(database, { accountId: chat.buyer.accountId, staffName: 'Aiko', text: 'unheard' }, clock());
    await soon(() => expect(tab.texts).toEqual(['unheard']));
  });

  test('a socket whose other side is gone is ended', async () => {
    const tab = await chat.openTab();
    tab.freeze();
    await soon(() => expect(chat.hub.countFollowers(chat.buyer.accountId)).toBe(0));
  });
});

function olderIn(tab: Tab, place: number): ChatMessage[] {
  const frame = tab.frames[place];
  return frame?.type === 'older' ? frame.messages : [];
}
