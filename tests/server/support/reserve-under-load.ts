import { sql } from 'kysely';
import { expect } from 'vitest';
import { operations } from '#generated/operations.ts';
import { openSession } from '#server/marketplace/accounts/sessions.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { newId } from '#server/platform/secrets/ids.ts';
import { liftReservationLimits } from '#server/marketplace/orders/testing/lift-reservation-limits.ts';
import { reservationOf } from '#server/marketplace/orders/testing/market.ts';
import type { ApiProcess } from './spawn-api.ts';

export interface Buyer {
  accountId: string;
  token: string;
}

type Outcome = 'reserved' | 'refused' | 'unknown';

/** One reservation that a buyer wants, whatever happens to the server. */
export interface Attempt {
  vehicleId: string;
  buyer: Buyer;
  /** 'unknown' if no answer came, or one that leaves the outcome open. */
  outcome?: Outcome;
}

export async function openBuyer(database: Database): Promise<Buyer> {
  const accountId = newId();
  await database
    .insertInto('account')
    .values({ id: accountId, email: `${accountId}@example.com`, password_hash: '-', country_name: 'Kenya' })
    .execute();
  // A node deletes sessions that have no tokens.
  const { accessToken } = await database
    .transaction()
    .execute((transaction) => openSession(transaction, accountId, new Date()));
  return { accountId, token: accessToken };
}

/** Two buyers for each vehicle, and fewer calls of each than the rate limit. */
export async function makeAttempts(database: Database, buyersWanted = 100): Promise<Attempt[]> {
  await liftReservationLimits(database);
  const buyers: Buyer[] = [];
  while (buyers.length < buyersWanted) buyers.push(await openBuyer(database));
  const vehicles = await database.selectFrom('vehicle').select('id').where('state', '=', 'available').execute();
  return vehicles.flatMap(({ id: vehicleId }, place) =>
    [0, 1].flatMap((rival) => {
      const buyer = buyers[(2 * place + rival) % buyersWanted];
      return buyer ? { vehicleId, buyer } : [];
    }),
  );
}

async function reserve({ target }: ApiProcess, attempt: Attempt): Promise<void> {
  attempt.outcome = await send(target, attempt).catch(() => 'unknown' as const);
}

async function send(target: string, { vehicleId, buyer }: Attempt): Promise<Outcome> {
  const response = await fetch(target + operations.submitOrder.path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: buyer.token,
      // A retry has the same key.
      'Idempotency-Key': `wish-${vehicleId}-${buyer.accountId}`.slice(0, 64),
    },
    body: JSON.stringify({ ...reservationOf(vehicleId), language: 'en', timeZone: 'Africa/Nairobi' }),
    signal: AbortSignal.timeout(16_000),
  });
  const { code } = (await response.json()) as { code: number };
  if (code === 0) return 'reserved';
  return code === 400 ? 'refused' : 'unknown';
}

export interface Load {
  readonly sent: readonly Attempt[];
  /** Stops sending, and waits for pending calls. */
  end(): Promise<void>;
}

/** Sends reservations to the nodes in turn, several at once; a buyer without an answer stops. */
export function reserveUnderLoad(nodes: readonly ApiProcess[], waiting: Attempt[], atOnce: number): Load {
  const sent: Attempt[] = [];
  let isOver = false;
  async function keepSending(place: number): Promise<void> {
    const [node, attempt] = [nodes[place % nodes.length], waiting.pop()];
    if (!node || !attempt || isOver) return;
    sent.push(attempt);
    await reserve(node, attempt);
    if (attempt.outcome !== 'unknown') await keepSending(place);
  }
  const sending = Promise.all(Array.from({ length: atOnce }, (_, place) => keepSending(place)));
  return {
    sent,
    async end() {
      isOver = true;
      await sending;
    },
  };
}

export function reservedOf(attempts: readonly Attempt[]): Attempt[] {
  return attempts.filter(({ outcome }) => outcome === 'reserved');
}

/** What a client without an answer does: it repeats the call with the same key until it gets one. */
export async function retryUnanswered(nodes: readonly ApiProcess[], attempts: readonly Attempt[]): Promise<void> {
  for (const attempt of attempts.filter(({ outcome }) => outcome === 'unknown')) {
    for (const node of [...nodes, ...nodes]) if (attempt.outcome === 'unknown') await reserve(node, attempt);
    expect(attempt.outcome).not.toBe('unknown');
  }
}

const pairs = (list: readonly string[][]) => list.map((pair) => pair.join(' ')).toSorted();

/** Every confirmed reservation is one order with one audit entry and one e-mail, and nothing else is reserved. */
export async function expectAllInOrder(database: Database, sent: readonly Attempt[]): Promise<void> {
  const buyers = [...new Set(sent.map(({ buyer }) => buyer.accountId))];
  const orders = await database
    .selectFrom('orders')
    .select(['vehicle_id', 'account_id'])
    .where('account_id', 'in', buyers)
    .execute();
  expect(pairs(orders.map(({ vehicle_id, account_id }) => [vehicle_id, account_id]))).toEqual(
    pairs(reservedOf(sent).map(({ vehicleId, buyer }) => [vehicleId, buyer.accountId])),
  );
  const { rows: astray } = await sql`
    select vehicle.id from vehicle left join orders on orders.vehicle_id = vehicle.id and orders.status <> 8
    where (vehicle.state = 'held') <> (orders.id is not null) and vehicle.state <> 'removed'`.execute(database);
  expect(astray).toEqual([]);
  const { rows: records } = await sql<{ count: number }>`
    select count(*) from order_record join orders on orders.id = order_id
    where account_id = any(${buyers})`.execute(database);
  expect(records).toEqual([{ count: orders.length }]);
  const recipients = buyers.map((id) => `${id}@example.com`);
  const mails = await database.selectFrom('mail').select('id').where('recipient', 'in', recipients).execute();
  expect(mails).toHaveLength(orders.length);
}
