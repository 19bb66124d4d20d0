import { create as createAxios } from 'axios';
import ky from 'ky';
import type { Client } from '../../../generated/client/sdk-client.gen.ts';
import { listVehicles } from '../../../generated/client/sdk.gen.ts';
import { codes } from '../../../generated/codes.ts';
import { createApi } from '../../../src/api/client.ts';
import type { StorageArea } from '../../../src/api/local-storage.ts';
import { createCallClient } from '../../../src/api/run-call.ts';
import { createTokenStore } from '../../../src/api/token-store.ts';
import { systemClock, withTimeout } from '../../../wire/client/with-timeout.ts';
import { overPlain } from '../../../wire/client/over-plain.ts';
import type { Network } from '../../../wire/client/network.ts';
import { createSession } from '../../../wire/client/session.ts';
import type { Texts } from '../../../wire/client/wording.ts';
import { partnerId, path, type Target } from './target.ts';

const texts: Texts = { code: (name) => name, message: (key) => key };
const common = () => ({ language: 'en', timeZone: 'Africa/Nairobi' }) as const;

/** What differs between a page and Node. */
export interface Place {
  storage: StorageArea;
  network: Network;
}

export function createSealedClient({ origin, serverKey }: Target, { storage, network }: Place): Client {
  return createApi({
    baseUrl: `${origin}/sealed`,
    envelope: { partnerId, suites: [{ suite: 'session', key: serverKey }] },
    tokens: loggedIn(storage),
    clearStorage: () => {},
    language: () => common().language,
    timeZone: () => common().timeZone,
    texts,
    network,
  }).client;
}

/** The layers that `createApi` puts together, with the plain exchange in the place of the envelope's. */
export function createPlainClient({ origin }: Target, { storage, network }: Place): Client {
  const session = createSession({
    ask: { baseToken: notAsked, refresh: notAsked },
    catalogue: codes,
    tokens: loggedIn(storage),
    clearStorage: () => {},
    lock: (_name, task) => task(),
  });
  const attempt = overPlain({ baseUrl: `${origin}/plain`, network, headers: () => ({}) });
  return createCallClient({
    exchange: session.around(withTimeout(attempt, systemClock)),
    upload: notAsked,
    common,
    wording: { catalogue: codes, texts },
  });
}

/** Typed by the contract, and validated: rejects unless the answer is what the contract says. */
export async function countVehicles(client: Client): Promise<number> {
  const { data } = await listVehicles({ client, body: filters, throwOnError: true });
  return data.vehicleList.length;
}

function loggedIn(storage: StorageArea) {
  const tokens = createTokenStore(storage);
  tokens.write({ accessToken, refreshToken: 'refresh-token-of-the-benchmark' });
  return tokens;
}

function notAsked(): Promise<never> {
  return Promise.reject(new Error('No call of the benchmark needs this.'));
}

/** What every contestant sends. */
const filters = { pageNo: 1, pageSize: 24, makeId: '1', price: 2, carAge: 4 } as const;
const payload = { ...filters, language: 'en', timeZone: 'Africa/Nairobi' };
const accessToken = 'access-token-of-the-benchmark';
const headers = { Authorization: `Bearer ${accessToken}` };

/** Our client always has a timeout, so those of the others that offer one get the same. */
const timeout = 16_000;

/** The shape that the other clients assume of an answer without checking it. */
interface Believed {
  body: { vehicleList: unknown[] };
}

type Count = () => Promise<number>;

export function countByAxios({ origin }: Target): Count {
  const client = createAxios({ baseURL: `${origin}/plain`, timeout, headers });
  return async () => {
    const { data } = await client.post<Believed>(path, payload);
    return data.body.vehicleList.length;
  };
}

export function countByKy({ origin }: Target): Count {
  const client = ky.create({ prefixUrl: `${origin}/plain`, timeout, retry: 0, headers });
  const relative = path.slice(1);
  return async () => {
    const { body } = await client.post(relative, { json: payload }).json<Believed>();
    return body.vehicleList.length;
  };
}

/** The time of `fetch` alone, which every client on it needs at least. */
export function countByFetch({ origin }: Target): Count {
  const url = `${origin}/plain${path}`;
  const json = { 'Content-Type': 'application/json' };
  return async () => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, ...json },
      body: JSON.stringify(payload),
    });
    const { body } = (await response.json()) as Believed;
    return body.vehicleList.length;
  };
}
