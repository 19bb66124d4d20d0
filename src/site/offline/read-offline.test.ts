// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { operations } from '#generated/operations.ts';
import { ApiFailure } from '#wire/client/failure.ts';
import type { TransportCode } from '#wire/client/transport-error.ts';
import type { CachedAnswer } from './cached-answers.ts';
import { line } from '#shared/state/connection.ts';
import { readOffline } from './read-offline.ts';

const yesterday = Date.now() - 24 * 60 * 60_000;
const failWith = (code: number | TransportCode) => () =>
  Promise.reject(new ApiFailure(operations.listVehicles, { code, message: 'No' }));
const listKey = [{ _id: 'listVehicles', body: {} }] as const;
const ordersKey = [{ _id: 'listOrders', body: {} }] as const;

let kept: Map<string | undefined, CachedAnswer>;
let user: string | undefined;
let known: PromiseWithResolvers<void>;
let late: PromiseWithResolvers<void>;

function open(): QueryClient {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  readOffline(queryClient, {
    language: 'en',
    owner: () => known.promise.then(() => user),
    read: async ({ owner }) => kept.get(owner),
    wait: () => late.promise,
  });
  return queryClient;
}

beforeEach(() => {
  kept = new Map([[undefined, { data: 'kept', at: yesterday }]]);
  user = undefined;
  known = Promise.withResolvers();
  known.resolve();
  late = Promise.withResolvers();
});

afterEach(() => line.set('there'));

test('shows an answer from the network, whatever is cached', async () => {
  const queryClient = open();
  expect(await queryClient.fetchQuery({ queryKey: listKey, queryFn: () => 'fresh' })).toBe('fresh');
  expect(line.get()).toBe('there');
});

test.each(['offline', 'unreachable', 'timeout'] as const)(
  'shows the cached answer with its age when a call fails with %s',
  async (code) => {
    const queryClient = open();
    expect(await queryClient.fetchQuery({ queryKey: listKey, queryFn: failWith(code) })).toBe('kept');
    expect(line.get()).toBe('away');
    await vi.waitFor(() => expect(queryClient.getQueryState(listKey)?.dataUpdatedAt).toBe(yesterday));
  },
);

test('shows a refusal by the server, whatever is cached', async () => {
  await expect(open().fetchQuery({ queryKey: listKey, queryFn: failWith(400) })).rejects.toMatchObject({ code: 400 });
});

test('shows the cached answer on a stalled connection until a new one arrives', async () => {
  const queryClient = open();
  const coming = Promise.withResolvers<string>();
  const shown = queryClient.fetchQuery({ queryKey: listKey, queryFn: () => coming.promise });
  late.resolve();
  expect(await shown).toBe('kept');
  coming.resolve('fresh');
  await vi.waitFor(() => expect(queryClient.getQueryData(listKey)).toBe('fresh'));
});

test('waits for a slow answer if nothing is cached', async () => {
  kept.clear();
  const coming = Promise.withResolvers<string>();
  const shown = open().fetchQuery({ queryKey: listKey, queryFn: () => coming.promise });
  late.resolve();
  coming.resolve('fresh');
  expect(await shown).toBe('fresh');
});

test('keeps what the page shows, with its age, when it cannot be refetched', async () => {
  kept.clear();
  const queryClient = open();
  queryClient.setQueryData(listKey, 'shown', { updatedAt: yesterday });
  expect(await queryClient.fetchQuery({ queryKey: listKey, queryFn: failWith('offline') })).toBe('shown');
  await vi.waitFor(() => expect(queryClient.getQueryState(listKey)?.dataUpdatedAt).toBe(yesterday));
});

test('reads a user’s data for that user only', async () => {
  kept.set('wanjiku@example.com', { data: 'her orders', at: yesterday });
  await expect(open().fetchQuery({ queryKey: ordersKey, queryFn: failWith('offline') })).rejects.toBeInstanceOf(
    ApiFailure,
  );
  user = 'wanjiku@example.com';
  expect(await open().fetchQuery({ queryKey: ordersKey, queryFn: failWith('offline') })).toBe('her orders');
});

test('handles a user who becomes known after the call has failed', async () => {
  kept.set('wanjiku@example.com', { data: 'her orders', at: yesterday });
  known = Promise.withResolvers();
  const shown = open().fetchQuery({ queryKey: ordersKey, queryFn: failWith('offline') });
  await vi.waitFor(() => expect(line.get()).toBe('away'));
  user = 'wanjiku@example.com';
  known.resolve();
  expect(await shown).toBe('her orders');
});

test('never reads an answer that is not on the list of cached calls', async () => {
  const queryKey = [{ _id: 'getUserInfo' }];
  await expect(open().fetchQuery({ queryKey, queryFn: failWith('offline') })).rejects.toMatchObject({
    code: 'offline',
  });
});
