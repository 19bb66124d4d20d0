import { afterAll, describe, expect, test } from 'vitest';
import { demoPricingSettings } from '#demo/pricing-settings.ts';
import { writePricingSettings } from '#server/marketplace/pricing/pricing-settings.ts';
import { answerAs } from '#server/marketplace/chat/testing/use-chat.ts';
import { openDeskChat } from '#server/desk/testing/desk-chat.ts';

const { market, as, newOrder, buyer: owner, openTab, writing, list, listed, read, close } = await openDeskChat();
afterAll(close);

const minute = 60_000;
const acts = (subject: string) =>
  market.services.database
    .selectFrom('staff_act')
    .select(['staff_name', 'member_id', 'address', 'act', 'before', 'after'])
    .where('subject', '=', subject)
    .orderBy('id')
    .execute();

describe('A reply from the desk', () => {
  test('reaches the buyer’s window immediately, and assigns the chat to its author', async () => {
    const { buyer, tab, lastId } = await writing('Is the Vitz still there?');
    const { member, call } = await as('sales', 'Amina Otieno');
    const sent = await call('staffAnswerChat', { id: buyer.accountId, text: ' Yes, it is. ', seen: lastId });
    expect(sent).toMatchObject({ code: 0, body: { from: 'staff', name: 'Amina Otieno', text: 'Yes, it is.' } });
    await expect.poll(() => tab.texts).toEqual(['Is the Vitz still there?', 'Yes, it is.']);
    expect(tab.messages.at(-1)).toMatchObject({ from: 'staff', name: 'Amina Otieno' });
    expect(await listed(buyer)).toMatchObject({
      waiting: 0,
      unread: 0,
      lastFrom: 'staff',
      holder: { id: member.memberId, name: 'Amina Otieno' },
    });
    expect(await acts(buyer.accountId)).toMatchObject([
      { staff_name: 'Amina Otieno', member_id: member.memberId, address: '127.0.0.1', act: 'answerChat' },
    ]);
  });

  test('is refused to a role without permission, and nothing changes', async () => {
    const { buyer, tab, lastId } = await writing('Hello');
    const before = await read(buyer);
    for (const role of ['readOnly', 'accounts', 'logistics', 'stock'] as const) {
      const { call } = await as(role);
      const answer = { id: buyer.accountId, text: 'I should not', seen: lastId };
      expect(await call('staffAnswerChat', answer), role).toMatchObject({ code: 433 });
      expect(await call('staffTakeChat', { id: buyer.accountId }), role).toMatchObject({ code: 433 });
      expect(await call('staffReadChat', { id: buyer.accountId, upTo: lastId }), role).toMatchObject({ code: 433 });
    }
    expect(await read(buyer, 'readOnly')).toEqual(before);
    expect(tab.texts).toEqual(['Hello']);
    expect(await acts(buyer.accountId)).toEqual([]);
  });

  test('is refused if a colleague has the chat, until it is taken over', async () => {
    const { buyer, tab, lastId } = await writing('Hello');
    const [first, second] = [await as('sales', 'Amina'), await as('sales', 'Kimani')];
    const { accountId: id } = buyer;
    const later = { id, text: 'Good day from Kimani', seen: lastId };
    expect(await first.call('staffAnswerChat', { id, text: 'Good day', seen: lastId })).toMatchObject({ code: 0 });
    expect(await second.call('staffAnswerChat', later)).toMatchObject({
      code: 400,
      message: 'This chat is assigned to a colleague. Take it over before you answer.',
    });
    expect(await second.call('staffTakeChat', { id, from: first.member.memberId })).toMatchObject({ code: 0 });
    expect(await second.call('staffAnswerChat', later), 'what Amina wrote was not seen').toMatchObject({ code: 409 });
    const { lastId: seen } = await read(buyer);
    expect(await second.call('staffAnswerChat', { ...later, seen })).toMatchObject({ code: 0 });
    await expect.poll(() => tab.texts).toEqual(['Hello', 'Good day', 'Good day from Kimani']);
  });

  test('succeeds for only one of two staff members who reply to an unassigned chat at once', async () => {
    const { buyer, tab, lastId } = await writing('Hello');
    const members = [await as('sales'), await as('sales')];
    const answers = await Promise.all(
      members.map(({ call }) => call('staffAnswerChat', { id: buyer.accountId, text: 'Good day', seen: lastId })),
    );
    expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([0, 400]);
    await expect.poll(() => tab.texts).toEqual(['Hello', 'Good day']);
  });

  test('is not blocked by a new message of the buyer, which keeps waiting for a reply', async () => {
    const { buyer, tab, lastId } = await writing('Hello');
    market.advance(minute);
    await tab.send({ type: 'send', key: 'more', text: 'Are you there?' });
    await expect.poll(() => tab.texts.length).toBe(2);
    const { call } = await as('sales');
    const { accountId: id } = buyer;
    expect(await call('staffAnswerChat', { id, text: 'Yes', seen: lastId })).toMatchObject({ code: 0 });
    const { messages, lastId: all } = await read(buyer);
    expect(await listed(buyer)).toMatchObject({ waiting: 1, unread: 1, waitingSince: messages[1]?.at });
    expect(await call('staffAnswerChat', { id, text: 'I am', seen: all })).toMatchObject({ code: 0 });
    expect(await listed(buyer)).toMatchObject({ waiting: 0, unread: 0 });
  });

  test('is refused without visible text or for an unknown account', async () => {
    const { buyer, lastId } = await writing('Hello');
    const { call } = await as('sales');
    expect(await call('staffAnswerChat', { id: buyer.accountId, text: '\u0007', seen: lastId })).toMatchObject({
      code: 400,
      message: 'This message has no text that can be sent.',
    });
    const nobody = { id: 'nobody', text: 'Hello', seen: 0 };
    expect(await call('staffAnswerChat', nobody)).toMatchObject({
      code: 400,
      message: 'This buyer has not written anything yet.',
    });
    expect((await read(buyer)).messages).toHaveLength(1);
  });

  test('works the same by staff command, with the same audit entry and update at the desk', async () => {
    const { buyer, lastId } = await writing('Hello');
    await answerAs(market, 'Aiko', { accountId: buyer.accountId, text: 'From the terminal' });
    const { call } = await as('sales');
    const stale = { id: buyer.accountId, text: 'Unaware', seen: lastId };
    expect(await call('staffAnswerChat', stale)).toMatchObject({ code: 409 });
    expect(await acts(buyer.accountId)).toMatchObject([{ staff_name: 'Aiko', member_id: null, act: 'answerChat' }]);
  });
});

