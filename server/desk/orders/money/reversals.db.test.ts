import { afterAll, describe, expect, it } from 'vitest';
import type { OrderTimeline, StaffMoneyLine } from '#generated/client/types.gen.ts';
import { dollars, openMoneyMarket } from '#server/desk/testing/money-market.ts';

const desk = await openMoneyMarket();
const { market, buyer, as, paidOrder, read, lastMail, act, done, receive, moneyOf, costsOf, timelineFor } = desk;
afterAll(() => market.close());

const reason = 'The decimal point was missing.';

/** The last payment of an order, as seen by a colleague. */
async function paymentOf(id: string): Promise<StaffMoneyLine & { id: string }> {
  const line = (await moneyOf(id)).lines.findLast(({ kind }) => kind === 'received');
  if (line?.id === undefined) throw new Error('No payment was written.');
  return { ...line, id: line.id };
}

describe('A payment far above the amount due', () => {
  it('is refused until confirmed against the bank statement', async () => {
    const { id } = await paidOrder();
    const { deposit, total } = await costsOf(id);
    const hundredfold = { amount: deposit * 100, payUnit: 'USD' };
    expect(await act(id, 'staffReceivePayment', hundredfold)).toMatchObject({
      code: 400,
      message: 'This is far above the amount due. Compare it with the bank statement, then confirm the amount.',
    });
    expect((await moneyOf(id)).lines).toEqual([]);
    await done(id, 'staffReceivePayment', { ...hundredfold, confirmedUnusual: true });
    expect(await moneyOf(id)).toMatchObject({ received: dollars(deposit * 100) });
    const { id: whole } = await paidOrder();
    expect(await receive(whole, total), 'the whole price at once is usual').toMatchObject({ status: 2 });
  });
});

