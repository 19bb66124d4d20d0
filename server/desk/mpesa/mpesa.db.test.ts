import { sql } from 'kysely';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type {
  LatestMpesaRequest,
  MpesaOffer,
  MpesaRequest,
  PaymentInstructions,
  StaffMpesaPayment,
  StaffMpesaPaymentPage,
  StaffToday,
} from '#generated/client/types.gen.ts';
import { dollars, openMoneyMarket } from '#server/desk/testing/money-market.ts';
import { countIn } from '#server/platform/calls/rate-limit.ts';
import { createDaraja } from '#server/platform/mpesa/daraja.ts';
import {
  type DarajaSimulator,
  simulated,
  startDarajaSimulator,
} from '#server/platform/mpesa/testing/daraja-simulator.ts';
import { lapseDeposits } from '#server/marketplace/orders/lapse.ts';
import { orderStatusOf } from '#states/order-state.ts';
import { testMoment } from '#server/testing/test-databases.ts';
import { registerCallbacks } from './register-callbacks.ts';
import { serveCallbacks } from './serve-callbacks.ts';
import { settleRequests } from './settle-requests.ts';

const seconds = 1000;
const minutes = 60 * seconds;
const hours = 60 * minutes;
const callbackSecret = 'a-secret-of-at-least-thirty-two-characters';
const publicUrl = 'https://gariport.example';
const safaricom = '196.201.214.200';

let clock = () => testMoment;
const simulator: DarajaSimulator = await startDarajaSimulator({
  clock: () => clock(),
  deliver: (url, body) => report(url, body),
});
const settings = { ...simulated, callbackSecret, baseUrl: simulator.baseUrl, networks: [safaricom] };
const mpesa = createDaraja(settings, { publicUrl, clock: () => clock(), timeout: 400 });
const desk = await openMoneyMarket({ mpesa });
const { market, buyer, as, newOrder, read, lastMail, costsOf, moneyOf, done, receive, timelineFor } = desk;
const { services } = market;
clock = services.clock;
serveCallbacks(market.app, services);
await registerCallbacks(services);

afterAll(async () => {
  await market.close();
  await simulator.close();
});
afterEach(() => simulator.setTrouble(undefined));

function report(url: string, body: object | string, remoteAddress = safaricom) {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = { 'content-type': 'application/json' };
  return market.app.inject({ method: 'POST', url: url.replace(publicUrl, ''), headers, payload, remoteAddress });
}

async function instructionsOf(id: string): Promise<PaymentInstructions> {
  return (await buyer.call('getPaymentInstructions', { id })).body as PaymentInstructions;
}

async function offerOf(id: string): Promise<MpesaOffer> {
  const { mpesa: offer } = await instructionsOf(id);
  if (!offer) throw new Error('M-Pesa is not offered.');
  return offer;
}

/** Another phone for each order, since requests to one are limited. */
const phoneOf = (id: string) =>
  `2547${String(Array.from(id).reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), 7) % 100_000_000).padStart(8, '0')}`;
const ask = (id: string, amount: number) => buyer.call('requestMpesaPayment', { id, phone: phoneOf(id), amount });
const latestOf = async (id: string) =>
  ((await buyer.call('getMpesaRequest', { id })).body as LatestMpesaRequest).request as MpesaRequest;

/** Pays by the paybill number. */
const pay = (account: string, kes: number, more: object = {}) =>
  simulator.confirm(simulator.paymentBody({ account, amount: kes.toFixed(2), ...more }));

async function paymentsIn(view: 'waiting' | 'assigned' | 'closed'): Promise<StaffMpesaPayment[]> {
  const { call } = await as('accounts');
  const payload = { isAssigned: view === 'assigned', isClosed: view === 'closed', pageNo: 1, pageSize: 100 };
  return ((await call('staffListMpesaPayments', payload)).body as StaffMpesaPaymentPage).payments;
}

const waitingFor = async (account: string) => (await paymentsIn('waiting')).filter((one) => one.account === account);

