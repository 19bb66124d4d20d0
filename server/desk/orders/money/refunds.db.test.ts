import { afterAll, describe, expect, test } from 'vitest';
import type { StaffRefundRules, StaffToday } from '#generated/client/types.gen.ts';
import { newId } from '#server/platform/secrets/ids.ts';
import { dollars, openMoneyMarket } from '#server/desk/testing/money-market.ts';

const desk = await openMoneyMarket();
const { market, buyer, as, newOrder, paidOrder, read, lastMail, act, done, receive, moneyOf, costsOf, timelineFor } =
  desk;
afterAll(() => market.close());

const refusedAs = (start: string) => ({ code: 400, message: expect.stringContaining(start) as string });
const payee = { bank: 'Equity Bank, Nairobi', lastDigits: '4471' };
const refundOf = (amount: number) => ({ amount, payUnit: 'USD', reason: 'Zu viel gezahlt', ...payee });

const waitOf = async (id: string) => {
  const { call } = await as('accounts');
  const { money } = (await call('staffToday', {})).body as StaffToday;
  return money?.items.find((item) => item.id === id)?.wait;
};

/** A cancelled order with a paid deposit, which is promised completely. */
async function cancelledOrder(): Promise<{ id: string; orderNo: string; deposit: number }> {
  const { id, orderNo } = await paidOrder();
  const { deposit } = await costsOf(id);
  await done(id, 'staffApprovePayment');
  const cancel = { reason: 'The engine is damaged', situation: 'failedInspection' };
  await done(id, 'staffCancelOrder', cancel, await as('owner'));
  return { id, orderNo, deposit };
}

/** A cancelled order with a paid deposit, of which a tenth can be retained. */
async function regrettedOrder(): Promise<{ id: string; deposit: number }> {
  const { id } = await paidOrder();
  const { deposit } = await costsOf(id);
  await done(id, 'staffApprovePayment');
  market.advance(25 * 3_600_000);
  await done(id, 'staffCancelOrder', { reason: 'Asked for', situation: 'changeOfMind' }, await as('owner'));
  return { id, deposit };
}

async function planned(id: string, amount: number, by?: Awaited<ReturnType<typeof as>>): Promise<string> {
  await done(id, 'staffProposeRefund', refundOf(amount), by);
  return (await moneyOf(id)).refunds.at(-1)?.id ?? '';
}

