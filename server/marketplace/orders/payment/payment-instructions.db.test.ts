import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Buyer, type Market, openMarket, reservationOf, stockAnother } from '../testing/market.ts';
import { bankFacts, paymentsOf } from '../testing/payments.ts';
import { readCheckCode } from './check-code.ts';
import { orderStates } from '#states/order-state.ts';
import { orderCan } from '../order-graph.ts';

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

describe('Payment instructions', () => {
  test('Show the owner the current account, exact amount, reference and who released it', async () => {
    await payments.release();
    const { id } = await payments.orders.newOrderIn(buyer, 'awaitingDeposit');
    const shown = await payments.instructions(id);
    expect(shown).toMatchObject({
      kind: 'deposit',
      payUnit: 'USD',
      amount: 'USD 2,025',
      figure: '2025.00',
      reference: expect.stringMatching(/^GP/),
      holder: bankFacts.holder,
      account: [
        { label: 'Bank', value: bankFacts.bank },
        { label: 'Account name', value: bankFacts.holder },
        { label: 'Account number', value: bankFacts.number },
      ],
      since: expect.any(String),
      releasedBy: 'Amina',
      releasedByRole: 'Accounts',
      isDemo: false,
      hasChanged: false,
      checkCode: expect.stringMatching(/^\w{5}-\w{5}$/),
    });
    expect(shown.dueAt).toBeDefined();
    expect((await payments.instructions(id, { language: 'jp' })).releasedByRole).toBe('経理');
    expect((await payments.instructions(id, { language: 'cn' })).account[0]?.label).toBe('银行');
  });

  test('Are hidden from other buyers and visitors', async () => {
    const { id } = await payments.orders.newOrderIn(buyer, 'awaitingDeposit');
    const other = await market.newBuyer();
    expect(await other.call('getPaymentInstructions', { id })).toMatchObject({
      code: 400,
      message: 'The order no longer exists',
    });
    expect((await market.call('getPaymentInstructions', { id })).code).not.toBe(0);
  });

  const unpayable = orderStates.filter((state) => !orderCan.payDeposit(state) && !orderCan.payBalance(state));
  test.each(unpayable)('Contain no account for an order that awaits no payment, in state %s', async (state) => {
    const { id } = await payments.orders.newOrderIn(buyer, state);
    expect(await buyer.call('getPaymentInstructions', { id })).toMatchObject({
      code: 400,
      message: 'The status of the order has changed',
    });
  });

  test('Contain no account once the 24 hours of an order are over', async () => {
    const { id } = await payments.orders.newOrderIn(buyer, 'awaitingDeposit');
    market.advance(24 * 3_600_000);
    expect((await buyer.call('getPaymentInstructions', { id })).code).toBe(400);
  });

  test('Request the balance in the order’s currency, to the account for it', async () => {
    await payments.release();
    await payments.release({ number: '7654321', bank: 'Mizuho' }, 'JPY');
    const vehicleId = await stockAnother(market.services.database);
    await buyer.call('submitOrder', reservationOf(vehicleId, { payUnit: 'JPY' }));
    const { id } = await market.services.database
      .selectFrom('orders')
      .select('id')
      .where('vehicle_id', '=', vehicleId)
      .executeTakeFirstOrThrow();
    for (const act of ['prepare', 'ship', 'requestBalance'] as const) await payments.orders.move(buyer, id, act);
    const shown = await payments.instructions(id);
    expect(shown).toMatchObject({ kind: 'balance', payUnit: 'JPY', amount: 'JPY 728,840', figure: '728840' });
    expect(shown).not.toHaveProperty('dueAt');
    expect(shown.account.map(({ value }) => value)).toContain('7654321');
  });

  test('Warn a buyer who saw another account before, consistently in page, invoice and code', async () => {
    await payments.release();
    const { id } = await payments.orders.newOrderIn(buyer, 'awaitingDeposit');
    const before = await payments.instructions(id);
    await payments.release({ number: '0222 0000 9018' });
    const after = await payments.instructions(id);
    expect([before.hasChanged, after.hasChanged]).toEqual([false, true]);
    expect(after.checkCode).not.toBe(before.checkCode);
    expect((await payments.instructions(id)).checkCode, 'asked once more').toBe(after.checkCode);
    await buyer.call('downloadProforma', { id });
    expect(await payments.signedOf(id), 'the invoice carries the same').toContain(readCheckCode(after.checkCode));
  });

  test('Name the demo’s account if a marketplace has none, and say so', async () => {
    const { id } = await payments.orders.newOrderIn(buyer, 'awaitingDeposit');
    const shown = await payments.instructions(id);
    expect(shown).toMatchObject({ isDemo: true, holder: 'Pwani Collections Ltd (demo)' });
    expect(shown).not.toHaveProperty('since');
  });
});

describe('E-mails about payments', () => {
  test('No e-mail of an order contains the account number, in any language', async () => {
    await payments.release();
    for (const language of ['en', 'cn', 'jp', 'sw'] as const) {
      const vehicleId = await stockAnother(market.services.database);
      await buyer.call('submitOrder', reservationOf(vehicleId), { language });
    }
    const mails = (await market.mails()).filter(({ recipient }) => recipient === `${buyer.accountId}@example.com`);
    expect(mails.filter(({ subject }) => /^Reservation|预订|予約/.test(subject)).length).toBeGreaterThan(2);
    for (const { body } of mails) {
      expect(body.replaceAll(/\D/g, '')).not.toContain('011000123456');
      expect(body).not.toContain(bankFacts.bank);
    }
  });

  test('An e-mail that requests money has a check code and a QR code that this server verifies', async () => {
    await payments.release();
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
    const [byCode, bySignature] = [await payments.checked({ code }), await payments.checked({ signed })];
    expect(byCode).toEqual(bySignature);
    expect(byCode.isPayable).toBe(true);
  });
});
