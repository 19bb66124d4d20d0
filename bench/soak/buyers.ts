import { operations, type OperationFacts, type OperationId } from '#generated/operations.ts';
import { partnerId } from '#server/app.ts';
import { openSession } from '#server/marketplace/accounts/sessions.ts';
import { liftReservationLimits } from '#server/marketplace/orders/testing/lift-reservation-limits.ts';
import { reservationOf } from '#server/marketplace/orders/testing/market.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { newId } from '#server/platform/secrets/ids.ts';
import type { WireAnswer } from '#wire/envelope/envelope.ts';
import type { EnvelopeOffer } from '#wire/envelope/offer.ts';
import { createSessionClient } from '#wire/envelope/session-client.ts';
import { apiBase } from '#wire/host/host.ts';

/** A call is refused if, for example, somebody else has just reserved the vehicle. */
export type Outcome = 'answered' | 'refused' | 'failed';

/** Sealed calls, as the site makes them. */
export interface Buyers {
  /** Makes the next call of the mix. */
  act(): Promise<Outcome>;
  /** Makes what was reserved available again, and renews the sessions in time. */
  release(): Promise<void>;
}

const accounts = 200;
/** Access tokens are valid for half an hour. */
const renewAfter = 20 * 60_000;
const reservedByOther = 602;
/** Of 100 calls. Others open a vehicle. */
const mix = { list: 60, price: 10, logIn: 2, reserve: 3 };

export async function openBuyers(origin: string, database: Database, password: string): Promise<Buyers> {
  const offer = (await (await fetch(`${origin}${apiBase}/envelope.json`)).json()) as EnvelopeOffer;
  const serverKey = offer.suites.find(({ suite }) => suite === 'session')?.key;
  if (typeof serverKey !== 'object' || !('publicKey' in serverKey))
    throw new Error('The server offers no session suite.');
  const envelope = createSessionClient({ partnerId, serverKey });
  await liftReservationLimits(database);
  const buyers: string[] = [];
  for (let count = 0; count < accounts; count += 1) {
    const id = newId();
    const row = { id, email: `${id}@example.com`.toLowerCase(), password_hash: '-', country_name: 'Kenya' };
    await database.insertInto('account').values(row).execute();
    buyers.push(id);
  }
  const openSessions = () =>
    Promise.all(buyers.map(async (id) => (await openSession(database, id, new Date())).accessToken));
  let tokens = await openSessions();
  let openedAt = performance.now();
  const { email } = await database
    .selectFrom('account')
    .select('email')
    .where('password_hash', '<>', '-')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const free = await database.selectFrom('vehicle').select('id').where('state', '=', 'available').execute();
  const vehicles = free.map(({ id }) => id);
  const ordersBefore = await database.selectFrom('orders').select('id').execute();
  const kept = new Set(ordersBefore.map(({ id }) => id));
  let turn = 0;

  async function call(id: OperationId, payload: object, token?: string): Promise<Outcome> {
    const { method, path }: OperationFacts = operations[id];
    const text = JSON.stringify({ language: 'en', timeZone: 'Africa/Nairobi', ...payload });
    const sealed = await envelope.seal({ method, path, payload: text, ...(token !== undefined && { token }) });
    const response = await fetch(`${origin}${apiBase}${path}`, { method, headers: sealed.headers, body: sealed.form });
    const { code } = await sealed.open((await response.json()) as WireAnswer);
    if (code === 0) return 'answered';
    return code === 400 || code === reservedByOther ? 'refused' : 'failed';
  }

  return {
    act() {
      turn += 1;
      // Spreads the kinds of calls evenly.
      const place = (turn * 37) % 100;
      const token = tokens[turn % tokens.length];
      const vehicle = vehicles[turn % vehicles.length] ?? '';
      if (place < mix.reserve) return call('submitOrder', reservationOf(vehicle, { wantsRefusedImport: true }), token);
      if (place < mix.reserve + mix.logIn) return call('login', { email, password });
      if (place < mix.reserve + mix.logIn + mix.price) {
        const journey = { countryCode: 'KE', endPortId: 'p-mba', transportType: '1' };
        return call('getPriceDetail', { carSourceId: vehicle, ...journey }, token);
      }
      if (place < mix.reserve + mix.logIn + mix.price + mix.list) {
        return call('listVehicles', { pageNo: 1 + (turn % 20), pageSize: 24 }, token);
      }
      return call('getVehicleDetail', { carSourceId: vehicle }, token);
    },
    async release() {
      if (performance.now() - openedAt > renewAfter) {
        openedAt = performance.now();
        tokens = await openSessions();
      }
      const made = await database.selectFrom('orders').select(['id', 'vehicle_id']).execute();
      const own = made.filter(({ id }) => !kept.has(id));
      if (own.length === 0) return;
      const ids = own.flatMap(({ vehicle_id }) => vehicle_id ?? []);
      await database.updateTable('vehicle').set({ state: 'available' }).where('id', 'in', ids).execute();
      for (const { id } of own) kept.add(id);
    },
  };
}
