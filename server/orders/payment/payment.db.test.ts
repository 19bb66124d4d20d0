import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PaymentCheck, PaymentInstructions } from '../../../generated/client/types.gen.ts';
import { passingPaymentKeys } from '../../secrets/payment-keys.ts';
import { newId } from '../../secrets/ids.ts';
import { type Buyer, type Market, openMarket, reservationOf, stockAnother } from '../testing/market.ts';
import { ordersOf } from '../testing/orders-in-status.ts';
import { readCheckCode } from './check-code.ts';
import { signRequest } from './signed-request.ts';

let market: Market;
let buyer: Buyer;
let orders: ReturnType<typeof ordersOf>;
beforeAll(async () => {
  market = await openMarket();
  buyer = await market.newBuyer();
  orders = ordersOf(market);
});
afterAll(() => market.close());
beforeEach(async () => {
  await market.services.database.deleteFrom('payment_request').execute();
  await market.services.database.deleteFrom('told_account').execute();
  await market.services.database.deleteFrom('bank_account').execute();
});

const facts = { holder: 'Pwani Collections Ltd', bank: 'KCB Bank, Mombasa', number: '0110 0012 3456' };

/** An account that buyers are told of now, and whoever has released it. */
async function release(change: object = {}, payUnit: 'USD' | 'JPY' = 'USD'): Promise<void> {
  const { database, clock } = market.services;
  const now = clock();
  const releaser = newId();
  await database
    .insertInto('staff_member')
    .values({
      id: releaser,
      email: `${releaser}@example.com`,
      name: 'Amina Wambui Otieno',
      role: 'accounts',
      password_hash: '',
      totp_sealed: '',
    })
    .execute();
  await database
    .insertInto('bank_account')
    .values({
      id: newId(),
      pay_unit: payUnit,
      facts: JSON.stringify({ ...facts, ...change }),
      proposed_by: 'Kimani Mwangi',
      proposed_at: now,
      released_by: 'Amina Wambui Otieno',
      releaser_id: releaser,
      released_at: now,
      shown_from: now,
    })
    .execute();
  market.advance(1000);
}

async function instructions(id: string, options = {}): Promise<PaymentInstructions> {
  const answer = await buyer.call('getPaymentInstructions', { id }, options);
  expect(answer.code).toBe(0);
  return answer.body as PaymentInstructions;
}

const check = (payload: object, options = {}) => market.call('checkPayment', payload, options);

async function checked(payload: object, options = {}): Promise<PaymentCheck> {
  const answer = await check(payload, options);
  expect(answer).toMatchObject({ code: 0 });
  return answer.body as PaymentCheck;
}