describe('The chat queue', () => {
  test('lists unanswered chats first by waiting time, until a reply or “no reply needed”', async () => {
    const late = await writing('first of late');
    market.advance(minute);
    const early = await writing('first of early', 'second of early');
    const places = async () => {
      const { chats } = await list('readOnly');
      return [late, early].map(({ buyer }) => chats.findIndex(({ accountId }) => accountId === buyer.accountId));
    };
    const [one = 0, two = 0] = await places();
    expect(one).toBeLessThan(two);
    expect(await listed(early.buyer)).toMatchObject({ waiting: 2, unread: 2, waitingSince: expect.any(String) });
    const { call } = await as('sales');
    const { accountId: id } = late.buyer;
    expect(await call('staffSettleChat', { id, seen: late.lastId - 1 })).toMatchObject({ code: 409 });
    expect(await call('staffSettleChat', { id, seen: late.lastId })).toMatchObject({ code: 0 });
    expect(await listed(late.buyer)).toMatchObject({ waiting: 0, unread: 0 });
    expect(await listed(late.buyer)).not.toHaveProperty('waitingSince');
    const [after = 0, before = 0] = await places();
    expect(before).toBeLessThan(after);
    await late.tab.send({ type: 'send', key: 'again', text: 'One more thing' });
    await expect.poll(async () => (await listed(late.buyer))?.waiting).toBe(1);
    expect((await acts(id)).map(({ act }) => act)).toEqual(['settle-chat']);
  });

  test('finds a chat by part of the e-mail', async () => {
    const { buyer } = await writing('Hello');
    const { call } = await as('sales');
    const found = await call('staffListChats', { search: buyer.accountId.slice(2, 20).toUpperCase() });
    expect(found).toMatchObject({ code: 0, body: { chats: [{ accountId: buyer.accountId }] } });
    expect(await call('staffListChats', { search: '%' })).toMatchObject({ code: 0, body: { chats: [] } });
  });

  test('assigns, transfers and returns a chat, and detects outdated assignments', async () => {
    const { buyer } = await writing('Hello');
    const { accountId: id } = buyer;
    const [first, second] = [await as('sales', 'Amina'), await as('owner', 'Kimani')];
    const [amina, kimani] = [first.member.memberId, second.member.memberId];
    expect(await first.call('staffTakeChat', { id })).toMatchObject({ code: 0 });
    expect(await second.call('staffTakeChat', { id }), 'it was free when it was seen').toMatchObject({ code: 409 });
    const accountant = await as('accounts');
    const wrong = { id, from: amina, to: accountant.member.memberId };
    expect(await first.call('staffHandOverChat', wrong)).toMatchObject({ code: 400 });
    expect(await first.call('staffHandOverChat', { id, from: amina, to: kimani })).toMatchObject({ code: 0 });
    expect((await listed(buyer))?.holder).toEqual({ id: kimani, name: 'Kimani' });
    expect(await second.call('staffHandOverChat', { id, from: kimani })).toMatchObject({ code: 0 });
    expect(await listed(buyer)).not.toHaveProperty('holder');
    expect(await acts(id)).toMatchObject([
      { member_id: amina, act: 'take-chat', before: { with: null }, after: { with: 'Amina' } },
      { member_id: amina, act: 'hand-over-chat', before: { with: 'Amina' }, after: { with: 'Kimani' } },
      { member_id: kimani, act: 'release-chat', before: { with: 'Kimani' }, after: { with: null } },
    ]);
    expect((await list()).colleagues.map(({ id: colleague }) => colleague)).not.toContain(accountant.member.memberId);
  });
});

