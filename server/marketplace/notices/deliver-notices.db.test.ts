import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NoticeChannel } from '#generated/client/types.gen.ts';
import { deleteExpired } from '#server/delete-expired.ts';
import { notifyOfOffer } from '#server/marketplace/offers/notify-offer.ts';
import { addOffer, type OfferRow } from '#server/marketplace/offers/offers.ts';
import { type OrderUpdate, notifyBuyer } from '#server/marketplace/orders/notify-buyer.ts';
import { orderOf, type OrderRow } from '#server/marketplace/orders/order-row.ts';
import {
  type Buyer,
  type Market,
  openMarket,
  reservationOf,
  stockAnother,
} from '#server/marketplace/orders/testing/market.ts';
import { createLog } from '#server/platform/operations/log.ts';
import { createSmsGateway } from '#server/platform/notices/sms-gateway.ts';
import { createWhatsApp, signatureOf } from '#server/platform/notices/whatsapp-cloud.ts';
import type { Services } from '#server/platform/services.ts';
import type { Language } from '#wire/language.ts';
import { deliverNotices } from './deliver-notices.ts';
import { noticeHandlers } from './handlers.ts';
import { serveNoticeLinks } from './notice-links.ts';
import { serveDeliveryReports } from './serve-delivery-reports.ts';
import { type NoticeSimulator, startNoticeSimulator } from './testing/notice-simulator.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const phone = '254712345678';

const log: string[] = [];
let simulator: NoticeSimulator;
let market: Market;
let services: Services;
beforeAll(async () => {
  simulator = await startNoticeSimulator();
  const notices = {
    whatsapp: createWhatsApp(simulator.whatsapp),
    sms: createSmsGateway(simulator.sms),
  };
  market = await openMarket(noticeHandlers, { notices });
  services = { ...market.services, log: createLog('warn', (line) => log.push(line)) };
});
afterAll(async () => {
  await market.close();
  await simulator.close();
});
beforeEach(async () => {
  simulator.setTrouble(undefined);
  simulator.delivered.length = 0;
  simulator.asked.length = 0;
  log.length = 0;
  await services.database.deleteFrom('notice_number').execute();
  await services.database.deleteFrom('notice_message').execute();
});

async function newBuyer({
  channel = 'sms',
  language = 'en',
}: { channel?: NoticeChannel; language?: Language } = {}): Promise<Buyer> {
  const buyer = await market.newBuyer({ language });
  await services.database
    .insertInto('notice_number')
    .values({ account_id: buyer.accountId, channel, phone, confirmed_at: services.clock() })
    .execute();
  return buyer;
}

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

const tell = (order: OrderRow, update: OrderUpdate, database = services.database) =>
  notifyBuyer({ services, database, now: services.clock() }, order, update);
const tellOfOffer = (offer: OfferRow) =>
  notifyOfOffer({ services, database: services.database, now: services.clock() }, offer, { what: 'offerAccepted' });
const waiting = () =>
  services.database.selectFrom('notice_message').selectAll().where('due_at', 'is not', null).execute();
const problemOf = async ({ accountId }: Buyer) =>
  (
    await services.database
      .selectFrom('notice_number')
      .select('problem')
      .where('account_id', '=', accountId)
      .executeTakeFirst()
  )?.problem;

/** A notice that waits for a phone. */
async function postOne(channel: NoticeChannel = 'sms'): Promise<{ order: OrderRow; buyer: Buyer }> {
  const buyer = await newBuyer({ channel });
  const order = await newOrder(buyer);
  await tell(order, { what: 'shipped' });
  return { order, buyer };
}

