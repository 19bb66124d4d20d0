import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { changePassword } from '#server/marketplace/accounts/passwords.ts';
import type { Context } from '#server/platform/calls/context.ts';
import { deleteExpired } from '#server/delete-expired.ts';
import { createLog } from '#server/platform/operations/log.ts';
import { notifyOfOffer, type OfferUpdate } from '#server/marketplace/offers/notify-offer.ts';
import { addOffer, type OfferRow } from '#server/marketplace/offers/offers.ts';
import { type OrderUpdate, notifyBuyer } from '#server/marketplace/orders/notify-buyer.ts';
import { lapseDeposits } from '#server/marketplace/orders/lapse.ts';
import { orderOf, type OrderRow } from '#server/marketplace/orders/order-row.ts';
import {
  type Buyer,
  type Market,
  openMarket,
  reservationOf,
  stockAnother,
} from '#server/marketplace/orders/testing/market.ts';
import { ordersOf } from '#server/marketplace/orders/testing/orders-in-status.ts';
import type { OutgoingPush, PushOutcome, Services } from '#server/platform/services.ts';
import { actOnOrder } from '#server/cli/order-commands.ts';
import { deliverPushes, type PushPayload } from './deliver-pushes.ts';
import { postPush } from './post-push.ts';
import { subscribeBuyer } from './testing/subscribe-buyer.ts';

const minute = 60_000;
const log: string[] = [];
let market: Market;
let services: Services;
let sent: (OutgoingPush & { endpoint: string })[] = [];
let answer: (endpoint: string) => PushOutcome;

beforeAll(async () => {
  market = await openMarket();
  services = {
    ...market.services,
    log: createLog('warn', (line) => log.push(line)),
    push: {
      publicKey: '',
      async send({ endpoint }, message) {
        sent.push({ endpoint, ...message });
        return answer(endpoint);
      },
      close: () => undefined,
    },
  };
});
afterAll(() => market.close());
beforeEach(async () => {
  sent = [];
  log.length = 0;
  answer = () => ({ is: 'sent' });
  await services.database.deleteFrom('push_subscription').execute();
});

const subscribe = (buyer: Buyer, language?: string, sessionId?: string) =>
  subscribeBuyer(services, buyer, { language, sessionId });

async function newOrder(buyer: Buyer): Promise<OrderRow> {
  const vehicleId = await stockAnother(services.database);
  await buyer.call('submitOrder', reservationOf(vehicleId));
  const order = await services.database
    .selectFrom('orders')
    .selectAll()
    .where('vehicle_id', '=', vehicleId)
    .executeTakeFirstOrThrow();
  return orderOf(order);
}

async function newOffer({ accountId }: Buyer): Promise<OfferRow> {
  const { database, clock } = services;
  const vehicleId = await stockAnother(database);
  return addOffer(database, { accountId, vehicleId, priceCents: 400_000, text: undefined }, clock());
}

const tell = (order: OrderRow, update: OrderUpdate) =>
  notifyBuyer({ services, database: services.database, now: services.clock() }, order, update);
const tellOfOffer = (offer: OfferRow, what: OfferUpdate) =>
  notifyOfOffer({ services, database: services.database, now: services.clock() }, offer, { what });
const payloads = () => sent.map(({ payload }) => JSON.parse(payload) as PushPayload);
const waiting = () => services.database.selectFrom('push_message').selectAll().execute();

