import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '#generated/client/sdk-client.gen.ts';
import type { OperationId } from '#generated/operations.ts';
import { openMember } from '#server/desk/testing/open-member.ts';
import { openSession } from '#server/marketplace/accounts/sessions.ts';
import { liftReservationLimits } from '#server/marketplace/orders/testing/lift-reservation-limits.ts';
import { reservationOf } from '#server/marketplace/orders/testing/market.ts';
import { noLimits, connect } from '#server/platform/database/connect.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { newId } from '#server/platform/secrets/ids.ts';
import { openSecret } from '#server/platform/secrets/secret.ts';
import { api } from '#shared/api/api.ts';
import { createApi } from '#shared/api/client.ts';
import { createIdempotencyKey } from '#shared/api/idempotency-key.ts';
import { createMemoryStorage } from '#shared/api/local-storage.ts';
import { englishTexts } from '#shared/api/testing/test-api.ts';
import { createStaffTokenStore, createTokenStore } from '#shared/api/token-store.ts';
import type { Tokens } from '#wire/client/tokens.ts';
import { openKeyring } from '#wire/host/keyring.ts';
import { dataFolder, primaryUrl, siteUrl } from './hosts.ts';
import type { Ledger } from './ledger.ts';
import { createRetriedCalls, type RetriedCalls } from './retried-calls.ts';

/** Few, because all machines of the cluster share two processors. */
const [buyersAtOnce, searchersAtOnce] = [4, 3];
const [betweenBuyers, betweenSearches] = [400, 200];
const buyersWanted = 800;

interface Buyer {
  accountId: string;
  tokens: Tokens;
}

export interface Load {
  readonly ledger: Ledger;
  readonly retried: RetriedCalls;
  /** How often a buyer did not see an own order that had just been confirmed. */
  readonly ownWritesMissed: number;
  end(): Promise<void>;
}

/** Buyers who search, reserve and pay, on the site and through its own client, until they are ended. */
export async function startLoad(password: string): Promise<Load> {
  const { buyers, vehicles, staff } = await prepare(password);
  const connectTo = await createClients();
  const retried = createRetriedCalls();
  const ledger: Ledger = { reserved: [], paid: [] };
  const desk = connectTo(staff, 'staffRefresh');
  let ownWritesMissed = 0;
  const ending = new AbortController();
  let turn = 0;

  /** Two buyers in a row want the same vehicle. */
  function nextVehicle(): string | undefined {
    turn += 1;
    return vehicles[Math.floor(turn / 2) % vehicles.length];
  }

  async function buy(): Promise<void> {
    const [vehicleId, buyer] = [nextVehicle(), buyers.pop()];
    if (vehicleId === undefined || !buyer) throw new Error('The load has used up its buyers.');
    const client = connectTo(buyer.tokens);
    const reservation = reservationOf(vehicleId, { wantsRefusedImport: true });
    const isReserved = await change(retried, (options) => api.submitOrder({ ...options, client, body: reservation }));
    if (!isReserved) {
      buyers.push(buyer);
      return;
    }
    ledger.reserved.push({ vehicleId, accountId: buyer.accountId });
    const body = { statusDesc: '', pageNo: 1, pageSize: 10 } as const;
    const listed = await retried.run('own', () => api.listOrders({ client, body, throwOnError: true }));
    const [order] = listed?.data ?? [];
    if (listed && !order) ownWritesMissed += 1;
    else if (!order) return;
    else if (turn % 3 === 0) await pay(order.id);
  }

  async function pay(id: string): Promise<void> {
    const shown = await retried.run('own', () => api.staffGetOrder({ client: desk, body: { id }, throwOnError: true }));
    if (!shown) return;
    const body = { id, version: shown.data.version };
    if (await change(retried, (options) => api.staffRecordPayment({ ...options, client: desk, body })))
      ledger.paid.push(id);
  }

  async function search(place: number): Promise<void> {
    const page = 1 + Math.floor(Math.random() * 20);
    const client = searchers[place];
    const body = { pageNo: page, pageSize: 24, ...(place === 0 && { facetsFlag: 1 as const }) };
    if (!client) await retried.run('page', () => openPage(`/Kenya?tab=1&page=${page}`));
    else await retried.run('read', () => api.listVehicles({ client, body, throwOnError: true }));
  }

  async function keep(act: () => Promise<void>, rest: number): Promise<void> {
    while (!ending.signal.aborted) {
      await act();
      await pause(rest);
    }
  }

  // One visitor and one who is logged in.
  const searchers = [connectTo(undefined), connectTo(buyers.pop()?.tokens)];
  const working = Promise.all([
    ...Array.from({ length: buyersAtOnce }, () => keep(buy, betweenBuyers)),
    ...Array.from({ length: searchersAtOnce }, (_, place) => keep(() => search(place), betweenSearches)),
  ]);
  working.catch(() => undefined);
  return {
    ledger,
    retried,
    get ownWritesMissed() {
      return ownWritesMissed;
    },
    async end() {
      ending.abort();
      await working;
    },
  };
}

