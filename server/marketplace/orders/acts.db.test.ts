import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order, OrderSummary } from '#generated/client/types.gen.ts';
import { type OrderState, orderStates, orderStatusOf } from '#states/order-state.ts';
import { moveOrder } from './move-order.ts';
import { couponStateAt, orderGraph, vehicleStateAt, type OrderAct } from './order-graph.ts';
import { readOwnOrder } from './order-row.ts';
import { openMarket, type Buyer, type Market } from './testing/market.ts';
import { actorNamed, buyerCalls, ordersOf } from './testing/orders-in-status.ts';

let market: Market;
let buyer: Buyer;
let orders: ReturnType<typeof ordersOf>;
beforeAll(async () => {
  market = await openMarket();
  buyer = await market.newBuyer();
  orders = ordersOf(market);
});
afterAll(() => market.close());

const newOrderIn = (state: OrderState) => orders.newOrderIn(buyer, state);
const move = (orderId: string, act: OrderAct) => orders.move(buyer, orderId, act);

describe('Moving an order', () => {
  it.each(orderGraph)(
    'The act $act moves an order from state $from, with its vehicle, coupon and records',
    async ({ act, from, to }) => {
      const order = await newOrderIn(from);
      if (act === 'lapse') {
        const { database, clock } = market.services;
        await database.updateTable('orders').set({ deposit_due_at: clock() }).where('id', '=', order.id).execute();
      }
      const before = await orders.stateOf(order);
      expect(before).toMatchObject({ state: from, vehicle: vehicleStateAt(from), coupon: couponStateAt(from) });
      expect((await move(order.id, act))?.state).toBe(to);
      const after = await orders.stateOf(order);
      expect(after).toMatchObject({ state: to, vehicle: vehicleStateAt(to), coupon: couponStateAt(to) });
      const record = {
        status: orderStatusOf[to],
        act,
        actor: actorNamed(act),
        note: null,
        created_at: market.services.clock(),
      };
      expect(after.records.slice(before.records.length)).toMatchObject([record]);
    },
  );
});

describe('Buyers’ acts', () => {
  for (const [title, { operation, from, to, proof }] of Object.entries(buyerCalls)) {
    it(`${title} is accepted once from a buyer whose order is in state ${from}`, async () => {
      const order = await newOrderIn(from);
      const payload = { id: order.id, ...(proof && { proofImage: await market.giveUpload(buyer) }) };
      expect(await buyer.call(operation, payload)).toEqual({ code: 0 });
      expect((await orders.stateOf(order)).state).toBe(to);
      const refused = { code: 400, message: 'The status of the order has changed' };
      expect(await buyer.call(operation, payload)).toEqual(refused);
    });
  }

  it('Every call answers for another buyer’s order as for one that no longer exists', async () => {
    const stranger = await market.newBuyer();
    for (const state of ['awaitingDeposit', 'awaitingBalance', 'inTransit'] as const) {
      const order = await newOrderIn(state);
      const proofImage = await market.giveUpload(stranger);
      const operations = [
        'getOrder',
        'closeOrder',
        'confirmDelivery',
        'payDeposit',
        'payBalance',
        'downloadProforma',
      ] as const;
      for (const operation of operations) {
        const payload = (id: string) => ({ id, ...(operation.startsWith('pay') && { proofImage }) });
        const foreign = await stranger.call(operation, payload(order.id));
        expect(foreign).toEqual({ code: 400, message: 'The order no longer exists' });
        expect(await stranger.call(operation, payload('none'))).toEqual(foreign);
      }
      expect((await orders.stateOf(order)).state).toBe(state);
    }
    const listed = await stranger.call('listOrders', { statusDesc: '', pageNo: 1, pageSize: 500 });
    expect(listed).toEqual({ code: 0, body: [] });
  });

  it('A buyer submits one to four of their own uploads as payment proof', async () => {
    const order = await newOrderIn('awaitingDeposit');
    const stranger = await market.newBuyer();
    const own = [await market.giveUpload(buyer), await market.giveUpload(buyer)];
    const unknown = { code: 400, message: 'Please upload the payment proof again' };
    for (const proofImage of [
      await market.giveUpload(stranger),
      '/files/none.jpg',
      `${own[0]},${await market.giveUpload(stranger)}`,
    ]) {
      expect(await buyer.call('payDeposit', { id: order.id, proofImage })).toEqual(unknown);
    }
    const five = Array.from({ length: 5 }, () => own[0]).join(',');
    expect((await buyer.call('payDeposit', { id: order.id, proofImage: five })).code).toBe(400);
    // The upload's link expires, but its path is still accepted as payment proof afterwards.
    const links = own.map((path) => `${path}?pass=gfl_over`);
    expect(await buyer.call('payDeposit', { id: order.id, proofImage: links.join(',') })).toEqual({ code: 0 });
    const voucher = await market.services.database
      .selectFrom('voucher')
      .select(['kind', 'images', 'state'])
      .where('order_id', '=', order.id)
      .execute();
    expect(voucher).toEqual([{ kind: 'deposit', images: own, state: 'submitted' }]);
  });

  it('A buyer whose payment proof was rejected gets another 24 hours', async () => {
    const { database } = market.services;
    const order = await newOrderIn('awaitingDeposit');
    await buyer.call('payDeposit', { id: order.id, proofImage: await market.giveUpload(buyer) });
    await database
      .updateTable('orders')
      .set({ deposit_due_at: new Date(0) })
      .where('id', '=', order.id)
      .execute();
    await move(order.id, 'rejectPayment');
    const { body } = await buyer.call('getOrder', { id: order.id });
    expect(body).toMatchObject({ depositDueAt: '2026-06-13T10:00:00.000Z' });
    expect((await buyer.call('payDeposit', { id: order.id, proofImage: await market.giveUpload(buyer) })).code).toBe(0);
  });
});

