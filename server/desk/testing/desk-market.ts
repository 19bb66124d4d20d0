import { expect } from 'vitest';
import type { StaffOrder } from '#generated/client/types.gen.ts';
import type { OperationId, StaffRole } from '#generated/operations.ts';
import type { Handlers } from '#generated/server.ts';
import type { Context } from '#server/platform/calls/context.ts';
import { serveFiles } from '#server/platform/files/serve-files.ts';
import { checkDocumentLink } from '#server/marketplace/orders/documents/document-links.ts';
import { openMarket, reservationOf, stockAnother } from '#server/marketplace/orders/testing/market.ts';
import { deskHandlers } from '#server/desk/handlers.ts';
import { openMember } from './open-member.ts';

/** A marketplace with a buyer and orders for the desk. */
export async function openDeskMarket(
  more: Partial<Handlers<Context>> = {},
  options: Parameters<typeof openMarket>[1] = {},
) {
  const market = await openMarket({ ...deskHandlers, ...more }, options);
  serveFiles(market.app, market.services, checkDocumentLink);
  const buyer = await market.newBuyer({ language: 'ja' });

  /** Every call uses a new session, so that no token expires during a test. */
  async function as(role: StaffRole, name?: string) {
    const member = await openMember(market, role, name === undefined ? {} : { name });
    const call = (id: OperationId, payload: object) => market.call(id, payload, { token: member.token });
    return { member, call };
  }

  async function newOrder(): Promise<{ id: string; orderNo: string }> {
    const vehicleId = await stockAnother(market.services.database);
    await buyer.call('submitOrder', reservationOf(vehicleId));
    const { id, order_no: orderNo } = await market.services.database
      .selectFrom('orders')
      .select(['id', 'order_no'])
      .where('vehicle_id', '=', vehicleId)
      .executeTakeFirstOrThrow();
    return { id, orderNo };
  }

  /** An order with a submitted payment proof. */
  async function paidOrder() {
    const order = await newOrder();
    const proof = await market.giveUpload(buyer);
    expect(await buyer.call('payDeposit', { id: order.id, proofImage: proof })).toMatchObject({ code: 0 });
    return { ...order, proof };
  }

  async function read(id: string, role: StaffRole = 'owner'): Promise<StaffOrder> {
    const { call } = await as(role);
    const { code, body } = await call('staffGetOrder', { id });
    expect(code).toBe(0);
    return body as StaffOrder;
  }

  async function lastMail() {
    const mails = await market.mails();
    return mails.findLast(({ recipient }) => recipient === `${buyer.accountId}@example.com`);
  }

  return { market, buyer, as, newOrder, paidOrder, read, lastMail };
}