describe('A refund', () => {
  test('of a cancelled order needs two people, and the buyer is notified', async () => {
    const { id, orderNo, deposit } = await cancelledOrder();
    expect(await waitOf(id)).toBe('toSettle');
    const kimani = await as('accounts', 'Kimani Mwangi');
    const refundId = await planned(id, deposit, kimani);
    expect(await waitOf(id)).toBe('toRelease');
    expect((await timelineFor(id)).money, 'a proposal is not shown').not.toHaveProperty('refunds');
    expect(await act(id, 'staffReleaseRefund', { refundId }, kimani)).toMatchObject({
      code: 400,
      message: expect.stringContaining('proposed this yourself') as string,
    });
    await done(id, 'staffReleaseRefund', { refundId }, await as('owner', 'Amina Otieno'));
    expect(await waitOf(id)).toBe('toSend');
    const promised = { amount: dollars(deposit), reason: 'Zu viel gezahlt', ...payee };
    expect((await timelineFor(id)).money?.refunds).toEqual([promised]);
    await done(id, 'staffMarkRefundSent', { refundId, sentOn: '2026-06-12', reference: 'FT26164RRK02' });
    expect(await waitOf(id)).toBeUndefined();
    const sent = { ...promised, sentOn: '2026-06-12', reference: 'FT26164RRK02' };
    expect((await timelineFor(id)).money?.refunds).toEqual([sent]);
    const mail = await lastMail();
    for (const word of [dollars(deposit), '4471', 'FT26164RRK02', 'Zu viel gezahlt', '2026年6月12日']) {
      expect(mail?.body).toContain(word);
    }
    expect(await moneyOf(id)).toMatchObject({
      givenBack: dollars(deposit),
      refundableAmount: 0,
      refunds: [{ state: 'sent', plannedBy: 'Kimani Mwangi', releasedBy: 'Amina Otieno', can: [] }],
    });
    const { call } = await as('owner');
    const { acts } = (await call('staffListActs', { pageSize: 3, subject: orderNo })).body as {
      acts: { act: string; after: string }[];
    };
    expect(acts.map((one) => one.act)).toEqual(['send-refund', 'release-refund', 'propose-refund']);
    expect(JSON.stringify(acts), 'the buyer’s account stays out of the record').not.toContain('4471');
  });

  test('is promised by the rule that ended the order, and stays as it was promised', async () => {
    const { id } = await paidOrder();
    const { deposit } = await costsOf(id);
    await done(id, 'staffApprovePayment');
    market.advance(25 * 3_600_000);
    const owner = await as('owner');
    await done(id, 'staffCancelOrder', { reason: 'Asked on the phone', situation: 'changeOfMind' }, owner);
    const { body } = await owner.call('staffGetRefundRules', {});
    const { version, rules } = body as StaffRefundRules;
    const harsher = { ...rules, changeOfMind: { percent: 10, workingDays: 30 } };
    expect(await (await as('owner')).call('staffSetRefundRules', { version, rules: harsher })).toMatchObject({
      code: 0,
    });
    const keepableAmount = deposit - Math.round(deposit * 0.9);
    expect(await moneyOf(id)).toMatchObject({
      promised: { situation: 'changeOfMind', percent: 90, amountUnits: deposit - keepableAmount },
      keepableAmount,
    });
    const keep = { amount: keepableAmount + 1, payUnit: 'USD', reason: 'The vehicle was held' };
    expect(await act(id, 'staffKeepMoney', keep), 'of the promise').toMatchObject({ code: 400 });
    expect(await (await as('owner')).call('staffSetRefundRules', { version, rules })).toMatchObject({ code: 409 });
    const restored = { version: version + 1, rules };
    expect(await (await as('owner')).call('staffSetRefundRules', restored)).toMatchObject({ code: 0 });

    // The buyer reads the promise until the refund is released.
    const promised = {
      amount: dollars(Math.round(deposit * 0.9)),
      sendBy: expect.stringMatching(/^2026-06-/) as string,
    };
    expect((await timelineFor(id)).money?.promised).toEqual(promised);
    const refundId = await planned(id, Math.round(deposit * 0.9), await as('accounts', 'Kimani Mwangi'));
    expect((await timelineFor(id)).money?.promised).toEqual(promised);
    await done(id, 'staffReleaseRefund', { refundId }, await as('owner', 'Amina Otieno'));
    expect((await timelineFor(id)).money).not.toHaveProperty('promised');
  });

  test('of an order that is cancelled while a reversal waits is promised too', async () => {
    const { id } = await paidOrder();
    const { deposit } = await costsOf(id);
    await receive(id, deposit);
    const lineId = (await moneyOf(id)).lines[0]?.id;
    await done(id, 'staffReversePayment', { lineId, reason: 'Recorded twice' });
    const owner = await as('owner');
    const cancel = { reason: 'Asked on the phone' };
    expect(await act(id, 'staffCancelOrder', cancel, owner)).toMatchObject(refusedAs('Something was paid'));
    await done(id, 'staffCancelOrder', { ...cancel, situation: 'changeOfMind' }, owner);
    await done(id, 'staffWithdrawReversal', { lineId });
    const keep = { amount: deposit, payUnit: 'USD', reason: 'The vehicle was held' };
    expect(await act(id, 'staffKeepMoney', keep)).toMatchObject(refusedAs('This is more than'));
  });

  test('can be withdrawn but not released by its proposer, and its amount becomes available again', async () => {
    const { id, deposit } = await cancelledOrder();
    const kimani = await as('accounts', 'Kimani Mwangi');
    const refundId = await planned(id, deposit, kimani);
    const { version } = await read(id);
    const { body } = await kimani.call('staffGetOrder', { id });
    expect(body).toMatchObject({ version, money: { refundableAmount: 0, refunds: [{ can: ['withdraw'] }] } });
    expect((await moneyOf(id)).refunds[0]?.can).toEqual(['release', 'withdraw']);
    await done(id, 'staffWithdrawRefund', { refundId }, kimani);
    expect(await moneyOf(id)).toMatchObject({ refundableAmount: deposit, refunds: [{ state: 'withdrawn', can: [] }] });
    expect(await act(id, 'staffReleaseRefund', { refundId })).toMatchObject({ code: 400 });
    expect(await act(id, 'staffMarkRefundSent', { refundId, sentOn: '2026-06-12', reference: 'F' })).toMatchObject({
      code: 400,
    });
    expect(await waitOf(id)).toBe('toSettle');
  });

  test('of a surplus leaves the order under way', async () => {
    const { id } = await paidOrder();
    const { total } = await costsOf(id);
    await receive(id, total + 120_00);
    const refundId = await planned(id, 120_00);
    expect(await act(id, 'staffMarkRefundSent', { refundId, sentOn: '2026-06-12', reference: 'F' })).toMatchObject({
      code: 400,
    });
    await done(id, 'staffReleaseRefund', { refundId }, await as('owner'));
    await done(id, 'staffMarkRefundSent', { refundId, sentOn: '2026-06-12', reference: 'FT1' });
    expect(await waitOf(id)).toBeUndefined();
    expect(await moneyOf(id)).toMatchObject({ received: dollars(total + 120_00), givenBack: 'USD 120' });
    expect((await moneyOf(id)).surplus ?? (await moneyOf(id)).missing).toBeUndefined();
  });

  test('for a claim leaves the surplus to be refunded, and pays no more than the offer', async () => {
    const id = await desk.awaitingBalance();
    const { deposit, total } = await costsOf(id);
    expect(await receive(id, total - deposit + 120_00)).toMatchObject({ status: 6 });
    const claimId = newId();
    const [due_at, reported_at, changed_at] = [null, market.services.clock(), market.services.clock()];
    const claim = { id: claimId, order_id: id, kind: 'damage', state: 'accepted', turn: 'us' } as const;
    await market.services.database
      .insertInto('order_claim')
      .values({ ...claim, offer_units: 220_00, due_at, reported_at, changed_at })
      .execute();
    expect(await moneyOf(id)).toMatchObject({ surplus: 'USD 120', claim: { id: claimId, amountUnits: 220_00 } });
    const ofClaim = (amount: number) => ({ ...refundOf(amount), claimId });
    expect(await act(id, 'staffProposeRefund', ofClaim(220_01))).toMatchObject(refusedAs('This is more than'));
    await done(id, 'staffProposeRefund', ofClaim(220_00));
    const refundId = (await moneyOf(id)).refunds[0]?.id;
    await done(id, 'staffReleaseRefund', { refundId }, await as('owner'));
    await done(id, 'staffMarkRefundSent', { refundId, sentOn: '2026-06-12', reference: 'FT1' });
    expect(await waitOf(id)).toBe('surplus');
    expect((await timelineFor(id)).money?.surplus).toBe('USD 120');
    expect(await act(id, 'staffProposeRefund', ofClaim(1))).toMatchObject(refusedAs('The claim has changed'));
  });

  test('after full payment leaves nothing to pay, and earlier errors do not count', async () => {
    const id = await desk.awaitingBalance();
    const { deposit, total } = await costsOf(id);
    await receive(id, 100_00);
    const mistaken = (await moneyOf(id)).lines.at(-1)?.id;
    await done(id, 'staffReversePayment', { lineId: mistaken, reason: 'Wrong order' });
    await receive(id, 50_00);
    const twice = (await moneyOf(id)).lines.at(-1)?.id;
    expect(await receive(id, total - deposit)).toMatchObject({ status: 6 });
    await receive(id, 50_00);
    const refundId = await planned(id, 270_00);
    const expectPaid = async (step: string) => {
      expect((await timelineFor(id)).money, step).not.toHaveProperty('missing');
      expect(await moneyOf(id), step).not.toHaveProperty('missing');
    };
    await expectPaid('proposed');
    await done(id, 'staffReleaseRefund', { refundId }, await as('owner', 'Amina Otieno'));
    await expectPaid('released');
    await done(id, 'staffMarkRefundSent', { refundId, sentOn: '2026-06-12', reference: 'FT1' });
    await expectPaid('sent');
    const reversed = await done(id, 'staffReversePayment', { lineId: twice, reason: 'Recorded twice' });
    expect(reversed, 'money recorded twice').toMatchObject({ status: 6 });
    await expectPaid('reversed');
  });

  test('of a part-paid deposit lets the order expire', async () => {
    const { id } = await newOrder();
    await receive(id, 50_00);
    const refundId = await planned(id, 50_00);
    await done(id, 'staffReleaseRefund', { refundId }, await as('owner'));
    market.advance(25 * 3_600_000);
    expect((await timelineFor(id)).status).toBe(0);
    await done(id, 'staffMarkRefundSent', { refundId, sentOn: '2026-06-12', reference: 'FT1' });
    expect((await timelineFor(id)).status).toBe(8);
  });
});

