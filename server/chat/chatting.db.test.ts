import { describe, expect, test } from 'vitest';
import { endSession } from '../accounts/sessions.ts';
import { openAccount } from '../testing/open-account.ts';
import { openTestServer } from '../testing/open-test-server.ts';
import { chatHandlers } from './handlers.ts';
import { createHub } from './hub.ts';
import { closeCodes, longestMessage } from './protocol.ts';
import { serveChat } from './serve-chat.ts';
import { readBefore } from './messages.ts';
import { Tab } from './testing/tab.ts';
import { chatTokenOf, listen, say, soon, useChat } from './testing/use-chat.ts';

const chat = useChat();

describe('chatting', () => {
  test('what one tab says appears in both, once, with its key', async () => {
    const [first, second] = [await chat.openTab(), await chat.openTab()];
    await say(first, ' Is the Vitz still there? ', 'first-1');
    const expected = [{ from: 'buyer', text: 'Is the Vitz still there?', key: 'first-1' }];
    await soon(() => expect([first.messages, second.messages]).toMatchObject([expected, expected]));
    expect(first.messages[0]?.at).toBe(chat.server.services.clock().toISOString());
  });

  test("the staff's answer arrives live, under a name, and nowhere else", async () => {
    const [tab, other] = [await chat.openTab(), await chat.openTab(await openAccount(chat.server))];
    expect(await chat.answer('Yes, it is.')).toMatchObject({ from: 'staff', name: 'Aiko', text: 'Yes, it is.' });
    await soon(() => expect(tab.messages).toMatchObject([{ from: 'staff', name: 'Aiko', text: 'Yes, it is.' }]));
    await say(other, 'hello');
    await soon(() => expect(other.texts).toEqual(['hello']));
  });

  test('messages keep the order in which they were sent', async () => {
    const [tab, other] = [await chat.openTab(), await chat.openTab()];
    const sent = Array.from({ length: 60 }, (_, place) => `message ${place}`);
    for (const text of sent) await say(tab, text);
    await soon(() => expect(other.texts).toEqual(sent));
    const ids = other.messages.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  });

  test('messages of several tabs and the staff at once all arrive, in one order for all', async () => {
    const all = await Promise.all([1, 2, 3].map(() => chat.openTab()));
    await Promise.all([...all, ...all].map((tab, place) => say(tab, `tab ${place}`)));
    await Promise.all([1, 2, 3].map((place) => chat.answer(`staff ${place}`)));
    await soon(() => expect(all.map(({ texts }) => texts.length)).toEqual([9, 9, 9]));
    expect(all[1]?.texts).toEqual(all[0]?.texts);
    expect(all[2]?.texts).toEqual(all[0]?.texts);
  });

  test('a message sent again, because its echo was lost, is stored once', async () => {
    const tab = await chat.openTab();
    await say(tab, 'only once', 'same');
    await say(tab, 'only once', 'same');
    await say(tab, 'next');
    await soon(() => expect(tab.texts).toEqual(['only once', 'next']));
  });

  test('html is a text like any other', async () => {
    const text = `<img src=x onerror="alert(1)"><script>alert(1)</script> & "quotes" {{name}} $& 你好 👍🏽 שלום`;
    const tab = await chat.openTab();
    await say(tab, text);
    await soon(() => expect(tab.texts).toEqual([text]));
    expect((await readBefore(chat.server.services.database, chat.buyer.accountId, 50)).messages[0]?.text).toBe(text);
  });

  test('what a text cannot hold is dropped from it', async () => {
    const tab = await chat.openTab();
    await tab.sendRaw('{"type":"send","key":"n","text":"a\\u0000b\\u001b[31mc\\r\\nd\\u0009e\\ud800"}');
    await soon(() => expect(tab.texts).toEqual(['ab[31mc\nd\te\ufffd']));
  });

  test.each([
    ['nothing', '', 'empty'],
    ['spaces', ' \n\t ', 'empty'],
    ['what nobody sees', '\u0000\u0001', 'empty'],
    ['one character too many', 'x'.repeat(longestMessage + 1), 'tooLong'],
    ['one emoji too many', '👍'.repeat(longestMessage + 1), 'tooLong'],
  ])('%s is refused by its key, and the socket stays', async (_what, text, reason) => {
    const tab = await chat.openTab();
    await say(tab, text, 'bad');
    await say(tab, '👍'.repeat(longestMessage));
    await soon(() => expect(tab.texts.length).toBe(1));
    expect(tab.frames[1]).toEqual({ type: 'refused', key: 'bad', reason });
  });

  test('a socket that sends more frames than a person could is closed', async () => {
    const tab = await chat.openTab();
    for (let count = 0; count < 125; count += 1) await tab.send({ type: 'older', before: 1 });
    await soon(() => expect(tab.closed).toBe(closeCodes.tooMany));
  });

  test('whoever logs out is out, with what is said next and without saying anything', async () => {
    const [tab, silent] = [await chat.openTab(), await chat.openTab()];
    await endSession(chat.server.services.database, chat.buyer.sessionId, 'logout', chat.server.services.clock());
    await say(tab, 'still here?');
    await soon(() => expect([tab.closed, silent.closed]).toEqual([closeCodes.tokenRefused, closeCodes.tokenRefused]));
    expect((await readBefore(chat.server.services.database, chat.buyer.accountId, 50)).messages).toEqual([]);
  });
});

test('more than twenty messages a minute are refused, on all tabs together', async () => {
  const limited = await openTestServer({ handlers: chatHandlers, limits: true });
  serveChat(limited.app, { services: limited.services, hub: createHub() });
  const address = await listen(limited);
  const account = await openAccount(limited);
  const token = await chatTokenOf(limited, account);
  const [tab, other] = await Promise.all([1, 2].map(() => Tab.open(address, token)));
  if (!tab || !other) throw new Error('two tabs');
  for (let count = 0; count < 20; count += 1) await say(count % 2 ? tab : other, `m${count}`);
  await soon(() => expect(tab.texts.length).toBe(20));
  await say(tab, 'too fast', 'fast');
  await soon(() => expect(tab.frames.at(-1)).toEqual({ type: 'refused', key: 'fast', reason: 'tooFast' }));
  limited.advance(60_000);
  await say(tab, 'a minute later', 'fast');
  await soon(() => expect(other.texts.at(-1)).toBe('a minute later'));
  await limited.close();
});
