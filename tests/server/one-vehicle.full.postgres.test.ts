import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedAccount } from '#demo/seed/seed-stock.ts';
import { liftReservationLimits } from '#server/marketplace/orders/testing/lift-reservation-limits.ts';
import { retryWhileBusy, reservationOf, stockAnother, stockFew } from '#server/marketplace/orders/testing/market.ts';
import { openAccount, type TestAccount } from '#server/testing/open-account.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { isFullRun } from '../scope.ts';

const rounds = Number(process.env['ORDER_ROUNDS'] ?? (isFullRun ? 20 : 2));
const submits = Number(process.env['ORDER_SUBMITS'] ?? (isFullRun ? 100 : 10));
const rivals = 50;

let nodes: [TestServer, TestServer];
let buyers: TestAccount[];

beforeAll(async () => {
  const first = await openTestServer();
  nodes = [first, await openTestServer({ nodeOf: first })];
  await stockFew(first.services.database, first.services.clock());
  await seedAccount(first.services.database, new Date(0));
  await liftReservationLimits(first.services.database);
  buyers = [];
  while (buyers.length < rivals) buyers.push(await openAccount(first));
});

afterAll(async () => {
  for (const node of nodes.toReversed()) await node.close();
});

/** Calls alternate between the nodes, as behind a load balancer. */
function reserve(vehicleId: string, { token }: TestAccount, place: number, idempotencyKey?: string) {
  const node = nodes[place % 2 ? 1 : 0];
  const options = { token, ...(idempotencyKey && { idempotencyKey }) };
  return retryWhileBusy(() => node.call('submitOrder', reservationOf(vehicleId), options));
}

test(
  `exactly one of ${rivals} buyers on two nodes gets the vehicle, ${rounds} times`,
  { timeout: 60_000 + rounds * 3000 },
  async () => {
    const { database } = nodes[0].services;
    for (let round = 0; round < rounds; round += 1) {
      const vehicleId = await stockAnother(database);
      const answers = await Promise.all(buyers.map((buyer, place) => reserve(vehicleId, buyer, place)));
      const winners = buyers.filter((_, place) => answers[place]?.code === 0);
      const orders = await database
        .selectFrom('orders')
        .select('account_id')
        .where('vehicle_id', '=', vehicleId)
        .execute();
      expect(orders).toEqual(winners.map(({ accountId }) => ({ account_id: accountId })));
      expect(orders).toHaveLength(1);
      expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([0, 400]));
    }
  },
);

test(
  `${submits} reservations, each sent two to five times to both nodes under one key, create ${submits} orders`,
  { timeout: 60_000 + submits * 500 },
  async () => {
    const { database } = nodes[0].services;
    const buyer = await openAccount(nodes[0]);
    const vehicleIds: string[] = [];
    while (vehicleIds.length < submits) vehicleIds.push(await stockAnother(database));
    const answers = await Promise.all(
      vehicleIds.map((id, place) =>
        Promise.all(Array.from({ length: 2 + (place % 4) }, (_, copy) => reserve(id, buyer, copy, `reserve-${id}`))),
      ),
    );
    for (const [first, ...others] of answers) {
      expect(first?.code).toBe(0);
      expect(new Set(others.map((other) => JSON.stringify(other)))).toEqual(new Set([JSON.stringify(first)]));
    }
    const orders = await database
      .selectFrom('orders')
      .select('vehicle_id')
      .where('account_id', '=', buyer.accountId)
      .execute();
    expect(orders.map(({ vehicle_id }) => vehicle_id).toSorted()).toEqual(vehicleIds.toSorted());
  },
);