describe('Read marks and typing', () => {
  test('show both sides how far the other has read', async () => {
    const { buyer, tab, lastId } = await writing('Hello');
    const { call } = await as('sales');
    const { accountId: id } = buyer;
    expect(await call('staffReadChat', { id, upTo: lastId + 100 }), 'no mark is ahead').toMatchObject({ code: 0 });
    await expect.poll(() => tab.frames.at(-1)).toEqual({ type: 'read', upTo: lastId });
    expect(await listed(buyer)).toMatchObject({ unread: 0, waiting: 1 });
    await call('staffReadChat', { id, upTo: 0 });
    expect(await read(buyer)).toMatchObject({ staffReadId: lastId, buyerReadId: 0 });

    await call('staffAnswerChat', { id, text: 'Good day', seen: lastId });
    await expect.poll(() => tab.texts.length).toBe(2);
    const answered = await read(buyer);
    await tab.send({ type: 'read', upTo: answered.lastId });
    await expect.poll(async () => (await read(buyer)).buyerReadId).toBe(answered.lastId);
    expect((await read(buyer)).version).toBeGreaterThan(answered.version);
    expect((await openTab(buyer)).frames[0]).toMatchObject({ type: 'opened', readUpTo: answered.lastId });
  });

  test('show both sides for six seconds that the other is typing', async () => {
    const { buyer, tab } = await writing('Hello');
    const { call } = await as('sales');
    expect(await listed(buyer)).toMatchObject({ isBuyerTyping: false });
    await tab.send({ type: 'typing' });
    await expect.poll(async () => (await listed(buyer))?.isBuyerTyping).toBe(true);
    market.advance(6000);
    expect(await listed(buyer)).toMatchObject({ isBuyerTyping: false });
    await call('staffTypeInChat', { id: buyer.accountId });
    await expect.poll(() => tab.frames.at(-1)).toEqual({ type: 'typing' });
  });
});

test('shows the vehicle and order of the buyer’s page beside a chat, and no other order', async () => {
  const { id, orderNo } = await newOrder();
  const tab = await openTab(owner);
  await tab.send({ type: 'send', key: 'a', text: 'About my order', about: { orderId: id } });
  await expect.poll(() => tab.texts.length).toBe(1);
  const seen = await read(owner);
  expect(seen.orders[0]).toMatchObject({ id, orderNo, isAbout: true });
  expect(seen).not.toHaveProperty('vehicle');

  const { buyer, tab: other } = await writing('Hello');
  await other.send({ type: 'send', key: 'b', text: 'Is it free?', about: { vehicleId: '100001', orderId: id } });
  await expect.poll(() => other.texts.length).toBe(2);
  expect(await read(buyer)).toMatchObject({ vehicle: { id: '100001', state: 'free' }, orders: [] });
  await other.send({ type: 'send', key: 'c', text: 'And this?', about: { vehicleId: 'none' } });
  await expect.poll(() => other.texts.length).toBe(3);
  expect((await read(buyer)).vehicle?.id, 'what there is not, it is not about').toBe('100001');
});

