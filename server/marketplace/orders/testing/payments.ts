import { expect } from 'vitest';
import type { PaymentCheck, PaymentInstructions } from '#generated/client/types.gen.ts';
import { seedAccount } from '#demo/seed/seed-stock.ts';
import { newId } from '#server/platform/secrets/ids.ts';
import type { CallOptions } from '#server/testing/open-test-server.ts';
import type { Buyer, Market } from './market.ts';
import { ordersOf } from './orders-in-status.ts';

/** An account of a test's own. */
export const bankFacts = { holder: 'Pwani Collections Ltd', bank: 'KCB Bank, Mombasa', number: '0110 0012 3456' };

/** Helpers for payment tests of a buyer. */
export function paymentsOf(market: Market, buyer: Buyer) {
  const { database, clock } = market.services;
  const orders = ordersOf(market);

  async function instructions(id: string, options: CallOptions = {}): Promise<PaymentInstructions> {
    const answer = await buyer.call('getPaymentInstructions', { id }, options);
    expect(answer.code).toBe(0);
    return answer.body as PaymentInstructions;
  }

  /** The QR code content of an order's newest request. */
  async function signedOf(id: string): Promise<string> {
    const { signed } = await database
      .selectFrom('payment_request')
      .select('signed')
      .where('order_id', '=', id)
      .orderBy('issued_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    return signed;
  }

  return {
    orders,
    instructions,
    signedOf,

    /** Leaves only the demo's account, since nothing can be reserved without one. */
    async forgetAccounts(): Promise<void> {
      await database.deleteFrom('payment_request').execute();
      await database.deleteFrom('told_account').execute();
      await database.deleteFrom('bank_account').execute();
      await seedAccount(database, new Date(0));
    },

    /** Activates an account, released by a staff member of accounts. */
    async release(change: object = {}, payUnit: 'USD' | 'JPY' = 'USD'): Promise<void> {
      const now = clock();
      const releaser = newId();
      const name = 'Amina Wambui Otieno';
      await database
        .insertInto('staff_member')
        .values({
          id: releaser,
          email: `${releaser}@example.com`,
          name,
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
          facts: JSON.stringify({ ...bankFacts, ...change }),
          proposed_by: 'Kimani Mwangi',
          proposed_at: now,
          released_by: name,
          releaser_id: releaser,
          released_at: now,
          shown_from: now,
        })
        .execute();
      market.advance(1000);
    },

    /** An order whose owner has read the payment instructions, with its codes. */
    async asked(state: 'awaitingDeposit' | 'awaitingBalance' = 'awaitingDeposit') {
      const order = await orders.newOrderIn(buyer, state);
      const shown = await instructions(order.id);
      return { ...order, shown, code: shown.checkCode, signed: await signedOf(order.id) };
    },

    async checked(payload: object, options: CallOptions = {}): Promise<PaymentCheck> {
      const answer = await market.call('checkPayment', payload, options);
      expect(answer).toMatchObject({ code: 0 });
      return answer.body as PaymentCheck;
    },
  };
}
