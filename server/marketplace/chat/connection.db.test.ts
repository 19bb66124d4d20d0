import { describe, expect, test } from 'vitest';
import { chatSocket } from '#generated/sockets.ts';
import { endSession } from '#server/marketplace/accounts/sessions.ts';
import { issuePass } from '#server/platform/secrets/signed-pass.ts';
import { openAccount } from '#server/testing/open-account.ts';
import { openTestServer } from '#server/testing/open-test-server.ts';
import { chatHandlers } from './handlers.ts';
import { readBefore } from './messages.ts';
import { longestMessage } from './limits.ts';
import { serveChat } from './serve-chat.ts';
import { type Message, Tab } from './testing/tab.ts';
import { chatTokenOf, listen, say, soon, useChat } from './testing/use-chat.ts';

const chat = useChat();
const { closes } = chatSocket;

describe('Opening a chat', () => {
  test('B-302 A token is valid for 15 minutes and names the buyer', async () => {
    const { code, body } = await chat.server.call('getChatToken', {}, { token: chat.buyer.token });
    const userName = chat.buyer.email.split('@')[0];
    expect([code, body]).toEqual([0, { token: expect.stringMatching(/^gct_/) as string, userName, expiresIn: 900 }]);
    const tab = await chat.openTab();
    expect(tab.frames).toEqual([
      { type: 'opened', userName, loginName: chat.buyer.email, messages: [], hasOlder: false, readUpTo: 0 },
    ]);
  });

  test('A visitor gets no token', async () => {
    expect(await chat.server.call('getChatToken')).toMatchObject({ code: 421 });
  });

  test('A wrong, foreign or expired token closes the socket before anything is sent', async () => {
    const { secret, clock } = chat.server.services;
    const expired = issuePass(secret, 'chat', chat.buyer, clock());
    const ofDealer = issuePass(secret, 'dealer', chat.buyer, new Date(clock().getTime() + 1000));
    const stranger = await openAccount(chat.server);
    const [, accountId = ''] = /^gct_([^.]+)/.exec(await chat.tokenOf(stranger)) ?? [];
    const forged = (await chat.tokenOf()).replace(chat.buyer.accountId, accountId);
    const mixed = issuePass(
      secret,
      'chat',
      { ...chat.buyer, sessionId: stranger.sessionId },
      new Date(clock().getTime() + 1000),
    );
    for (const token of ['', 'gct_', chat.buyer.token, expired, ofDealer, forged, mixed, `${await chat.tokenOf()}x`]) {
      const tab = await Tab.open(chat.address, token);
      await soon(() => expect([token, tab.closed]).toEqual([token, closes.tokenRefused]));
      expect(tab.frames).toEqual([]);
    }
  });

  test('A token expires with its session', async () => {
    const token = await chat.tokenOf();
    await endSession(chat.server.services.database, chat.buyer.sessionId, 'logout', chat.server.services.clock());
    const tab = await Tab.open(chat.address, token);
    await soon(() => expect(tab.closed).toBe(closes.tokenRefused));
  });

  test.each([
    ['A text that is not JSON', ['hello']],
    ['An array', ['[]']],
    ['Null', ['null']],
    ['A frame without a type', ['{}']],
    ['A type from the prototype', ['{"type":"constructor"}']],
    ['An unknown type', ['{"type":"answer","text":"I am staff"}']],
    ['A frame of bytes', [Buffer.from('{"type":"open"}')]],
    ['A message before the token', ['{"type":"send","key":"a","text":"hi"}']],
    ['A question for older messages before the token', ['{"type":"older","before":9}']],
    ['A token that is not a text', ['{"type":"open","token":{}}']],
    ['A last id that is not a number', ['{"type":"open","token":"gct_","after":"1 or 1=1"}']],
    ['A mark that is not a number', ['{"type":"read","upTo":"all"}']],
    ['A message about something that is no id', ['{"type":"send","key":"a","text":"hi","about":{"vehicleId":{}}}']],
    ['A negative last id', ['{"type":"open","token":"gct_","after":-1}']],
  ])('%s closes the socket', async (_what, frames) => {
    const tab = await chat.openRaw(...frames);
    await soon(() => expect(tab.closed).toBe(closes.malformed));
    expect(tab.frames).toEqual([]);
  });

  test('A frame larger than any message closes the socket', async () => {
    const tab = await chat.openTab();
    await say(tab, 'x'.repeat(40_000));
    await soon(() => expect(tab.closed).toBe(1009));
  });

  test('An account may have ten sockets at most', async () => {
    const first = await chat.openTab();
    for (let count = 1; count < 10; count += 1) await chat.openTab();
    const eleventh = await Tab.open(chat.address, await chat.tokenOf());
    await soon(() => expect(eleventh.closed).toBe(closes.tooMany));
    first.close();
    await soon(() => expect(chat.server.services.hub.countFollowers(chat.buyer.accountId)).toBe(9));
    await chat.openTab();
  });
});