test('shows a chat and its vehicle without a price while pricing settings are missing', async () => {
  const { buyer, tab } = await writing('Hello');
  await tab.send({ type: 'send', key: 'b', text: 'What does it cost?', about: { vehicleId: '100001' } });
  await expect.poll(() => tab.texts.length).toBe(2);
  const { database } = market.services;
  await database.deleteFrom('setting').where('name', '=', 'price-terms').execute();
  try {
    expect((await read(buyer)).vehicle).toMatchObject({ id: '100001', pricesUnset: true });
  } finally {
    await writePricingSettings(database, demoPricingSettings);
  }
  const { vehicle } = await read(buyer);
  expect(vehicle?.price).toBe('USD 6,850');
  expect(vehicle).not.toHaveProperty('pricesUnset');
});

test('loads earlier messages on request', async () => {
  const { buyer } = await writing('m0');
  for (let count = 1; count <= 60; count += 1) {
    await answerAs(market, 'Aiko', { accountId: buyer.accountId, text: `m${count}` });
  }
  const latest = await read(buyer);
  expect([latest.messages.length, latest.hasOlder, latest.messages.at(-1)?.text]).toEqual([50, true, 'm60']);
  const { call } = await as('sales');
  const older = await call('staffGetChat', { id: buyer.accountId, before: latest.messages[0]?.id ?? 0 });
  expect(older).toMatchObject({ code: 0, body: { hasOlder: false } });
  expect((older.body as typeof latest).messages.map(({ text }) => text)).toEqual(
    Array.from({ length: 11 }, (_, place) => `m${place}`),
  );
});

describe('The opening hours', () => {
  const hours = { isOn: true, days: '1234567', from: '22:00', to: '23:00', en: 'Back at ten', cn: '十点', jp: '10時' };
  const opened = async (language?: string) => {
    const buyer = await market.newBuyer();
    const tab = await openTab(buyer, language);
    return tab.frames[0];
  };

  test('are shown outside hours in the buyer’s language, and never while switched off', async () => {
    const { member, call } = await as('sales');
    expect(await opened()).not.toHaveProperty('away');
    const first = { version: 0, ...hours };
    expect(await call('staffChangeChatHours', first)).toMatchObject({ code: 0, body: { version: 1, ...hours } });
    expect(await call('staffChangeChatHours', first), 'a colleague has changed them').toMatchObject({ code: 409 });
    expect(await opened()).toMatchObject({ away: 'Back at ten' });
    expect(await opened('ja')).toMatchObject({ away: '10時' });
    expect(await opened('sw')).toMatchObject({ away: 'Back at ten' });
    expect(await call('staffGetChatHours', {})).toMatchObject({ code: 0, body: { version: 1, ...hours } });
    const off = { ...hours, version: 1, isOn: false };
    expect(await call('staffChangeChatHours', off)).toMatchObject({ code: 0, body: { version: 2 } });
    expect(await opened()).not.toHaveProperty('away');
    expect(await acts('chat-hours')).toMatchObject([
      { member_id: member.memberId, act: 'change-chat-hours', after: { isOn: true } },
      { act: 'change-chat-hours', before: { isOn: true }, after: { isOn: false } },
    ]);
  });

  test('are refused if empty, or without texts in every language', async () => {
    const { call } = await as('owner');
    const { body } = await call('staffGetChatHours', {});
    const { version } = body as { version: number };
    const message = 'Choose different start and end times, and enter the away message in all three languages.';
    for (const wrong of [{ to: '22:00' }, { jp: ' ' }]) {
      expect(await call('staffChangeChatHours', { version, ...hours, ...wrong })).toMatchObject({ code: 400, message });
    }
    expect(await call('staffGetChatHours', {})).toMatchObject({ body: { version } });
  });
});
