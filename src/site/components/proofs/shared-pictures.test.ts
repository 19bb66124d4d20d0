// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeSharedPictures } from '#site/service-worker/store-shared-pictures.ts';
import { deleteSharedPictures, readShared, sharedCount } from './shared-pictures.ts';

let stores: Map<string, Map<string, Response>>;

beforeEach(() => {
  stores = new Map();
  const open = async (name: string) => {
    const kept = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, kept);
    return {
      keys: async () => [...kept.keys()],
      match: async (key: string) => kept.get(key)?.clone(),
      put: async (key: string, response: Response) => void kept.set(key, response),
    };
  };
  vi.stubGlobal('caches', {
    open,
    has: async (name: string) => stores.has(name),
    delete: async (name: string) => stores.delete(name),
  });
});

afterEach(() => vi.unstubAllGlobals());

const orders = 'https://gariport.example/Kenya/user/center/info?type=0';

/** The form data of another app's share. */
async function share(...files: readonly (File | string)[]): Promise<Response> {
  const form = new FormData();
  for (const file of files) form.append('proof', file);
  return storeSharedPictures({ request: { url: orders, formData: async () => form } as unknown as Request });
}

test('keeps shared pictures with names and order, and opens the orders', async () => {
  const answer = await share(
    new File(['one'], '支払い.png', { type: 'image/png' }),
    new File(['two'], 'slip.jpg', { type: 'image/jpeg' }),
    'no file',
  );
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, orders]);
  const pictures = await readShared();
  expect(pictures.map(({ name, type, size }) => [name, type, size])).toEqual([
    ['支払い.png', 'image/png', 3],
    ['slip.jpg', 'image/jpeg', 3],
  ]);
  expect(sharedCount.get()).toBe(2);
  await deleteSharedPictures();
  expect(await readShared()).toEqual([]);
  expect(sharedCount.get()).toBe(0);
});

test('deletes pictures not assigned to an order within a day', async () => {
  await share(new File(['one'], 'slip.png', { type: 'image/png' }));
  expect(await readShared(Date.now() + 25 * 3_600_000)).toEqual([]);
  expect(stores.size).toBe(0);
});

test('opens the orders even without storage', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('closed')), has: () => Promise.reject(new Error()) });
  expect((await share(new File(['one'], 'slip.png'))).status).toBe(303);
  expect(await readShared()).toEqual([]);
});
