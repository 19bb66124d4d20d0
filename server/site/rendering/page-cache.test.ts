import { describe, expect, it, test, vi } from 'vitest';
import { BudgetSpent, createPageCache, TooManyPages } from './page-cache.ts';

const limits = { freshFor: 2000, usableFor: 10_000, most: 2, mostUnderWay: 2 };

function openCache() {
  let now = 0;
  const cache = createPageCache<string>({ ...limits, now: () => now });
  return { ...cache, pass: (milliseconds: number) => (now += milliseconds) };
}

test('A page is made once for concurrent callers, and once for all who request it soon after', async () => {
  const { get, pass } = openCache();
  const make = vi.fn<() => Promise<string>>(async () => 'page');
  const all = await Promise.all([get('a', '1', make), get('a', '1', make), get('a', '1', make)]);
  expect(all.map(({ value }) => value)).toEqual(['page', 'page', 'page']);
  pass(1999);
  expect(await get('a', '1', make)).toEqual({ value: 'page', age: 1999 });
  expect(make).toHaveBeenCalledTimes(1);
});

test('A stale page is served at once and refreshed in the background', async () => {
  const { get, pass } = openCache();
  await get('a', '1', async () => 'old');
  pass(2000);
  const made = Promise.withResolvers<string>();
  expect(await get('a', '1', () => made.promise)).toEqual({ value: 'old', age: 2000 });
  made.resolve('new');
  await made.promise;
  await expect.poll(async () => (await get('a', '1', async () => 'never')).value).toBe('new');
});

test('Callers wait for a page that is too old', async () => {
  const { get, pass } = openCache();
  await get('a', '1', async () => 'old');
  pass(10_000);
  expect(await get('a', '1', async () => 'new')).toEqual({ value: 'new', age: 0 });
});

test('A page of another version does not count', async () => {
  const { get } = openCache();
  await get('a', 'USD 6,850', async () => 'before');
  expect(await get('a', 'USD 6,500', async () => 'after')).toEqual({ value: 'after', age: 0 });
});

test('A failure reaches all waiting callers, and the next one retries', async () => {
  const { get } = openCache();
  const fail = () => Promise.reject(new Error('broken'));
  const all = await Promise.allSettled([get('a', '1', fail), get('a', '1', fail)]);
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await get('a', '1', async () => 'page')).toEqual({ value: 'page', age: 0 });
});

test('A page that cannot be refreshed is served as long as it is usable', async () => {
  const { get, pass } = openCache();
  await get('a', '1', async () => 'old');
  pass(3000);
  const fail = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('broken')));
  expect((await get('a', '1', fail)).value).toBe('old');
  expect(fail).toHaveBeenCalledTimes(1);
});

test('The least recently used page is evicted', async () => {
  const { get, pass } = openCache();
  for (const key of ['a', 'b']) await get(key, '1', async () => key);
  pass(1);
  await get('a', '1', async () => 'again');
  await get('c', '1', async () => 'c');
  expect(await get('a', '1', async () => 'again')).toEqual({ value: 'a', age: 1 });
  expect(await get('b', '1', async () => 'again')).toEqual({ value: 'again', age: 0 });
});

test('When the limit of pages in the making is reached, another is refused and a usable one served', async () => {
  const { get, pass } = openCache();
  await get('kept', '1', async () => 'kept');
  pass(3000);
  const made = Promise.withResolvers<string>();
  const others = [get('a', '1', () => made.promise), get('b', '1', () => made.promise)];
  await expect(get('c', '1', async () => 'c')).rejects.toThrow(TooManyPages);
  made.resolve('page');
  await Promise.all(others);
  expect((await get('c', '1', async () => 'c')).value).toBe('c');
});

describe('a caller without a rendering budget', () => {
  const mayMake = () => false;

  it('gets a cached page, and is refused any other', async () => {
    const { get, pass } = openCache();
    await get('a', '1', async () => 'kept');
    pass(3000);
    expect((await get('a', '1', async () => 'new', mayMake)).value).toBe('kept');
    await expect(get('b', '1', async () => 'b', mayMake)).rejects.toThrow(BudgetSpent);
  });

  it('evicts no cached page', async () => {
    const { get } = openCache();
    await get('a', '1', async () => 'a');
    for (const key of ['b', 'c', 'd']) await get(key, '1', async () => key, mayMake).catch(() => undefined);
    expect((await get('a', '1', async () => 'again', mayMake)).value).toBe('a');
  });
});
