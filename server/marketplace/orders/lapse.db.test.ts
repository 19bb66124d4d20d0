import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order, OrderSummary } from '#generated/client/types.gen.ts';
import { lapseDeposits } from './lapse.ts';
import { type Market, openMarket, reservationOf, stockAnother } from './testing/market.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

const hour = 3_600_000;

async function reserve() {
  const buyer = await market.newBuyer();
  const id = await stockAnother(market.services.database);
  const coupon = await market.giveCoupon(buyer);
  await buyer.call('submitOrder', reservationOf(id, { couponDetailIds: [coupon] }));
  const [order] = (await buyer.call('listOrders', { statusDesc: '', pageNo: 1, pageSize: 1 })).body as OrderSummary[];
  return { buyer, vehicleId: id, coupon, orderId: order?.id ?? '' };
}

describe('B-006 An order with an overdue deposit', () => {
  it('is cancelled after 24 hours, which releases vehicle and coupon and e-mails the buyer', async () => {
    const { buyer, vehicleId, coupon, orderId } = await reserve();
    const paid = await reserve();
    await paid.buyer.call('payDeposit', { id: paid.orderId, proofImage: await market.giveUpload(paid.buyer) });
    market.advance(24 * hour - 1);
    expect(await lapseDeposits(market.services)).toBe(0);
    market.advance(1);
    expect(await lapseDeposits(market.services)).toBe(1);
    expect(await lapseDeposits(market.services)).toBe(0);

    const { database } = market.services;
    const vehicle = await database.selectFrom('vehicle').select('state').where('id', '=', vehicleId).executeTakeFirst();
    expect(vehicle?.state).toBe('available');
    const thawed = await database.selectFrom('coupon').selectAll().where('id', '=', coupon).executeTakeFirst();
    expect(thawed).toMatchObject({ state: 'unused', order_id: null });
    const order = (await buyer.call('getOrder', { id: orderId })).body as Order;
    expect(order.records[0]).toMatchObject({ statusDesc: 'Cancelled' });
    const mails = (await market.mails()).filter(({ recipient }) => recipient === `${buyer.accountId}@example.com`);
    expect(mails).toHaveLength(2);
    const stays = (await paid.buyer.call('getOrder', { id: paid.orderId })).body as Order;
    expect(stays.status).toBe(1);
  });

  it('is shown as cancelled from the deadline on, and cannot be paid', async () => {
    const { buyer, orderId } = await reserve();
    const proofImage = await market.giveUpload(buyer);
    market.advance(24 * hour);
    const late = await buyer.call('payDeposit', { id: orderId, proofImage });
    expect(late).toEqual({ code: 400, message: 'The status of the order has changed' });
    const [summary] = (await buyer.call('listOrders', { statusDesc: '8', pageNo: 1, pageSize: 9 }))
      .body as OrderSummary[];
    expect(summary).toMatchObject({ id: orderId, status: 8 });
  });

  it('is cancelled when its buyer reads orders, and those of others are not', async () => {
    const { database } = market.services;
    const statusOf = async (id: string) =>
      (await database.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
    for (const read of ['getOrder', 'downloadProforma', 'listOrders'] as const) {
      const [own, other] = [await reserve(), await reserve()];
      market.advance(24 * hour);
      const payload = read === 'listOrders' ? { statusDesc: '', pageNo: 1, pageSize: 9 } : { id: own.orderId };
      await own.buyer.call(read, payload);
      expect([await statusOf(own.orderId), await statusOf(other.orderId)]).toEqual([8, 0]);
      await lapseDeposits(market.services);
    }
  });

  it('is cancelled by the job, for all buyers', async () => {
    const [first, second] = [await reserve(), await reserve()];
    market.advance(24 * hour);
    expect(await lapseDeposits(market.services)).toBe(2);
    const records = await market.services.database
      .selectFrom('order_record')
      .select(['order_id', 'act', 'actor'])
      .where('act', '=', 'lapse')
      .where('order_id', 'in', [first.orderId, second.orderId])
      .orderBy('id')
      .execute();
    expect(records).toEqual([
      { order_id: first.orderId, act: 'lapse', actor: 'clock' },
      { order_id: second.orderId, act: 'lapse', actor: 'clock' },
    ]);
  });

  it('is cancelled once, however many nodes find it at the same time', async () => {
    const { orderId } = await reserve();
    market.advance(24 * hour);
    const counts = await Promise.all(Array.from({ length: 5 }, () => lapseDeposits(market.services)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    const records = await market.services.database
      .selectFrom('order_record')
      .select('status')
      .where('order_id', '=', orderId)
      .execute();
    expect(records).toHaveLength(2);
  });
});
