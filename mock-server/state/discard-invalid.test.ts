import { expect, test, vi } from 'vitest';
import type { Order } from '#generated/client/types.gen.ts';
import { operations } from '#generated/operations.ts';
import { createSession } from '#wire/host/testing/session.ts';
import { callPlain } from '#wire/host/testing/callers.ts';
import { createMockApp } from '../app.ts';
import { common } from '../testing/mock.ts';
import { dataOf, createMemory, mostPeople } from './memory.ts';

test('A reloaded mock keeps its data, and reports and deletes what no longer fits the contract', async () => {
  const { envelope, discovery } = await createSession();
  const memory = createMemory();
  const load = () => createMockApp({ envelope, discovery, memory });
  const token = 'any-token';
  const first = await load();
  await callPlain(first, operations.cancelFavorite, { vehicleId: '100001', ...common }, { token });
  await callPlain(first, operations.closeOrder, { id: '500001', ...common }, { token });
  await first.close();
  const [own] = memory.people.values();
  // Simulates an older contract with another name for it.
  for (const order of own?.orders ?? []) Reflect.deleteProperty(order, 'orderNo');

  const messages = vi.spyOn(console, 'log').mockReturnValue();
  const second = await load();
  expect(messages.mock.calls).toEqual([['The orders of token any-token no longer fit the contract, and were reset.']]);
  messages.mockRestore();
  const ask = async <Body>(operation: (typeof operations)['getOrder' | 'listFavorites'], payload: object) =>
    (await callPlain(second, operation, { ...payload, ...common }, { token })).json<{ body: Body }>().body;
  expect(await ask<Order>(operations.getOrder, { id: '500001' })).toMatchObject({ status: 0 });
  expect(await ask(operations.listFavorites, { pageNo: 1, pageSize: 8 })).toMatchObject({ total: 2 });
  await second.close();
});

test('The mock remembers a limited number of people, most recent callers first', () => {
  const memory = createMemory();
  const nothing = () => ({
    isAlone: true,
    user: { email: 'a@example.com', countryName: 'Kenya' },
    addresses: [],
    favorites: [],
    inquiries: [],
    questions: {},
    offers: {},
    orders: [],
    reserved: [],
  });
  const first = dataOf(memory, 'first', nothing);
  for (let count = 1; count < mostPeople; count += 1) dataOf(memory, String(count), nothing);
  expect(dataOf(memory, 'first', nothing)).toBe(first);
  dataOf(memory, 'one more', nothing);
  expect(memory.people.size).toBe(mostPeople);
  expect(memory.people.has('first')).toBe(true);
  expect(memory.people.has('1')).toBe(false);
});
