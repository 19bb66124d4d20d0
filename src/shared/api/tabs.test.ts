import { expect, it, vi } from 'vitest';
import { createTabLock } from '#wire/client/renewal.ts';
import { api } from './api.ts';
import { createMemoryStorage } from './local-storage.ts';
import { createFakeServer, type FakeHandler } from './testing/fake-server.ts';
import { createManualClock } from './testing/manual-clock.ts';
import { createTestApi, nextTokens } from './testing/test-api.ts';

/** Two tabs of one browser: their own memory, one storage, one lock manager. */
function openTabs() {
  const clock = createManualClock();
  const shared = {
    clock,
    server: createFakeServer(clock.now),
    storage: createMemoryStorage(),
    lock: createTabLock(navigator.locks),
  };
  return { ...shared, tabs: [createTestApi(shared), createTestApi(shared)] as const };
}

it('A-281 refreshes once for two tabs whose calls get 430; the other takes the new tokens from storage', async () => {
  const { server, tabs } = openTabs();
  server.on('refreshToken', () => ({ code: 0, body: nextTokens }));
  server.on('listCoupons', ({ token }) => (token === nextTokens.accessToken ? { code: 0, body: [] } : { code: 430 }));
  const calls = tabs.flatMap(({ client }) => Array.from({ length: 10 }, () => api.listCoupons({ client })));
  const results = await Promise.all(calls);
  expect(results.map(({ data }) => data)).toEqual(Array.from({ length: 20 }, () => []));
  expect(server.callsOf('refreshToken')).toHaveLength(1);
});

it('logs both tabs out after a refused refresh, with one event', async () => {
  const { server, storage, tabs } = openTabs();
  server.on('refreshToken', () => ({ code: 431 }));
  server.on('listCoupons', () => ({ code: 430 }));
  await Promise.all(tabs.map(({ client }) => api.listCoupons({ client })));
  expect(storage.getItem('refreshToken')).toBeNull();
  expect(tabs.flatMap(({ ends }) => ends)).toEqual(['expired']);
  expect(server.callsOf('refreshToken')).toHaveLength(1);
});

it('refreshes once per tab in a browser without locks', async () => {
  const test = createTestApi({ lock: createTabLock(undefined) });
  const refresh = vi.fn<FakeHandler>(() => ({ code: 0, body: nextTokens }));
  test.server.on('refreshToken', refresh);
  test.server.on('listCoupons', ({ token }) =>
    token === nextTokens.accessToken ? { code: 0, body: [] } : { code: 430 },
  );
  await Promise.all(Array.from({ length: 20 }, () => api.listCoupons({ client: test.client })));
  expect(refresh).toHaveBeenCalledOnce();
});
