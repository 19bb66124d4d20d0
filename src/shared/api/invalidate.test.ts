import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { queries } from './api.ts';
import { invalidateCalls, invalidateCallsLater, reloadForSession, removeAnswersToUser } from './invalidate.ts';

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

test('shows a user nothing of the previous one, even where their own call is refused', async () => {
  const { client } = clientWithAnswers();
  const observer = new QueryObserver(client, {
    queryKey: orders(1),
    queryFn: () => Promise.reject(new Error('400')),
    retry: false,
  });
  onTestFinished(observer.subscribe(() => {}));
  removeAnswersToUser(client);
  await vi.waitFor(() => expect(observer.getCurrentResult().status).toBe('error'));
  expect([orders(1), orders(2), inquiries].map((key) => client.getQueryData(key))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(client.getQueryData(makes)).toEqual({});
});
