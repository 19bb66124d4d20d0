import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { prefetchScreen } from './first-calls.ts';

interface Asked {
  queryKey: readonly [{ _id: string; body?: object }];
}

function askedFor(pathname: string, search = '') {
  const client = new QueryClient();
  const prefetch = vi.spyOn(client, 'prefetchQuery').mockResolvedValue();
  void prefetchScreen(client, { pathname, search });
  return prefetch.mock.calls.map(([options]) => (options as unknown as Asked).queryKey[0]);
}

test.each([
  ['/Kenya', '', ['listBanners', 'getHomeVehicles']],
  ['/Japan/', '?tab=1', ['listVehicles']],
  ['/China/car/detail', '?id=7', ['getVehicleDetail']],
  ['/Kenya/car/detail', '', []],
  ['/Kenya', '?tab=2', []],
  ['/Kenya/car/compare', '?id=7', []],
])('prefetches at %s%s the calls %s', (pathname, search, calls) => {
  expect(askedFor(pathname, search).map(({ _id: id }) => id)).toEqual(calls);
});

test('prefetches only calls that the screen makes', () => {
  const [list] = askedFor('/Kenya', '?tab=1&make=toyota&page=2');
  expect(list?.body).toMatchObject({ makeId: 'toyota', pageNo: 2 });
  const [vehicle] = askedFor('/Kenya/car/detail', '?id=7');
  expect(vehicle?.body).toEqual({ carSourceId: '7' });
});
