import { create as createAxios } from 'axios';
import ky from 'ky';
import type * as Package from '../../../clients/typescript/node.ts';
import type { Client } from '#generated/client/sdk-client.gen.ts';
import { listVehicles } from '#generated/client/sdk.gen.ts';
import { createApi } from '#shared/api/client.ts';
import { createMemoryStorage, openLocalStorage } from '#shared/api/local-storage.ts';
import { createTokenStore } from '#shared/api/token-store.ts';
import type { TokenStore } from '#wire/client/tokens.ts';
import type { Texts } from '#wire/client/wording.ts';
import { partnerId, path, type Target } from './target.ts';

const texts: Texts = { code: (name) => name, message: (key) => key };
const common = { language: 'en', timeZone: 'Africa/Nairobi' } as const;

/** Makes one call and returns the number of vehicles received. */
type Count = () => Promise<number>;

/** Ours: a plain call and a sealed one. */
export type Ours = Record<'plain' | 'sealed', Count>;

/** In a page, like the site. */
export function oursInPage(target: Target): Ours {
  const createClient = (way: keyof Ours) =>
    createApi({
      ...clientOf(target, way),
      tokens: loggedIn(createTokenStore(openLocalStorage())),
      clearStorage: () => {},
      language: () => common.language,
      timeZone: () => common.timeZone,
      texts,
    }).client;
  return {
    plain: counting(listVehicles, createClient('plain')),
    sealed: counting(listVehicles, createClient('sealed')),
  };
}

/** In Node, through the client package. */
export async function oursInNode(target: Target, made: typeof Package): Promise<Ours> {
  async function createClient(way: keyof Ours) {
    const { baseUrl, envelope } = clientOf(target, way);
    const tokens = loggedIn(made.createTokenStore(createMemoryStorage()));
    return (await made.connect(baseUrl, { envelope, tokens, timeZone: common.timeZone })).client;
  }
  return {
    plain: counting(made.listVehicles, await createClient('plain')),
    sealed: counting(made.listVehicles, await createClient('sealed')),
  };
}

function clientOf({ origin, serverKey }: Target, way: keyof Ours) {
  const sealed = { partnerId, suites: [{ suite: 'session' as const, key: serverKey }] };
  return { baseUrl: `${origin}/${way}`, envelope: way === 'plain' ? ('plain' as const) : sealed };
}

/** Typed by the contract and validated: rejects unless the answer is valid. */
function counting(call: typeof listVehicles, client: Client): Count {
  return async () => {
    const { data } = await call({ client, body: filters, throwOnError: true });
    return data.vehicleList.length;
  };
}

function loggedIn(tokens: TokenStore): TokenStore {
  tokens.write({ accessToken, refreshToken: 'refresh-token-of-the-benchmark' });
  return tokens;
}

/** The payload of every contestant. */
const filters = { pageNo: 1, pageSize: 24, makeId: '1', price: 2, carAge: 4 } as const;
const payload = { ...filters, ...common };
const accessToken = 'access-token-of-the-benchmark';
const headers = { Authorization: `Bearer ${accessToken}` };

/** Our client always has a timeout, so the others get the same if they support one. */
const timeout = 16_000;

/** The answer's shape, which the other clients assume without checking. */
interface Believed {
  body: { vehicleList: unknown[] };
}

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

/** The time of `fetch` alone, the minimum for every client based on it. */
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