describe('A reversal', () => {
  it('of a wrong deposit needs a second person, and the order waits for payment again', async () => {
    const { id, orderNo } = await paidOrder();
    const { deposit } = await costsOf(id);
    const kimani = await as('accounts', 'Kimani Mwangi');
    await done(id, 'staffReceivePayment', { amount: deposit * 100, payUnit: 'USD', confirmedUnusual: true }, kimani);
    expect((await read(id)).status).toBe(2);
    const { id: lineId } = await paymentOf(id);

    expect(await done(id, 'staffReversePayment', { lineId, reason }, kimani)).toMatchObject({ status: 2 });
    expect(await moneyOf(id)).toMatchObject({ received: dollars(deposit * 100), refundableAmount: 0 });
    expect((await paymentOf(id)).can).toEqual(['releaseReversal', 'withdrawReversal']);
    const { body } = await buyer.call('getOrderTimeline', { id });
    expect(JSON.stringify(body), 'a proposal is no news').not.toContain(reason);
    expect(await act(id, 'staffReleaseReversal', { lineId }, kimani)).toMatchObject({
      code: 400,
      message: expect.stringContaining('You proposed this yourself') as string,
    });

    const released = await done(id, 'staffReleaseReversal', { lineId }, await as('owner', 'Amina Otieno'));
    expect(released).toMatchObject({ status: 0 });
    expect(await moneyOf(id)).toMatchObject({ received: 'USD 0', dueAmount: deposit });
    expect((await timelineFor(id)).money).toBeUndefined();
    const { money } = (await buyer.call('getOrderTimeline', { id })).body as OrderTimeline;
    expect(money?.at(-1)).toMatchObject({ kind: 'reversed', amount: dollars(deposit * 100), reason });
    const mail = await lastMail();
    for (const word of [dollars(deposit * 100), reason, orderNo]) expect(mail?.body).toContain(word);

    const { call } = await as('owner');
    const { acts } = (await call('staffListActs', { pageSize: 2, subject: orderNo })).body as {
      acts: { act: string }[];
    };
    expect(acts.map((one) => one.act)).toEqual(['release-reversal', 'propose-reversal']);
    for (const operation of ['staffReversePayment', 'staffReleaseReversal', 'staffWithdrawReversal'] as const) {
      expect(await act(id, operation, { lineId, reason }), `${operation} a second time`).toMatchObject({ code: 400 });
    }
    // Recording the amount that really arrived lets the order continue.
    expect(await receive(id, deposit)).toMatchObject({ status: 2 });
  });

  it('of a small part needs one person, and restarts the payment period of the remainder', async () => {
    const { id } = await paidOrder();
    const { deposit } = await costsOf(id);
    await receive(id, 500_00);
    const { id: lineId } = await paymentOf(id);
    expect((await read(id)).proofs).toMatchObject([{ state: 'approved' }]);
    expect((await read(id)).proofs[0]).not.toHaveProperty('reversed');
    expect(await done(id, 'staffReversePayment', { lineId, reason })).toMatchObject({ status: 0 });
    expect((await read(id)).proofs, 'the proof no longer stands for a payment').toMatchObject([{ reversed: true }]);
    expect(await moneyOf(id)).toMatchObject({ received: 'USD 0', dueAmount: deposit });
    expect((await paymentOf(id)).reversal).toBe('reversed');
    const dueAt = (await timelineFor(id)).depositDueAt ?? '';
    expect(new Date(dueAt).getTime() - market.services.clock().getTime()).toBe(24 * 3_600_000);
  });

  it('of a second part needs a second person if both exceed the limit, and every owner gets a mail', async () => {
    const { id, orderNo } = await paidOrder();
    const kimani = await as('accounts', 'Kimani Mwangi');
    const lineIds: string[] = [];
    for (const amount of [900_00, 900_00]) {
      await receive(id, amount);
      lineIds.push((await paymentOf(id)).id);
    }
    for (const lineId of lineIds) await done(id, 'staffReversePayment', { lineId, reason }, kimani);
    const { lines } = await moneyOf(id);
    expect(lines.map(({ reversal }) => reversal)).toEqual(['reversed', 'planned', undefined, undefined]);

    const amina = await as('owner', 'Amina Otieno');
    await done(id, 'staffReleaseReversal', { lineId: lineIds[1] }, amina);
    const mails = (await market.mails()).filter(({ recipient }) => recipient === amina.member.email);
    expect(mails.at(-1)).toMatchObject({
      subject: 'Amina Otieno released the reversal of USD 900',
      body: expect.stringContaining(orderNo) as string,
    });
  });

  it('of the balance makes a shipped order wait for the balance', async () => {
    const id = await desk.awaitingBalance();
    const { deposit, total } = await costsOf(id);
    expect(await receive(id, total - deposit)).toMatchObject({ status: 6 });
    const { id: lineId } = await paymentOf(id);
    await done(id, 'staffReversePayment', { lineId, reason }, await as('accounts', 'Kimani Mwangi'));
    await done(id, 'staffReleaseReversal', { lineId }, await as('owner', 'Amina Otieno'));
    expect((await read(id)).status).toBe(4);
    expect(await moneyOf(id)).toMatchObject({ dueAmount: total - deposit });
  });

  it('can be withdrawn and proposed again, but never for refunded money', async () => {
    const { id } = await paidOrder();
    const { total } = await costsOf(id);
    await receive(id, total);
    const { id: lineId } = await paymentOf(id);
    await done(id, 'staffReversePayment', { lineId, reason });
    const refund = { amount: 100, payUnit: 'USD', reason: 'Too much', bank: 'Equity Bank', lastDigits: '4471' };
    expect(await act(id, 'staffProposeRefund', refund), 'of money that is disputed').toMatchObject({ code: 400 });
    await done(id, 'staffWithdrawReversal', { lineId });
    expect((await paymentOf(id)).can).toEqual(['reverse']);
    await done(id, 'staffReversePayment', { lineId, reason });
    await done(id, 'staffWithdrawReversal', { lineId });
    await done(id, 'staffProposeRefund', refund);
    expect(await act(id, 'staffReversePayment', { lineId, reason })).toMatchObject({
      code: 400,
      message: expect.stringContaining('Withdraw the refund first') as string,
    });
  });
});
