import { afterAll, describe, expect, test } from 'vitest';
import type { PaymentInstructions, StaffToday, OrderTimeline } from '#generated/client/types.gen.ts';
import { lapseDeposits } from '#server/marketplace/orders/lapse.ts';
import { reservationOf } from '#server/marketplace/orders/testing/market.ts';
import { ordersOf } from '#server/marketplace/orders/testing/orders-in-status.ts';
import { remindOfDeposits } from '#server/marketplace/orders/remind-of-deposits.ts';
import { actOnOrder } from '#server/cli/order-commands.ts';
import { dollars, openMoneyMarket } from '#server/desk/testing/money-market.ts';

const hour = 3_600_000;

const desk = await openMoneyMarket();
const { market, buyer, as, newOrder, paidOrder, read, lastMail, act, done, receive, moneyOf, costsOf } = desk;
const { timelineFor, handIn, awaitingBalance } = desk;
afterAll(() => market.close());

const waitOf = async (id: string) => {
  const { call } = await as('accounts');
  const { money } = (await call('staffToday', {})).body as StaffToday;
  return money?.items.find((item) => item.id === id)?.wait;
};

const instructionsOf = async (id: string) =>
  (await buyer.call('getPaymentInstructions', { id })).body as PaymentInstructions;

describe('An exact payment', () => {
  test('is recorded by an approval without an amount, at the desk and by command', async () => {
    const [one, other] = [await paidOrder(), await paidOrder()];
    await done(one.id, 'staffApprovePayment');
    const order = { command: 'approve-payment', subject: other.orderNo, options: {}, staffName: 'Amina' } as const;
    await actOnOrder({ services: market.services }, order);
    for (const { id } of [one, other]) {
      const { deposit } = await costsOf(id);
      const money = await moneyOf(id);
      expect(money).toMatchObject({ received: dollars(deposit), dueAmount: 0 });
      expect(money.lines).toMatchObject([{ kind: 'received', amount: dollars(deposit), payment: 'deposit' }]);
      expect((await read(id)).status).toBe(2);
    }
  });

  test('is recorded with amount, day and reference of the bank, and its payment proof', async () => {
    const { id, orderNo } = await paidOrder();
    const { deposit, total } = await costsOf(id);
    expect(await receive(id, deposit, { receivedOn: '2026-06-11', reference: ' FT26163ABX91 ' })).toMatchObject({
      status: 2,
    });
    const { money, proofs } = await read(id, 'accounts');
    expect(money).toMatchObject({ received: dollars(deposit), missing: dollars(total - deposit), due: 'USD 0' });
    expect(money?.lines).toMatchObject([
      { kind: 'received', day: '2026-06-11', reference: 'FT26163ABX91', byName: 'Kimani Mwangi' },
    ]);
    expect(proofs).toMatchObject([{ state: 'approved', expected: dollars(deposit), received: dollars(deposit) }]);
    const { call } = await as('owner');
    const { acts } = (await call('staffListActs', { pageSize: 1, subject: orderNo })).body as {
      acts: { act: string; after: string }[];
    };
    expect(acts[0]?.act).toBe('approve-payment');
    expect(JSON.parse(acts[0]?.after ?? '')).toMatchObject({
      amount: deposit,
      day: '2026-06-11',
      reference: 'FT26163ABX91',
      due: deposit,
    });
  });

  test('counts for orders paid before the ledger existed', async () => {
    // As written by an earlier version: with audit entries, without ledger entries.
    const { id } = await ordersOf(market).newOrderIn(buyer, 'awaitingBalance');
    const { deposit, total } = await costsOf(id);
    expect(await moneyOf(id)).toMatchObject({ received: dollars(deposit), due: dollars(total - deposit) });
    await handIn(id, 'payBalance');
    await done(id, 'staffApprovePayment');
    const money = await moneyOf(id);
    expect(money.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['received', dollars(deposit)],
      ['received', dollars(total - deposit)],
    ]);
    expect(money.missing ?? money.surplus).toBeUndefined();
  });
});

