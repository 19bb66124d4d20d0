import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setTimeout as pause } from 'node:timers/promises';
import { demoPricingSettings } from '#demo/pricing-settings.ts';
import { writePricingSettings } from '#server/marketplace/pricing/pricing-settings.ts';
import { createLog } from '#server/platform/operations/log.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { createPurgeJob } from '#server/site/purge-pages.ts';
import { watchPageChanges } from '#server/site/rendering/page-changes.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer({ isStocked: true });
});
afterAll(() => server.close());
beforeEach(() => server.services.database.deleteFrom('page_change').execute());

const vehicles = (...ids: string[]) => server.services.database.updateTable('vehicle').where('id', 'in', ids);
const noted = async () =>
  (await server.services.database.selectFrom('page_change').select('keys').orderBy('id').execute()).flatMap(
    ({ keys }) => keys,
  );
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
const setTimes = (times: { changed_at?: Date; seen_at?: Date }) =>
  server.services.database.updateTable('page_change').set(times).execute();

test('A change of a vehicle, price, rule or text notes the pages that show it, and other changes note none', async () => {
  const { database } = server.services;
  await vehicles('100001', '100002').set({ base_price_cents: 400_000 }).execute();
  expect((await noted()).toSorted()).toEqual(['vehicle-100001', 'vehicle-100002']);
  await vehicles('100001').set({ base_price_cents: 400_000, price_bucket: 2 }).execute();
  expect(await noted()).toHaveLength(2);
  await vehicles('100001').set({ state: 'held' }).execute();
  expect((await noted()).slice(2)).toEqual(['vehicle-100001', 'list']);
  await writePricingSettings(database, demoPricingSettings);
  expect((await noted()).at(-1)).toBe('rule');
  await database.updateTable('home_banner').set({ version: 9 }).where('id', '=', 'toyota').execute();
  expect((await noted()).at(-1)).toBe('content');
  await database.updateTable('vehicle').set({ is_hot: true }).execute();
  expect((await noted()).at(-1)).toBe('page');
});

test('A node drops changed pages once, and none of the changes before it started', async () => {
  const { database } = server.services;
  await vehicles('100001').set({ mileage_km: 1000 }).execute();
  const drop = vi.fn<(keys: readonly string[]) => void>();
  const check = watchPageChanges(() => database, drop, 0);
  await check();
  await vehicles('100002').set({ mileage_km: 2000 }).execute();
  await check();
  await check();
  expect(drop.mock.calls.map(([keys]) => keys)).toEqual([[], ['vehicle-100002'], []]);
});

test('The hook of a CDN gets each changed key once, when no node sends the old page any more', async () => {
  const send = vi.fn<typeof fetch>(async () => new Response());
  const { run } = createPurgeJob({ url: 'https://cdn.example/purge', token: 's3cret' }, { send });
  await vehicles('100001').set({ mileage_km: 1001 }).execute();
  await vehicles('100001').set({ mileage_km: 1002 }).execute();
  // As if by a transaction that took minutes.
  await setTimes({ changed_at: ago(200) });
  await run(server.services);
  expect(send).not.toHaveBeenCalled();
  await setTimes({ seen_at: ago(1) });
  await run(server.services);
  await run(server.services);
  expect(send).toHaveBeenCalledOnce();
  const [url, request] = send.mock.calls[0] ?? [];
  expect([url, request?.method, request?.body]).toEqual([
    'https://cdn.example/purge',
    'POST',
    '{"keys":["vehicle-100001"]}',
  ]);
  expect(request?.headers).toMatchObject({ 'Surrogate-Key': 'vehicle-100001', Authorization: 'Bearer s3cret' });
});

test('backs off while the hook is down, reports it once, and drops changes older than the CDN’s copies', async () => {
  let now = 0;
  const send = vi.fn<typeof fetch>(async () => new Response('', { status: 503 }));
  const { run } = createPurgeJob({ url: 'https://cdn.example/purge' }, { send, now: () => now });
  const log = createLog('silent');
  const warn = vi.spyOn(log, 'warn');
  await vehicles('100001').set({ mileage_km: 1003 }).execute();
  await setTimes({ seen_at: ago(1) });
  for (; now < 60_000; now += 500) await run({ ...server.services, log });
  expect(send.mock.calls.length).toBeLessThan(12);
  expect(warn).toHaveBeenCalledOnce();
  await setTimes({ seen_at: ago(121) });
  now += 60_000;
  send.mockClear();
  await run({ ...server.services, log });
  expect(send).not.toHaveBeenCalled();
});

test('A hook that does not answer is given up after two seconds', async () => {
  const send: typeof fetch = async (_url, request) => {
    await pause(60_000, undefined, { signal: request?.signal ?? undefined });
    return new Response();
  };
  const { run } = createPurgeJob({ url: 'https://cdn.example/purge' }, { send });
  await vehicles('100001').set({ mileage_km: 1004 }).execute();
  await setTimes({ seen_at: ago(1) });
  await run(server.services);
  expect(await server.services.database.selectFrom('page_change').select('purged_at').executeTakeFirst()).toEqual({
    purged_at: null,
  });
}, 10_000);
