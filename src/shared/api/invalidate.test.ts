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

test('invalidates a call with every payload, and no other call', async () => {
  const { client, isStale } = clientWithAnswers();
  await invalidateCalls(client, 'listOrders');
  expect([orders(1), orders(2), makes, inquiries].map(isStale)).toEqual([true, true, false, false]);
});

test('invalidates a hand-written key by the name of its call', async () => {
  const { client, isStale } = clientWithAnswers();
  await invalidateCalls(client, 'listMakes', 'listInquiries');
  expect([orders(1), makes, inquiries].map(isStale)).toEqual([false, true, true]);
});

test('does not refetch a call that is invalidated for later while it is on the screen', async () => {
  const { client, isStale } = clientWithAnswers();
  const refetch = vi.spyOn(client, 'refetchQueries');
  await invalidateCallsLater(client, 'listOrders');
  expect(isStale(orders(1))).toBe(true);
  expect(refetch).not.toHaveBeenCalled();
  await invalidateCalls(client, 'listOrders');
  expect(refetch).toHaveBeenCalledOnce();
});

test('drops a user’s answers after a logout, and refetches everything after a login', () => {
  const { client, isStale } = clientWithAnswers();
  reloadForSession(client, true);
  expect([orders(1), makes, inquiries].map(isStale)).toEqual([true, true, true]);
  reloadForSession(client, false);
  expect([orders(1), makes, inquiries].map(isStale)).toEqual([undefined, true, undefined]);
});