test('from before the ledger is entered once when its order is cancelled, and waits for a decision', async () => {
  const { id } = await ordersOf(market).newOrderIn(buyer, 'preparing');
  const { deposit } = await costsOf(id);
  await done(id, 'staffCancelOrder', { reason: 'Asked for', situation: 'changeOfMind' }, await as('owner'));
  expect(await waitOf(id)).toBe('toSettle');
  expect((await moneyOf(id)).lines).toMatchObject([{ amount: dollars(deposit), byName: 'Amina' }]);
  const { id: early } = await ordersOf(market).newOrderIn(buyer, 'cancelled');
  expect(await waitOf(early)).toBeUndefined();
});

describe('A part payment', () => {
  test('keeps the order waiting, tells the buyer the remainder and due time, and accepts another proof', async () => {
    const { id } = await paidOrder();
    const { deposit, total } = await costsOf(id);
    expect(await receive(id, 100_000)).toMatchObject({ status: 0 });
    const due = new Date(market.services.clock().getTime() + 24 * hour);
    const rest = deposit - 100_000;
    const mail = await lastMail();
    expect(mail?.language).toBe('ja');
    expect(mail?.body).toContain('USD 1,000');
    expect(mail?.body).toContain(dollars(rest));
    const shown = await timelineFor(id);
    expect(shown.depositDueAt).toBe(due.toISOString());
    expect(shown.money).toEqual({
      received: 'USD 1,000',
      missing: dollars(total - 100_000),
      missingOfDeposit: dollars(rest),
    });
    expect(await instructionsOf(id)).toMatchObject({
      kind: 'deposit',
      amount: dollars(rest),
      dueAt: due.toISOString(),
    });
    expect((await read(id, 'accounts')).proofs).toMatchObject([{ state: 'approved', received: 'USD 1,000' }]);

    await handIn(id, 'payDeposit');
    expect((await read(id, 'accounts')).proofs.at(-1)).toMatchObject({ state: 'submitted', expected: dollars(rest) });
    await done(id, 'staffApprovePayment');
    expect(await moneyOf(id)).toMatchObject({ received: dollars(deposit), dueAmount: 0 });
    expect((await read(id)).status).toBe(2);
  });

  test('prevents automatic cancellation, leaves the decision to accounts, and lets the buyer pay on', async () => {
    const { id } = await paidOrder();
    await receive(id, 5);
    expect(await waitOf(id)).toBe('partPaid');
    market.advance(20 * hour);
    expect(await remindOfDeposits(market.services)).toBe(0);
    market.advance(5 * hour);
    await lapseDeposits(market.services);
    const shown = await timelineFor(id);
    expect(shown).toMatchObject({ status: 0 });
    expect(shown.depositDueAt).toBeUndefined();
    expect((await instructionsOf(id)).dueAt).toBeUndefined();
    const { vehicle } = await read(id);
    const other = await market.newBuyer();
    expect(await other.call('submitOrder', reservationOf(vehicle.id))).toMatchObject({ code: 400 });
    await handIn(id, 'payDeposit');
    expect(await waitOf(id)).toBeUndefined();
    await done(id, 'staffRejectPayment', { reason: 'Unlesbar' });
    expect(await waitOf(id)).toBe('partPaid');
  });

  test('is recorded without a proof too, and completes the payment if nothing is missing', async () => {
    const { id } = await newOrder();
    const { deposit } = await costsOf(id);
    expect(await receive(id, 200_00)).toMatchObject({ status: 0 });
    expect(await receive(id, deposit - 200_00)).toMatchObject({ status: 2 });
    expect(await moneyOf(id)).toMatchObject({ received: dollars(deposit) });
  });

  test('of the balance leaves the remainder due until the total is paid', async () => {
    const id = await awaitingBalance();
    const { deposit, total } = await costsOf(id);
    await handIn(id, 'payBalance');
    expect(await receive(id, 1000_01)).toMatchObject({ status: 4 });
    const rest = total - deposit - 1000_01;
    expect((await lastMail())?.body).toContain(dollars(rest));
    expect(await instructionsOf(id)).toMatchObject({ kind: 'balance', amount: dollars(rest) });
    expect((await timelineFor(id)).money).toMatchObject({ missing: dollars(rest) });
    expect(await waitOf(id), 'it is the buyer who is to pay').toBeUndefined();
    await handIn(id, 'payBalance');
    expect(await receive(id, rest)).toMatchObject({ status: 6 });
    expect((await moneyOf(id)).missing).toBeUndefined();
  });

  test('is shown on the timeline as money, and completed payments with their step', async () => {
    const { id } = await paidOrder();
    const { deposit } = await costsOf(id);
    await receive(id, 1, { receivedOn: '2026-06-11' });
    await handIn(id, 'payDeposit');
    await done(id, 'staffApprovePayment');
    const { steps, money } = (await buyer.call('getOrderTimeline', { id })).body as OrderTimeline;
    expect(money).toMatchObject([
      { kind: 'received', amount: 'USD 0.01', by: 'staff', payment: 'deposit', day: '2026-06-11' },
    ]);
    expect(money?.[0]).not.toHaveProperty('byName');
    expect(steps.map(({ what }) => what)).toEqual(['reserved', 'proofReceived', 'proofReceived', 'paymentConfirmed']);
    expect(steps.at(-1)?.amount).toBe(dollars(deposit - 1));
  });
});