/** An order, by default of a cheap vehicle, whose deposit fits into one payment, and the shillings due. */
async function ordered(share = 0.1) {
  const order = await newOrder();
  const { quote } = await services.database
    .selectFrom('orders')
    .select('quote')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  const cheap = JSON.stringify(quote, (key, value: unknown) =>
    typeof value === 'number' && ['usdCents', 'jpy', 'kes'].includes(key) ? Math.round(value * share) : value,
  );
  await services.database.updateTable('orders').set({ quote: cheap }).where('id', '=', order.id).execute();
  const { deposit } = await costsOf(order.id);
  return { ...order, deposit, kes: (await offerOf(order.id)).amount };
}

describe('The offer', () => {
  it('names paybill number, account, the shillings of the quote, its rate and the split', async () => {
    const { id, orderNo } = await newOrder();
    const { depositCountryPrice } = await timelineFor(id);
    const offer = await offerOf(id);
    expect(offer).toMatchObject({ shortcode: '174379', account: orderNo, amount: depositCountryPrice });
    expect(offer.rate).toMatch(/^USD 1 = KES \d{2,3}\.\d\d$/);
    expect(offer.payments.reduce((sum, part) => sum + part, 0)).toBe(offer.amount);
    expect(offer.phone).toBe('+254712345678');
    expect(offer.received).toBeUndefined();
  });

  it('is missing for orders to other countries, and once nothing is due', async () => {
    const { id, orderNo, kes } = await ordered();
    await pay(orderNo, kes);
    expect(await instructionsOf(id)).toBeUndefined();
    const { id: other } = await newOrder();
    await services.database
      .updateTable('orders')
      .set((values) => ({
        shipping: values.fn('jsonb_set', ['shipping', values.val('{countryCode}'), values.val('"TZ"')]),
      }))
      .where('id', '=', other)
      .execute();
    expect((await instructionsOf(other)).mpesa).toBeUndefined();
    expect(await ask(other, 1)).toMatchObject({
      code: 400,
      message: expect.stringContaining('not available') as string,
    });
  });
});

