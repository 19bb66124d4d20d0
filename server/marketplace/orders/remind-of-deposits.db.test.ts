import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderSummary } from '#generated/client/types.gen.ts';
import { actOnOrder } from '#server/cli/order-commands.ts';
import { lapseDeposits } from './lapse.ts';
import { remindOfDeposits } from './remind-of-deposits.ts';
import { type Buyer, deliverTo, type Market, openMarket, reservationOf, stockAnother } from './testing/market.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

const hour = 3_600_000;

async function reserve(buyer: Buyer) {
  const vehicleId = await stockAnother(market.services.database);
  await buyer.call('submitOrder', reservationOf(vehicleId));
  const [order] = (await buyer.call('listOrders', { statusDesc: '', pageNo: 1, pageSize: 1 })).body as OrderSummary[];
  if (!order) throw new Error('No order was made.');
  return order;
}

async function mailsTo({ accountId }: Buyer) {
  const mails = await market.mails();
  return mails.filter(
    ({ recipient, subject }) => recipient === `${accountId}@example.com` && subject.includes('due soon'),
  );
}

/** Orders of earlier tests are due as well. */
const cleared = async () => {
  market.advance(24 * hour);
  await lapseDeposits(market.services);
};

describe('B-006 The deposit reminder', () => {
  it('Is one e-mail six hours before the deadline, with amount and deadline', async () => {
    const buyer = await market.newBuyer();
    const order = await reserve(buyer);
    market.advance(18 * hour - 1);
    expect(await remindOfDeposits(market.services)).toBe(0);
    market.advance(1);
    expect(await remindOfDeposits(market.services)).toBe(1);
    market.advance(hour);
    expect(await remindOfDeposits(market.services)).toBe(0);
    const [mail, ...others] = await mailsTo(buyer);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`The deposit for order ${order.orderNo} is due soon`);
    expect(mail?.body).toMatch(/deposit of USD [\d,]+ for Toyota Vitz/);
    expect(mail?.body).toContain(', Nairobi time');
    expect(mail?.body).toContain(`/user/center/order/detail?id=${order.id}&status=0`);
    await cleared();
  });

  it('Is not sent if the proof was submitted, the order is cancelled or the deadline is minutes away or past', async () => {
    const buyer = await market.newBuyer();
    const [paid, closed] = [await reserve(buyer), await reserve(buyer)];
    await reserve(buyer);
    await buyer.call('payDeposit', { id: paid.id, proofImage: await market.giveUpload(buyer) });
    await buyer.call('closeOrder', { id: closed.id });
    market.advance(24 * hour - 60_000);
    expect(await remindOfDeposits(market.services)).toBe(0);
    market.advance(60_000);
    expect(await remindOfDeposits(market.services)).toBe(0);
    await cleared();
    expect(await mailsTo(buyer)).toEqual([]);
  });

  it('Is sent for the new deadline after a rejected proof', async () => {
    const buyer = await market.newBuyer();
    const order = await reserve(buyer);
    market.advance(20 * hour);
    expect(await remindOfDeposits(market.services)).toBe(1);
    await buyer.call('payDeposit', { id: order.id, proofImage: await market.giveUpload(buyer) });
    const rejection = { subject: order.orderNo, options: { reason: 'The amount cannot be read' }, staffName: 'Amina' };
    await actOnOrder({ services: market.services }, { command: 'reject-payment', ...rejection });
    expect(await remindOfDeposits(market.services)).toBe(0);
    market.advance(18 * hour);
    expect(await remindOfDeposits(market.services)).toBe(1);
    expect(await mailsTo(buyer)).toHaveLength(2);
    await cleared();
  });

  it('Is not sent by a mail server that works again only after the deadline', async () => {
    const buyer = await market.newBuyer();
    const { orderNo } = await reserve(buyer);
    market.advance(19 * hour);
    expect(await remindOfDeposits(market.services)).toBe(1);
    await cleared();
    expect(await deliverTo(market, buyer)).toEqual([`Order ${orderNo} has lapsed`]);
  });

  it('Is not sent by a mail server that works again only after the payment', async () => {
    const buyer = await market.newBuyer();
    const { id, orderNo } = await reserve(buyer);
    market.advance(19 * hour);
    expect(await remindOfDeposits(market.services)).toBe(1);
    await buyer.call('payDeposit', { id, proofImage: await market.giveUpload(buyer) });
    expect(await deliverTo(market, buyer)).toEqual([expect.stringContaining(`Reservation ${orderNo}`)]);
    await cleared();
  });

  it('Is retried after a failure, without blocking others', async () => {
    const [unlucky, buyer] = [await market.newBuyer(), await market.newBuyer()];
    await reserve(unlucky);
    await reserve(buyer);
    market.advance(19 * hour);
    const { mailer } = market.services;
    const broken = {
      ...market.services,
      mailer: {
        ...mailer,
        post: (...mail: Parameters<typeof mailer.post>) =>
          mail[1].to.startsWith(unlucky.accountId) ? Promise.reject(new Error('no mail')) : mailer.post(...mail),
      },
    };
    expect(await remindOfDeposits(broken)).toBe(1);
    expect(await mailsTo(unlucky)).toEqual([]);
    expect(await mailsTo(buyer)).toHaveLength(1);
    expect(await remindOfDeposits(market.services)).toBe(1);
    expect(await mailsTo(unlucky)).toHaveLength(1);
    await cleared();
  });

  it('Does not change the order, and only one of eight nodes sends it', async () => {
    const buyer = await market.newBuyer();
    const { id } = await reserve(buyer);
    const read = () =>
      market.services.database.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const before = await read();
    market.advance(19 * hour);
    const sent = await Promise.all(Array.from({ length: 8 }, () => remindOfDeposits(market.services)));
    expect(sent.filter((count) => count > 0)).toEqual([1]);
    expect(await mailsTo(buyer)).toHaveLength(1);
    expect(await read()).toEqual(before);
    await cleared();
  });
});
