import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { passingPaymentKeys } from '#server/platform/secrets/payment-keys.ts';
import { type Buyer, type Market, openMarket } from '../testing/market.ts';
import { bankFacts, paymentsOf } from '../testing/payments.ts';
import { type RequestFacts, signRequest } from './signed-request.ts';

let market: Market;
let buyer: Buyer;
let payments: ReturnType<typeof paymentsOf>;
beforeAll(async () => {
  market = await openMarket();
  buyer = await market.newBuyer();
  payments = paymentsOf(market, buyer);
});
afterAll(() => market.close());
beforeEach(() => payments.forgetAccounts());

const check = (payload: object, options = {}) => market.call('checkPayment', payload, options);

/** A payment request that somebody else would like to pass off as ours. */
function factsOf({ code, orderNo }: Pick<RequestFacts, 'code' | 'orderNo'>): RequestFacts {
  const issuedAt = market.services.clock();
  return { code, orderNo, kind: 'deposit', payUnit: 'USD', amount: 902_500, accountMark: 'abcdefghijkl', issuedAt };
}

describe('The check of a payment request', () => {
  test('Confirms our request with amount, order, account and release, and nothing about the buyer', async () => {
    await payments.release();
    const { code, signed, shown } = await payments.asked();
    const found = await payments.checked({ code });
    expect(found).toMatchObject({
      isPayable: true,
      concerns: [],
      kind: 'deposit',
      orderNo: shown.reference,
      amount: 'USD 2,025',
      account: {
        holder: bankFacts.holder,
        ending: '3456',
        releasedBy: 'Amina',
        releasedByRole: 'Accounts',
        isDemo: false,
      },
    });
    expect(await payments.checked({ signed })).toEqual(found);
    const said = JSON.stringify(found);
    for (const secret of [
      'Wanjiku',
      'Kamau',
      '@example.com',
      '+2547',
      'Nyali',
      '011000123456',
      bankFacts.number,
      bankFacts.bank,
    ]) {
      expect(said).not.toContain(secret);
    }
  });

  test('Compares the printed values in any notation', async () => {
    await payments.release();
    const { code, shown } = await payments.asked();
    for (const [amount, accountNumber] of [
      ['USD 2,025', '0110 0012 3456'],
      ['2025.00', '011000123456'],
      ['$2025', '0110-0012-3456'],
      ['2,025.00 USD', '０１１０００１２３４５６'.normalize('NFKC')],
    ]) {
      const same = { code, orderNo: ` ${shown.reference.toLowerCase()} `, amount, accountNumber };
      expect((await payments.checked(same)).concerns, amount).toEqual([]);
    }
  });

  test('Refuses a foreign invoice with another order’s code by what differs', async () => {
    await payments.release();
    const [mine, other] = [await payments.asked(), await payments.asked()];
    const found = await payments.checked({ code: other.code, orderNo: mine.shown.reference });
    expect([found.isPayable, found.concerns, found.orderNo]).toEqual([false, ['otherOrder'], other.shown.reference]);
  });

  test.each([
    [{ amount: 'USD 2,205' }, 'otherAmount'],
    [{ amount: 'JPY 2,025' }, 'otherAmount'],
    [{ amount: '2025.5' }, 'otherAmount'],
    [{ amount: 'all of it' }, 'otherAmount'],
    [{ accountNumber: '0110 0012 3457' }, 'otherAccount'],
    [{ accountNumber: '3456' }, 'otherAccount'],
    [{ orderNo: 'GP1' }, 'otherOrder'],
  ])('Refuses an altered invoice by what differs: %j', async (paper, concern) => {
    await payments.release();
    const { code } = await payments.asked();
    const found = await payments.checked({ code, ...paper });
    expect([found.isPayable, found.concerns]).toEqual([false, [concern]]);
  });

  test('Refuses an invoice from before the account changed, and says since when and by whom', async () => {
    await payments.release();
    const { id, code, signed } = await payments.asked();
    await payments.release({ number: '0222 0000 9018' });
    for (const way of [{ code }, { signed }]) {
      const found = await payments.checked(way);
      expect(found).toMatchObject({ isPayable: false, concerns: ['accountReplaced'], account: { ending: '3456' } });
      expect(found.replacedBy).toMatchObject({ ending: '9018', releasedBy: 'Amina', since: expect.any(String) });
    }
    expect(await payments.checked({ code: (await payments.instructions(id)).checkCode })).toMatchObject({
      isPayable: true,
    });
  });

  test('Refuses an invoice from before the amount changed', async () => {
    const { id, code } = await payments.asked();
    const { database } = market.services;
    const { quote } = await database
      .selectFrom('orders')
      .select('quote')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const deposit = { usdCents: 100_000, jpy: 152_000, kes: 129_000 };
    await database
      .updateTable('orders')
      .set({ quote: JSON.stringify({ ...quote, deposit }) })
      .where('id', '=', id)
      .execute();
    expect(await payments.checked({ code })).toMatchObject({
      isPayable: false,
      concerns: ['amountChanged'],
      amount: 'USD 2,025',
    });
    expect(await payments.checked({ code: (await payments.instructions(id)).checkCode })).toMatchObject({
      isPayable: true,
      amount: 'USD 1,000',
    });
  });

  test('Refuses a request that is paid, under review, cancelled or lapsed', async () => {
    const review = await payments.asked();
    await payments.orders.move(buyer, review.id, 'payDeposit');
    expect((await payments.checked({ code: review.code })).concerns).toEqual(['underReview']);
    await payments.orders.move(buyer, review.id, 'approvePayment');
    expect((await payments.checked({ code: review.code })).concerns).toEqual(['paid']);
    const closed = await payments.asked();
    await payments.orders.move(buyer, closed.id, 'close');
    expect((await payments.checked({ code: closed.code })).concerns).toEqual(['orderCancelled']);
    const balance = await payments.asked('awaitingBalance');
    expect(await payments.checked({ code: balance.code })).toMatchObject({ kind: 'balance', isPayable: true });
    await payments.orders.move(buyer, balance.id, 'putInTransit');
    expect((await payments.checked({ code: balance.code })).concerns).toEqual(['paid']);
    const late = await payments.asked();
    market.advance(24 * 3_600_000);
    expect((await payments.checked({ code: late.code })).concerns, 'before it is cancelled').toEqual(['depositLapsed']);
    await buyer.call('getOrder', { id: late.id });
    expect((await payments.checked({ code: late.code })).concerns, 'and afterwards').toEqual(['depositLapsed']);
  });

  test('Refuses an invoice signed by somebody else', async () => {
    const { signed } = await payments.asked();
    const [, , code = '', orderNo = ''] = signed.split('.');
    const forged = await signRequest(passingPaymentKeys(), factsOf({ code, orderNo }));
    expect(await check({ signed: forged.signed })).toEqual({
      code: 400,
      message: expect.stringMatching(/^This QR code is not signed by us\. Do not pay using this document\./),
    });
    expect((await check({ signed: forged.signed }, { language: 'jp' })).message).toMatch(
      /^このQRコードは当社が署名したものではありません/,
    );
  });

  test('Refuses an altered QR code, and one signed by our key that we did not issue', async () => {
    const { signed } = await payments.asked();
    const altered = { code: 400, message: expect.stringMatching(/^The content of this QR code was altered\./) };
    expect(await check({ signed: signed.replace('USD202500', 'USD902500') })).toEqual(altered);
    const [, , code = '', orderNo = ''] = signed.split('.');
    const never = await signRequest(market.services.paymentKeys, factsOf({ code, orderNo }));
    expect(await check({ signed: never.signed })).toEqual(altered);
  });

  test('Still accepts earlier requests after a key rotation, says that their key is retired, and signs new ones with the new key', async () => {
    const { id, code, signed } = await payments.asked();
    const old = { current: await market.services.paymentKeys.current() };
    market.advance(60_000);
    const retiredAt = market.services.clock();
    market.paymentKeys.rotate(retiredAt);
    for (const way of [{ code }, { signed }]) {
      expect(await payments.checked(way)).toMatchObject({ isPayable: true, keyRetiredAt: retiredAt.toISOString() });
    }
    const renewed = await payments.checked({ code: (await payments.instructions(id)).checkCode });
    expect(renewed.isPayable).toBe(true);
    expect(renewed).not.toHaveProperty('keyRetiredAt');
    market.advance(60_000);
    const [, , , orderNo = ''] = signed.split('.');
    const stolen = await signRequest(
      { ...market.services.paymentKeys, current: async () => old.current },
      factsOf({ code: '7K3M9QWX2D', orderNo }),
    );
    expect(await check({ signed: stolen.signed })).toEqual({
      code: 400,
      message: expect.stringMatching(/^This QR code is signed with a key that we no longer used at that time\./),
    });
  });

  test.each([
    {},
    { code: '' },
    { code: '00000-00000' },
    { code: 'DROP TABLE' },
    { code: '7K3M9-QWX2' },
    { code: '💸' },
  ])('Gives every wrong code the same answer: %j', async (payload) => {
    await payments.asked();
    expect(await check(payload)).toEqual({
      code: 400,
      message:
        'This is not one of our codes. Compare it with your document. If it is the same, do not pay, and open your order’s page instead.',
    });
  });
});
