import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { operations } from '#generated/operations.ts';
import { openSession } from '#server/marketplace/accounts/sessions.ts';
import { accounts } from '#demo/people/accounts.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { api } from '#shared/api/api.ts';
import { createMemoryStorage, type StorageArea } from '#shared/api/local-storage.ts';
import { createTokenStore } from '#shared/api/token-store.ts';
import { isFullRun } from '../scope.ts';
import { openClient } from './support/open-client.ts';
import { serveApp, type ServedApp } from './support/serve-app.ts';

const storms = isFullRun ? 5 : 2;
const callsOfTab = 20;

let server: TestServer;
let served: ServedApp;
let storage: StorageArea;
let refreshes: number;
let ends: string[];

beforeAll(async () => {
  server = await openTestServer({ isStocked: true, clock: () => new Date() });
  served = await serveApp(server.services);
});

afterAll(async () => {
  await served.app.close();
  await server.close();
});

beforeEach(async () => {
  refreshes = 0;
  ends = [];
  storage = createMemoryStorage();
  const { database, clock } = server.services;
  createTokenStore(storage).write(await openSession(database, accounts.buyer.id, clock()));
});

/** A tab of the shared browser. */
function openTab(locks: LockManager | undefined) {
  const { client, session } = openClient(served, {
    storage,
    locks,
    onRequest(url) {
      if (url.endsWith(operations.refreshToken.path)) refreshes += 1;
    },
  });
  session.onEnd(({ reason }) => ends.push(reason));
  return client;
}

async function letAccessTokensRunOut(): Promise<void> {
  const { database, clock } = server.services;
  const past = new Date(clock().getTime() - 1000);
  await database.updateTable('session_token').set({ expires_at: past }).where('kind', '=', 'access').execute();
}

test(`A-281 two tabs with expired tokens refresh once in each of ${storms} storms, and stay logged in`, async () => {
  const tabs = [openTab(navigator.locks), openTab(navigator.locks)];
  for (let storm = 1; storm <= storms; storm += 1) {
    await letAccessTokensRunOut();
    const calls = tabs.flatMap((client) => Array.from({ length: callsOfTab }, () => api.listAddresses({ client })));
    const answers = await Promise.all(calls);
    expect(answers.filter(({ error }) => error !== undefined)).toEqual([]);
    expect(refreshes).toBe(storm);
  }
  expect(ends).toEqual([]);
});

test('without locks each tab refreshes, and the server treats neither as a thief', async () => {
  const tabs = [openTab(undefined), openTab(undefined)];
  for (let storm = 1; storm <= storms; storm += 1) {
    await letAccessTokensRunOut();
    const calls = tabs.flatMap((client) => Array.from({ length: callsOfTab }, () => api.listAddresses({ client })));
    const answers = await Promise.all(calls);
    expect(answers.filter(({ error }) => error !== undefined)).toEqual([]);
  }
  expect(refreshes).toBeLessThanOrEqual(storms * tabs.length);
  expect(ends).toEqual([]);
});
