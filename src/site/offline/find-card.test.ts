// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { findCard } from './find-card.ts';
import { type CachedAnswer, readPublicAnswers } from './cached-answers.ts';

vi.mock(import('./cached-answers.ts'), async (original) => ({
  ...(await original()),
  readPublicAnswers: vi.fn<typeof readPublicAnswers>(() => Promise.resolve<CachedAnswer[]>([])),
}));

const keep = vi.mocked(readPublicAnswers);
const card = { id: '100001', name: 'Toyota Vitz', imageUrl: '/vitz.webp', tag: 'sale', priceUSD: 6850 };
const cheaper = { ...card, priceUSD: 6500 };
const [yesterday, today] = [1_780_000_000_000, 1_780_086_400_000];

function find(seen: readonly { name: string; data: unknown; at: number }[] = [], id = '100001') {
  const queryClient = new QueryClient();
  for (const { name, data, at } of seen) {
    queryClient.setQueryData([{ _id: name, body: {} }], data, { updatedAt: at });
  }
  return findCard(id, { queryClient, language: 'en' });
}

test('finds the card in the newest list, from this page or from the cache', async () => {
  const old = { name: 'listVehicles', data: { vehicleList: [{ ...card, id: '100002' }, card] }, at: yesterday };
  expect(await find([old])).toEqual({ card, at: yesterday });
  keep.mockResolvedValueOnce([{ data: { sections: [{ vehicles: [cheaper] }] }, at: today }]);
  expect(await find([old])).toEqual({ card: cheaper, at: today });
  keep.mockResolvedValueOnce([{ data: [card], at: yesterday }]);
  expect(await find([{ name: 'getHomeVehicles', data: [cheaper], at: today }])).toEqual({ card: cheaper, at: today });
});

test('finds cards of the current page in a browser without storage', async () => {
  keep.mockRejectedValueOnce(new DOMException('forbidden', 'SecurityError'));
  expect(await find([{ name: 'listSimilarVehicles', data: [card], at: today }])).toEqual({ card, at: today });
});

test.each([
  ['another vehicle', [{ ...card, id: '100002' }]],
  ['something else with the same id', [{ id: '100001', name: 'Wanjiku Kamau' }]],
  ['what somebody has written into the storage', { vehicleList: [{ ...card, imageUrl: { toString: 1 } }, null, 7] }],
])('finds no card in a list with %s', async (_what, data) => {
  keep.mockResolvedValueOnce([{ data, at: today }]);
  expect(await find([{ name: 'listVehicles', data, at: today }])).toBeUndefined();
});

test('ignores answers that are not lists of vehicles', async () => {
  expect(await find([{ name: 'getOrder', data: card, at: today }])).toBeUndefined();
});
