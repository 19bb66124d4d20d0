import { readFileSync } from 'node:fs';
import type { Client } from '#generated/client/sdk-client.gen.ts';
import type { Texts } from '#wire/client/wording.ts';
import type { Tokens } from '#wire/client/tokens.ts';
import { createApi, type Api, type ApiSettings } from '../client.ts';
import { createMemoryStorage, type StorageArea } from '../local-storage.ts';
import { createTokenStore } from '../token-store.ts';
import { createFakeServer, partnerId, type FakeServer } from './fake-server.ts';
import { createManualClock, type ManualClock } from './manual-clock.ts';

const codeTexts = readTexts('codes');
const messageTexts = readTexts('messages');

export const englishTexts: Texts = {
  code: (name) => codeTexts[name] ?? name,
  message: (key) => messageTexts[key] ?? key,
};

export interface TestApi extends Api {
  client: Client;
  server: FakeServer;
  clock: ManualClock;
  storage: StorageArea;
  /** The reasons why sessions ended, in order. */
  ends: string[];
}

export interface TestOptions extends Partial<ApiSettings> {
  server?: FakeServer;
  clock?: ManualClock;
  storage?: StorageArea;
  /** The offset of the device's clock, as the server reports it. */
  clockError?: number;
  loggedIn?: Tokens | false;
}

export const firstTokens: Tokens = { accessToken: 'access-token-000001', refreshToken: 'refresh-token-00001' };
export const nextTokens: Tokens = { accessToken: 'access-token-000002', refreshToken: 'refresh-token-00002' };
export const baseToken = 'base-token-0000001';

/** A client and its server, logged in unless the test says otherwise. */
export function createTestApi({ clockError = 0, loggedIn = firstTokens, ...options }: TestOptions = {}): TestApi {
  const clock = options.clock ?? createManualClock();
  const server = options.server ?? createFakeServer(() => clock.now() - clockError);
  const storage = options.storage ?? createMemoryStorage();
  const tokens = createTokenStore(storage);
  if (loggedIn) tokens.write(loggedIn);
  server.on('getBaseToken', () => ({ code: 0, body: { accessToken: baseToken } }));
  const api = createApi({
    baseUrl: 'https://shop.test/api',
    envelope: { partnerId, suites: [{ suite: 'session', key: server.key }] },
    tokens,
    clearStorage: () => storage.clear(),
    language: () => 'en',
    timeZone: () => 'Africa/Nairobi',
    texts: englishTexts,
    network: { fetch: server.fetch, isOnline: () => true },
    lock: (_name, task) => task(),
    ...options,
    clock,
  });
  const ends: string[] = [];
  api.session.onEnd(({ reason }) => ends.push(reason));
  return { ...api, server, clock, storage, ends };
}

function readTexts(namespace: string): Record<string, string> {
  const file = new URL(`../../../../locales/en/${namespace}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
}