describe('An overpayment', () => {
  test('counts towards the balance, and the buyer is notified', async () => {
    const { id } = await paidOrder();
    const { deposit, total } = await costsOf(id);
    expect(await receive(id, deposit + 30_00)).toMatchObject({ status: 2 });
    expect((await lastMail())?.body).toContain('USD 30 ');
    expect((await timelineFor(id)).money).toEqual({
      received: dollars(deposit + 30_00),
      missing: dollars(total - deposit - 30_00),
    });
    await done(id, 'staffShipOrder', { freightNumber: 'F1' }, await as('owner'));
    await done(id, 'staffRequestBalance');
    expect((await lastMail())?.body).toContain(dollars(total - deposit - 30_00));
    expect(await instructionsOf(id)).toMatchObject({ amount: dollars(total - deposit - 30_00) });
    expect(await waitOf(id)).toBeUndefined();
  });

  test('that covers the whole total skips the balance, and its surplus waits for a decision', async () => {
    const { id } = await paidOrder();
    const { total } = await costsOf(id);
    await receive(id, total + 7);
    expect(await waitOf(id)).toBe('surplus');
    await done(id, 'staffShipOrder', { freightNumber: 'F1' }, await as('owner'));
    expect((await read(id)).can).not.toContain('requestBalance');
    const { body: timeline } = await buyer.call('getOrderTimeline', { id });
    expect(timeline).toMatchObject({ next: { turn: 'ship', what: 'arrive' } });
    expect(await act(id, 'staffRequestBalance')).toMatchObject({
      code: 400,
      message: 'The balance is fully paid. Record the payment instead.',
    });
    await done(id, 'staffRecordPayment');
    const money = await moneyOf(id);
    expect(money).toMatchObject({ received: dollars(total + 7), surplus: 'USD 0.07' });
    expect(money.lines).toHaveLength(1);
    expect((await timelineFor(id)).money).toMatchObject({ surplus: 'USD 0.07' });
  });

  test('is recorded even if nothing is due, also for a cancelled order', async () => {
    const { id } = await newOrder();
    await buyer.call('closeOrder', { id });
    expect(await waitOf(id)).toBeUndefined();
    expect(await receive(id, 12_34)).toMatchObject({ status: 8 });
    expect((await lastMail())?.subject).toContain('USD 12.34');
    expect(await waitOf(id)).toBe('toSettle');
    expect((await timelineFor(id)).money).toMatchObject({
      received: 'USD 12.34',
      promised: { amount: 'USD 12.34' },
    });
  });
});

