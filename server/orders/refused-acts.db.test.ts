import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { couponStateAt, leadsTo, orderActs, orderStatuses, vehicleStateAt } from './order-graph.ts';
import { openMarket, type Buyer, type Market } from './testing/market.ts';
import { buyerCalls, ordersOf } from './testing/orders-in-status.ts';

// These tests try every act in every status that the graph does not allow. acts.db.test.ts tries those that it allows.
// They need many orders, so they have a file of their own, which runs beside the other.
let market: Market;
let buyer: Buyer;
let orders: ReturnType<typeof ordersOf>;
beforeAll(async () => {
  market = await openMarket();
  buyer = await market.newBuyer();
  orders = ordersOf(market);
});
afterAll(() => market.close());

describe('Moving an order', () => {
  const pairs = orderStatuses.flatMap((from) => orderActs.map((act) => ({ from, act })));

  it.each(pairs.filter(({ act, from }) => leadsTo(act, from) === undefined))(
    'The act $act changes nothing on an order of status $from, since the graph does not allow it',
    async ({ from, act }) => {
      const order = await orders.newOrderIn(buyer, from);
      if (act === 'lapse') {
        const { database, clock } = market.services;
        await database.updateTable('orders').set({ deposit_due_at: clock() }).where('id', '=', order.id).execute();
      }
      const before = await orders.stateOf(order);
      expect(before).toMatchObject({ status: from, vehicle: vehicleStateAt(from), coupon: couponStateAt(from) });
      expect(await orders.move(buyer, order.id, act)).toBeUndefined();
      expect(await orders.stateOf(order)).toEqual(before);
    },
  );

  it('Only moveOrder changes the status of an order', () => {
    const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .filter((name) => /updateTable\('orders'\)|update orders\b/.test(readFileSync(`server/${name}`, 'utf8')));
    // The way over the sea may change without the status, which its type leaves out.
    expect(files.toSorted()).toEqual(['orders/change-shipment.ts', 'orders/move-order.ts']);
  });
});

describe('What a buyer does', () => {
  for (const [title, { operation, from, proof }] of Object.entries(buyerCalls)) {
    const others = orderStatuses.filter((status) => status !== from);
    it.each(others)(`${title} is refused for an order of status %i`, async (status) => {
      const order = await orders.newOrderIn(buyer, status);
      const payload = { id: order.id, ...(proof && { proofImage: await market.giveUpload(buyer) }) };
      const refused = { code: 400, message: 'The status of the order has changed' };
      expect(await buyer.call(operation, payload)).toEqual(refused);
      expect((await orders.stateOf(order)).status).toBe(status);
    });
  }
});
