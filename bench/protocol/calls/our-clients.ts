import { listVehicles } from '../../../generated/client/sdk.gen.ts';
import { codes } from '../../../generated/codes.ts';
import { browserNetwork } from '../../../src/api/browser-network.ts';
import { createApi } from '../../../src/api/client.ts';
import type { StorageArea } from '../../../src/api/local-storage.ts';
import { createApiClient } from '../../../src/api/openapi-client.ts';
import { createCallRunner } from '../../../src/api/run-call.ts';
import type { Client } from '../../../src/api/sdk-client.ts';
import { createTokenStore } from '../../../src/api/token-store.ts';
import { systemClock, withTimeout } from '../../../wire/client/with-timeout.ts';
import { overPlain } from '../../../wire/client/over-plain.ts';
import { createSession } from '../../../wire/client/session.ts';
import type { Texts } from '../../../wire/client/wording.ts';
import { accessToken, filters } from './request.ts';
import { partnerId, type Target } from './target.ts';

const texts: Texts = { code: (name) => name, message: (key) => key };
const common = () => ({ language: 'en', timeZone: 'Africa/Nairobi' }) as const;

export function createSealedClient({ origin, serverKey }: Target, storage: StorageArea): Client {
  return createApi({
    baseUrl: `${origin}/sealed`,
    envelope: { partnerId, suites: [{ suite: 'session', key: serverKey }] },
    tokens: loggedIn(storage),
    clearStorage: () => {},
    language: () => common().language,
    timeZone: () => common().timeZone,
    texts,
  }).client;
}

/** The layers that `createApi` puts together, with the plain exchange in the place of the envelope's. */
export function createPlainClient({ origin }: Target, storage: StorageArea): Client {
  const session = createSession({
    ask: { baseToken: notAsked, refresh: notAsked },
    catalogue: codes,
    tokens: loggedIn(storage),
    clearStorage: () => {},
    lock: (_name, task) => task(),
  });
  const attempt = overPlain({ baseUrl: `${origin}/plain`, network: browserNetwork, headers: () => ({}) });
  return createApiClient(
    createCallRunner({
      exchange: session.around(withTimeout(attempt, systemClock)),
      upload: notAsked,
      common,
      wording: { catalogue: codes, texts },
    }),
  );
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