describe('A payment to the paybill number', () => {
  it('records the deposit under its receipt number, with e-mail, ledger and timeline', async () => {
    const { id, orderNo, deposit, kes } = await ordered();
    await pay(orderNo, kes, { receipt: 'RKTQDM7W6S', at: new Date('2026-06-11T21:30:00Z') });
    expect((await read(id)).status).toBe(2);
    const money = await moneyOf(id);
    expect(money).toMatchObject({ received: dollars(deposit), dueAmount: 0 });
    // In Nairobi it was after midnight.
    expect(money.lines).toMatchObject([
      { kind: 'received', amount: dollars(deposit), reference: 'RKTQDM7W6S', day: '2026-06-12', byName: 'M-Pesa' },
    ]);
    expect((await lastMail())?.body).toContain(orderNo);
    expect((await paymentsIn('assigned')).find((one) => one.orderNo === orderNo)).toMatchObject({
      receipt: 'RKTQDM7W6S',
      orderNo,
      recorded: dollars(deposit),
      payer: 'WANJIKU',
    });
  });

  it.each([
    ['in lower case, with spaces', (orderNo: string) => ` ${orderNo.toLowerCase().replace('gp', 'gp ')}`],
    ['without its prefix', (orderNo: string) => orderNo.slice(2)],
  ])('finds an order number typed %s', async (_name, type) => {
    const { id, orderNo, kes } = await ordered();
    await pay(type(orderNo), kes);
    expect((await read(id)).status).toBe(2);
  });

  it('is recorded once, even if reported concurrently', async () => {
    const { id, orderNo, deposit, kes } = await ordered();
    const body = simulator.paymentBody({ account: orderNo, amount: String(kes) });
    const answers = await Promise.all([1, 2, 3].map(() => report(simulator.registered()?.ConfirmationURL ?? '', body)));
    expect(answers.map((answer) => answer.json<object>())).toEqual(
      answers.map(() => ({ ResultCode: '0', ResultDesc: 'Accepted' })),
    );
    await simulator.confirm(body);
    expect((await moneyOf(id)).received).toBe(dollars(deposit));
    expect(await waitingFor(orderNo)).toEqual([]);
  });

  it('of another amount counts as a part, and the rest is offered', async () => {
    const { id, orderNo, deposit, kes } = await ordered();
    const part = Math.floor(kes / 3);
    await pay(orderNo, part);
    const offer = await offerOf(id);
    expect(offer).toMatchObject({ received: part });
    expect(Math.abs(offer.amount + part - kes)).toBeLessThanOrEqual(1);
    expect((await read(id)).status).toBe(0);
    expect((await timelineFor(id)).money?.missingOfDeposit).toBeDefined();
    await pay(orderNo, offer.amount);
    expect((await read(id)).status).toBe(2);
    expect((await moneyOf(id)).received).toBe(dollars(deposit));
  });

  it('in the parts first shown settles the deposit exactly', async () => {
    const { id, orderNo, deposit } = await ordered(2);
    const { payments } = await offerOf(id);
    expect(payments).toHaveLength(3);
    for (const payment of payments) await pay(orderNo, payment);
    expect((await read(id)).status).toBe(2);
    expect((await moneyOf(id)).received).toBe(dollars(deposit));
  });

  it('above the amount due counts towards the balance', async () => {
    const { id, orderNo, deposit, kes } = await ordered();
    await pay(orderNo, kes + 1290);
    expect((await read(id)).status).toBe(2);
    expect((await moneyOf(id)).received).toBe(dollars(deposit + 1000));
  });

  it('leaves a payment proof of other money under review until the payment is complete', async () => {
    const { id, orderNo } = await desk.paidOrder();
    const { deposit } = await costsOf(id);
    const { depositCountryPrice: kes = 0 } = await timelineFor(id);
    const tens = Math.ceil(kes / 1290 / 3);
    await pay(orderNo, tens * 1290);
    expect((await read(id, 'accounts')).proofs).toMatchObject([{ state: 'submitted' }]);
    expect((await moneyOf(id)).received).toBe(dollars(tens * 1000));
    await pay(orderNo, kes - tens * 1290);
    expect((await read(id)).status).toBe(2);
    expect((await moneyOf(id)).received).toBe(dollars(deposit));
  });

  it('of cents that are worth nothing waits for staff', async () => {
    const { orderNo } = await ordered();
    await simulator.confirm(simulator.paymentBody({ account: orderNo, amount: '0.10' }));
    expect(await waitingFor(orderNo)).toMatchObject([{ reason: 'tooSmall', amount: 'KES 0.10' }]);
  });

  it('of one shilling neither holds the vehicle nor is lost', async () => {
    const { id, orderNo } = await ordered();
    await pay(orderNo, 1);
    expect(await waitingFor(orderNo)).toMatchObject([{ reason: 'tooSmall', amount: 'KES 1' }]);
    expect((await moneyOf(id)).received).toBe(dollars(0));
    market.advance(24 * hours + 1);
    await lapseDeposits(services);
    expect((await read(id)).status).toBe(orderStatusOf.cancelled);
  });

  it.each([
    ['for a cancelled order', 'orderCancelled', (id: string) => buyer.call('closeOrder', { id })],
    ['after the deposit was paid', 'nothingDue', async (id: string) => receive(id, (await costsOf(id)).deposit)],
  ] as const)('%s is kept with the reason', async (_name, reason, prepare) => {
    const { id, orderNo, kes } = await ordered();
    await prepare(id);
    const { received } = await moneyOf(id);
    await pay(orderNo, kes);
    expect(await waitingFor(orderNo)).toMatchObject([{ reason, orderNo, orderId: id }]);
    expect((await moneyOf(id)).received).toBe(received);
  });

  it('is refused before M-Pesa takes the money if nobody could record it', async () => {
    const { id, orderNo, kes } = await ordered();
    const validate = async (account: string) =>
      (
        await report(
          simulator.registered()?.ValidationURL ?? '',
          simulator.paymentBody({ account, amount: String(kes) }),
        )
      ).json<{ ResultCode: string }>().ResultCode;
    expect(await validate(orderNo)).toBe('0');
    expect(await validate('GP1')).toBe('C2B00012');
    await pay(orderNo, kes);
    expect(await validate(orderNo)).toBe('C2B00013');
    const { id: closed, orderNo: closedNo } = await newOrder();
    await buyer.call('closeOrder', { id: closed });
    expect(await validate(closedNo)).toBe('C2B00012');
    expect((await moneyOf(id)).lines).toHaveLength(1);
  });
});