describe('Push messages to a buyer', () => {
  it.each([
    [{ what: 'approved', kind: 'deposit' }, 'deposit received'],
    [{ what: 'approved', kind: 'balance' }, 'balance received'],
    [{ what: 'rejected', kind: 'deposit', reason: 'Amina’s slip' }, 'please check your deposit'],
    [{ what: 'rejected', kind: 'balance', reason: 'Amina’s slip' }, 'please check your balance payment'],
    [{ what: 'depositDueSoon' }, 'the deposit is due soon'],
    [{ what: 'shipped' }, 'has been shipped'],
    [{ what: 'balanceDue', arrivesAt: new Date('2026-07-01T00:00:00Z') }, 'balance due'],
    [{ what: 'cancelled', cause: 'staff' }, 'is cancelled'],
    [{ what: 'cancelled', cause: 'depositLapsed' }, 'has lapsed'],
  ] as const satisfies [OrderUpdate, string][])('%o names only the number of the order', async (update, words) => {
    const buyer = await market.newBuyer();
    await subscribe(buyer);
    const order = await newOrder(buyer);
    await tell(order, update);
    await deliverPushes(services);
    const [payload] = payloads();
    expect(payload?.title).toContain(order.order_no);
    expect(payload?.title).toContain(words);
    expect(payload?.path).toBe(`/Kenya/user/center/order/detail?id=${order.id}&status=0`);
    // Neither names nor the staff's own words.
    expect(sent[0]?.payload).not.toMatch(/Wanjiku|Amina|Vitz|@|\+254/);
  });

  it('An offer’s later message replaces its earlier one, and leads to the vehicle', async () => {
    const buyer = await market.newBuyer();
    await subscribe(buyer);
    const offer = await newOffer(buyer);
    await tellOfOffer(offer, 'offerCountered');
    await tellOfOffer(offer, 'offerAccepted');
    await deliverPushes(services);
    expect(payloads()).toMatchObject([
      { title: 'Offer accepted: Toyota Vitz 1.0 F', path: `/Kenya/car/detail?id=${offer.vehicle_id}` },
    ]);
  });

  it('A vehicle without a name in Swahili is named in English', async () => {
    const buyer = await market.newBuyer();
    await subscribe(buyer, 'sw');
    const offer = await newOffer(buyer);
    await services.database
      .updateTable('vehicle')
      .set({ facts: sql`facts #- '{names,sw}'` })
      .where('id', '=', offer.vehicle_id)
      .execute();
    await tellOfOffer(offer, 'offerAccepted');
    await deliverPushes(services);
    expect(payloads()[0]?.title).toContain('Toyota Vitz 1.0 F');
  });

  it('The buyer’s own acts send no message', async () => {
    const buyer = await market.newBuyer();
    await subscribe(buyer);
    const order = await newOrder(buyer);
    await tell(order, { what: 'cancelled', cause: 'buyer' });
    expect(await waiting()).toEqual([]);
  });

  it('A pending message is dropped once its order or offer has moved on', async () => {
    const buyer = await market.newBuyer();
    await subscribe(buyer);
    const [order, offer] = [await newOrder(buyer), await newOffer(buyer)];
    await tell(order, { what: 'depositDueSoon' });
    await tellOfOffer(offer, 'offerCountered');
    expect(await waiting()).toHaveLength(2);
    await buyer.call('closeOrder', { id: order.id });
    await buyer.call('submitOrder', reservationOf(offer.vehicle_id));
    expect(await waiting()).toEqual([]);
  });

  it('A message that names a deadline lives no longer than until then', async () => {
    const buyer = await market.newBuyer();
    await subscribe(buyer);
    const [order, offer] = [await newOrder(buyer), await newOffer(buyer)];
    market.advance(minute);
    await tell(order, { what: 'depositDueSoon' });
    await tellOfOffer(offer, 'offerAccepted');
    await deliverPushes(services);
    const secondsTo = (end: Date | null) => Math.ceil((Number(end) - services.clock().getTime()) / 1000);
    const ends = [order.deposit_due_at, offer.due_at];
    expect(new Set(sent.map(({ ttl }) => ttl))).toEqual(new Set(ends.map(secondsTo)));
  });

  it.each([
    ['zh', /^订单 .+已发运$/, '/China/'],
    ['ja', /^注文 .+を出荷しました$/, '/Japan/'],
    ['sw', /^Oda .+/, '/Tanzania/'],
  ])('A message is in the browser’s language, whatever the buyer’s: %s', async (language, title, path) => {
    const buyer = await market.newBuyer({ language: 'en' });
    await subscribe(buyer, language);
    await tell(await newOrder(buyer), { what: 'shipped' });
    await deliverPushes(services);
    expect(payloads()).toMatchObject([
      { title: expect.stringMatching(title), path: expect.stringMatching(`^${path}`) },
    ]);
  });

  it('When staff reject a proof, every browser of that buyer is notified, and nobody else’s', async () => {
    const [buyer, other] = [await market.newBuyer(), await market.newBuyer()];
    const endpoints = [await subscribe(buyer), await subscribe(buyer)];
    await subscribe(other);
    const { id } = await ordersOf(market).newOrderIn(buyer, 'depositInReview');
    const { order_no: subject } = await services.database
      .selectFrom('orders')
      .select('order_no')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const options = { reason: 'The amount cannot be read' };
    await actOnOrder({ services }, { command: 'reject-payment', subject, options, staffName: 'Amina' });
    await deliverPushes(services);
    expect(sent.map(({ endpoint }) => endpoint).toSorted()).toEqual(endpoints.toSorted());
  });

  it('When a deposit does not arrive, the buyer is notified that the order has lapsed', async () => {
    const buyer = await market.newBuyer();
    await subscribe(buyer);
    const order = await newOrder(buyer);
    const late = { ...services, clock: () => new Date(order.deposit_due_at.getTime() + minute) };
    await lapseDeposits(late, { accountId: buyer.accountId });
    await deliverPushes(late);
    expect(payloads()).toMatchObject([{ title: `Order ${order.order_no} has lapsed` }]);
  });
});

/** A message pending for a browser. */
async function postOne(): Promise<{ endpoint: string; order: OrderRow; buyer: Buyer }> {
  const buyer = await market.newBuyer();
  const endpoint = await subscribe(buyer);
  const order = await newOrder(buyer);
  await tell(order, { what: 'shipped' });
  return { endpoint, order, buyer };
}

test('A message is sent once, however many nodes deliver, and is deleted afterwards', async () => {
  for (let count = 0; count < 5; count += 1) await postOne();
  await Promise.all([deliverPushes(services), deliverPushes(services)]);
  await deliverPushes(services);
  expect(sent).toHaveLength(5);
  expect(new Set(sent.map(({ endpoint }) => endpoint)).size).toBe(5);
  expect(await waiting()).toEqual([]);
});

