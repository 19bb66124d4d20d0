import { afterAll, describe, expect, test } from 'vitest';
import type { StaffBuyer, StaffBuyerPage } from '#generated/client/types.gen.ts';
import { openAccount } from '#server/testing/open-account.ts';
import { openDeskChat } from '#server/desk/testing/desk-chat.ts';

const { market, as, newOrder, buyer: owner, openTab, close } = await openDeskChat();
afterAll(close);

const { database } = market.services;

async function found(search: string, more: object = {}): Promise<string[]> {
  const { call } = await as('readOnly');
  const { code, body } = await call('staffFindBuyers', { pageNo: 1, pageSize: 500, search, ...more });
  expect(code).toBe(0);
  return (body as StaffBuyerPage).buyers.map(({ accountId }) => accountId);
}

async function read(id: string): Promise<StaffBuyer> {
  const { call } = await as('sales');
  const { code, body } = await call('staffGetBuyer', { id });
  expect(code).toBe(0);
  return body as StaffBuyer;
}

describe('The buyer search', () => {
  test('finds a buyer by e-mail, receiver, phone in any notation, and order number', async () => {
    const { orderNo } = await newOrder();
    const { accountId } = owner;
    for (const search of [accountId.slice(3), 'wanjiku KAM', '+254 712-345 678', '0712345678', orderNo.slice(2)]) {
      expect(await found(search), search).toContain(accountId);
    }
    for (const search of ['%', 'nobody at all', '+254 999 999 999']) expect(await found(search), search).toEqual([]);
  });

  test('finds a buyer by their address book', async () => {
    const account = await openAccount(market);
    await database
      .insertInto('address')
      .values({
        id: `a-${account.accountId}`.slice(0, 40),
        account_id: account.accountId,
        name: 'Achieng Odhiambo',
        email: account.email,
        phone: '0722 000 333',
        country_code: 'KE',
        city_id: '11',
        line: 'Moi Avenue 1',
      })
      .execute();
    expect(await found('achieng')).toEqual([account.accountId]);
    expect(await found('0722000333')).toEqual([account.accountId]);
    expect(await found('+254 722 000 333')).toEqual([account.accountId]);
    expect(await read(account.accountId)).toMatchObject({ names: ['Achieng Odhiambo'], phones: ['0722 000 333'] });
  });

  test('A buyer is shown with orders and sessions', async () => {
    const { id, orderNo } = await newOrder();
    const shown = await read(owner.accountId);
    expect(shown).toMatchObject({ language: 'jp', countryName: 'Kenya', hasChat: false });
    expect(shown.orders).toContainEqual(expect.objectContaining({ id, orderNo }));
    expect(shown.sessions.length).toBeGreaterThan(0);
    const { call } = await as('owner');
    expect(await call('staffGetBuyer', { id: 'nobody' })).toMatchObject({
      code: 400,
      message: 'This buyer does not exist.',
    });
  });
});

describe('Actions of owners on a buyer account', () => {
  test('log the buyer out everywhere, recorded in the audit log', async () => {
    const account = await openAccount(market);
    const { accountId: id, token } = account;
    const { member, call } = await as('owner');
    expect(await market.call('getChatToken', {}, { token })).toMatchObject({ code: 0 });
    expect(await call('staffEndBuyerSessions', { id })).toMatchObject({ code: 0 });
    expect(await market.call('getChatToken', {}, { token })).toMatchObject({ code: 432 });
    expect((await read(id)).sessions).toMatchObject([{ endReason: 'staff' }]);
    const acts = await database.selectFrom('staff_act').selectAll().where('subject', '=', id).execute();
    expect(acts).toMatchObject([{ member_id: member.memberId, act: 'end-buyer-sessions', after: { count: 1 } }]);
    expect(await call('staffEndBuyerSessions', { id: 'nobody' })).toMatchObject({ code: 400 });
  });

  test('block a buyer’s calls and chat, and allow a new login after unblocking', async () => {
    const account = await openAccount(market);
    const { accountId: id, token } = account;
    const tab = await openTab({
      accountId: id,
      call: (operation, payload) => market.call(operation, payload, { token }),
    });
    const { call } = await as('owner', 'Amina Otieno');
    const reason = 'Forged slips';
    expect(await call('staffBlockBuyer', { id, reason: ` ${reason} ` })).toMatchObject({ code: 0 });
    expect(await call('staffBlockBuyer', { id, reason }), 'somebody has done it already').toMatchObject({ code: 409 });
    const refused = await market.call('getChatToken', {}, { token });
    expect(refused).toMatchObject({ code: 403, message: expect.stringMatching(/\w+/) as string });
    await tab.send({ type: 'send', key: 'k', text: 'Let me in' });
    await expect.poll(() => tab.closed).toBe(4401);
    expect((await read(id)).blocked?.reason).toBe(reason);
    expect(await found(account.email, { isBlocked: true })).toEqual([id]);
    expect(await found(account.email, { isBlocked: false })).toEqual([]);

    expect(await call('staffUnblockBuyer', { id, reason: 'A mistake' })).toMatchObject({ code: 0 });
    expect(await call('staffUnblockBuyer', { id, reason: 'A mistake' })).toMatchObject({ code: 409 });
    expect(await market.call('getChatToken', {}, { token })).toMatchObject({ code: 432 });
    expect(await read(id)).not.toHaveProperty('blocked');
    const acts = await database
      .selectFrom('staff_act')
      .select(['staff_name', 'act', 'after'])
      .where('subject', '=', id)
      .orderBy('id')
      .execute();
    expect(acts).toMatchObject([
      { staff_name: 'Amina Otieno', act: 'block-buyer', after: { reason } },
      { act: 'unblock-buyer', after: { reason: 'A mistake' } },
    ]);
  });

  test('are refused to all other roles', async () => {
    const { accountId: id, token } = await openAccount(market);
    for (const role of ['sales', 'readOnly', 'accounts', 'logistics', 'stock'] as const) {
      const { call } = await as(role);
      expect(await call('staffBlockBuyer', { id, reason: 'No' }), role).toMatchObject({ code: 433 });
      expect(await call('staffUnblockBuyer', { id, reason: 'No' }), role).toMatchObject({ code: 433 });
      expect(await call('staffEndBuyerSessions', { id }), role).toMatchObject({ code: 433 });
    }
    expect(await market.call('getChatToken', {}, { token })).toMatchObject({ code: 0 });
  });
});