/** What the QR code of the newest request for an order carries. */
async function signedOf(id: string): Promise<string> {
  const { signed } = await market.services.database
    .selectFrom('payment_request')
    .select('signed')
    .where('order_id', '=', id)
    .orderBy('issued_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return signed;
}

describe('To whom a buyer pays', () => {
  test('The owner is told the account in force, the exact amount, the reference and who released it', async () => {
    await release();
    const { id } = await orders.newOrderIn(buyer, 0);
    const told = await instructions(id);
    expect(told).toMatchObject({
      kind: 'deposit',
      payUnit: 'USD',
      amount: 'USD 2,025',
      figure: '2025.00',
      reference: expect.stringMatching(/^GP/),
      holder: facts.holder,
      account: [
        { label: 'Bank', value: facts.bank },
        { label: 'Account name', value: facts.holder },
        { label: 'Account number', value: facts.number },
      ],
      since: expect.any(String),
      releasedBy: 'Amina',
      releasedByRole: 'Accounts',
      isDemo: false,
      hasChanged: false,
      checkCode: expect.stringMatching(/^\w{5}-\w{5}$/),
    });
    expect(told.dueAt).toBeDefined();
    expect((await instructions(id, { language: 'jp' })).releasedByRole).toBe('経理');
    expect((await instructions(id, { language: 'cn' })).account[0]?.label).toBe('银行');
  });

  test('Nobody else is told, neither another buyer nor somebody who is not logged in', async () => {
    const { id } = await orders.newOrderIn(buyer, 0);
    const other = await market.newBuyer();
    expect(await other.call('getPaymentInstructions', { id })).toMatchObject({
      code: 400,
      message: 'The order no longer exists',
    });
    expect((await market.call('getPaymentInstructions', { id })).code).not.toBe(0);
  });

  test.each([1, 2, 3, 5, 6, 7, 8] as const)(
    'An order that awaits no payment, in status %i, has no account',
    async (status) => {
      const { id } = await orders.newOrderIn(buyer, status);
      expect(await buyer.call('getPaymentInstructions', { id })).toMatchObject({
        code: 400,
        message: 'The status of the order has changed',
      });
    },
  );

  test('An order whose 24 hours are over has no account any more', async () => {
    const { id } = await orders.newOrderIn(buyer, 0);
    market.advance(24 * 3_600_000);
    expect((await buyer.call('getPaymentInstructions', { id })).code).toBe(400);
  });

  test('The balance goes in the currency of the order, to the account for it', async () => {
    await release();
    await release({ number: '7654321', bank: 'Mizuho' }, 'JPY');
    const vehicleId = await stockAnother(market.services.database);
    await buyer.call('submitOrder', reservationOf(vehicleId, { payUnit: 'JPY' }));
    const { id } = await market.services.database
      .selectFrom('orders')
      .select('id')
      .where('vehicle_id', '=', vehicleId)
      .executeTakeFirstOrThrow();
    for (const act of ['prepare', 'ship', 'requestBalance'] as const) await orders.move(buyer, id, act);
    const told = await instructions(id);
    expect(told).toMatchObject({ kind: 'balance', payUnit: 'JPY', amount: 'JPY 728,840', figure: '728840' });
    expect(told).not.toHaveProperty('dueAt');
    expect(told.account.map(({ value }) => value)).toContain('7654321');
  });

  test('A buyer who was told another account before reads that it has changed, and the page, the invoice and the code agree', async () => {
    await release();
    const { id } = await orders.newOrderIn(buyer, 0);
    const before = await instructions(id);
    await release({ number: '0222 0000 9018' });
    const after = await instructions(id);
    expect([before.hasChanged, after.hasChanged]).toEqual([false, true]);
    expect(after.checkCode).not.toBe(before.checkCode);
    expect((await instructions(id)).checkCode, 'asked once more').toBe(after.checkCode);
    await buyer.call('downloadProforma', { id });
    expect(await signedOf(id), 'the invoice carries the same').toContain(readCheckCode(after.checkCode));
  });

  test('A marketplace without an account of its own names the demo’s, and says so', async () => {
    const { id } = await orders.newOrderIn(buyer, 0);
    const told = await instructions(id);
    expect(told).toMatchObject({ isDemo: true, holder: 'Pwani Collections Ltd (demo)' });
    expect(told).not.toHaveProperty('since');
  });
});

describe('Letters', () => {
  test('No letter of an order has the number of an account, in any language', async () => {
    await release();
    for (const language of ['en', 'cn', 'jp'] as const) {
      const vehicleId = await stockAnother(market.services.database);
      await buyer.call('submitOrder', reservationOf(vehicleId), { language });
    }
    const mails = (await market.mails()).filter(({ recipient }) => recipient === `${buyer.accountId}@example.com`);
    expect(mails.filter(({ subject }) => /^Reservation|预订|予約/.test(subject)).length).toBeGreaterThan(2);
    for (const { body } of mails) {
      expect(body.replaceAll(/\D/g, '')).not.toContain('011000123456');
      expect(body).not.toContain(facts.bank);
    }
  });

  test('A letter that asks for money has a check code and a QR code that this server answers', async () => {
    await release();
    const vehicleId = await stockAnother(market.services.database);
    await buyer.call('submitOrder', reservationOf(vehicleId));
    const { body, qr } = await market.services.database
      .selectFrom('mail')
      .select(['body', 'qr'])
      .orderBy('created_at', 'desc')
      .where('body', 'like', '%/pay/check%')
      .limit(1)
      .executeTakeFirstOrThrow();
    const [code = ''] = /[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(body) ?? [];
    const signed = new URL(qr ?? '').searchParams.get('signed') ?? '';
    expect(new URL(qr ?? '').pathname).toBe('/Kenya/pay/check');
    const [byCode, bySignature] = [await checked({ code }), await checked({ signed })];
    expect(byCode).toEqual(bySignature);
    expect(byCode.isPayable).toBe(true);
  });
});

describe('Whether a request for payment is ours', () => {
  async function asked(status: 0 | 4 = 0) {
    const order = await orders.newOrderIn(buyer, status);
    const told = await instructions(order.id);
    return { ...order, told, code: told.checkCode, signed: await signedOf(order.id) };
  }

  test('Ours is told with its amount, order, account and release, and with nothing of the buyer', async () => {
    await release();
    const { code, signed, told } = await asked();
    const found = await checked({ code });
    expect(found).toMatchObject({
      isPayable: true,
      concerns: [],
      kind: 'deposit',
      orderNo: told.reference,
      amount: 'USD 2,025',
      account: { holder: facts.holder, ending: '3456', releasedBy: 'Amina', releasedByRole: 'Accounts', isDemo: false },
    });
    expect(await checked({ signed })).toEqual(found);
    const said = JSON.stringify(found);
    for (const secret of [
      'Wanjiku',
      'Kamau',
      '@example.com',
      '+2547',
      'Nyali',
      '011000123456',
      facts.number,
      facts.bank,
    ]) {
      expect(said).not.toContain(secret);
    }
  });

  test('What stands on the paper is compared, in whatever way it is written', async () => {
    await release();
    const { code, told } = await asked();
    for (const [amount, accountNumber] of [
      ['USD 2,025', '0110 0012 3456'],
      ['2025.00', '011000123456'],
      ['$2025', '0110-0012-3456'],
      ['2,025.00 USD', '０１１０００１２３４５６'.normalize('NFKC')],
    ]) {
      const same = { code, orderNo: ` ${told.reference.toLowerCase()} `, amount, accountNumber };
      expect((await checked(same)).concerns, amount).toEqual([]);
    }
  });

  test('A foreign invoice, with the code of another order, is refused by what differs', async () => {
    await release();
    const [mine, other] = [await asked(), await asked()];
    const found = await checked({ code: other.code, orderNo: mine.told.reference });
    expect([found.isPayable, found.concerns, found.orderNo]).toEqual([false, ['otherOrder'], other.told.reference]);
  });

  test.each([
    [{ amount: 'USD 2,205' }, 'otherAmount'],
    [{ amount: 'JPY 2,025' }, 'otherAmount'],
    [{ amount: '2025.5' }, 'otherAmount'],
    [{ amount: 'all of it' }, 'otherAmount'],
    [{ accountNumber: '0110 0012 3457' }, 'otherAccount'],
    [{ accountNumber: '3456' }, 'otherAccount'],
    [{ orderNo: 'GP1' }, 'otherOrder'],
  ])('An altered invoice is refused by what differs: %j', async (paper, concern) => {
    await release();
    const { code } = await asked();
    const found = await checked({ code, ...paper });
    expect([found.isPayable, found.concerns]).toEqual([false, [concern]]);
  });

  test('A replayed invoice, from before the account changed, is refused, and since when and by whom is told', async () => {
    await release();
    const { id, code, signed } = await asked();
    await release({ number: '0222 0000 9018' });
    for (const way of [{ code }, { signed }]) {
      const found = await checked(way);
      expect(found).toMatchObject({ isPayable: false, concerns: ['accountReplaced'], account: { ending: '3456' } });
      expect(found.replacedBy).toMatchObject({ ending: '9018', releasedBy: 'Amina', since: expect.any(String) });
    }
    expect(await checked({ code: (await instructions(id)).checkCode })).toMatchObject({ isPayable: true });
  });

  test('A replayed invoice, from before the amount changed, is refused', async () => {
    const { id, code } = await asked();
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
    expect(await checked({ code })).toMatchObject({
      isPayable: false,
      concerns: ['amountChanged'],
      amount: 'USD 2,025',
    });
    expect(await checked({ code: (await instructions(id)).checkCode })).toMatchObject({
      isPayable: true,
      amount: 'USD 1,000',
    });
  });

  test('What is paid, under review, cancelled or lapsed is not to be paid by the same paper again', async () => {
    const review = await asked();
    await orders.move(buyer, review.id, 'payDeposit');
    expect((await checked({ code: review.code })).concerns).toEqual(['underReview']);
    await orders.move(buyer, review.id, 'approvePayment');
    expect((await checked({ code: review.code })).concerns).toEqual(['paid']);
    const closed = await asked();
    await orders.move(buyer, closed.id, 'close');
    expect((await checked({ code: closed.code })).concerns).toEqual(['orderCancelled']);
    const balance = await asked(4);
    expect(await checked({ code: balance.code })).toMatchObject({ kind: 'balance', isPayable: true });
    await orders.move(buyer, balance.id, 'putInTransit');
    expect((await checked({ code: balance.code })).concerns).toEqual(['paid']);
    const late = await asked();
    market.advance(24 * 3_600_000);
    expect((await checked({ code: late.code })).concerns, 'before it is cancelled').toEqual(['depositLapsed']);
    await buyer.call('getOrder', { id: late.id });
    expect((await checked({ code: late.code })).concerns, 'and afterwards').toEqual(['depositLapsed']);
  });

  test('A forged invoice, signed by somebody else, is refused', async () => {
    const { signed } = await asked();
    const [, , code = '', orderNo = ''] = signed.split('.');
    const issuedAt = market.services.clock();
    const forged = await signRequest(passingPaymentKeys(), {
      ...{ code, orderNo, kind: 'deposit', payUnit: 'USD', amount: 1, accountMark: 'abcdefghijkl', issuedAt },
    });
    expect(await check({ signed: forged.signed })).toEqual({
      code: 400,
      message: expect.stringMatching(/^This QR code is not signed by us\. Do not pay by this paper\./),
    });
    expect((await check({ signed: forged.signed }, { language: 'jp' })).message).toMatch(
      /^このQRコードは当社が署名したものではありません/,
    );
  });

  test('An altered QR code is refused, and so is one that our key signed and we did not issue', async () => {
    const { signed } = await asked();
    const altered = { code: 400, message: expect.stringMatching(/^What this QR code says is not what we signed\./) };
    expect(await check({ signed: signed.replace('USD202500', 'USD902500') })).toEqual(altered);
    const [, , code = '', orderNo = ''] = signed.split('.');
    const issuedAt = market.services.clock();
    const never = await signRequest(market.services.paymentKeys, {
      ...{ code, orderNo, kind: 'deposit', payUnit: 'USD', amount: 902_500, accountMark: 'abcdefghijkl', issuedAt },
    });
    expect(await check({ signed: never.signed })).toEqual(altered);
  });

  test('After a rotation what was issued before still holds and says that its key is retired; new papers get the new key', async () => {
    const { id, code, signed } = await asked();
    const old = { current: await market.services.paymentKeys.current() };
    market.advance(60_000);
    const retiredAt = market.services.clock();
    market.paymentKeys.rotate(retiredAt);
    for (const way of [{ code }, { signed }]) {
      expect(await checked(way)).toMatchObject({ isPayable: true, keyRetiredAt: retiredAt.toISOString() });
    }
    const renewed = await checked({ code: (await instructions(id)).checkCode });
    expect(renewed.isPayable).toBe(true);
    expect(renewed).not.toHaveProperty('keyRetiredAt');
    market.advance(60_000);
    const [, , , orderNo = ''] = signed.split('.');
    const stolen = await signRequest(
      { ...market.services.paymentKeys, current: async () => old.current },
      {
        ...{ code: '7K3M9QWX2D', orderNo, kind: 'deposit', payUnit: 'USD', amount: 1, accountMark: 'abcdefghijkl' },
        issuedAt: market.services.clock(),
      },
    );
    expect(await check({ signed: stolen.signed })).toEqual({
      code: 400,
      message: expect.stringMatching(/^This QR code is signed with a key of ours that had been retired by then\./),
    });
  });

  test.each([
    {},
    { code: '' },
    { code: '00000-00000' },
    { code: 'DROP TABLE' },
    { code: '7K3M9-QWX2' },
    { code: '💸' },
  ])('Every wrong code gets the same answer: %j', async (payload) => {
    await asked();
    expect(await check(payload)).toEqual({
      code: 400,
      message:
        'This is no code of ours. Compare it with the paper. If it is the same, do not pay by it, and open your order’s page instead.',
    });
  });
});
