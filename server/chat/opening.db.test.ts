import { describe, expect, test } from 'vitest';
import { endSession } from '../accounts/sessions.ts';
import { issuePass } from '../secrets/signed-pass.ts';
import { openAccount } from '../testing/open-account.ts';
import { closeCodes } from './protocol.ts';
import { Tab } from './testing/tab.ts';
import { say, soon, useChat } from './testing/use-chat.ts';

const chat = useChat();

describe('opening', () => {
  test('B-302 a token is good for 15 minutes and names the buyer', async () => {
    const { code, body } = await chat.server.call('getChatToken', {}, { token: chat.buyer.token });
    const userName = chat.buyer.email.split('@')[0];
    expect([code, body]).toEqual([0, { token: expect.stringMatching(/^gct_/) as string, userName, expiresIn: 900 }]);
    const tab = await chat.openTab();
    expect(tab.frames).toEqual([
      { type: 'opened', userName, loginName: chat.buyer.email, messages: [], hasOlder: false },
    ]);
  });

  test('a visitor gets no token', async () => {
    expect(await chat.server.call('getChatToken')).toMatchObject({ code: 421 });
  });

  test('a wrong, foreign or expired token closes the socket before anything is told', async () => {
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
      await soon(() => expect([token, tab.closed]).toEqual([token, closeCodes.tokenRefused]));
      expect(tab.frames).toEqual([]);
    }
  });

  test('a token ends with its session', async () => {
    const token = await chat.tokenOf();
    await endSession(chat.server.services.database, chat.buyer.sessionId, 'logout', chat.server.services.clock());
    const tab = await Tab.open(chat.address, token);
    await soon(() => expect(tab.closed).toBe(closeCodes.tokenRefused));
  });

  test.each([
    ['no JSON', ['hello']],
    ['an array', ['[]']],
    ['null', ['null']],
    ['no type', ['{}']],
    ['a type from the prototype', ['{"type":"constructor"}']],
    ['a type nobody knows', ['{"type":"answer","text":"I am staff"}']],
    ['bytes', [Buffer.from('{"type":"open"}')]],
    ['a message before the token', ['{"type":"send","key":"a","text":"hi"}']],
    ['history before the token', ['{"type":"older","before":9}']],
    ['a token that is no text', ['{"type":"open","token":{}}']],
    ['a last id that is none', ['{"type":"open","token":"gct_","after":"1 or 1=1"}']],
    ['a negative last id', ['{"type":"open","token":"gct_","after":-1}']],
  ])('%s closes the socket', async (_what, frames) => {
    const tab = await chat.openRaw(...frames);
    await soon(() => expect(tab.closed).toBe(closeCodes.malformed));
    expect(tab.frames).toEqual([]);
  });

  test('a frame larger than any message closes the socket', async () => {
    const tab = await chat.openTab();
    await say(tab, 'x'.repeat(40_000));
    await soon(() => expect(tab.closed).toBe(1009));
  });

  test('an account has at most ten sockets', async () => {
    const first = await chat.openTab();
    for (let count = 1; count < 10; count += 1) await chat.openTab();
    const eleventh = await Tab.open(chat.address, await chat.tokenOf());
    await soon(() => expect(eleventh.closed).toBe(closeCodes.tooMany));
    first.close();
    await soon(() => expect(chat.hub.countFollowers(chat.buyer.accountId)).toBe(9));
    await chat.openTab();
  });
});
