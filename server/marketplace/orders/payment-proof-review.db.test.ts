import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Order, OrderSummary } from '#generated/client/types.gen.ts';
import { moveOrder } from './move-order.ts';
import { readOrderByNumber, readOwnOrder } from './order-row.ts';
import { openMarket, type Buyer, type Market } from './testing/market.ts';
import { ordersOf, type MadeOrder } from './testing/orders-in-status.ts';

let market: Market;
let buyer: Buyer;
let orders: ReturnType<typeof ordersOf>;
beforeAll(async () => {
  market = await openMarket();
  buyer = await market.newBuyer();
  orders = ordersOf(market);
});
afterAll(() => market.close());

async function handIn(order: MadeOrder): Promise<void> {
  await buyer.call('payDeposit', { id: order.id, proofImage: await market.giveUpload(buyer) });
}

async function judge(order: MadeOrder, act: 'approvePayment' | 'rejectPayment', note?: string): Promise<void> {
  const { database, clock } = market.services;
  const row = await readOwnOrder(database, order.id, buyer.accountId);
  const moved = { act, actor: 'staff:Amina', now: clock(), ...(note !== undefined && { note }) } as const;
  await database.transaction().execute(async (transaction) => row && moveOrder(transaction, row, moved));
}

const vouchersOf = async ({ id }: MadeOrder) => {
  const { database } = market.services;
  const rows = await database.selectFrom('voucher').select('state').where('order_id', '=', id).orderBy('id').execute();
  return rows.map(({ state }) => state);
};

const listed = async ({ id }: MadeOrder) => {
  const { body } = await buyer.call('listOrders', { statusDesc: '', pageNo: 1, pageSize: 100 });
  return (body as OrderSummary[]).find((order) => order.id === id);
};

it('Staff review the pending payment proof, and earlier reviewed ones are not changed', async () => {
  const order = await orders.newOrderIn(buyer, 'awaitingDeposit');
  await handIn(order);
  expect(await vouchersOf(order)).toEqual(['submitted']);
  await judge(order, 'rejectPayment', 'The amount cannot be read');
  expect(await vouchersOf(order)).toEqual(['rejected']);
  await handIn(order);
  expect((await vouchersOf(order)).toSorted()).toEqual(['rejected', 'submitted']);
  await judge(order, 'approvePayment');
  expect((await vouchersOf(order)).toSorted()).toEqual(['approved', 'rejected']);
  await orders.move(buyer, order.id, 'ship');
  expect((await vouchersOf(order)).toSorted()).toEqual(['approved', 'rejected']);
});

it('Order and list show why a payment proof was rejected until the next one is submitted', async () => {
  const order = await orders.newOrderIn(buyer, 'awaitingDeposit');
  await handIn(order);
  await judge(order, 'rejectPayment', 'The amount cannot be read');
  const quiet = await orders.newOrderIn(buyer, 'awaitingDeposit');
  await handIn(quiet);
  await judge(quiet, 'rejectPayment');
  expect(await listed(order)).toMatchObject({ status: 0, proofRemark: 'The amount cannot be read' });
  expect(await listed(quiet)).not.toHaveProperty('proofRemark');
  const { body } = await buyer.call('getOrder', { id: order.id });
  expect(body as Order).toMatchObject({ proofRemark: 'The amount cannot be read' });
  await handIn(order);
  expect(await listed(order)).toMatchObject({ status: 1 });
  expect(await listed(order)).not.toHaveProperty('proofRemark');
});

it('The list shows why a balance proof was rejected', async () => {
  const order = await orders.newOrderIn(buyer, 'balanceInReview');
  await judge(order, 'rejectPayment', 'Another account was paid');
  expect(await listed(order)).toMatchObject({ status: 4, proofRemark: 'Another account was paid' });
});

it('A late deposit is refused, and an order lapses only if its deposit is late', async () => {
  const { database, clock } = market.services;
  const order = await orders.newOrderIn(buyer, 'awaitingDeposit');
  expect(await orders.move(buyer, order.id, 'lapse')).toBeUndefined();
  await database.updateTable('orders').set({ deposit_due_at: clock() }).where('id', '=', order.id).execute();
  expect(await orders.move(buyer, order.id, 'payDeposit')).toBeUndefined();
  expect(await orders.move(buyer, order.id, 'close')).toMatchObject({ state: 'cancelled' });
});

it('A vehicle that staff took off the site stays off when its order is cancelled', async () => {
  const { database } = market.services;
  const order = await orders.newOrderIn(buyer, 'awaitingDeposit');
  await database.updateTable('vehicle').set({ state: 'removed' }).where('id', '=', order.vehicleId).execute();
  await orders.move(buyer, order.id, 'close');
  expect(await orders.stateOf(order)).toMatchObject({ state: 'cancelled', vehicle: 'removed' });
});

it('An order is found by its number, and an unknown number finds none', async () => {
  const { database } = market.services;
  const order = await orders.newOrderIn(buyer, 'awaitingDeposit');
  const { orderNo = '' } = (await listed(order)) ?? {};
  expect(await readOrderByNumber(database, orderNo)).toMatchObject({ id: order.id, order_no: orderNo });
  expect(await readOrderByNumber(database, 'GP19700101001')).toBeUndefined();
});