describe('Notices to a phone', () => {
  it.each([
    [{ what: 'approved', kind: 'deposit' }, /the deposit of order .+ arrived/],
    [{ what: 'approved', kind: 'balance' }, /the balance of order .+ arrived/],
    [
      { what: 'rejected', kind: 'deposit', reason: 'Amina’s slip' },
      /Upload another by \d+ \w+, \d\d:\d\d \(Nairobi time\)/,
    ],
    [{ what: 'rejected', kind: 'balance', reason: 'Amina’s slip' }, /balance proof of order .+ not accepted/],
    [{ what: 'depositDueSoon' }, /pay the deposit of order .+ by \d+ \w+, \d\d:\d\d \(Nairobi time\)/],
    [{ what: 'shipped' }, /has been shipped/],
    [{ what: 'balanceDue', arrivesAt: new Date('2026-07-01T00:00:00Z') }, /before the vehicle arrives, about 1 Jul\./],
    [{ what: 'cancelled', cause: 'staff' }, /we had to cancel order/],
    [{ what: 'cancelled', cause: 'depositLapsed' }, /lapsed, because the deposit did not arrive/],
  ] as const satisfies [OrderUpdate, RegExp][])(
    'name the order and what to do, and no person: %o',
    async (update, words) => {
      const order = await newOrder(await newBuyer());
      await tell(order, update);
      await deliverNotices(services);
      expect(simulator.delivered).toMatchObject([{ to: phone, segments: 1 }]);
      const text = simulator.delivered[0]?.text ?? '';
      expect(text).toMatch(words);
      expect(text).toContain(order.order_no);
      expect(text.endsWith(` https://gariport.example/o/en/${order.id}`)).toBe(true);
      expect(text).not.toMatch(/Wanjiku|Amina|Vitz|@|\+254|USD/);
    },
  );

  it.each([
    ['zh', /已发运/],
    ['ja', /出荷しました/],
    ['sw', /imesafirishwa/],
  ] as const)('are templates in the language of the account: %s', async (language, words) => {
    const order = await newOrder(await newBuyer({ channel: 'whatsapp', language }));
    await tell(order, { what: 'shipped' });
    await deliverNotices(services);
    expect(simulator.delivered).toMatchObject([
      { channel: 'whatsapp', text: expect.stringMatching(words), button: `o/${language}/${order.id}` },
    ]);
  });

  it('tell about an offer with its deadline, and lead to the vehicle', async () => {
    const offer = await newOffer(await newBuyer());
    await tellOfOffer(offer);
    await deliverNotices(services);
    expect(simulator.delivered.map(({ text }) => text)).toEqual([
      expect.stringMatching(
        new RegExp(
          `offer accepted for Toyota Vitz 1\\.0 F\\. Reserve it by .+ https://gariport\\.example/v/en/${offer.vehicle_id}$`,
        ),
      ),
    ]);
  });

  it('name a vehicle in English if it has no name in Swahili', async () => {
    const offer = await newOffer(await newBuyer({ language: 'sw' }));
    await services.database
      .updateTable('vehicle')
      .set({ facts: sql`facts #- '{names,sw}'` })
      .where('id', '=', offer.vehicle_id)
      .execute();
    await tellOfOffer(offer);
    await deliverNotices(services);
    expect(simulator.delivered[0]?.text).toContain('Toyota Vitz 1.0 F');
  });

  it.each([
    ['the buyer’s own acts', { what: 'cancelled', cause: 'buyer' }],
    ['what push messages do not tell', { what: 'moneyNoted', received: 100 }],
  ] as const satisfies [string, OrderUpdate][])('are not sent about %s', async (_, update) => {
    await tell(await newOrder(await newBuyer()), update);
    expect(await waiting()).toEqual([]);
  });

  it('are not queued without a confirmed number or a gateway', async () => {
    const { order, buyer } = await postOne();
    const silent = { ...services, offered: { push: false, notices: false } };
    await notifyBuyer({ services: silent, database: services.database, now: services.clock() }, order, {
      what: 'shipped',
    });
    // The earlier one is deleted too.
    expect(await waiting()).toEqual([]);
    await buyer.call('stopNotices');
    await tell(order, { what: 'shipped' });
    expect(await waiting()).toEqual([]);
  });

  it('are not sent if their change is rolled back', async () => {
    const order = await newOrder(await newBuyer());
    const undone = services.database.transaction().execute(async (database) => {
      await tell(order, { what: 'shipped' }, database);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await waiting()).toEqual([]);
  });
});

describe('The delivery of notices', () => {
  it('sends each once, however many nodes deliver', async () => {
    for (let count = 0; count < 5; count += 1) await postOne();
    await Promise.all([deliverNotices(services), deliverNotices(services)]);
    await deliverNotices(services);
    expect(new Set(simulator.delivered.map(({ text }) => text)).size).toBe(5);
    expect(simulator.delivered).toHaveLength(5);
  });

  it('replaces a waiting notice about the same order', async () => {
    const { order } = await postOne();
    await tell(order, { what: 'approved', kind: 'balance' });
    await deliverNotices(services);
    await tell(order, { what: 'cancelled', cause: 'staff' });
    await deliverNotices(services);
    expect(simulator.delivered.map(({ text }) => text)).toEqual([
      expect.stringContaining('the balance of order'),
      expect.stringContaining('cancel order'),
    ]);
  });

  it('drops a waiting notice once its order or offer has moved on', async () => {
    const buyer = await newBuyer();
    const [order, offer] = [await newOrder(buyer), await newOffer(buyer)];
    await tell(order, { what: 'depositDueSoon' });
    await tellOfOffer(offer);
    expect(await waiting()).toHaveLength(2);
    await buyer.call('closeOrder', { id: order.id });
    await buyer.call('submitOrder', reservationOf(offer.vehicle_id));
    expect(await waiting()).toEqual([]);
  });

  it('does not retry a notice whose order has moved on while it was being sent', async () => {
    const buyer = await newBuyer();
    const order = await newOrder(buyer);
    await tell(order, { what: 'depositDueSoon' });
    const send = async () => {
      await buyer.call('closeOrder', { id: order.id });
      return { is: 'later', reason: 'busy' } as const;
    };
    await deliverNotices({ ...services, notices: { sms: { send } } });
    expect(await waiting()).toEqual([]);
  });

  it('retries at growing intervals while the gateway is down, and logs no number', async () => {
    await postOne('whatsapp');
    simulator.setTrouble('busy');
    await deliverNotices(services);
    await deliverNotices(services);
    expect(simulator.asked).toHaveLength(1);
    market.advance(minute);
    await deliverNotices(services);
    market.advance(minute);
    await deliverNotices(services);
    expect(simulator.asked).toHaveLength(2);
    simulator.setTrouble(undefined);
    market.advance(minute);
    await deliverNotices(services);
    expect(simulator.delivered).toHaveLength(1);
    expect(log.join('\n')).toContain('a notice was not delivered');
    expect(log.join('\n')).not.toContain(phone);
  });

  it('does not repeat a notice that may have been sent', async () => {
    await postOne();
    simulator.setTrouble('hang');
    await deliverNotices({ ...services, notices: { sms: createSmsGateway(simulator.sms, { timeout: 300 }) } });
    simulator.setTrouble(undefined);
    market.advance(60 * minute);
    await deliverNotices(services);
    expect(simulator.asked).toHaveLength(1);
  });

  it('does not repeat a notice whose template is unknown', async () => {
    await postOne('whatsapp');
    simulator.setTrouble('template');
    await deliverNotices(services);
    expect(await waiting()).toEqual([]);
  });

  it.each(['unreachable', 'optedOut'] as const)('ends notices to a number that is %s', async (problem) => {
    const { order, buyer } = await postOne('whatsapp');
    simulator.setTrouble(problem);
    await deliverNotices(services);
    expect(await problemOf(buyer)).toBe(problem);
    expect((await buyer.call('getNoticeSettings')).body).toMatchObject({
      number: { channel: 'whatsapp', phone, problem },
    });
    simulator.setTrouble(undefined);
    await tell(order, { what: 'approved', kind: 'balance' });
    expect(await waiting()).toEqual([]);
    // Confirming it again resumes them.
    await buyer.call('requestNoticeCode', { channel: 'whatsapp', phone });
    await buyer.call('confirmNoticeCode', { code: /\d{6}/.exec(simulator.delivered.at(-1)?.text ?? '')?.[0] });
    expect(await problemOf(buyer)).toBeNull();
    await tell(order, { what: 'approved', kind: 'balance' });
    await deliverNotices(services);
    expect(simulator.delivered.at(-1)?.text).toContain('the balance of order');
  });

  it('drops a notice whose deadline has passed, that waited for a day, or whose account is blocked', async () => {
    const { database, clock } = services;
    const order = await newOrder(await newBuyer());
    await tell(order, { what: 'balanceDue', arrivesAt: new Date(clock().getTime() + minute) });
    market.advance(2 * minute);
    const { buyer } = await postOne();
    await database.updateTable('account').set({ blocked_at: clock() }).where('id', '=', buyer.accountId).execute();
    await deliverNotices(services);
    await postOne();
    market.advance(day);
    await deliverNotices(services);
    expect(simulator.asked).toEqual([]);
    await deleteExpired(services);
    expect(await waiting()).toEqual([]);
  });

  it('leaves a notice waiting while its channel is off', async () => {
    await postOne('whatsapp');
    const { sms } = services.notices ?? {};
    await deliverNotices({ ...services, ...(sms && { notices: { sms } }) });
    expect(await waiting()).toHaveLength(1);
    await deliverNotices(services);
    expect(simulator.delivered).toHaveLength(1);
  });
});

describe('A report of WhatsApp', () => {
  const secret = 'app-secret';
  let app: FastifyInstance;
  beforeAll(() => {
    const webhook = { appSecret: secret, verifyToken: 'our-text' };
    const whatsapp = createWhatsApp({ ...simulator.whatsapp, webhook });
    app = Fastify();
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    serveDeliveryReports(app, { ...services, notices: { whatsapp } });
  });
  afterAll(() => app.close());

  const failure = (id: string | undefined, code: number) =>
    JSON.stringify({
      object: 'whatsapp_business_account',
      entry: [
        {
          id: '1',
          changes: [{ field: 'messages', value: { statuses: [{ id, status: 'failed', errors: [{ code }] }] } }],
        },
      ],
    });
  const report = (payload: string, signature = signatureOf(payload, secret)) =>
    app.inject({
      method: 'POST',
      url: '/callbacks/whatsapp',
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
      payload,
    });

  it('ends notices to a number that is not on WhatsApp', async () => {
    const { buyer } = await postOne('whatsapp');
    await deliverNotices(services);
    const body = failure(simulator.delivered.at(-1)?.id, 131_026);
    expect((await report(body, 'sha256=00')).statusCode).toBe(404);
    expect(await problemOf(buyer)).toBeNull();
    expect((await report(body)).statusCode).toBe(200);
    expect(await problemOf(buyer)).toBe('unreachable');
  });

  it('changes nothing if the failure passes, or the number was replaced since', async () => {
    const { buyer } = await postOne('whatsapp');
    await deliverNotices(services);
    const { id } = simulator.delivered.at(-1) ?? {};
    await report(failure(id, 131_049));
    market.advance(minute);
    await services.database.updateTable('notice_number').set({ confirmed_at: services.clock() }).execute();
    await report(failure(id, 131_026));
    await report(failure('wamid.other', 131_026));
    expect(await problemOf(buyer)).toBeNull();
  });

  it('can be set up with our own text only', async () => {
    const get = (token: string) =>
      app.inject(`/callbacks/whatsapp?hub.mode=subscribe&hub.challenge=1158201444&hub.verify_token=${token}`);
    expect((await get('our-text')).body).toBe('1158201444');
    expect((await get('other')).statusCode).toBe(404);
    expect((await get('our-text&hub.verify_token=our-text')).statusCode).toBe(404);
  });
});

describe('The short link of a notice', () => {
  it.each([
    ['/o/en/abc', '/Kenya/user/center/order/detail?id=abc'],
    ['/v/sw/100001', '/Tanzania/car/detail?id=100001'],
  ])('%s leads to its page', async (link, page) => {
    const app = Fastify();
    serveNoticeLinks(app);
    expect((await app.inject(link)).headers.location).toBe(page);
    expect((await app.inject('/o/xx/abc')).statusCode).toBe(404);
    expect((await app.inject('/o/en/a%2F..%2Fb')).statusCode).toBe(404);
  });
});
