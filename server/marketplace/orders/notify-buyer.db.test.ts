import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OrderUpdate, type Sender, notifyBuyer } from './notify-buyer.ts';
import { orderOf } from './order-row.ts';
import { type Market, openMarket, reservationOf, stockAnother } from './testing/market.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

/** The e-mail to a buyer about an order, except the reservation confirmation. */
async function mailsAbout(
  update: OrderUpdate,
  {
    language = 'en',
    payUnit = 'USD',
    sender = {},
  }: { language?: 'en' | 'ja'; payUnit?: 'USD' | 'JPY'; sender?: Partial<Sender> } = {},
) {
  const { database, clock } = market.services;
  const buyer = await market.newBuyer({ language });
  const vehicleId = await stockAnother(database);
  await buyer.call('submitOrder', reservationOf(vehicleId, { payUnit }));
  const order = orderOf(
    await database
      .updateTable('orders')
      .set({ freight_number: 'GPMBA2606001', logistics_link: 'https://carrier.example/1' })
      .where('vehicle_id', '=', vehicleId)
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
  await notifyBuyer({ services: market.services, database, now: clock(), ...sender }, order, update);
  const own = (await market.mails()).filter(({ recipient }) => recipient === `${buyer.accountId}@example.com`);
  const mail = own.find(({ subject }) => !/^Reservation|予約/.test(subject)) ?? own.at(-1);
  return { order, subject: mail?.subject ?? '', body: mail?.body ?? '', language: mail?.language };
}

describe('E-mails to buyers', () => {
  it('Confirm deposit or balance with order, vehicle and a link to the order', async () => {
    const deposit = await mailsAbout({ what: 'approved', kind: 'deposit' });
    expect(deposit.subject).toBe(`Deposit received for order ${deposit.order.order_no}`);
    expect(deposit.body).toContain('Toyota Vitz 1.0 F');
    expect(deposit.body).toContain(`/user/center/order/detail?id=${deposit.order.id}&status=0`);
    const balance = await mailsAbout({ what: 'approved', kind: 'balance' });
    expect(balance.subject).toBe(`Balance received for order ${balance.order.order_no}`);
  });

  it('Say why a payment proof was rejected', async () => {
    const deposit = await mailsAbout({ what: 'rejected', kind: 'deposit', reason: 'The amount cannot be read' });
    expect(deposit.subject).toBe(`Please check your deposit for order ${deposit.order.order_no}`);
    expect(deposit.body).toContain('  The amount cannot be read\n');
    const balance = await mailsAbout({ what: 'rejected', kind: 'balance', reason: 'Another account' });
    expect(balance.subject).toBe(`Please check your balance payment for order ${balance.order.order_no}`);
    expect(balance.body).toContain('  Another account\n');
  });

  it('Contain the freight number of a shipment and its tracking page', async () => {
    const { body } = await mailsAbout({ what: 'shipped' });
    expect(body).toContain('Freight number: GPMBA2606001\n  Tracking: https://carrier.example/1\n');
  });

  it('Request the balance before the vehicle arrives, and say where to find the account', async () => {
    const update: OrderUpdate = { what: 'balanceDue', arrivesAt: new Date('2026-07-01T22:30:00Z') };
    const { body } = await mailsAbout(update);
    expect(body).toContain('is expected at Mombasa on 2 July 2026');
    expect(body).toContain('Please pay the balance of USD 4,795 before');
    expect(body).toContain('Pwani Collections Ltd (demo)');
    expect(body).toContain('Find the account, the exact amount and the reference on your order’s page');
    expect((await mailsAbout(update, { payUnit: 'JPY' })).body).toContain('the balance of JPY 728,840 before');
  });

  it.each([
    ['buyer', /^Order .* is cancelled$/, /^As requested, /],
    ['staff', /^Order .* is cancelled$/, /^We are sorry: /],
    ['depositLapsed', /^Order .* has lapsed$/, /^The deposit for /],
  ] as const)('An e-mail says that an order is cancelled, and why: %s', async (cause, subject, body) => {
    const mail = await mailsAbout({ what: 'cancelled', cause });
    expect(mail.subject).toMatch(subject);
    expect(mail.body).toMatch(body);
  });

  it('Confirm a cancellation by the buyer', async () => {
    const { database } = market.services;
    const buyer = await market.newBuyer();
    const vehicleId = await stockAnother(database);
    await buyer.call('submitOrder', reservationOf(vehicleId));
    const { id } = await database
      .selectFrom('orders')
      .select('id')
      .where('vehicle_id', '=', vehicleId)
      .executeTakeFirstOrThrow();
    expect(await buyer.call('closeOrder', { id })).toEqual({ code: 0 });
    const own = (await market.mails()).filter(({ recipient }) => recipient === `${buyer.accountId}@example.com`);
    expect(own.filter(({ body }) => body.startsWith('As requested, '))).toHaveLength(1);
  });

  it('Are in the language of the buyer’s call, otherwise of the account', async () => {
    const usual = await mailsAbout({ what: 'approved', kind: 'deposit' }, { language: 'ja' });
    expect([usual.language, usual.body]).toEqual(['ja', expect.stringContaining('トヨタ')]);
    const now = await mailsAbout({ what: 'approved', kind: 'deposit' }, { language: 'ja', sender: { language: 'zh' } });
    expect([now.language, now.body]).toEqual(['zh', expect.stringContaining('丰田')]);
  });
});

it('Name the marketplace’s own collection agent if one is set', async () => {
  const { database } = market.services;
  const label = { en: 'Bank', zh: '银行', ja: '銀行' };
  const value = JSON.stringify({ name: 'Real Collections', details: [{ label, value: 'Real Bank' }] });
  await database.insertInto('setting').values({ name: 'collection-agent', value }).execute();
  // An account released at the desk overrides the setting.
  const shownNever = { shown_from: new Date('2099-01-01T00:00:00Z') };
  await database.updateTable('bank_account').set(shownNever).execute();
  const { body } = await mailsAbout({ what: 'balanceDue', arrivesAt: new Date('2026-07-01T00:00:00Z') });
  await database.deleteFrom('setting').where('name', '=', 'collection-agent').execute();
  await database
    .updateTable('bank_account')
    .set({ shown_from: new Date(0) })
    .execute();
  expect(body).toContain('by Real Collections.');
  expect(body).not.toContain('Pwani');
});
