import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { queries } from './api.ts';
import { invalidateCalls, invalidateCallsLater, reloadForSession } from './invalidate.ts';

const orders = (pageNo: number) => queries.listOrdersQueryKey({ body: { statusDesc: '', pageNo, pageSize: 1 } });
const makes = queries.listMakesQueryKey();
const inquiries = ['listInquiries'];

function clientWithAnswers() {
  const client = new QueryClient();
  for (const key of [orders(1), orders(2), makes, inquiries]) client.setQueryData<object>(key, {});
  const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;
  return { client, isStale };
}

test('A call is invalidated with every payload that it was asked with, and no other call is', async () => {
  const { client, isStale } = clientWithAnswers();
  await invalidateCalls(client, 'listOrders');
  expect([orders(1), orders(2), makes, inquiries].map(isStale)).toEqual([true, true, false, false]);
});

test('A call is invalidated by the name that was written into its key by hand', async () => {
  const { client, isStale } = clientWithAnswers();
  await invalidateCalls(client, 'listMakes', 'listInquiries');
  expect([orders(1), makes, inquiries].map(isStale)).toEqual([false, true, true]);
});

test('A call that is invalidated for later is not asked while it is on the screen', async () => {
  const { client, isStale } = clientWithAnswers();
  const refetch = vi.spyOn(client, 'refetchQueries');
  await invalidateCallsLater(client, 'listOrders');
  expect(isStale(orders(1))).toBe(true);
  expect(refetch).not.toHaveBeenCalled();
  await invalidateCalls(client, 'listOrders');
  expect(refetch).toHaveBeenCalledOnce();
});

test('After a logout the answers of a user’s calls are forgotten; after a login everything is asked anew', () => {
  const { client, isStale } = clientWithAnswers();
  reloadForSession(client, true);
  expect([orders(1), makes, inquiries].map(isStale)).toEqual([true, true, true]);
  reloadForSession(client, false);
  expect([orders(1), makes, inquiries].map(isStale)).toEqual([undefined, true, undefined]);
});