describe('Reading orders', () => {
  it('B-135 B-136 B-165 B-166 B-170 B-171 B-276 A buyer reads an order with its history, the latest record first', async () => {
    const { database } = market.services;
    const order = await newOrderIn('preparing');
    const shipment = { freight_number: 'GPMBA2606001', logistics_link: '' };
    const row = await readOwnOrder(database, order.id, buyer.accountId);
    const now = new Date('2026-06-12T20:30:00Z');
    await database
      .transaction()
      .execute(
        async (transaction) => row && moveOrder(transaction, row, { act: 'ship', actor: 'staff:Amina', now, shipment }),
      );
    const read = async (language: 'en' | 'cn' | 'jp', timeZone = 'Africa/Nairobi') =>
      (await buyer.call('getOrder', { id: order.id }, { language, timeZone })).body as Order;
    expect(await read('en')).toMatchObject({
      id: order.id,
      carSourceId: order.vehicleId,
      status: 3,
      statusDesc: 'Shipped',
      styleName: 'Toyota Vitz 1.0 F',
      regDate: '2019-03',
      mileage: '62,400',
      fuelTypeDesc: 'Petrol',
      countryDesc: 'Japan',
      totalPriceDesc: 'USD 6,750',
      totalCountryPrice: 870_750,
      depositPriceDesc: 'USD 2,025',
      depositCountryPrice: 261_225,
      receiveAddress: {
        address: 'Nyali Road 14',
        name: 'Wanjiku Kamau',
        email: 'wanjiku.kamau@example.com',
        phone: '+254712345678',
        cityDesc: 'Mombasa',
        countryDesc: 'Kenya',
      },
      endPortCountryDesc: 'Kenya',
      endPortDesc: 'Mombasa',
      transportTypeDesc: 'RORO',
      sendOutNum: 'GPMBA2606001',
      sendOutWebSite: '',
      records: [
        { statusDesc: 'Shipped', createTimeDesc: '2026-06-12 23:30' },
        { statusDesc: 'In Preparation', createTimeDesc: '2026-06-12 13:00' },
        { statusDesc: 'Payment Receipt Under Review', createTimeDesc: '2026-06-12 13:00' },
        { statusDesc: 'Pending Payment', createTimeDesc: '2026-06-12 13:00' },
      ],
    });
    expect((await read('jp', 'Asia/Tokyo')).records[0]).toEqual({
      statusDesc: '出荷済み',
      createTimeDesc: '2026-06-13 05:30',
      createdAt: '2026-06-12T20:30:00.000Z',
    });
    expect(await read('cn')).toMatchObject({
      statusDesc: '已发运',
      endPortDesc: '蒙巴萨',
      transportTypeDesc: '滚装船',
    });
  });

  it('An unshipped order has no freight number and no tracking link', async () => {
    const { id } = await newOrderIn('preparing');
    const { body } = await buyer.call('getOrder', { id });
    expect(body).not.toHaveProperty('sendOutNum');
    expect(body).not.toHaveProperty('sendOutWebSite');
  });

  it('B-172 B-275 A buyer lists the orders of a tab page by page, the newest first', async () => {
    const own = await openMarketBuyer();
    const list = async (statusDesc: string, pageNo = 1, pageSize = 500) =>
      (await own.call('listOrders', { statusDesc, pageNo, pageSize })).body as OrderSummary[];
    const tabs: Readonly<Record<string, readonly number[]>> = {
      '': [8, 7, 6, 5, 4, 3, 2, 1, 0],
      '0,1,4,5': [5, 4, 1, 0],
      '2': [2],
      '3,6': [6, 3],
      '7': [7],
      '8': [8],
    };
    for (const [tab, statuses] of Object.entries(tabs)) {
      expect((await list(tab)).map(({ status }) => status)).toEqual(statuses);
    }
    expect((await list('', 2, 4)).map(({ status }) => status)).toEqual([4, 3, 2, 1]);
    expect((await list('', 3, 4)).map(({ status }) => status)).toEqual([0]);
    expect(await list('', 4, 4)).toEqual([]);
  });

  /** A buyer with one order in each status; the higher the status, the newer the order. */
  async function openMarketBuyer(): Promise<Buyer> {
    const usual = buyer;
    buyer = await market.newBuyer();
    const own = buyer;
    for (const state of orderStates) {
      const { id } = await newOrderIn(state);
      const created_at = new Date(Date.parse('2026-06-12T09:00:00Z') + orderStatusOf[state] * 60_000);
      await market.services.database.updateTable('orders').set({ created_at }).where('id', '=', id).execute();
    }
    buyer = usual;
    return own;
  }
});