describe('A shortfall from bank fees', () => {
  test('is accepted with a reason hidden from the buyer, and counts as paid', async () => {
    const { id } = await paidOrder();
    const { deposit, total } = await costsOf(id);
    const shortfallReason = 'KCB took 25 dollars.';
    expect(await receive(id, deposit - 25_00, { shortfallReason })).toMatchObject({ status: 2 });
    const money = await moneyOf(id);
    expect(money).toMatchObject({ received: dollars(deposit - 25_00), missing: dollars(total - deposit) });
    expect(money.lines.at(-1)).toMatchObject({ kind: 'shortfall', amount: 'USD 25', reason: shortfallReason });
    const { body } = await buyer.call('getOrderTimeline', { id });
    expect(JSON.stringify([body, await timelineFor(id)])).not.toContain('KCB');
  });

  test('is accepted after a part payment without further money', async () => {
    const { id } = await paidOrder();
    const { deposit } = await costsOf(id);
    await receive(id, deposit - 9_99);
    expect(await receive(id, 0, { shortfallReason: 'A fee' })).toMatchObject({ status: 2 });
    expect((await moneyOf(id)).lines.map(({ amount }) => amount)).toEqual([dollars(deposit - 9_99), 'USD 9.99']);
  });

  test.each([
    ['arrives with the balance, and is no overpayment', 25_00, undefined],
    ['stays forgiven', 0, undefined],
    ['arrives with more than the price', 26_00, 'USD 1'],
  ] as const)('%s', async (_how, more, surplus) => {
    const { id } = await paidOrder();
    const { deposit, total } = await costsOf(id);
    await receive(id, deposit - 25_00, { shortfallReason: 'A fee' });
    await done(id, 'staffShipOrder', { freightNumber: 'F1' }, await as('owner'));
    await done(id, 'staffRequestBalance');
    expect(await receive(id, total - deposit + more)).toMatchObject({ status: 6 });
    const { money } = await timelineFor(id);
    expect([money?.surplus, money?.missing]).toEqual([surplus, undefined]);
    expect((await moneyOf(id)).surplus).toBe(surplus);
    expect((await lastMail())?.body.includes('USD'), 'names an overpayment').toBe(surplus !== undefined);
  });
});

test('is refused with instructions if implausible, and changes nothing', async () => {
  const { id } = await paidOrder();
  const { deposit } = await costsOf(id);
  const before = await read(id);
  const payUnit = 'USD';
  for (const [payload, message] of [
    [{ amount: 500_000, payUnit: 'KES' }, /another currency/],
    [{ amount: deposit, payUnit: 'JPY' }, /another currency/],
    [{ amount: 0, payUnit }, /Enter the amount received at the bank/],
    [{ amount: deposit, payUnit, shortfallReason: 'A fee' }, /There is no shortfall/],
    [{ amount: deposit - 100_01, payUnit, shortfallReason: 'A fee' }, /shortfall of up to USD 100/],
    [{ amount: deposit, payUnit, receivedOn: '2026-02-30' }, /date does not exist/],
    [{ amount: deposit, payUnit, receivedOn: '2027-01-01' }, /in the future/],
  ] as const) {
    expect(await act(id, 'staffReceivePayment', payload)).toMatchObject({
      code: 400,
      message: expect.stringMatching(message) as string,
    });
  }
  const { call } = await as('accounts');
  const stale = { id, version: before.version - 1, amount: deposit, payUnit };
  expect(await call('staffReceivePayment', stale)).toMatchObject({ code: 409 });
  expect(await call('staffReceivePayment', { ...stale, id: 'nobodys' })).toMatchObject({ code: 400 });
  expect((await read(id)).version).toBe(before.version);
  expect((await moneyOf(id)).lines).toEqual([]);
});

test('A call repeated with its idempotency key records one payment', async () => {
  const { id } = await paidOrder();
  const { version } = await read(id);
  const { member } = await as('accounts');
  const payload = { id, version, amount: 1_00, payUnit: 'USD' };
  const options = { token: member.token, idempotencyKey: 'receive-once' };
  const first = await market.call('staffReceivePayment', payload, options);
  expect(await market.call('staffReceivePayment', payload, options)).toEqual(first);
  expect((await moneyOf(id)).lines).toHaveLength(1);
});

test('Logistics and other buyers cannot read the money of an order', async () => {
  const { id } = await paidOrder();
  await receive(id, 1_00);
  expect(await read(id, 'logistics')).not.toHaveProperty('money');
  expect((await read(id, 'logistics')).proofs[0]).not.toHaveProperty('received');
  expect((await read(id, 'readOnly')).money).toMatchObject({ received: 'USD 1', can: [] });
  const other = await market.newBuyer();
  expect(await other.call('getOrder', { id })).toMatchObject({ code: 400 });
  const { call } = await as('logistics');
  expect((await call('staffToday', {})).body).not.toHaveProperty('money');
});