/** A change has one key in all attempts, as on the site. Resolves with whether it was made. */
async function change(
  retried: RetriedCalls,
  send: (options: { headers: Record<string, string>; throwOnError: true }) => Promise<unknown>,
): Promise<boolean> {
  const headers = { 'Idempotency-Key': createIdempotencyKey() };
  const made = await retried.run('write', async () => {
    await send({ headers, throwOnError: true });
    return true;
  });
  return made ?? false;
}

async function openPage(path: string): Promise<void> {
  const response = await fetch(siteUrl + path, { signal: AbortSignal.timeout(16_000) });
  const html = await response.text();
  // The text is what the buyer reads instead of the page.
  if (!response.ok || !html.includes('<div id="root"')) throw new Error(html.slice(0, 300));
}

/** Clients of the site, as a tab has one. */
async function createClients(): Promise<(tokens: Tokens | undefined, renewal?: OperationId) => Client> {
  const { id, publicKey } = (await openKeyring(dataFolder)).current;
  return (tokens, renewal) => {
    const storage = createMemoryStorage();
    const store = renewal ? createStaffTokenStore(storage) : createTokenStore(storage);
    if (tokens) store.write(tokens);
    return createApi({
      baseUrl: `${siteUrl}/api`,
      envelope: { partnerId: 'gariport-web', suites: [{ suite: 'session', key: { id, publicKey } }] },
      tokens: store,
      ...(renewal && { renewal }),
      clearStorage: () => storage.clear(),
      language: () => 'en',
      timeZone: () => 'Africa/Nairobi',
      texts: englishTexts,
      network: { fetch, isOnline: () => true },
    }).client;
  };
}

async function prepare(password: string) {
  const database = connect(primaryUrl(password), { limits: noLimits, max: 2 });
  try {
    await liftReservationLimits(database);
    const buyers = await createBuyers(database);
    const services = { database, clock: () => new Date(), secret: await openSecret(dataFolder, undefined) };
    const { token, refreshToken } = await openMember({ services }, 'accounts');
    const free = await database.selectFrom('vehicle').select('id').where('state', '=', 'available').execute();
    return { buyers, vehicles: free.map(({ id }) => id), staff: { accessToken: token, refreshToken } };
  } finally {
    await database.destroy();
  }
}

async function createBuyers(database: Database): Promise<Buyer[]> {
  return database.transaction().execute(async (transaction) => {
    const ids = Array.from({ length: buyersWanted }, newId);
    const rows = ids.map((id) => ({ id, email: `${id}@example.com`, password_hash: '-', country_name: 'Kenya' }));
    await transaction.insertInto('account').values(rows).execute();
    const buyers: Buyer[] = [];
    for (const accountId of ids) {
      buyers.push({ accountId, tokens: await openSession(transaction, accountId, new Date()) });
    }
    return buyers;
  });
}