describe('The refundable amount', () => {
  test('excludes planned, sent and retained money', async () => {
    const { id, deposit } = await regrettedOrder();
    expect(await act(id, 'staffProposeRefund', refundOf(deposit + 1))).toMatchObject({ code: 400 });
    await planned(id, deposit - 10_00);
    expect(await act(id, 'staffProposeRefund', refundOf(10_01))).toMatchObject({
      code: 400,
      message: expect.stringContaining('more than the remaining amount') as string,
    });
    await done(id, 'staffKeepMoney', { amount: 10_00, payUnit: 'USD', reason: 'Fee' });
    expect(await act(id, 'staffProposeRefund', refundOf(1))).toMatchObject({ code: 400 });
    expect(await act(id, 'staffProposeRefund', { ...refundOf(1), payUnit: 'JPY' })).toMatchObject({
      message: expect.stringContaining('another currency') as string,
    });
  });

  test('is used by only one of two concurrent proposals', async () => {
    const { id, deposit } = await cancelledOrder();
    const { version } = await read(id);
    const two = [await as('accounts'), await as('owner')];
    const payload = { id, version, ...refundOf(deposit) };
    const answers = await Promise.all(two.map(({ call }) => call('staffProposeRefund', payload)));
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 409]);
    expect((await moneyOf(id)).refunds).toHaveLength(1);
  });
});