describe('Chatting', () => {
  test('A message from one tab appears once in both tabs, with its key', async () => {
    const [first, second] = [await chat.openTab(), await chat.openTab()];
    await say(first, ' Is the Vitz still there? ', 'first-1');
    const expected = [{ from: 'buyer', text: 'Is the Vitz still there?', key: 'first-1' }];
    await soon(() => expect([first.messages, second.messages]).toMatchObject([expected, expected]));
    expect(first.messages[0]?.at).toBe(chat.server.services.clock().toISOString());
  });

  test('A staff answer arrives live in the buyer’s tab, with a name, and in nobody else’s', async () => {
    const [tab, other] = [await chat.openTab(), await chat.openTab(await openAccount(chat.server))];
    const sent = await chat.answer('Yes, it is.');
    expect(sent).toMatchObject({ is: 'sent', message: { from: 'staff', name: 'Aiko', text: 'Yes, it is.' } });
    await soon(() => expect(tab.messages).toMatchObject([{ from: 'staff', name: 'Aiko', text: 'Yes, it is.' }]));
    await say(other, 'hello');
    await soon(() => expect(other.texts).toEqual(['hello']));
  });

  test('Messages keep the order in which they were sent', async () => {
    const [tab, other] = [await chat.openTab(), await chat.openTab()];
    const sent = Array.from({ length: 60 }, (_, place) => `message ${place}`);
    for (const text of sent) await say(tab, text);
    await soon(() => expect(other.texts).toEqual(sent));
    const ids = other.messages.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  });

  test('When several tabs and staff write at once, all tabs get all messages in the same order', async () => {
    const all = await Promise.all([1, 2, 3].map(() => chat.openTab()));
    await Promise.all([...all, ...all].map((tab, place) => say(tab, `tab ${place}`)));
    await Promise.all([1, 2, 3].map((place) => chat.answer(`staff ${place}`)));
    await soon(() => expect(all.map(({ texts }) => texts.length)).toEqual([9, 9, 9]));
    expect(all[1]?.texts).toEqual(all[0]?.texts);
    expect(all[2]?.texts).toEqual(all[0]?.texts);
  });

  test('A message resent because its echo was lost is stored once', async () => {
    const tab = await chat.openTab();
    await say(tab, 'only once', 'same');
    await say(tab, 'only once', 'same');
    await say(tab, 'next');
    await soon(() => expect(tab.texts).toEqual(['only once', 'next']));
  });

  test('Messages sent just before the page closes are stored', async () => {
    const tab = await Tab.open(chat.address, await chat.tokenOf());
    await say(tab, 'first');
    await say(tab, 'last');
    tab.close();
    await soon(() => expect(tab.closed).toBeDefined());
    const other = await chat.openTab();
    await soon(() => expect(other.texts).toEqual(['first', 'last']));
  });

  test('HTML in a message is stored as plain text', async () => {
    const text = `<img src=x onerror="alert(1)"><script>alert(1)</script> & "quotes" {{name}} $& 你好 👍🏽 שלום`;
    const tab = await chat.openTab();
    await say(tab, text);
    await soon(() => expect(tab.texts).toEqual([text]));
    expect((await readBefore(chat.server.services.database, chat.buyer.accountId, 50)).messages[0]?.text).toBe(text);
  });

  test('Invisible characters are removed from a message', async () => {
    const tab = await chat.openTab();
    await tab.sendRaw('{"type":"send","key":"n","text":"a\\u0000b\\u001b[31mc\\r\\nd\\u0009e\\ud800"}');
    await soon(() => expect(tab.texts).toEqual(['ab[31mc\nd\te\ufffd']));
  });

  test.each([
    ['no characters', '', 'empty'],
    ['spaces', ' \n\t ', 'empty'],
    ['invisible characters', '\u0000\u0001', 'empty'],
    ['one character too many', 'x'.repeat(longestMessage + 1), 'tooLong'],
    ['one emoji too many', '👍'.repeat(longestMessage + 1), 'tooLong'],
  ])('A message of %s is refused by its key, and the socket stays open', async (_what, text, reason) => {
    const tab = await chat.openTab();
    await say(tab, text, 'bad');
    await say(tab, '👍'.repeat(longestMessage));
    await soon(() => expect(tab.texts.length).toBe(1));
    expect(tab.frames[1]).toEqual({ type: 'refused', key: 'bad', reason });
  });

  test('A socket that sends more frames than a person could is closed', async () => {
    const tab = await chat.openTab();
    for (let count = 0; count < 125; count += 1) await tab.send({ type: 'older', before: 1 });
    await soon(() => expect(tab.closed).toBe(closes.tooMany));
  });
});

test('An account may send twenty messages a minute on all its tabs together', async () => {
  const limited = await openTestServer({ handlers: chatHandlers, limits: true });
  serveChat(limited.app, { services: limited.services });
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

describe('Reconnecting', () => {
  test('A page gets the last fifty messages, and older ones on request', async () => {
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

  test('A page that reconnects with its last id gets exactly what it missed', async () => {
    const tab = await chat.openTab();
    await say(tab, 'seen');
    await soon(() => expect(tab.texts).toEqual(['seen']));
    tab.close();
    const missed = Array.from({ length: 130 }, (_, place) => `missed ${place}`);
    for (const text of missed) await chat.answer(text);
    const again = await chat.openTab(chat.buyer, tab.messages[0]?.id);
    await soon(() => expect(again.texts).toEqual(missed));
  });

  test('A message written while a page connects arrives exactly once', async () => {
    const token = await chat.tokenOf();
    const writing = Promise.all(Array.from({ length: 20 }, (_, place) => chat.answer(`w${place}`)));
    const opened = await Promise.all(Array.from({ length: 5 }, () => Tab.open(chat.address, token)));
    chat.keep(...opened);
    await writing;
    await soon(() => expect(opened.map(({ texts }) => new Set(texts).size)).toEqual([20, 20, 20, 20, 20]));
    expect(opened.map(({ texts }) => texts.length)).toEqual([20, 20, 20, 20, 20]);
  });
});

function olderIn(tab: Tab, place: number): Message[] {
  const frame = tab.frames[place];
  return frame?.type === 'older' ? frame.messages : [];
}
