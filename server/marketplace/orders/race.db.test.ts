import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSession } from '#server/marketplace/accounts/sessions.ts';
import { isFullRun } from '../../../tests/scope.ts';
import { type Buyer, retryWhileBusy, type Market, openMarket, reservationOf, stockAnother } from './testing/market.ts';

const rounds = Number(process.env['ORDER_ROUNDS'] ?? (isFullRun ? 20 : 2));
const submits = Number(process.env['ORDER_SUBMITS'] ?? (isFullRun ? 200 : 20));
const rivals = 50;
/** How long a round of fifty buyers and a single reservation may take on a busy machine. */
const roundTime = 30_000;
const submitTime = 3000;

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

async function newBuyers(count: number): Promise<Buyer[]> {
  const buyers: Buyer[] = [];
  while (buyers.length < count) buyers.push(await market.newBuyer());
  return buyers;
}

it(
  `Of ${rivals} buyers who reserve a vehicle at once, exactly one gets it, in each of ${rounds} rounds`,
  async () => {
    const buyers = await newBuyers(rivals);
    const { database } = market.services;
    for (let round = 0; round < rounds; round += 1) {
      const id = await stockAnother(database);
      const answers = await Promise.all(
        buyers.map((buyer) => retryWhileBusy(() => buyer.call('submitOrder', reservationOf(id)))),
      );
      expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
      const losers = answers.filter(({ code }) => code !== 0);
      expect(new Set(losers.map(({ code, message }) => `${code} ${message}`))).toEqual(
        new Set(['400 The status of the vehicle has changed']),
      );
      const live = await database.selectFrom('orders').select('id').where('vehicle_id', '=', id).execute();
      expect(live).toHaveLength(1);
    }
  },
  rounds * roundTime,
);

it(
  `The server makes ${submits} orders from ${submits} reservations, each sent two to five times with one key`,
  async () => {
    const { database } = market.services;
    const buyer = await market.newBuyer();
    const vehicles: string[] = [];
    while (vehicles.length < submits) vehicles.push(await stockAnother(database));
    const { accessToken: token } = await openSession(database, buyer.accountId, market.services.clock());
    const sent = vehicles.flatMap((id, place) => Array.from({ length: 2 + (place % 4) }, () => id));
    const answers = await Promise.all(
      sent.map((id) =>
        retryWhileBusy(() => market.call('submitOrder', reservationOf(id), { token, idempotencyKey: `reserve-${id}` })),
      ),
    );
    expect(answers.every(({ code }) => code === 0)).toBe(true);
    const orders = await database
      .selectFrom('orders')
      .select(['vehicle_id', 'order_no'])
      .where('account_id', '=', buyer.accountId)
      .execute();
    expect(orders.map(({ vehicle_id }) => vehicle_id).toSorted()).toEqual(vehicles.toSorted());
    expect(new Set(orders.map(({ order_no }) => order_no)).size).toBe(submits);
    const mails = (await market.mails()).filter(({ recipient }) => recipient === `${buyer.accountId}@example.com`);
    expect(mails).toHaveLength(submits);
  },
  submits * submitTime,
);

it('One of eight concurrent reservations with the same coupon gets it, and the others are refused', async () => {
  const { database } = market.services;
  const buyer = await market.newBuyer();
  const coupon = await market.giveCoupon(buyer);
  const vehicles = await Promise.all(Array.from({ length: 8 }, () => stockAnother(database)));
  const answers = await Promise.all(
    vehicles.map((id) => buyer.call('submitOrder', reservationOf(id, { couponDetailIds: [coupon] }))),
  );
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  expect(new Set(answers.filter(({ code }) => code !== 0).map(({ message }) => message))).toEqual(
    new Set(['This coupon cannot be used']),
  );
});

it('An order cancelled and paid at once is either cancelled or paid, and its vehicle matches', async () => {
  const { database } = market.services;
  const buyer = await market.newBuyer();
  for (let round = 0; round < (isFullRun ? 10 : 3); round += 1) {
    const id = await stockAnother(database);
    await buyer.call('submitOrder', reservationOf(id));
    const order = await database
      .selectFrom('orders')
      .select('id')
      .where('vehicle_id', '=', id)
      .executeTakeFirstOrThrow();
    const proofImage = await market.giveUpload(buyer);
    const [paid, closed] = await Promise.all([
      buyer.call('payDeposit', { id: order.id, proofImage }),
      buyer.call('closeOrder', { id: order.id }),
    ]);
    expect(paid.code + closed.code).toBe(400);
    const after = await database
      .selectFrom('orders')
      .innerJoin('vehicle', 'vehicle.id', 'orders.vehicle_id')
      .select(['status', 'state'])
      .where('orders.id', '=', order.id)
      .executeTakeFirstOrThrow();
    expect(after).toEqual(paid.code === 0 ? { status: 1, state: 'held' } : { status: 8, state: 'available' });
  }
});
