import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OrderState, orderStates } from '#states/order-state.ts';
import { couponStateAt, leadsTo, orderActs, vehicleStateAt } from './order-graph.ts';
import { openMarket, type Buyer, type Market } from './testing/market.ts';
import { buyerCalls, type MadeOrder, ordersOf } from './testing/orders-in-status.ts';

// Tries every act in every state that the graph does not allow; acts.db.test.ts covers the allowed ones. These tests
// need an order in each state, so they have their own file, which runs in parallel.
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
  it.each(orderStates)('No act that the graph forbids changes an order in state %s', async (from) => {
    const order = await orders.newOrderIn(buyer, from);
    const before = await orders.stateOf(order);
    expect(before).toMatchObject({ state: from, vehicle: vehicleStateAt(from), coupon: couponStateAt(from) });
    for (const act of orderActs.filter((one) => leadsTo(one, from) === undefined)) {
      if (act === 'lapse') {
        const { database, clock } = market.services;
        await database.updateTable('orders').set({ deposit_due_at: clock() }).where('id', '=', order.id).execute();
      }
      expect(await orders.move(buyer, order.id, act), act).toBeUndefined();
      expect(await orders.stateOf(order), act).toEqual(before);
    }
  });

  it('Only moveOrder changes the status of an order', () => {
    const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .filter((name) => /updateTable\('orders'\)|update orders\b/.test(readFileSync(`server/${name}`, 'utf8')));
    // The shipment, the deadline and what an order waits for may change without the state.
    expect(files.toSorted()).toEqual([
      'marketplace/orders/change-shipment.ts',
      'marketplace/orders/move-order.ts',
      'marketplace/orders/mpesa/handlers.ts',
    ]);
  });
});

describe('Buyers’ acts', () => {
  const inState = new Map<OrderState, MadeOrder>();
  beforeAll(async () => {
    for (const state of orderStates) inState.set(state, await orders.newOrderIn(buyer, state));
  });

  it.each(Object.entries(buyerCalls))(
    '%s is refused for an order in any other state',
    async (_title, { operation, from, proof }) => {
      for (const [state, order] of inState) {
        if (state === from) continue;
        const payload = { id: order.id, ...(proof && { proofImage: await market.giveUpload(buyer) }) };
        const refused = { code: 400, message: 'The status of the order has changed' };
        expect(await buyer.call(operation, payload), `state ${state}`).toEqual(refused);
        expect((await orders.stateOf(order)).state).toBe(state);
      }
    },
  );
});
