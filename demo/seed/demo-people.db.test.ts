import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '#generated/operations.ts';
import type { BodyOf } from '#generated/server.ts';
import { accounts, type DemoAccount } from '../people/accounts.ts';
import { orderStatusOf } from '#states/order-state.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { demoPassword } from '#server/testing/test-databases.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ isStocked: true });
});
afterAll(() => server.close());

/** The server checks these responses against the contract. */
async function ask<Id extends OperationId>(id: Id, token: string, payload: object = {}): Promise<BodyOf<Id>> {
  const answer = await server.call(id, payload, { token });
  if (answer.code !== 0) throw new Error(`${id} answered ${JSON.stringify(answer)}`);
  return answer.body as BodyOf<Id>;
}

async function logIn({ email }: DemoAccount): Promise<string> {
  const { accessToken } = await ask('login', '', { email, password: demoPassword });
  return accessToken;
}

describe('The demo’s people', () => {
  it('The buyer sees orders in every status, each with its history', async () => {
    const token = await logIn(accounts.buyer);
    const orders = await ask('listOrders', token, { statusDesc: '', pageNo: 1, pageSize: 500 });
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(Object.values(orderStatusOf)));
    for (const { id, status } of orders) {
      const order = await ask('getOrder', token, { id });
      expect(order.status).toBe(status);
      expect(order.records?.length).toBeGreaterThan(0);
    }
  });

  it('The buyer sees favorites, inquiries, addresses with a default, and a coupon in each status', async () => {
    const token = await logIn(accounts.buyer);
    const favorites = await ask('listFavorites', token, { pageNo: 1, pageSize: 8 });
    expect([favorites.total, favorites.vehicleList[0]?.id]).toEqual([10, '100001']);
    expect(await ask('listInquiries', token, { pageNo: 1, pageSize: 10 })).toHaveLength(3);
    const addresses = await ask('listAddresses', token);
    expect(addresses.map(({ isDefault }) => isDefault)).toEqual([1, 0]);
    const coupons = await ask('listCoupons', token);
    expect(new Set(coupons.map(({ status }) => status))).toEqual(new Set([1, 2, 3, 4]));
  });

  it('There is a dealer in each status, and a sales agent who may make posters', async () => {
    const statusOf = async (account: DemoAccount) => (await ask('getDealerCertificate', await logIn(account))).status;
    expect(await statusOf(accounts.buyer)).toBe(2);
    expect(await statusOf(accounts.dealerUnderReview)).toBe(1);
    expect(await statusOf(accounts.dealerRejected)).toBe(3);
    expect(await statusOf(accounts.agent)).toBe(-1);
    const { poster } = await ask('getVehicleDetail', await logIn(accounts.agent), { carSourceId: '100001' });
    expect(poster?.insiderType).toBe(1);
  });

  it('The buyer gets recommendations based on saved vehicles', async () => {
    const token = await logIn(accounts.buyer);
    const cards = await ask('listRecommendedVehicles', token);
    expect(cards).toHaveLength(8);
    expect(cards.every(({ tag }) => tag === 'sale' || tag === 'promotion')).toBe(true);
  });

  it('A-153 The first list pages show the same prices as the vehicle pages', async () => {
    const token = await logIn(accounts.buyer);
    const { vehicleList } = await ask('listVehicles', token, { pageNo: 1, pageSize: 40 });
    for (const { id, priceUSD, priceKES } of vehicleList) {
      const { vehicle } = await ask('getVehicleDetail', token, { carSourceId: id });
      expect(vehicle.vehiclePriceDesc.replaceAll(/[^\d.]/g, '')).toBe(String(priceUSD));
      expect(vehicle.priceKES).toBe(priceKES);
    }
  });
});