describe('Retained money', () => {
  test('of a cancelled order needs a reason that the buyer can read', async () => {
    const { id, deposit } = await regrettedOrder();
    const { keepableAmount } = await moneyOf(id);
    await done(id, 'staffKeepMoney', { amount: keepableAmount, payUnit: 'USD', reason: '規約第4条' });
    expect(await waitOf(id), 'the rest is to be refunded').toBe('toSettle');
    expect((await lastMail())?.body).toContain('規約第4条');
    expect((await timelineFor(id)).money).toMatchObject({
      received: dollars(deposit),
      kept: dollars(keepableAmount),
      keptReason: '規約第4条',
    });
  });

  test('of an active order is limited to the surplus above its total', async () => {
    const { id } = await paidOrder();
    const { total } = await costsOf(id);
    await receive(id, total + 3);
    expect(await act(id, 'staffKeepMoney', { amount: 4, payUnit: 'USD', reason: 'Cents' })).toMatchObject({
      code: 400,
    });
    await done(id, 'staffKeepMoney', { amount: 3, payUnit: 'USD', reason: 'Cents' });
    expect(await waitOf(id)).toBeUndefined();
    expect((await moneyOf(id)).missing).toBeUndefined();
  });
});

describe('The database', () => {
  async function write(line: object): Promise<void> {
    const payeeOf = { reason: 'Paid twice', bank: payee.bank, last_digits: payee.lastDigits };
    const common = { pay_unit: 'USD', actor: 'staff:Kimani', created_at: market.services.clock(), ...payeeOf };
    await market.services.database
      .insertInto('order_money')
      .values({ ...common, ...line } as never)
      .execute();
  }

  test('rejects changes and deletions of ledger entries', async () => {
    const { id } = await cancelledOrder();
    const { database } = market.services;
    const refusal = /can only be followed by another line/;
    const ofOrder = ['order_id', '=', id] as const;
    await expect(
      database
        .updateTable('order_money')
        .set({ amount: 1 })
        .where(...ofOrder)
        .execute(),
    ).rejects.toThrow(refusal);
    await expect(
      database
        .deleteFrom('order_money')
        .where(...ofOrder)
        .execute(),
    ).rejects.toThrow(refusal);
  });

  test('accepts only one of two concurrent refunds of the same money', async () => {
    const { id, deposit } = await cancelledOrder();
    const { member } = await as('accounts');
    const refund = { order_id: id, kind: 'refundPlanned', amount: deposit, member_id: member.memberId };
    const both = await Promise.allSettled([
      write({ ...refund, refund_id: newId() }),
      write({ ...refund, refund_id: newId() }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await moneyOf(id)).refundableAmount).toBe(0);
  });

  test('rejects a single person, more than was received, and another currency, from any caller', async () => {
    const { id, deposit } = await cancelledOrder();
    const [one, other] = [await as('accounts'), await as('owner')].map(({ member }) => member.memberId);
    const refund = { order_id: id, refund_id: newId(), amount: deposit };
    await expect(
      write({ ...refund, amount: deposit + 1, kind: 'refundPlanned', member_id: one }),
      'more than there is',
    ).rejects.toThrow(/No more is given back/);
    await write({ ...refund, kind: 'refundPlanned', member_id: one });
    await expect(write({ ...refund, kind: 'refundSent', member_id: other })).rejects.toThrow(/once it is released/);
    await expect(write({ ...refund, kind: 'refundReleased', member_id: one })).rejects.toThrow(/somebody else/);
    await expect(write({ ...refund, kind: 'refundReleased', amount: 1, member_id: other })).rejects.toThrow(
      /as it was planned/,
    );
    await write({ ...refund, kind: 'refundReleased', member_id: other });
    await expect(write({ ...refund, kind: 'refundReleased', member_id: other })).rejects.toThrow(
      /order_money_by_refund/,
    );
    await expect(write({ order_id: id, kind: 'kept', amount: 1 })).rejects.toThrow(/No more is given back/);
    await expect(write({ order_id: id, kind: 'received', amount: 1, pay_unit: 'JPY' })).rejects.toThrow(/own currency/);
    await write({ ...refund, kind: 'refundSent', member_id: one });
    await expect(write({ ...refund, kind: 'refundWithdrawn', member_id: one })).rejects.toThrow(/goes no further/);
  });
});

describe('An order that ends without staff', () => {
  const hour = 3_600_000;

  test.each([
    { hours: 1, percent: 100 },
    { hours: 25, percent: 90 },
  ])('promises $percent % if its buyer cancels it $hours hours after a part payment', async ({ hours, percent }) => {
    const { id } = await newOrder();
    await receive(id, 50_00);
    market.advance(hours * hour);
    expect(await buyer.call('closeOrder', { id })).toMatchObject({ code: 0 });
    expect(await waitOf(id)).toBe('toSettle');
    const amountUnits = 50 * percent;
    const keepableAmount = 50_00 - amountUnits;
    expect((await timelineFor(id)).money?.promised?.amount).toBe(dollars(amountUnits));
    expect(await moneyOf(id)).toMatchObject({
      promised: { situation: 'changeOfMind', percent, amountUnits },
      keepableAmount,
    });
    const keep = { amount: keepableAmount + 1, payUnit: 'USD', reason: 'The vehicle was held' };
    expect(await act(id, 'staffKeepMoney', keep)).toMatchObject({ code: 400 });
  });

  test('promises money that arrives after it lapsed', async () => {
    const { id } = await newOrder();
    market.advance(24 * hour);
    expect((await timelineFor(id)).status).toBe(8);
    expect(await moneyOf(id), 'nothing to give back').not.toHaveProperty('promised');
    await receive(id, 50_00);
    expect(await moneyOf(id)).toMatchObject({
      promised: { situation: 'notPaidInTime', amountUnits: 50_00 },
      keepableAmount: 0,
    });
  });
});