test('A later message about an order replaces the pending one, and has the topic of those already sent', async () => {
  const { order } = await postOne();
  await tell(order, { what: 'approved', kind: 'balance' });
  await deliverPushes(services);
  await tell(order, { what: 'cancelled', cause: 'staff' });
  await deliverPushes(services);
  expect(payloads().map(({ title }) => title)).toEqual([
    `Order ${order.order_no}: balance received`,
    `Order ${order.order_no} is cancelled`,
  ]);
  const [topic = '', ...others] = new Set(sent.map((message) => message.topic));
  expect(others).toEqual([]);
  // Push services accept no longer topics and no other characters.
  expect(topic).toMatch(/^[\w-]{32}$/);
  expect(await waiting()).toEqual([]);
});

test('A message queued while an earlier one is being sent is sent too', async () => {
  const { order } = await postOne();
  const update: OrderUpdate = { what: 'approved', kind: 'balance' };
  const meanwhile = {
    ...services,
    push: {
      publicKey: '',
      send: async () => {
        await tell(order, update);
        return { is: 'sent' } as const;
      },
      close: () => undefined,
    },
  };
  const [first] = await waiting();
  await deliverOnce(meanwhile);
  const [second] = await waiting();
  expect([first?.what, second?.what]).toEqual(['shipped', 'balanceApproved']);
});

/** The sender queues another message on each send, so a second round would never end. */
async function deliverOnce(own: Services): Promise<void> {
  let isFirst = true;
  const { push, ...rest } = own;
  await deliverPushes({
    ...rest,
    push: {
      publicKey: '',
      close: () => undefined,
      async send(browser, message) {
        if (!isFirst || !push) return { is: 'later', reason: 'once' };
        isFirst = false;
        return push.send(browser, message);
      },
    },
  });
}

test('A subscription that has ended is deleted with its pending messages', async () => {
  const { endpoint } = await postOne();
  const { endpoint: other } = await postOne();
  answer = (one) => (one === endpoint ? { is: 'gone', reason: '410' } : { is: 'sent' });
  await deliverPushes(services);
  const left = await services.database.selectFrom('push_subscription').select('endpoint').execute();
  expect(left).toEqual([{ endpoint: other }]);
  expect(await waiting()).toEqual([]);
});

test('While a push service is down, a message is retried at growing intervals', async () => {
  await postOne();
  answer = () => ({ is: 'later', reason: '503' });
  await deliverPushes(services);
  await deliverPushes(services);
  expect(sent).toHaveLength(1);
  market.advance(minute);
  await deliverPushes(services);
  market.advance(minute);
  await deliverPushes(services);
  expect(sent).toHaveLength(2);
  answer = () => ({ is: 'sent' });
  market.advance(minute);
  await deliverPushes(services);
  expect(sent).toHaveLength(3);
  const [first, , last] = sent.map(({ ttl }) => ttl);
  // A message delayed here gets a shorter lifetime there.
  expect(Number(first) - Number(last)).toBe(180);
});

test('A refused message is not retried, and the log omits the browser’s full endpoint', async () => {
  const { endpoint } = await postOne();
  answer = () => ({ is: 'refused', reason: '413' });
  await deliverPushes(services);
  expect(await waiting()).toEqual([]);
  expect(log.join('\n')).toContain('push.example');
  expect(log.join('\n')).not.toContain(new URL(endpoint).pathname);
});

test('A message that waited for days is not sent, and is deleted', async () => {
  await postOne();
  market.advance(3 * 24 * 60 * minute);
  await deliverPushes(services);
  expect(sent).toEqual([]);
  await deleteExpired(services);
  expect(await waiting()).toEqual([]);
});

test('A message is not sent if its change is rolled back', async () => {
  const { order } = await postOne();
  await services.database.deleteFrom('push_message').execute();
  const undone = services.database.transaction().execute(async (database) => {
    await postPush({ services, database, now: services.clock() }, order, 'shipped');
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await waiting()).toEqual([]);
});

test('A blocked account gets no messages', async () => {
  const { buyer } = await postOne();
  const { database, clock } = services;
  await database.updateTable('account').set({ blocked_at: clock() }).where('id', '=', buyer.accountId).execute();
  await deliverPushes(services);
  expect(sent).toEqual([]);
});

test('A new password ends messages to all browsers but the one in which it was set', async () => {
  const buyer = await market.newBuyer();
  await subscribe(buyer, 'en', 'elsewhere');
  const here = await subscribe(buyer, 'en', 'here');
  const { database, clock } = services;
  const context = { services, database, now: clock(), language: 'en' } as Context;
  await changePassword(context, buyer.accountId, 'Mombasa2027', 'here');
  const left = await database.selectFrom('push_subscription').select('endpoint').execute();
  expect(left).toEqual([{ endpoint: here }]);
});

test('A server without push queues no messages', async () => {
  const silent = { ...services, offered: { push: false, notices: false } };
  const { order } = await postOne();
  await services.database.deleteFrom('push_message').execute();
  await postPush({ services: silent, database: services.database, now: services.clock() }, order, 'shipped');
  expect(await waiting()).toEqual([]);
});