describe('A payment without an order', () => {
  it('waits on the list and on Today until accounts assign it, once', async () => {
    const { id, orderNo, deposit, kes } = await ordered();
    const account = `Typo ${orderNo.slice(0, 6)}`;
    await pay(account, kes);
    const [waiting] = await waitingFor(account);
    expect(waiting).toMatchObject({ reason: 'unknownOrder', isAssigned: false });
    const { call } = await as('accounts', 'Kimani Mwangi');
    const { mpesa: open } = (await call('staffToday', {})).body as StaffToday;
    expect(open?.count).toBe((await paymentsIn('waiting')).length);
    const payload = { receipt: waiting?.receipt, orderNo };
    expect(await call('staffAssignMpesaPayment', { ...payload, orderNo: 'GP1' })).toMatchObject({
      code: 400,
      message: 'No order has this number. Check the number and try again.',
    });
    expect(await call('staffAssignMpesaPayment', payload)).toMatchObject({
      code: 0,
      body: { isAssigned: true, orderNo, recorded: dollars(deposit), byName: 'Kimani Mwangi' },
    });
    expect((await read(id)).status).toBe(2);
    expect(await call('staffAssignMpesaPayment', payload)).toMatchObject({ code: 400 });
    expect((await moneyOf(id)).lines).toHaveLength(1);
    const { call: asOwner } = await as('owner');
    const { acts } = (await asOwner('staffListActs', { pageSize: 5, subject: orderNo })).body as {
      acts: { act: string }[];
    };
    expect(acts.map(({ act }) => act)).toContain('assign-mpesa-payment');
  });

  it('can be assigned to a cancelled order, whose money then waits for a refund', async () => {
    const { id, orderNo, kes } = await ordered();
    await buyer.call('closeOrder', { id });
    await pay(orderNo, kes);
    const [waiting] = await waitingFor(orderNo);
    const { call } = await as('accounts');
    expect(await call('staffAssignMpesaPayment', { receipt: waiting?.receipt, orderNo })).toMatchObject({ code: 0 });
    expect((await read(id)).status).toBe(8);
    const { money } = (await call('staffToday', {})).body as StaffToday;
    expect(money?.items.find((item) => item.id === id)?.wait).toBe('toSettle');
  });

  it('waits again after a reversal, and can be assigned to the right order', async () => {
    const [wrong, right] = [await ordered(), await ordered()];
    const account = `Typo ${wrong.orderNo}`;
    await pay(account, wrong.kes);
    const [{ receipt } = { receipt: '' }] = await waitingFor(account);
    const { call } = await as('accounts');
    expect(await call('staffAssignMpesaPayment', { receipt, orderNo: wrong.orderNo })).toMatchObject({ code: 0 });
    // An entry made by hand does not let the payment wait again.
    await receive(wrong.id, 100, { reference: receipt });
    const [line, byHand] = (await moneyOf(wrong.id)).lines;
    await done(wrong.id, 'staffReversePayment', { lineId: byHand?.id, reason: 'Entered twice' });
    expect(await waitingFor(account)).toEqual([]);
    await done(wrong.id, 'staffReversePayment', { lineId: line?.id, reason: 'Another buyer paid' });
    const [again] = await waitingFor(account);
    expect(again).toMatchObject({ receipt, reason: 'reversed', isAssigned: false });
    expect(again).not.toHaveProperty('orderId');
    expect((await offerOf(wrong.id)).received).toBeUndefined();
    expect(await call('staffAssignMpesaPayment', { receipt, orderNo: right.orderNo })).toMatchObject({
      code: 0,
      body: { isAssigned: true, orderNo: right.orderNo },
    });
    expect((await moneyOf(right.id)).lines).toMatchObject([{ reference: receipt }]);
  });

  it('can be closed with a reason, is listed apart, and can still be assigned', async () => {
    const { orderNo, kes } = await ordered();
    const account = `Typo ${orderNo}`;
    await pay(account, kes);
    const [{ receipt } = { receipt: '' }] = await waitingFor(account);
    const { call } = await as('accounts', 'Kimani Mwangi');
    const close = { receipt, reason: ' Reversed by M-Pesa ' };
    const closed = { receipt, reason: 'closed', closingReason: 'Reversed by M-Pesa', byName: 'Kimani Mwangi' };
    expect(await call('staffCloseMpesaPayment', close)).toMatchObject({ code: 0, body: closed });
    expect(await call('staffCloseMpesaPayment', close)).toMatchObject({ code: 400 });
    expect(await waitingFor(account)).toEqual([]);
    expect((await paymentsIn('closed')).find((one) => one.receipt === receipt)).toMatchObject(closed);
    const { mpesa: open } = (await call('staffToday', {})).body as StaffToday;
    expect(open?.count).toBe((await paymentsIn('waiting')).length);
    const { call: asOwner } = await as('owner');
    const { body } = await asOwner('staffListActs', { pageSize: 1, subject: receipt });
    expect(body).toMatchObject({ acts: [{ act: 'close-mpesa-payment', name: 'Kimani Mwangi' }] });
    const assigned = await call('staffAssignMpesaPayment', { receipt, orderNo });
    expect(assigned).toMatchObject({ code: 0, body: { isAssigned: true, orderNo } });
    expect(assigned.body).not.toHaveProperty('closingReason');
  });

  it('is for owners and accounts to assign', async () => {
    const payload = { receipt: 'R1', orderNo: 'GP1' };
    for (const role of ['sales', 'logistics', 'stock', 'readOnly'] as const) {
      const { call } = await as(role);
      expect(await call('staffAssignMpesaPayment', payload)).toMatchObject({ code: 433 });
    }
    const { call } = await as('sales');
    expect(await call('staffListMpesaPayments', { isAssigned: false, pageNo: 1, pageSize: 10 })).toMatchObject({
      code: 433,
    });
  });
});

