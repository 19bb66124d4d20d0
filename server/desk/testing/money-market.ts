import { expect } from 'vitest';
import type { Order, StaffOrderMoney, StaffOrderState } from '#generated/client/types.gen.ts';
import type { OperationId } from '#generated/operations.ts';
import type { CallOptions, TestAnswer } from '#server/testing/open-test-server.ts';
import { openDeskMarket } from './desk-market.ts';

/** A desk market for tests of payments and refunds, in dollars. */
export async function openMoneyMarket(services: Parameters<typeof openDeskMarket>[1] = {}) {
  const desk = await openDeskMarket({}, services);
  const { market, buyer, as, read, paidOrder } = desk;
  type Member = Awaited<ReturnType<typeof as>>;

  /** Acts on the current order, as a different staff member each time unless one is given. */
  async function act(id: string, operation: OperationId, payload: object = {}, by?: Member): Promise<TestAnswer> {
    const { version } = await read(id);
    market.advance(1000);
    const { call } = by ?? (await as('accounts', 'Kimani Mwangi'));
    return call(operation, { id, version, ...payload });
  }

  async function done(...args: Parameters<typeof act>): Promise<StaffOrderState> {
    const answer = await act(...args);
    expect(answer).toMatchObject({ code: 0 });
    return answer.body as StaffOrderState;
  }

  const receive = (id: string, amount: number, more: object = {}) =>
    done(id, 'staffReceivePayment', { amount, payUnit: 'USD', ...more });

  async function moneyOf(id: string): Promise<StaffOrderMoney> {
    const { money } = await read(id, 'accounts');
    if (!money) throw new Error('The money of the order is not shown.');
    return money;
  }

  /** Order total in these tests, in cents. */
  async function costsOf(id: string): Promise<{ deposit: number; total: number }> {
    const { deposit, money } = await read(id, 'accounts');
    return { deposit: cents(deposit), total: cents(money?.expected ?? '') };
  }

  async function timelineFor(id: string, options: CallOptions = {}): Promise<Order> {
    const answer = await buyer.call('getOrder', { id }, options);
    expect(answer.code).toBe(0);
    return answer.body as Order;
  }

  /** Submits another proof for the awaited payment. */
  async function handIn(id: string, operation: 'payDeposit' | 'payBalance'): Promise<void> {
    market.advance(1000);
    const proofImage = await market.giveUpload(buyer);
    expect(await buyer.call(operation, { id, proofImage })).toMatchObject({ code: 0 });
  }

  /** An order with exact payments, up to the awaited balance. */
  async function awaitingBalance(): Promise<string> {
    const { id } = await paidOrder();
    await done(id, 'staffApprovePayment');
    await done(id, 'staffShipOrder', { freightNumber: 'GPMBA2606001' }, await as('owner'));
    await done(id, 'staffRequestBalance');
    return id;
  }

  return { ...desk, act, done, receive, moneyOf, costsOf, timelineFor, handIn, awaitingBalance };
}

/** Parses `USD 2,280.50` into cents. */
export function cents(text: string): number {
  return Math.round(Number(text.replaceAll(/[^\d.]/g, '')) * 100);
}

/** Formats cents as in API responses. */
export function dollars(amount: number): string {
  const [whole = '', rest = ''] = (amount / 100).toFixed(2).split('.');
  return `USD ${Number(whole).toLocaleString('en-US')}${rest === '00' ? '' : `.${rest}`}`;
}
