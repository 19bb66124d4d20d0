import { expect, test } from 'vitest';
import { endSession } from '#server/marketplace/accounts/sessions.ts';
import { readBefore, writeMessage } from './messages.ts';
import { chatSocket } from '#generated/sockets.ts';
import { say, soon, useChat } from './testing/use-chat.ts';

/** In milliseconds. If the machine stalls for longer, sockets count as gone. */
const chat = useChat({ pulse: 1000 });

test('A logout closes all sockets of the session, whether or not they are idle', async () => {
  const [tab, silent] = [await chat.openTab(), await chat.openTab()];
  await endSession(chat.server.services.database, chat.buyer.sessionId, 'logout', chat.server.services.clock());
  await say(tab, 'still here?');
  await soon(() =>
    expect([tab.closed, silent.closed]).toEqual([chatSocket.closes.tokenRefused, chatSocket.closes.tokenRefused]),
  );
  expect((await readBefore(chat.server.services.database, chat.buyer.accountId, 50)).messages).toEqual([]);
});

test('A message whose notification was lost arrives with the next heartbeat', async () => {
  const tab = await chat.openTab();
  const { database, clock } = chat.server.services;
  const draft = { accountId: chat.buyer.accountId, sender: 'staff', staffName: 'Aiko', text: 'unheard' } as const;
  await database.transaction().execute((transaction) => writeMessage(transaction, draft, clock()));
  await soon(() => expect(tab.texts).toEqual(['unheard']));
});

test('A socket with a dead client is closed', async () => {
  const tab = await chat.openTab();
  tab.freeze();
  await soon(() => expect(chat.server.services.hub.countFollowers(chat.buyer.accountId)).toBe(0));
});