describe('A forged callback', () => {
  it.each([
    ['another secret', (url: string) => report(url.replace(callbackSecret, 'b'.repeat(42)), body())],
    ['another network', (url: string) => report(url, body(), '203.0.113.9')],
  ])('with %s gets the answer of an unknown path and is not read', async (_name, send) => {
    const unknown = await report('/callbacks/nothing', body());
    const answer = await send(simulator.registered()?.ConfirmationURL ?? '');
    expect([answer.statusCode, answer.body]).toEqual([unknown.statusCode, unknown.body]);
    expect(await waitingFor('FORGED')).toEqual([]);
  });

  it('is refused with 413 if too large, whatever its secret', async () => {
    const { ConfirmationURL: url = '' } = simulator.registered() ?? {};
    const answers = await Promise.all(
      [url, url.replace(callbackSecret, 'x')].map((one) => report(one, 'x'.repeat(99_999))),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([413, 413]);
  });

  it.each(['', '{}', 'null', '{"TransID":"R1","TransAmount":"-5","BusinessShortCode":"174379"}', '<xml/>'])(
    'that reads %s stores nothing',
    async (text) => {
      const stored = () => services.database.selectFrom('mpesa_payment').select('receipt').execute();
      const before = await stored();
      const answer = await report(simulator.registered()?.ConfirmationURL ?? '', text);
      expect(answer.json()).toMatchObject({ ResultDesc: 'Rejected' });
      expect(await stored()).toHaveLength(before.length);
    },
  );

  function body() {
    return simulator.paymentBody({ account: 'FORGED', amount: '1000' });
  }
});

describe('A request to a phone', () => {
  it('records the payment once the buyer has paid and M-Pesa has confirmed it', async () => {
    const { id, deposit, kes } = await ordered();
    expect(await ask(id, kes)).toMatchObject({ code: 0, body: { state: 'waiting', amount: kes, phone: phoneOf(id) } });
    const one = simulator.answerPhone('paid');
    await simulator.report(one);
    expect(await latestOf(id)).toMatchObject({ state: 'paid', receipt: one.receipt });
    expect((await read(id)).status).toBe(2);
    expect((await moneyOf(id)).lines).toMatchObject([{ reference: one.receipt, amount: dollars(deposit) }]);
  });

  it('carries the number of the 10,000th order, which M-Pesa would find too long', async () => {
    await sql`select setval('order_number', 10000)`.execute(services.database);
    const { id, orderNo, kes } = await ordered();
    expect(orderNo).toMatch(/^GP20\d{6}10001$/);
    await ask(id, kes);
    const one = simulator.answerPhone('paid');
    await pay(one.account, kes, { receipt: one.receipt });
    expect((await read(id)).status).toBe(2);
  });

  it('is sent once for a double press', async () => {
    const { id, kes } = await ordered();
    const before = simulator.pushed.length;
    const answers = await Promise.all([ask(id, kes), ask(id, kes)]);
    answers.push(await ask(id, kes));
    expect(new Set(answers.map(({ body }) => (body as MpesaRequest).id)).size).toBe(1);
    expect(simulator.pushed).toHaveLength(before + 1);
  });

  it.each(['cancelled', 'noAnswer', 'balance', 'pin'] as const)(
    'fails with the reason %s, and can be repeated',
    async (result) => {
      const { id, kes } = await ordered();
      await ask(id, kes);
      await simulator.report(simulator.answerPhone(result));
      expect(await latestOf(id)).toMatchObject({ state: 'failed', failure: result });
      expect(await ask(id, kes)).toMatchObject({ code: 0, body: { state: 'waiting' } });
      expect((await moneyOf(id)).lines).toEqual([]);
    },
  );

  it('is not recorded on a report that M-Pesa does not confirm', async () => {
    const { id, kes } = await ordered();
    await ask(id, kes);
    const one = simulator.answerPhone('cancelled');
    await report(one.callback, simulator.resultBody(one, 'paid'));
    expect(await latestOf(id)).toMatchObject({ state: 'failed' });
    expect((await moneyOf(id)).lines).toEqual([]);
    const foreign = { ...one, checkoutId: 'ws_CO_other' };
    expect((await report(one.callback, simulator.resultBody(foreign, 'paid'))).statusCode).toBe(404);
  });

  it('is recorded once if M-Pesa reports it as request and as payment, in any order', async () => {
    for (const isRequestFirst of [true, false]) {
      const { id, deposit, kes } = await ordered();
      await ask(id, kes);
      const one = simulator.answerPhone('paid');
      const reports = [() => simulator.report(one), () => pay(one.account, kes, { receipt: one.receipt })];
      for (const send of isRequestFirst ? reports : reports.toReversed()) await send();
      expect(await latestOf(id)).toMatchObject({ state: 'paid', receipt: one.receipt });
      expect((await moneyOf(id)).received).toBe(dollars(deposit));
      expect(await waitingFor(one.account)).toEqual([]);
    }
  });

  it('waits for M-Pesa if the report cannot be verified yet', async () => {
    const { id, kes } = await ordered();
    await ask(id, kes);
    const one = simulator.answerPhone('paid');
    simulator.setTrouble('down');
    await simulator.report(one);
    expect(await latestOf(id)).toMatchObject({ state: 'waiting' });
    simulator.setTrouble(undefined);
    market.advance(15 * seconds);
    await settleRequests(services);
    expect(await latestOf(id)).toMatchObject({ state: 'paid', receipt: one.receipt });
    expect((await read(id)).status).toBe(2);
  });

  it('times out without an answer, and a later payment is still recorded', async () => {
    const { id, kes } = await ordered();
    await ask(id, kes);
    market.advance(4 * minutes);
    await settleRequests(services);
    expect(await latestOf(id)).toMatchObject({ state: 'timedOut' });
    await simulator.report(simulator.answerPhone('paid'));
    expect(await latestOf(id)).toMatchObject({ state: 'paid' });
    expect((await read(id)).status).toBe(2);
  });

  it('whose report was lost waits under its own number, which the receipt replaces', async () => {
    const { id, orderNo, kes } = await ordered();
    await ask(id, kes);
    const paidAt = services.clock();
    const one = simulator.answerPhone('paid');
    market.advance(15 * seconds);
    await settleRequests(services);
    expect(await latestOf(id)).toMatchObject({ state: 'paid' });
    expect(await waitingFor(orderNo)).toEqual([]);
    const sent = simulator.pushed.length;
    expect(await ask(id, kes), 'the same money again').toMatchObject({ code: 0, body: { state: 'paid' } });
    market.advance(2 * hours);
    await settleRequests(services);
    expect(await waitingFor(orderNo)).toMatchObject([{ receipt: one.checkoutId, reason: 'receiptMissing' }]);
    expect(await ask(id, kes)).toMatchObject({ code: 0, body: { state: 'paid' } });
    expect(simulator.pushed).toHaveLength(sent);
    await pay(orderNo, kes, { receipt: one.receipt, at: paidAt });
    expect(await waitingFor(orderNo)).toEqual([]);
    expect((await moneyOf(id)).lines).toMatchObject([{ reference: one.receipt }]);
  });

  it('whose report was lost and that was assigned by hand is not recorded again', async () => {
    const { id, orderNo, kes } = await ordered();
    const part = Math.ceil(kes / 3);
    await ask(id, part);
    const paidAt = services.clock();
    const one = simulator.answerPhone('paid');
    market.advance(2 * hours);
    await settleRequests(services);
    expect(await latestOf(id)).not.toHaveProperty('receipt');
    const { call } = await as('accounts');
    const assigned = await call('staffAssignMpesaPayment', { receipt: one.checkoutId, orderNo });
    expect(assigned).toMatchObject({ code: 0 });
    expect(await latestOf(id)).toMatchObject({ state: 'paid', receipt: one.checkoutId });
    expect(await ask(id, 1), 'for the rest').toMatchObject({ code: 0, body: { state: 'waiting' } });
    await pay(orderNo, part, { receipt: one.receipt, at: paidAt });
    expect((await moneyOf(id)).received).toBe((assigned.body as StaffMpesaPayment).recorded);
    expect(await waitingFor(orderNo)).toEqual([]);
    expect((await paymentsIn('assigned')).filter((payment) => payment.orderNo === orderNo)).toMatchObject([
      { receipt: one.receipt },
    ]);
  });

  it('whose report was lost and that was recorded by hand blocks no further request once staff close it', async () => {
    const { id, orderNo, deposit, kes } = await ordered();
    const part = Math.ceil(kes / 3);
    await ask(id, part);
    const paidAt = services.clock();
    const one = simulator.answerPhone('paid');
    market.advance(2 * hours);
    await settleRequests(services);
    await receive(id, Math.ceil(deposit / 3), { reference: one.receipt });
    const { received } = await moneyOf(id);
    expect(await ask(id, 1)).toMatchObject({ code: 0, body: { state: 'paid' } });
    const { call } = await as('accounts');
    const close = { receipt: one.checkoutId, reason: 'Recorded by hand' };
    expect(await call('staffCloseMpesaPayment', close)).toMatchObject({ code: 0 });
    expect(await latestOf(id)).toMatchObject({ state: 'timedOut' });
    expect(await ask(id, 1)).toMatchObject({ code: 0, body: { state: 'waiting' } });
    await pay(orderNo, part, { receipt: one.receipt, at: paidAt });
    expect((await moneyOf(id)).received, 'a late report is not recorded again').toBe(received);
    expect(await waitingFor(orderNo)).toEqual([]);
  });

  it('whose report was lost keeps the order after the deadline until it is recorded', async () => {
    const { id, orderNo, kes } = await ordered();
    market.advance(24 * hours - 3 * minutes);
    await ask(id, kes);
    const paidAt = services.clock();
    const one = simulator.answerPhone('paid');
    market.advance(15 * seconds);
    await settleRequests(services);
    for (const wait of [10 * minutes, hours]) {
      market.advance(wait);
      await settleRequests(services);
      await lapseDeposits(services);
      expect((await read(id)).status).toBe(orderStatusOf.awaitingDeposit);
    }
    expect(await waitingFor(orderNo)).toMatchObject([{ reason: 'receiptMissing' }]);
    await pay(orderNo, kes, { receipt: one.receipt, at: paidAt });
    expect((await read(id)).status).toBe(orderStatusOf.preparing);
  });

  it('whose confirmed payment staff close keeps the order no longer', async () => {
    const { id, kes } = await ordered();
    await ask(id, kes);
    const one = simulator.answerPhone('paid');
    market.advance(2 * hours);
    await settleRequests(services);
    const { call } = await as('accounts');
    await call('staffCloseMpesaPayment', { receipt: one.checkoutId, reason: 'Never arrived' });
    market.advance(24 * hours);
    await lapseDeposits(services);
    expect((await read(id)).status).toBe(orderStatusOf.cancelled);
  });

  it('sent just before the deadline keeps the order while it can be answered', async () => {
    const [answered, ignored] = [await ordered(), await ordered()];
    market.advance(24 * hours - seconds);
    await ask(ignored.id, ignored.kes);
    await ask(answered.id, answered.kes);
    market.advance(2 * minutes);
    await lapseDeposits(services);
    await simulator.report(simulator.answerPhone('paid'));
    expect((await read(answered.id)).status).toBe(orderStatusOf.preparing);
    expect((await read(ignored.id)).status).toBe(orderStatusOf.awaitingDeposit);
    market.advance(minutes);
    await lapseDeposits(services);
    expect((await read(ignored.id)).status).toBe(orderStatusOf.cancelled);
  });

  it('of another amount than requested waits for staff', async () => {
    const { id, orderNo, kes } = await ordered();
    await ask(id, kes);
    const one = simulator.answerPhone('paid');
    await report(one.callback, simulator.resultBody({ ...one, amount: 5 }, 'paid'));
    expect(await waitingFor(orderNo)).toMatchObject([{ reason: 'otherAmount', amount: 'KES 5' }]);
    expect((await moneyOf(id)).lines).toEqual([]);
  });

  it('is refused with one message each, and nothing stays open', async () => {
    const { id, kes } = await ordered();
    const other = await market.newBuyer();
    expect(await other.call('requestMpesaPayment', { id, phone: phoneOf(id), amount: 1 })).toMatchObject({ code: 400 });
    expect(await other.call('getMpesaRequest', { id })).toMatchObject({ code: 400 });
    expect(await ask(id, kes + 1)).toMatchObject({
      code: 400,
      message: expect.stringContaining('amount due') as string,
    });
    for (const [trouble, message] of [
      ['refuse', /did not accept/],
      ['down', /does not answer/],
    ] as const) {
      simulator.forgetTokens();
      market.advance(2 * hours);
      simulator.setTrouble(trouble);
      expect(await ask(id, kes)).toMatchObject({ code: 400, message: expect.stringMatching(message) as string });
      expect(await latestOf(id)).toBeUndefined();
    }
  });

  it('reaches a phone a few times a day from one account, which does not keep its owner from paying', async () => {
    const { id, kes } = await ordered();
    simulator.setTrouble('refuse');
    const askOnce = () => buyer.call('requestMpesaPayment', { id, phone: '254700000009', amount: kes });
    const asked: (string | undefined)[] = [];
    for (let count = 0; count < 9; count += 1) asked.push((await askOnce()).message);
    expect(asked.slice(0, 8).every((message) => message?.includes('did not accept'))).toBe(true);
    expect(asked[8]).not.toContain('did not accept');
    expect(await countIn(services.database, 'mpesa:254700000009', 24 * hours, services.clock())).toBe(8);
  });

  it('without an answer of M-Pesa counts as sent, and ends with its report or in time', async () => {
    const { id, kes } = await ordered();
    await offerOf(id);
    simulator.setTrouble('hang');
    expect(await ask(id, kes)).toMatchObject({ code: 0, body: { state: 'waiting' } });
    simulator.setTrouble(undefined);
    market.advance(4 * minutes);
    await settleRequests(services);
    expect(await latestOf(id)).toMatchObject({ state: 'timedOut' });
  });

  it('for the balance is possible while it fits into a day', async () => {
    const { id, orderNo } = await ordered();
    await receive(id, (await costsOf(id)).total - 100_00, { confirmedUnusual: true });
    await done(id, 'staffShipOrder', { freightNumber: 'F1' }, await as('owner'));
    await done(id, 'staffRequestBalance');
    const { amount } = await offerOf(id);
    await pay(orderNo, amount);
    expect((await read(id)).status).toBe(6);
    const large = await desk.awaitingBalance();
    const { mpesa: offer } = await instructionsOf(large);
    const { balanceCountryPrice = 0 } = await timelineFor(large);
    expect(offer === undefined).toBe(balanceCountryPrice > 500_000);
  });
});
